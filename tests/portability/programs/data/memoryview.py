view = memoryview(bytearray(b"abcdef"))
print(view[1], bytes(view[1:]), view.tolist()[:2], view.nbytes, view[::2].tobytes(), view.format, view == b"abcdef")
view[0] = 65
print(view.obj, memoryview(b"x").readonly)
