class T:
    def __init__(self): self._c = 0
    @property
    def f(self): return self._c * 9 / 5 + 32
    @f.setter
    def f(self, v): self._c = (v - 32) * 5 / 9
    @f.deleter
    def f(self): self._c = None
t = T()
t.f = 212
print(t._c, t.f)
del t.f
print(t._c)
class R:
    @property
    def x(self): return 1
try:
    R().x = 2
except AttributeError:
    print("read only")
