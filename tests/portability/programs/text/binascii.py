import binascii, zlib
print(binascii.hexlify(b"ab"), binascii.unhexlify("6162"), binascii.crc32(b"hello"), zlib.crc32(b"hello"))
