class A:
    def __init__(self, n): self.n = n
    def get(self, k=0): return self.n + k
a = A(5)
f = a.get
print(f(), f(2), list(map(a.get, [1, 2])), A.get(a), sorted([A(3), A(1)], key=A.get)[0].n, f == a.get, f.__self__ is a, f.__name__)
