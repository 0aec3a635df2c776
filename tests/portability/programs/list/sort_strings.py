print(sorted(["b", "A", "a", "B", "é", "z"]), sorted(["b", "A", "a"], key=str.lower), sorted("hello"))
