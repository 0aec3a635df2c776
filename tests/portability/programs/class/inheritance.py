class A:
    def __init__(self, x): self.x = x
    def hi(self): return f"A{self.x}"
class B(A):
    def __init__(self, x, y):
        super().__init__(x)
        self.y = y
    def hi(self): return super().hi() + f"B{self.y}"
b = B(1, 2)
print(b.hi(), isinstance(b, A), issubclass(B, A), B.__bases__ == (A,), A.hi(b))
