def make(k):
    class C:
        factor = k
        def f(self, x): return x * k
    return C
print(make(2)().f(3), make(5).factor)
