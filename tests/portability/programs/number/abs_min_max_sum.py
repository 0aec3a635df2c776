print(abs(-3), abs(2.5), abs(-0.0), min(1, 2.5), max(-1, -2), sum(range(101)), sum([1.5, 2]), pow(2, 3), pow(2, 0.5), pow(2, 10, 1000), pow(3, -1, 7))
