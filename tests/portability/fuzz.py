"""Generated expressions over numbers, strings, lists, dicts, formats, slices and dates, on CPython and on each engine.

    python -m tests.portability.fuzz [--count 2000] [--seed 1] [--engine micropython]

Every difference is printed as a program; put it into `programs/` when it is mended.
"""

# The makers are named after what they make.
# mypy: disable-error-code="valid-type,no-any-return"
from __future__ import annotations

import argparse
import random
import sys

from tests.portability.runner import ENGINES, Program, built, run

_TEXT = ["", "a", "Hello", "two words", " pad ", "é", "x,y,z", "MiXeD", "ß", "123", "a-b_c", "tab\\t", "日本"]
_SPECS = [
    "",
    ">8",
    "<8",
    "^9",
    "*^9",
    ".2f",
    ",.2f",
    "8.3f",
    "e",
    ".3e",
    "g",
    ".3g",
    "%",
    ".1%",
    "+.2f",
    "08.2f",
    "_.1f",
    ".0f",
]
_INT_SPECS = ["", "d", "5d", "05d", ",", "_", "x", "#x", "b", "#010b", "o", "+d", ">6", "<6", "^7", "c"]


class Maker:
    """Makes expressions of a kind, each smaller than `depth`."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)

    def int(self, depth: int) -> str:
        """A whole number."""
        r = self.r
        if depth <= 0 or r.random() < 0.3:
            return str(
                r.choice([0, 1, 2, 3, 7, 10, 42, 255, 1000, 65536, 2**31, 2**63 + 1, r.randint(-1000, 1000)])
            )
        a, b = self.int(depth - 1), self.int(depth - 1)
        return r.choice(
            [
                f"({a} + {b})",
                f"({a} - {b})",
                f"({a} * {b})",
                f"({a} // ({b} or 3))",
                f"({a} % ({b} or 7))",
                f"abs({a})",
                f"({a} & {b})",
                f"({a} | {b})",
                f"({a} ^ {b})",
                f"len({self.str(depth - 1)})",
                f"int({self.float(depth - 1)} % 1e6)",
                f"round({self.float(depth - 1)} % 1e6)",
                f"max({a}, {b})",
                f"sum({self.list(depth - 1)})",
                f"divmod({a}, {b} or 5)[0]",
                f"({a} if {a} < {b} else {b})",
                f"int({a} == {b})",
                f"({a}).bit_length()",
                f"round({a}, -2)",
            ]
        )

    def float(self, depth: int) -> str:
        """A float."""
        r = self.r
        if depth <= 0 or r.random() < 0.3:
            return repr(
                r.choice(
                    [
                        0.0,
                        0.5,
                        0.125,
                        2.675,
                        1.005,
                        0.1,
                        1e-7,
                        123456.789,
                        1e16,
                        8.8,
                        round(r.uniform(-1000, 1000), 2),
                    ]
                )
            )
        a, b = self.float(depth - 1), self.float(depth - 1)
        return r.choice(
            [
                f"({a} + {b})",
                f"({a} - {b})",
                f"({a} * {b})",
                f"({a} / ({b} or 2.5))",
                f"round({a}, {r.randint(0, 4)})",
                f"abs({a})",
                f"({self.int(depth - 1)} % 10007 / 8)",
                f"min({a}, {b})",
                f"float({self.int(depth - 1)} % 1000003)",
            ]
        )

    def str(self, depth: int) -> str:
        """A text."""
        r = self.r
        if depth <= 0 or r.random() < 0.25:
            return '"' + r.choice(_TEXT) + '"'
        s = self.str(depth - 1)
        return r.choice(
            [
                f"({s} + {self.str(depth - 1)})",
                f"{s}.upper()",
                f"{s}.lower()",
                f"{s}.title()",
                f"{s}.strip()",
                f"{s}.capitalize()",
                f"{s}.swapcase()",
                f"{s}[::-1]",
                f"{s}[{r.randint(-3, 3)}:{r.randint(-3, 5)}]",
                f"{s}[::{r.choice([1, 2, -2])}]",
                f"{s}.replace('a', 'bb')",
                f"{s}.zfill({r.randint(0, 9)})",
                f"{s}.center({r.randint(0, 12)}, '*')",
                f"{s}.ljust(8, '.')",
                f"{s}.rjust(8)",
                f"'-'.join({s}.split())",
                f"repr({s})",
                f"{s}.casefold()",
                f"str({self.list(depth - 1)})",
                f"format({self.float(depth - 1)}, {r.choice(_SPECS)!r})",
                f"format({self.int(depth - 1)} % 1114111, {r.choice(_INT_SPECS)!r})",
                f"f'{{{self.float(depth - 1)}:{r.choice(_SPECS)}}}'".replace("''", "'"),
                f"str({self.float(depth - 1)})",
                f"'%5.2f|%s' % ({self.float(depth - 1)}, {self.int(depth - 1)})",
                f"str({self.dict(depth - 1)})",
                f"str({self.date(depth - 1)})",
                f"({s} * {r.randint(0, 3)})",
                f"{s}.removeprefix('H')",
                f"{s}.partition('-')[2]",
            ]
        )

    def list(self, depth: int) -> str:
        """A list of whole numbers."""
        r = self.r
        if depth <= 0 or r.random() < 0.3:
            return "[" + ", ".join(self.int(0) for _ in range(r.randint(0, 4))) + "]"
        a = self.list(depth - 1)
        return r.choice(
            [
                f"sorted({a})",
                f"sorted({a}, reverse=True)",
                f"({a} + {self.list(depth - 1)})",
                f"{a}[::-1]",
                f"[x * 2 for x in {a}]",
                f"[x for x in {a} if x % 2]",
                f"list(map(abs, {a}))",
                f"[*{a}, {self.int(depth - 1)}]",
                f"{a}[{r.randint(-2, 2)}:]",
                f"list(dict.fromkeys({a}))",
                f"sorted({a}, key=lambda x: x % 3)",
                f"list(range({r.randint(0, 5)}))",
                f"[len(str(x)) for x in {a}]",
            ]
        )

    def dict(self, depth: int) -> str:
        """A dict."""
        r = self.r
        if depth <= 0 or r.random() < 0.3:
            keys = r.sample(["zeta", "alpha", "mid", "beta", "q"], r.randint(0, 4))
            return "{" + ", ".join(f'"{k}": {self.int(0)}' for k in keys) + "}"
        d = self.dict(depth - 1)
        return r.choice(
            [
                f"{{**{d}, **{self.dict(depth - 1)}}}",
                f"({d} | {self.dict(depth - 1)})",
                f"{{k: v + 1 for k, v in {d}.items()}}",
                f"dict(sorted({d}.items()))",
                f"dict(zip('cab', {self.list(depth - 1)}))",
                f"{{v: k for k, v in {d}.items()}}",
            ]
        )

    def date(self, depth: int) -> str:
        """A date."""
        r = self.r
        base = f"date({r.randint(1, 9999)}, {r.randint(1, 12)}, {r.randint(1, 28)})"
        if depth <= 0 or r.random() < 0.4:
            return base
        return r.choice(
            [
                f"{base}.isoformat()",
                f"{base}.strftime('%d %b %y %j %A %U')",
                f"{base}.isocalendar()[1]",
                f"{base}.weekday()",
                f"({base} - date(2000, 1, 1)).days",
            ]
        )

    def expression(self) -> str:
        """Any of them."""
        return self.r.choice([self.int, self.float, self.str, self.list, self.dict, self.date])(3)


def programs(count: int, seed: int, each: int = 50) -> list[Program]:
    """`count` expressions, `each` a program; an exception prints its type."""
    maker = Maker(seed)
    made = []
    for start in range(0, count, each):
        lines = ["from datetime import date"]
        for _ in range(min(each, count - start)):
            lines += [
                "try:",
                f"    print(repr({maker.expression()}))",
                "except Exception as e:",
                "    print(type(e).__name__)",
            ]
        made.append(Program(name=f"fuzz/{seed}-{start}", source="\n".join(lines) + "\n"))
    return made


def main() -> int:
    """Print every difference; the number of them is the exit code, at most 100."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=ENGINES, action="append")
    options = parser.parse_args()
    made = programs(options.count, options.seed)
    wanted = list(run("cpython", [(p.source, [p.module()]) for p in made]))
    bad = 0
    for engine in options.engine or ENGINES:
        got = list(run(engine, [(p.source, built(p, engine)) for p in made]))
        wrong = 0
        for program, want, have in zip(made, wanted, got, strict=True):
            expected, lines = want.out.split("\n"), have.out.split("\n")
            for at, line in enumerate(expected):
                mine = lines[at] if at < len(lines) else have.text.strip().split("\n")[-1]
                if mine != line:
                    wrong += 1
                    print(  # noqa: T201
                        f"{engine}: {program.source.splitlines()[2 + 4 * at].strip()}\n  CPython {line}\n  {engine} {mine}"  # noqa: E501
                    )
                if at >= len(lines):
                    break
        print(f"{engine}: {options.count} expressions, {wrong} different")  # noqa: T201
        bad += wrong
    return min(bad, 100)


if __name__ == "__main__":
    sys.exit(main())
