class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
    def __int__(self): return self.v * 10
    def __float__(self): return self.v / 2
i = I(2)
print([10, 20, 30][i], int(i), float(i), "abc"[i], range(5)[i], hex(i), [0] * i)
