def f(*args, **kw):
    return args, kw
print(f(*[1, 2], *"ab", k=1, **{"z": 2}))
print(max(*[3, 1, 2]), "{}-{}".format(*"ab"))
