from types import SimpleNamespace, MappingProxyType
n = SimpleNamespace(x=1, y="a")
n.z = 3
print(n, n.x, n == SimpleNamespace(x=1, y="a", z=3), vars(n))
m = MappingProxyType({"k": 1})
print(m["k"], dict(m))
try:
    m["j"] = 2
except TypeError: print("read only")
