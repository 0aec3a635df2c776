def batched(seq, n):
    it = iter(seq)
    while chunk := list(itertools.islice(it, n)): yield chunk
import itertools
def tree(d, depth=0):
    for k, v in d.items():
        yield "  " * depth + k
        if isinstance(v, dict): yield from tree(v, depth + 1)
        elif v is not None: yield "  " * (depth + 1) + str(v)
print(list(batched(range(7), 3)))
print("\n".join(tree({"root": {"a": 1, "b": {"c": None, "d": [1, 2]}}, "z": "end"})))
def running():
    total, n = 0, 0
    while True:
        x = yield total / n if n else None
        if x is None: return "done"
        total += x; n += 1
g = running(); next(g)
print(g.send(10), g.send(20), g.send(3))
try: g.send(None)
except StopIteration as e: print(e.value)
class Countdown:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n <= 0: raise StopIteration
        self.n -= 1
        return self.n + 1
    def __len__(self): return self.n
    def __bool__(self): return True
print(list(Countdown(3)), sum(Countdown(4)), max(Countdown(2)), 3 in Countdown(5), [*zip(Countdown(2), "ab")], bool(Countdown(0)))
matrix = [[1, 2, 3], [4, 5, 6]]
print([[r[i] for r in matrix] for i in range(3)], [*map(list, zip(*matrix))], {(i, j): v for i, r in enumerate(matrix) for j, v in enumerate(r) if v % 2}, sum(v for r in matrix for v in r), [x for r in matrix for x in r if x > 2])
a, (b, *c), d = 1, [2, 3, 4], 5
print(a, b, c, d); first, *_, last = "hello"; print(first, last)
x = y = []; x.append(1); print(y, x is y); i = 0; lst = [0, 0]; i, lst[i] = 1, 9; print(i, lst)
funcs = [lambda n, k=k: n * k for k in range(3)]; print([f(10) for f in funcs])
print(any(c.isupper() for c in "abC"), all([]), [n for n in range(2, 30) if all(n % p for p in range(2, int(n ** .5) + 1))])
print(sorted({"b": 2, "a": 3}.items(), key=lambda kv: kv[1], reverse=True), dict(zip("abc", range(3))), {v: k for k, v in {"x": 1}.items()}, {**{"a": 1}, "b": 2} | {"c": 3})
