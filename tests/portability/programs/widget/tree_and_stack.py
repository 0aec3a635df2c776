class Node:
    __slots__ = ("value", "left", "right")
    def __init__(self, value, left=None, right=None): self.value, self.left, self.right = value, left, right
    def __iter__(self):
        if self.left: yield from self.left
        yield self.value
        if self.right: yield from self.right
    def insert(self, v):
        side = "left" if v < self.value else "right"
        child = getattr(self, side)
        if child is None: setattr(self, side, Node(v))
        else: child.insert(v)
    def __contains__(self, v): return any(v == x for x in self)
    def __len__(self): return sum(1 for _ in self)
    def __getitem__(self, i): return list(self)[i]
root = Node(5)
for v in [3, 8, 1, 4, 9]: root.insert(v)
print(list(root), 4 in root, 7 in root, len(root), root[1:3], root[-1], sum(root), sorted(root, reverse=True), [*map(str, root)])
try: root.color = 1
except AttributeError as e: print("no attribute")
class Stack:
    def __init__(self, *items): self._items = list(items)
    def push(self, x): self._items.append(x); return self
    def pop(self):
        try: return self._items.pop()
        except IndexError: raise LookupError("empty stack") from None
    def __bool__(self): return bool(self._items)
    def __enter__(self): return self
    def __exit__(self, *exc): self._items.clear(); return False
    def __getattr__(self, name):
        if name == "top": return self._items[-1]
        raise AttributeError(f"{type(self).__name__!r} has no {name!r}")
    def __setitem__(self, i, v): self._items[i] = v
    def __delitem__(self, i): del self._items[i]
    def __call__(self, n): return self._items[-n:]
    def __neg__(self): return Stack(*reversed(self._items))
    def __iadd__(self, other): self._items += other; return self
s = Stack(1, 2).push(3); s[0] = 9; s += [4, 5]; del s[1]
print(s._items, s.top, s(2), (-s)._items, bool(Stack()), hasattr(s, "nope"), getattr(s, "nope", "dflt"))
try: Stack().pop()
except LookupError as e: print(e, e.__cause__)
try: s.other
except AttributeError as e: print(e)
def outer():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    return inc, lambda: n
inc, get = outer(); inc(); inc(5); print(get())
def flatten(x):
    return [z for y in x for z in (flatten(y) if isinstance(y, (list, tuple)) else [y])]
print(flatten([1, [2, (3, [4])], []]))
class Meta:
    count = 0
    def __new__(cls, *a):
        cls.count += 1
        return super().__new__(cls)
Meta(); Meta(1); print(Meta.count)
class Temp:
    def __init__(self, c): self.c = c
    @property
    def f(self): return self.c * 9 / 5 + 32
    @f.setter
    def f(self, v): self.c = (v - 32) * 5 / 9
    @f.deleter
    def f(self): self.c = None
t = Temp(100); t.f = 50; print(t.c, t.f); del t.f; print(t.c)
print(*[f"{i:02d}" for i in range(3)], sep=":", end="!\n"); print("a", None, 1.0, [1.50], {"k": (1,)}, {1, }, b"x", 1e100, 10**20, -0.0, 3 // -2, -7 % 3, 7 // 2.0, 2 ** -1, 1_000)
try:
    try: int("x")
    except ValueError as e: raise RuntimeError("wrapped") from e
except RuntimeError as e: print(e, "|", repr(e.__cause__), "|", e.args)
else: print("no")
finally: print("fin")
for i in range(3):
    if i == 5: break
else: print("else")
while True:
    break
print([i for i in range(10) if i % 2 if i > 3], (lambda *a, k=1, **kw: (a, k, kw))(1, 2, k=3, z=4), "yes" if [] else "no", not None, 1 < 2 < 3 != 4, "a" "b", 5 & 3 | 8, ~5, 1 if 0 else 2)
