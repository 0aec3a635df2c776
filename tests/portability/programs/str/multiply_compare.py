print("ab" * 3, "-" * 0, "a" < "b", "Z" < "a", "abc" < "abd", "a" < "aa", max("hello"), "é" > "z", 3 * "x")
