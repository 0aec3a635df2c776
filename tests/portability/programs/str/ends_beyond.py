grin = "\U0001f600"
print("\u01c5".removesuffix("a" + grin + "b"), "x".endswith(grin), ("x" + grin).endswith(grin), ("x" + grin).endswith(grin, 1), ("x" + grin).endswith(grin, 2))
print(("x" + grin).endswith(("a", grin), 0, 2), ("x" + grin).startswith(grin, 1), ("x" + grin + "b").removesuffix(grin + "b"))
print([("abc".startswith("", n), "abc".endswith("", n)) for n in (-9, 0, 3)], "abc".endswith("bc", -2), "abc".endswith("ab", -5, -1))
