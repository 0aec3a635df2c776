from dataclasses import dataclass, KW_ONLY
@dataclass(kw_only=True)
class A:
    x: int
    y: int = 0
@dataclass
class B:
    a: int
    _: KW_ONLY
    b: int = 2
print(A(x=1), B(1, b=5))
try:
    A(1)
except TypeError:
    print("keywords only")
