class E:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
print(E(1) == E(1), E(1) != E(2), E(1) in [E(2), E(1)], [E(1), E(2)].index(E(2)), [E(1)] == [E(1)])
try:
    {E(1)}
except TypeError:
    print("unhashable")
