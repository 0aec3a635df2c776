print(str(None), str(True), str(1.0), str(1e100), str((1,)), str([]), str({"a"}), str(b"x"), str(range(3)), str(...), str(int), str(3 + 2j), str(1.5e-7))
