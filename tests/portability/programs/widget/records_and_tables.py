import re, json, textwrap, itertools, functools, math, statistics, string
text = """Name: Ada Lovelace
Born: 1815-12-10
Email: ada@example.org, lovelace@maths.uk
Score: 98.5%"""
rec = dict(line.split(": ", 1) for line in text.splitlines())
print(rec, re.findall(r"[\w.]+@[\w.]+", rec["Email"]), float(rec["Score"].rstrip("%")) / 100)
m = re.match(r"(?P<y>\d{4})-(?P<m>\d\d)-(?P<d>\d\d)", rec["Born"])
print(m.groupdict(), {k: int(v) for k, v in m.groupdict().items()}, m.span("m"))
print(json.dumps({"a": [1, 2.0, None, True, "é\n"], "b": {"c": (1, 2)}}, indent=2), json.loads('{"x": [1, 2.50, 1e3, -0.0], "y": "\\u00e9"}'))
print(textwrap.fill("The quick brown fox jumps over the lazy dog " * 2, 30, initial_indent="* ", subsequent_indent="  "))
rows = [("ann", 31, 5200.5), ("bob", 4, 31.25), ("christina", 120, 1234567.891)]
w = max(len(n) for n, *_ in rows)
for n, a, s in rows: print(f"{n:<{w}} | {a:>5d} | {s:>14,.2f} | {s:.3e} | {a:03x} | {a/120:6.1%}")
print("-" * (w + 20)); print(f"{'total':<{w}} {sum(s for *_, s in rows):,.1f}", f"{sum(a for _, a, _ in rows) / len(rows):.3g}")
print(statistics.mean([1, 2, 4]), statistics.median([3, 1, 2, 10]), statistics.stdev([1, 2, 3, 4]), statistics.mode("aabbb"), statistics.quantiles([1, 2, 3, 4, 5], n=4))
print([list(g) for k, g in itertools.groupby(sorted(["apple", "avocado", "bean", "cherry", "corn"]), key=lambda s: s[0])], list(itertools.accumulate([1, 2, 3, 4], lambda a, b: a * b)), list(itertools.pairwise("abcd")), list(itertools.islice(itertools.cycle("ab"), 5)), list(itertools.product([1, 2], "xy"))[:3], list(itertools.zip_longest([1, 2, 3], "ab", fillvalue="-")), list(itertools.combinations(range(4), 2))[-2:])
@functools.lru_cache(maxsize=None)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(60), fib.cache_info(), functools.reduce(lambda a, b: a * 10 + b, [1, 2, 3]), functools.partial(int, base=2)("1011"))
print(string.ascii_lowercase[:5], string.Template("Hi $name, ${x}!").substitute(name="Bo", x=3), "%-10s|%8.3f|%+d" % ("ab", math.pi, 5))
