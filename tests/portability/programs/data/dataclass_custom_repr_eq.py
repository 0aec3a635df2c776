from dataclasses import dataclass
@dataclass(repr=False, eq=False)
class A:
    x: int
    def __repr__(self): return f"<A {self.x}>"
a = A(1)
print(a, a == A(1), a == a)
