rows = {"zeta": 1, "alpha": 2, "mid": 3, "beta": 4}
print(list(rows), rows)
