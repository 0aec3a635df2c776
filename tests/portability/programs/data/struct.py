import struct
print(struct.pack(">HI", 1, 2), struct.unpack("<h", b"\xff\xff"), struct.calcsize("iif"), struct.pack("<d", 1.5).hex())
