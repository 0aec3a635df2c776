# ruff: noqa: E501 - the sources are tables
"""What page Python allows, as sources with a `result()`. Each gives the same on CPython and in the page."""

from __future__ import annotations

# name → (names imported from the facade, source of a module with `result()`)
SOURCES: dict[str, tuple[str, str]] = {
    "equality": ("", """
        def result() -> list[bool]:
            a: int = 1
            b: str = "1"
            return [a == 1, b == "1", a != 2, b != "1", a < 2, "a" < "b", a >= 1]
    """),
    "none": ("own", """
        def opt(x: str | None = None) -> bool:
            return x is None
        def result() -> list[bool]:
            return [opt(), opt(None), opt("a"), own({"a": 1}, "b") is None, own({"a": 0}, "a") is not None]
    """),
    "chained comparison": ("", """
        def result() -> list[bool]:
            return [1 < x < 3 for x in [0, 1, 2, 3]]
    """),
    "membership": ("", """
        def result() -> list[bool]:
            names: list[str] = ["a", "b"]
            text = "abc"
            return ["a" in names, "c" in names, "b" in text, text in ("abc", "d"), text not in ["abc"], "z" not in text]
    """),
    "precedence of boolean operators": ("", """
        def result() -> list[bool]:
            t, f = True, False
            a: bool = t
            b: bool = f
            return [a and b or a, a and (b or a), not a or a, not (a or b), (a or b) and b, b or b and a]
    """),
    "precedence of arithmetic": ("", """
        def result() -> list[float]:
            a: int = 7
            b: int = 2
            return [a - (b - 1), a - b - 1, (a + b) * 2, a + b * 2, -(a + b), -a + b, a / (b * 2), a / b / 2, a - -b, 2 * (a - b)]
    """),
    "or and and give operands": ("", """
        def result() -> list[str]:
            a: str = ""
            b: str = "b"
            return [a or b, b or a, a and b, b and a or "c"]
    """),
    "conditional expression": ("", """
        def pick(x: str | None) -> str:
            return x if x is not None else "default"
        def result() -> list[str]:
            return [pick(None), pick(""), pick("a"), "yes" if pick("a") == "a" else "no", ("b" if pick("") == "x" else "c") + "d"]
    """),
    "conditional expression of an attribute": ("", """
        class Box:
            def __init__(self, x: int | None) -> None:
                self.x = x
            def get(self) -> int:
                return self.x if self.x is not None else -1
        def result() -> list[int]:
            return [Box(None).get(), Box(0).get(), Box(3).get()]
    """),
    "f-strings": ("String", """
        def result() -> list[str]:
            name: str = "wörld"
            count: int = 3
            return [f"{name}", f"a {name}! ${{{count}}} `tick` \\\\ {count}", f"{String(None)}{String(True)}{String(1.0)}{String(0.5)}",
                    f"line\\n\\"{name[0]}\\" '{name[1:3]}'", f"{'a' if count == 3 else 'b'}", f"</script>{name}<!-- é \\u2028"]
    """),
    "strings": ("", r"""
        def result() -> list[str]:
            return ["a\"b'c", "\\", "\n\t\r\0x", "\u00e9\u2028\U0001f600", "</script><!--<script", "${x}`"]
    """),
    "methods of text": ("trim, replace_all, index_of", """
        def result() -> list[object]:
            text = "Hello, World"
            return [text.lower(), text.upper(), text.startswith("Hell"), text.endswith("x"), text.split(", "), "-".join(["a", "b"]),
                    "".split(","), trim(" \\t a\\u00a0\\ufeff"), replace_all("a.b.c", ".", ""), index_of(text, "World"), index_of(text, "z"),
                    text[1:3], text[-3:], text[:2], text[:], text[0], ", ".join([t.upper() for t in text.split("l")])]
    """),
    "methods of lists": ("splice, sort, index_of", """
        def result() -> list[object]:
            items: list[int] = [3, 1, 2]
            items.append(4)
            items.extend([5, 6])
            first = items.pop(0)
            last = items.pop()
            gone = splice(items, 1, 1, 8, 9)
            copy = [*items, 0]
            sort(copy, lambda a, b: a - b)
            items.reverse()
            return [items, first, last, gone, copy, len(items), items[len(items) - 1], items[1:], items[:-1], index_of(items, 9), index_of(items, 99)]
    """),
    "loops": ("", """
        def result() -> list[object]:
            out: list[object] = []
            for i in range(3):
                out.append(i)
            for i in range(2, 8, 3):
                out.append(i)
            for i in range(5, 0, -2):
                out.append(i)
            for i, x in enumerate(["a", "b"]):
                out.append([i, x])
            for a, b in [[1, 2], [3, 4]]:
                out.append(a)
                out.append(b)
            for c in "hé😀":
                out.append(c)
            n: int = 3
            while n > 0:
                n -= 1
                if n == 1:
                    continue
                out.append(n)
            for x in ["p", "q", "r"]:
                if x == "q":
                    break
                x = x + "!"
                out.append(x)
            return out
    """),
    "the end of a range is taken once": ("", """
        def result() -> list[int]:
            items: list[int] = [1, 2]
            for i in range(len(items)):
                items.append(i)
            return items
    """),
    "comprehensions": ("Map", """
        def result() -> list[object]:
            table = Map([["a", 1], ["b", 2]])
            words: list[str] = ["x", "", "y"]
            return [[w + "!" for w in words], [w for w in words if w != ""], [[k, v] for k, v in table], [k for k in table.keys()],
                    [i for i in range(3)], [[i, w] for i, w in enumerate(words)], any(w == "y" for w in words), all(w != "" for w in words),
                    any(v == 2 for v in table.values()), [{"w": w} for w in words if w != "" if w != "x"]]
    """),
    "maps and sets": ("Map, Set", """
        def result() -> list[object]:
            m = Map()
            m.set("a", 1).set(1, "one").set("__proto__", True)
            m.set("a", 2)
            s = Set(["x", "y", "x"])
            s.add(1)
            s.add(True)
            out: list[object] = [m.size, m.get("a"), m.get("1"), m.get(1), m.has("__proto__"), m.has("toString"), m.delete("a"), m.delete("a"),
                    list(m.keys()), list(m.values()), list(s), s.size, s.has(True), s.has("1")]
            for key, value in m:
                out.append([key, value])
            m.forEach(lambda value, key: out.append(key))
            m.clear()
            out.append(m.size)
            return out
    """),
    "records": ("own, put, delete, keys, is_object", """
        def result() -> list[object]:
            r = {"a": 1, "b-c": None, "class": [1], "é": 2}
            put(r, "__proto__", "safe")
            put(r, "10", 1)
            put(r, "constructor", "own")
            put(r, "two words", own(r, "constructor"))
            put(r, "9", 1)
            r["d"] = 4
            delete(r, "a")
            delete(r, "nothing")
            return [keys(r), own(r, "__proto__"), own({}, "__proto__"), own({}, "toString"), own(None, "x"), own("text", "length"), own(3, "x"),
                    own([7, 8], "1"), own([7], "length"), own([7], "5"), r["d"], r["b-c"], {**r, "z": 1}, is_object(r), is_object([]), is_object(None), is_object("x"), keys([5, 6]), keys("abc"), keys(None)]
    """),
    "types": ("typeof, is_array, is_number, is_integer, is_function, same, NaN, Infinity", """
        class Thing:
            def __init__(self) -> None:
                self.x = 1
        def result() -> list[object]:
            values: list[object] = ["a", True, 1, 1.5, [1], {"a": 1}, Thing(), lambda: 1]
            return [[typeof(v) for v in values], [is_array(v) for v in values], [is_number(v) for v in values], [is_integer(v) for v in values],
                    [is_function(v) for v in values], [callable(v) for v in values], [isinstance(v, str) for v in values], [isinstance(v, bool) for v in values],
                    [isinstance(v, Thing) for v in values],
                    same(1, True), same(1, 1.0), same("1", 1), same(NaN, NaN), same(None, None), same(values[4], values[4]), same([1], [1]), is_integer(Infinity), is_integer(2.0)]
    """),
    "conversions": ("String, Number, Boolean, NaN, Infinity, to_json, from_json", """
        def result() -> list[object]:
            values: list[object] = [None, True, False, 0, -0.0, 1, 1.0, 0.1, 1e21, 1.5e-7, 1e-6, 123456789.5, 1e100, -2.5e-10, "", " 12 ", "0x1f", "1e3", ".5", "1_0", "inf", "Infinity", "x", [], [1, None, "a"], {"a": 1}, NaN, Infinity, 5]
            return [[String(v) for v in values], [String(Number(v)) for v in values], [Boolean(v) for v in values],
                    to_json({"b": 1.0, "a": [None, True, 1e21, "é\\u2028\\ud800"]}), from_json('{"a": [1, 2.50, 1e2, "\\\\u00e9", null]}')]
    """),
    "numbers": ("Math", """
        def result() -> list[object]:
            values: list[float] = [0.5, 1.5, -0.5, -1.5, 2.4999, 7.0, -7.2]
            return [[Math.round(v) for v in values], [Math.floor(v) for v in values], [Math.ceil(v) for v in values], [Math.trunc(v) for v in values], min(1, 2.5), max(3, -1, 2), abs(-3), Math.pow(2, 10), 13 & 4, 0x7fffffff & 255]
    """),
}  # fmt: skip
