class L:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
print(bool(L(0)), bool(L(2)), "yes" if L(0) else "no", not L(1))
