print(sorted({x % 3 for x in range(10)}), sorted({c.lower() for c in "AaBb"}))
