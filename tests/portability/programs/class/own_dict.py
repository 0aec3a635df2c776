class A:
    def __init__(self, **kw): self.__dict__.update(kw)
a = A(x=1, y=2); print(a.x, a.y, sorted(a.__dict__))
a.__dict__["z"] = 3; print(a.z, vars(a)); del a.__dict__["x"]; print(hasattr(a, "x")); vars(a)["w"] = 4; print(a.w)
class D:
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner=None): return self if obj is None else obj.__dict__.get(self.name, "unset") * 2
    def __set__(self, obj, value): obj.__dict__[self.name] = value
class H:
    d = D()
    def __setattr__(self, k, v):
        if k == "locked": raise AttributeError("locked")
        super().__setattr__(k, v)
h = H(); print(h.d); h.d = 4; print(h.d, h.__dict__, vars(h)); h.__dict__["locked"] = 1; print(h.locked, sorted(h.__dict__)); h.__dict__.clear(); print(h.__dict__, h.d)
kinds = {"age": int, "price": float, "name": str, "ok": bool}
row = {"age": "12", "price": "1.50", "name": 7, "ok": "x"}
print({k: kinds[k](v) for k, v in row.items()}, [isinstance(v, kinds[k]) for k, v in row.items()], [t.__name__ for t in kinds.values()])
def need(v, kind):
    if not isinstance(v, kind): return f"expected {kind.__name__}, got {type(v).__name__}"
    return "ok"
print(need(1, int), need("1", int), need(True, int), need(1.5, float), need("x", str), need({}, dict), need([], list), need(None, type(None)), need(need, type(need)))
print(need.__name__, H.__name__, [f.__name__ for f in (need, H)])
