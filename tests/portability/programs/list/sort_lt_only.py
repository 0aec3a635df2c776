class V:
    def __init__(self, n): self.n = n
    def __lt__(self, o): return self.n < o.n
    def __repr__(self): return f"V{self.n}"
print(sorted([V(3), V(1), V(2)]), min([V(3), V(1)]))
