# What bytes and bytearrays do beyond looking things up.
word = b"hello world"
print(word.translate(None, b"lo"), word.translate(bytes(range(1, 256)) + b"\x00"), word.expandtabs(), b"a\tb".expandtabs(4))
print(word.hex(":", 2), word.hex("-", -3), word.hex(" "), b"".hex(":", 2), b"ab".hex(":", 4))
data = bytearray(b"it's")
print(data, bytearray(b'"'), bytearray(b"a\"'b"), repr(b"it's"))
data[1:3] = b"XYZ"
print(data, len(data))
data[-9:1] = [1, 2, 3]
print(data)
data[::2] = b"\x00" * len(data[::2])
print(data, data[::-1], data[2:4])
del data[1:3]
del data[::2]
print(data)
data += b"end"
data.append(33)
print(data, data.removeprefix(b"\x00"), data.removesuffix(b"!"), data.decode("latin-1").strip("\x00"))
try:
    data[0:1] = [300]
except ValueError as error:
    print(type(error).__name__)
for number, size in ((-(2**31), 4), (2**31 - 1, 4), (-(2**31) - 1, 4), (2**31, 4), (200, 1), (-1, 2)):
    try:
        print(number.to_bytes(size, "big", signed=True))
    except OverflowError as error:
        print("OverflowError", number)
