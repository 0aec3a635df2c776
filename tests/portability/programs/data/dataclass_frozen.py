from dataclasses import dataclass, FrozenInstanceError, replace
@dataclass(frozen=True)
class C:
    r: int
    g: int = 0
c = C(1)
try:
    c.r = 2
except FrozenInstanceError:
    print("frozen")
print(hash(c) == hash(C(1)), {c: "x"}[C(1)], replace(c, g=5), c)
