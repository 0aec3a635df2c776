class P:
    __slots__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
p = P(1, 2)
p.x = 5
print(p.x, p.y)
try:
    p.z = 3
    print("set")
except AttributeError:
    print("no z")
