"""zlib: checksums."""

from binascii import crc32


def adler32(data, value=1):
    a = value & 0xFFFF
    b = value >> 16
    for x in data:
        a = (a + x) % 65521
        b = (b + a) % 65521
    return b << 16 | a
