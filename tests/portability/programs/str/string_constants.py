import string
print(string.ascii_lowercase, string.digits, string.ascii_letters, string.hexdigits, string.punctuation, repr(string.whitespace), string.capwords("hello big world"))
