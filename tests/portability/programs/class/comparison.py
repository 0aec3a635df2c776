class Ver:
    def __init__(self, s): self.p = tuple(int(x) for x in s.split("."))
    def __lt__(self, o): return self.p < o.p
    def __le__(self, o): return self.p <= o.p
    def __eq__(self, o): return self.p == o.p
    def __hash__(self): return hash(self.p)
    def __repr__(self): return ".".join(map(str, self.p))
v = [Ver("1.10"), Ver("1.2"), Ver("1.2.1")]
print(sorted(v), max(v), Ver("1.0") == Ver("1.0"), Ver("2") > Ver("1"), Ver("1") >= Ver("1"), len({Ver("1"), Ver("1")}))
