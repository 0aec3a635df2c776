class Outer:
    class Inner:
        v = 1
    def make(self): return self.Inner()
print(Outer.Inner.v, Outer().make().v, Outer.Inner.__name__, Outer.Inner.__qualname__)
