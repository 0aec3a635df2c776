parts = [s.strip().upper() for s in "a, b ,c".split(",")]
print(parts, list(map(str.upper, ["x", "y"])), sorted(["B", "a"], key=str.lower), list(map(str, [1, 2.5, None])), list(map("{:03d}".format, [1, 2])))
