d = {"b": [3, 1], "a": [2]}
for k in sorted(d):
    print(k, sorted(d[k]))
