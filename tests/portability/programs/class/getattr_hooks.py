class Proxy:
    def __init__(self, d): object.__setattr__(self, "_d", d)
    def __getattr__(self, n):
        try:
            return self._d[n]
        except KeyError:
            raise AttributeError(n) from None
    def __setattr__(self, n, v): self._d[n] = v
    def __delattr__(self, n): del self._d[n]
p = Proxy({"a": 1})
p.b = 2
print(p.a, p.b, hasattr(p, "zz"), getattr(p, "zz", 0), p._d)
del p.a
print(p._d)
