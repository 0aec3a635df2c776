# More ways that text with emoji is made.
from dataclasses import dataclass
from enum import Enum
import string, random, difflib, itertools, functools, io, base64, urllib.parse, html, textwrap, pprint, collections, csv, re, datetime, decimal, operator
E = "a😀b"
def c(name, r):
    xs = r if isinstance(r, (list, tuple)) else [r]
    print(name, [(x, len(x), x[-1:], x[1:3]) for x in xs if isinstance(x, str)])
@dataclass
class P:
    t: str
class M(Enum):
    A = "😀x"
c("dc", repr(P(E))); c("enum", M.A.value); c("enum2", repr(M.A))
c("template", string.Template("$x-😀").substitute(x=E))
c("io", io.StringIO(E + "\n😀").readlines()); 
b = io.StringIO(); b.write(E); b.write("😀"); c("io2", b.getvalue())
c("b64", base64.b64decode(base64.b64encode(E.encode())).decode())
c("url", urllib.parse.unquote(urllib.parse.quote(E))); c("unescape", html.unescape("&#128512;x"))
c("wrap", textwrap.fill("😀 " * 12, 10)); c("shorten", textwrap.shorten(E + " " + E, 5)); c("indent", textwrap.indent(E, "> "))
c("pp", pprint.pformat([E]))
c("counter", [k for k, n in collections.Counter("😀a😀").most_common()])
c("chain", "".join(itertools.chain("😀", E)))
c("reduce", functools.reduce(operator.add, [E, "😀"]))
c("csv", next(csv.reader([f"{E},x"])))
c("upperkey", sorted([E, "A😀"], key=str.upper))
c("named", collections.namedtuple("N", "a")(E).a)
d = collections.defaultdict(list); d[E].append(1); d["".join(["a😀", "b"])].append(2); print(dict(d))
d = {}; d["😀"] = 1; d["x"] = 2; d["".join("😀")] = 3; print(d, len(d), list(d)[0] == "😀", len(list(d)[0]), d.get("😀"), "😀" in d); del d["😀"]; print(d)
k = dict(x=1); k.update({E: 5}); print(k, [len(q) for q in k], {**k}, {q: 1 for q in k}, dict(k.items()), k | {E: 6}, k.pop(E), k)
print([len(q) for q in {**{E: 1}}], [len(q) for q in dict([(E, 1)])], [len(q) for q in set([E])], [len(q) for q in {E: 1}.keys()], [len(q) for q, v in {E: 1}.items()])
c("re", re.split("x", "😀x😀")); c("re2", re.findall(".", E)); print(re.search("b", E).span(), [m.start() for m in re.finditer("b|😀", E)]); c("re3", re.sub("(.)", r"\1\1", E)); c("esc", re.escape(E))
c("strf", datetime.date(2020, 1, 2).strftime("%d 😀")); 
m, *rest = E; print(m, rest); a, bb, cc = E; print(bb, len(bb))
print(E[1], E[1] == "😀", E[-2], list(enumerate(E)), list(zip(E, "123")), max(E), min("😀z"), "😀" * 3 == "😀😀😀", E.index("b"), (E * 2).find("b", 3), E.find("😀b"), E.rfind("😀"))
match E:
    case str(x) if len(x) == 3: print("three")
def g(*a, **kw): return {q: len(q) for q in kw}
print(g(**{"é😀": 1}))
class C: pass
o = C(); setattr(o, "n", E); print(len(o.n), len(vars(o)["n"]), len(getattr(o, "n")), len(o.__dict__["n"]))
print(len(f"{E:10}|"), len(f"{E:*^9}"), f"{E:.2}|", "%.2s|%5s|" % (E, E), "{:.2}".format(E), f"{E!r:>8}", len(f"{E}{E}"), len("%s" % E), len(str(E)), len(E + ""), len("" + E))
print(len(str([E])), len(repr({E: E})), len(str((E,))), len(repr({E})), len(ascii(E)), len(repr(P(E))))
