import random, math, itertools
random.seed(42); print(random.random(), random.randint(1, 100), random.choice("abc"), random.sample(range(100), 3), random.shuffle(x := [1, 2, 3, 4]) or x, round(random.gauss(0, 1), 6), random.uniform(1, 2))
def bar(data, width=20, mark="█"):
    top = max(data.values())
    return "\n".join(f"{k:>6} {mark * round(v / top * width):<{width}} {v:>6,}" for k, v in sorted(data.items(), key=lambda kv: (-kv[1], kv[0])))
print(bar({"north": 1200, "south": 850, "east": 1200, "west": 75}))
sales = [("n", "q1", 10), ("s", "q1", 5), ("n", "q2", 7), ("s", "q2", 11), ("n", "q1", 3)]
pivot = {}
for r, qq, v in sales: pivot.setdefault(r, {}).setdefault(qq, []).append(v)
print({r: {k: sum(v) for k, v in row.items()} for r, row in pivot.items()}, max(pivot, key=lambda r: sum(map(sum, pivot[r].values()))))
lo, hi = min(sales, key=lambda t: t[2]), max(sales, key=lambda t: t[2]); print(lo, hi, [*itertools.accumulate(v for *_, v in sales)], f"{math.sqrt(2):.4f} {math.pi:8.3f} {1e6:g} {1234567:,} {0.000012:.2e} {255:#x} {5:>+4} {-3:04d} {1/3:.0%}")
def moving(xs, n):
    win = []
    for x in xs:
        win.append(x)
        if len(win) > n: win.pop(0)
        yield round(sum(win) / len(win), 2)
print(list(moving([1, 2, 6, 9], 2)), [round(x, 1) for x in (0.25, 0.35, 2.675, -0.05)], round(1234.5678, -2), round(2.5), round(-1.5), divmod(-7, 2), int(-3.9), 7 % -3, abs(-3 + 4j), 10 ** -2, 0.1 + 0.2, 1e16 + 1, 123456789.123, 1e-5, 5e-324, float("1e400"))
state = {"step": 0, "log": []}
def dispatch(action, **payload):
    match action, payload:
        case "next", {}: state["step"] += 1
        case "set", {"value": int(v)} if v >= 0: state["step"] = v
        case ("log" | "note") as kind, {"text": str(t), **rest}: state["log"].append((kind, t, rest))
        case _: raise ValueError(f"unknown {action!r} {payload}")
dispatch("next"); dispatch("set", value=5); dispatch("note", text="hey", by="me")
try: dispatch("set", value=-1)
except ValueError as e: print(e)
print(state)
