class S:
    def __getattr__(self, name):
        if name == "chained": return self.other
        raise AttributeError(f"no {name!r} here")
class T(S): pass
s = S()
for f in (lambda: s.x, lambda: getattr(s, "y"), lambda: s.chained, lambda: T().z, lambda: s.m(), lambda: s.a.b):
    try: f()
    except AttributeError as e: print(e)
print(hasattr(s, "q"), getattr(s, "q", 5))
class P:
    @property
    def p(self): raise AttributeError("inner")
    @property
    def q(self): return self.nothing
for f in (lambda: P().p, lambda: P().q, lambda: P().r):
    try: f()
    except AttributeError as e: print(e)
