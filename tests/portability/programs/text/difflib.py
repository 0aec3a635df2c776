import difflib
print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]), round(difflib.SequenceMatcher(None, "abcd", "bcde").ratio(), 3), list(difflib.unified_diff(["a\n", "b\n"], ["a\n", "c\n"], "x", "y")), list(difflib.ndiff(["a"], ["b"])))
