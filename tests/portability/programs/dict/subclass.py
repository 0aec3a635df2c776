class Defaults(dict):
    def __missing__(self, key):
        return f"<{key}>"
d = Defaults(a=1)
print(d["a"], d["b"], "b" in d, len(d), isinstance(d, dict))
