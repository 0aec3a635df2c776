class Fields:
    zeta = 1
    alpha = 2
    mid = 3
print([n for n in vars(Fields) if not n.startswith("_")])
