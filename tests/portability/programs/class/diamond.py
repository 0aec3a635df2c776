class A:
    def go(self): return ["A"]
class B(A):
    def go(self): return ["B"] + super().go()
class C(A):
    def go(self): return ["C"] + super().go()
class D(B, C):
    def go(self): return ["D"] + super().go()
print(D().go(), [k.__name__ for k in D.__mro__])
