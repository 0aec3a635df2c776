class Shape:
    registry = {}
    def __init_subclass__(cls, kind=None, **kw):
        super().__init_subclass__(**kw)
        Shape.registry[kind or cls.__name__.lower()] = cls
    def area(self): raise NotImplementedError(f"{type(self).__name__}.area")
    def __repr__(self): return f"{self.__class__.__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"
    def __eq__(self, o): return type(self) is type(o) and vars(self) == vars(o)
    def __hash__(self): return hash(tuple(vars(self).values()))
class Circle(Shape, kind="circle"):
    def __init__(self, r): self.r = r
    def area(self): return 3.14159 * self.r ** 2
class Rect(Shape):
    def __init__(self, w, h): self.w, self.h = w, h
    def area(self): return self.w * self.h
class Square(Rect):
    def __init__(self, s): super().__init__(s, s)
shapes = [Circle(2), Rect(2, 3.5), Square(4)]
for s in shapes: print(s, f"{s.area():.2f}", isinstance(s, Rect))
print(list(Shape.registry), sorted(shapes, key=lambda s: -s.area())[0], Rect(1, 2) == Rect(1, 2), len({Rect(1, 2), Rect(1, 2)}), Square(2) == Rect(2, 2))
try: Shape().area()
except NotImplementedError as e: print(e)
def describe(x):
    match x:
        case Circle(r=r) if r > 1: return f"big circle {r}"
        case Rect(w=w, h=h) if w == h: return f"square {w}"
        case Rect(): return "rect"
        case {"type": "circle", "r": int() | float() as r, **rest}: return f"dict circle {r} {rest}"
        case [x, y, *more]: return f"list {x} {y} {more}"
        case str() as s if s.isdigit(): return "digits"
        case None | False: return "nothing"
        case 0 | 1: return "bit"
        case _: return f"other {x!r}"
for x in [*shapes, {"type": "circle", "r": 2.5, "c": "red"}, [1, 2, 3], (4, 5), "42", "x", None, False, True, 1, 7.5, {}]: print(describe(x))
