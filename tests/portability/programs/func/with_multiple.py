class CM:
    def __init__(self, n): self.n = n
    def __enter__(self):
        print("enter", self.n)
        return self.n
    def __exit__(self, t, v, tb):
        print("exit", self.n, t.__name__ if t else None, v)
        return self.n == "b"
with (CM("a") as a, CM("b") as b):
    print(a, b)
    raise KeyError("x")
print("after")
with CM("c"), CM("d") as d:
    pass
