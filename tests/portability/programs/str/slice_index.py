s = "héllo😀"
print(len(s), s[1], s[-1], s[::-1], s[1:4], "😀" in s, s.index("😀"), ord(s[-1]), chr(128512))
