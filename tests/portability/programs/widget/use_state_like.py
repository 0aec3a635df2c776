class State:
    def __init__(self, v): self._v, self._subs = v, []
    @property
    def value(self): return self._v
    def set(self, v):
        v = v(self._v) if callable(v) else v
        if v != self._v:
            self._v = v
            for s in self._subs: s(v)
    def __iter__(self): return iter((self.value, self.set))
s = State({"n": 1})
s._subs.append(lambda v: print("render", v))
v, set_v = s
set_v({"n": 1}); set_v(lambda o: {**o, "n": o["n"] + 1}); print(s.value)
