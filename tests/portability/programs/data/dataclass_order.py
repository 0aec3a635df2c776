from dataclasses import dataclass
@dataclass(order=True)
class V:
    major: int
    minor: int = 0
print(sorted([V(2), V(1, 5), V(1)]), V(1) < V(2), V(1, 1) >= V(1, 1), max(V(1), V(3)))
