class A:
    n = 0
    def __init__(self): type(self).n += 1
    @classmethod
    def make(cls, k): return [cls() for _ in range(k)]
    @staticmethod
    def add(a, b): return a + b
class B(A): n = 10
print(len(A.make(2)), A.n, A.add(1, 2), B().add(3, 4), len(B.make(1)), B.n, type(B.make(1)[0]).__name__)
