for s in ["abc", "ABC", "123", "a1", "", " ", "a b", "Ab", "\n", "_x", "1a"]:
    print(repr(s), s.isalpha(), s.isdigit(), s.isalnum(), s.isspace(), s.isupper(), s.islower(), s.istitle(), s.isidentifier(), s.isnumeric(), s.isdecimal(), s.isascii(), s.isprintable())
