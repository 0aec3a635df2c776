from dataclasses import dataclass
@dataclass
class A:
    x: int
    y: int = 1
@dataclass
class B(A):
    z: int = 5
    y: int = 7
print(B(1), B(1, 2, 3), B(1) == B(1), B(1) == A(1, 7), A(1))
