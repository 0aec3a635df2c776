# Copies of what stands on dict: all that is in it, in a plain dict.
class Attributes(dict):
    def __getattr__(self, name):
        return self.get(name)


class Upper(dict):
    def __setitem__(self, key, value):
        super().__setitem__(key.upper(), value)


a = Attributes(x=1)
b = a.copy()
b["y"] = 2
print(a, b, type(b).__name__, a.x, a.z)
print(Attributes({1: 2, "a": 3, (1, 2): 4}).copy(), Attributes().copy())
o = Upper()
o["a"] = 1
c = o.copy()
c["b"] = 2
print(o, c, dict(o), {**o}, o | {"z": 1}, list(o.copy().items()))
