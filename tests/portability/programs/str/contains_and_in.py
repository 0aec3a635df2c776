print("ell" in "hello", "" in "abc", "x" not in "abc", "abc".__contains__("b"), "abc".__len__())
