text = "a\0b\x00c\0009"
print(len(text), text.split("\0"), repr(text), [ord(c) for c in text], "\0" in text, b"\0x", f"{text}\0")
