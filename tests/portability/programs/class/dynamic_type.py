A = type("A", (), {"x": 1, "f": lambda self: self.x + 1})
print(A().f(), A.__name__, type(A()).__name__, isinstance(A(), A))
