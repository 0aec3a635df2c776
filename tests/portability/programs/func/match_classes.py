class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
def f(p):
    match p:
        case P(0, 0): return "origin"
        case P(x, y=0): return f"on x {x}"
        case P(x=0): return "on y"
        case P(x, y) if x == y: return f"diag {x}"
        case P(): return "point"
        case int(n) | float(n): return f"num {n}"
        case str(s): return f"str {s}"
        case bool(): return "bool"
print([f(v) for v in (P(0, 0), P(3, 0), P(0, 2), P(4, 4), P(1, 2), 7, 2.5, "q", None)])
