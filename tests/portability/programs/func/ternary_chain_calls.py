class Q:
    def __init__(self): self.parts = []
    def where(self, c): self.parts.append(c); return self
    def limit(self, n): self.parts.append(f"limit {n}"); return self
print(
    Q()
    .where("a > 1")
    .where("b < 2")
    .limit(3)
    .parts
)
