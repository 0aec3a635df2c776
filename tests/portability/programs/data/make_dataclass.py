from dataclasses import make_dataclass
P = make_dataclass("P", [("x", int), ("y", int, 5)])
print(P(1), P(1) == P(1, 5))
