class Base:
    def __init__(self, **kw):
        self.rest = kw
class Named:
    def __init__(self, name="?", **kw):
        super().__init__(**kw)
        self.name = name
class Sized:
    def __init__(self, size=0, **kw):
        super().__init__(**kw)
        self.size = size
class Thing(Named, Sized, Base): pass
t = Thing(name="n", size=3, extra=1)
print(t.name, t.size, t.rest)
