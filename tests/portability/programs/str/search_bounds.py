print("abc".startswith("", 4), "abc".startswith("", 3), "abc".endswith("", 4), "abc".find("", 4), "abc".find("",3), "abc".rfind("",4), "abc".count("",4), "abc".count("", 3), b"abc".find(b"",4), b"abc".startswith(b"",4))
for f in (lambda: "abc".index("", 4), lambda: "abc".rindex("", 4)):
    try: print(f())
    except ValueError as e: print(e)
i = 4
s = ""
print("abc".startswith(s, i), "abc".find(s, i), "abc".rfind(s, i), "abc".count(s, i), "abc".startswith((s, "x"), i), "abc".endswith((s,), i, 9))
print("abc".find("b", -9), "abc".find("c", -1), "abc".rfind("a", -9, -1), "abcabc".count("a", 1), "abc".find("", 1, 0), "abc".startswith("", 2, 1))
print("abcabc".find("c", 0, 2), "abcabc".find("abc", 1, 5), "añb😀c".rfind("c", -2), b"abc".index(b"c", 1), "aaa".count("a", -2, 9), "abc".find("c", None, 2))
