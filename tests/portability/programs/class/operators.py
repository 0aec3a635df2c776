class V:
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return V(self.x + o.x, self.y + o.y)
    def __sub__(self, o): return V(self.x - o.x, self.y - o.y)
    def __mul__(self, k): return V(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __neg__(self): return V(-self.x, -self.y)
    def __eq__(self, o): return isinstance(o, V) and (self.x, self.y) == (o.x, o.y)
    def __abs__(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    def __bool__(self): return bool(self.x or self.y)
    def __iter__(self): return iter((self.x, self.y))
    def __repr__(self): return f"V({self.x}, {self.y})"
    def __matmul__(self, o): return self.x * o.x + self.y * o.y
a, b = V(1, 2), V(3, 4)
print(a + b, b - a, a * 3, 3 * a, -a, a == V(1, 2), a != b, abs(b), bool(V(0, 0)), list(a), a @ b)
x, y = b
a += b
print(x, y, a)
