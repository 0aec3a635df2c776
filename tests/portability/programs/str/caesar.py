def shift(s, k):
    return "".join(chr((ord(c) - 97 + k) % 26 + 97) if c.isalpha() else c for c in s.lower())
print(shift("Hello, World", 3), shift(shift("abc", 5), -5))
