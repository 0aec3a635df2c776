def options(**kw):
    base = {"size": 1, "color": "red"}
    base.update(kw)
    return base
print(options(color="blue", weight=3), options())
