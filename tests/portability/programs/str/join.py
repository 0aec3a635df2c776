print(", ".join(["a", "b"]), "".join([]), "-".join("abc"), "|".join(str(x) for x in range(3)), " ".join({"a": 1, "b": 2}))
