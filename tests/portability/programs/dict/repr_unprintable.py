print({"nb\xa0": 1, "e\u0301": "\x7f", "it's": '"q"'})
