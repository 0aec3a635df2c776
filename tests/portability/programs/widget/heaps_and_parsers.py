import asyncio, logging, io, collections, heapq, bisect, enum, typing, types, html, difflib, urllib.parse, copy, warnings, operator as op
from collections import ChainMap, namedtuple, deque, OrderedDict, UserDict
q = []
for p, t in [(3, "c"), (1, "a"), (2, "b")]: heapq.heappush(q, (p, t))
print([heapq.heappop(q) for _ in range(3)], heapq.nlargest(2, [5, 1, 9]), bisect.bisect([1, 3, 5], 3), ChainMap({"a": 1}, {"a": 2, "b": 3})["b"], deque([1, 2, 3], maxlen=2), list(OrderedDict(a=1)))
dq = deque("abc"); dq.rotate(1); dq.appendleft("z"); print(dq, dq.popleft(), len(dq))
buf = io.StringIO(); print("hi", 3, file=buf, sep="-"); print(repr(buf.getvalue()), html.escape("<a href='x'>"), urllib.parse.urlencode({"q": "a b", "n": 1}), urllib.parse.urlparse("https://x.org:80/p?q=1#f").netloc)
print(*difflib.unified_diff(["a", "b"], ["a", "c"], lineterm=""), difflib.get_close_matches("appel", ["ape", "apple"]))
E1 = namedtuple("E1", "name age", defaults=[0]); print(E1("x"), E1("y", 3)._asdict(), sorted([E1("b", 1), E1("a", 2)], key=op.attrgetter("age", "name")), op.itemgetter(1, 0)("ab"))
def parse(s):
    tokens = s.replace("(", " ( ").replace(")", " ) ").split()
    def expr(i):
        out = []
        while i < len(tokens):
            t = tokens[i]
            if t == "(": sub, i = expr(i + 1); out.append(sub)
            elif t == ")": return out, i
            else: out.append(int(t) if t.lstrip("-").isdigit() else t)
            i += 1
        return out, i
    return expr(0)[0]
ops = {"+": op.add, "*": op.mul, "-": op.sub, "max": max}
def ev(x): return x if isinstance(x, int) else ops[x[0]](*map(ev, x[1:]))
print(parse("(+ 1 (* 2 3) )"), ev(parse("(max (+ 1 2) (* 2 -3))")[0]))
