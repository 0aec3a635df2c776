d = {"a": 1, "b": 2}
for k in list(d):
    if k == "a":
        del d[k]
print(d)
