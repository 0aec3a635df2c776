"""Expressions from the grammar in `grammar.txt`, and what stands at the ends of its branches."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path

HEAD = """import base64, bisect, calendar, functools, heapq, html, itertools, json, math, random, re, statistics, string
import textwrap, unicodedata, urllib.parse
from collections import Counter, deque
from datetime import date, datetime, time, timedelta, timezone
from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_HALF_UP, Decimal
from fractions import Fraction

def put(a, i, j, k, b):
    a[i:j:k] = b
    return a
def gone(a, i, j, k):
    del a[i:j:k]
    return a
def changed(a, how, b):
CHANGES    return a
"""
_CHANGES = "+= -= *= /= //= %= **= <<= >>= &= |= ^=".split()
HEAD = HEAD.replace("CHANGES", "".join(f"    if how == '{how}': a {how} b\n" for how in _CHANGES))
DEPTH = 3

_TEXT = [
    "", "a", "Hello", "two words", " pad ", "é", "x,y,z", "MiXeD", "ß", "123", "a-b_c", "日本", "ÀÉÎ õü",
    "naïve café", "İstanbul", "ŉ ǆ", "ﬁne", "Σίσυφος", "ς", "ΑΣ", "привет Мир", "straße", "😀 ok", "a😀b",
    "it's", '"q"', 'it\'s "both"', "\t tab\n", "a\r\nb\nc", "\\", "\x7f", "\x00", "\xa0nb\u2003", "٣", "²",
    "½", "Ⅷ", "ǅ", "e\u0301", "_x1", "0x1F", "-12", "+7", "1_000", "3.5", "aXbXc", "aaa", "abab",
    "the quick brown fox", "UPPER lower 1st", "o'neil mac-donald", "{}", "%s", "a%b",
]  # fmt: skip
_INTS = [
    0, 1, 2, 3, 7, 8, 9, 10, 16, 42, 63, 99, 100, 255, 256, 999, 1000, 65535, 65536, 10**6, 2**30, 2**31,
    2**31 - 1, 2**32, 2**53, 2**53 + 1, 2**63 - 1, 2**63, 2**63 + 1, 10**18, 10**19 + 7, 10**25, 2**100 - 1,
]  # fmt: skip
_FLOATS = [
    0.0, 0.5, 0.125, 0.25, 1.5, 2.5, 3.5, 2.675, 1.005, 0.1, 0.2, 0.3, 1e-7, 1e-5, 0.0001, 123456.789, 1e15,
    1e16, 1e17, 1e21, 1e22, 1e23, 8.8, 9.995, 99.5, 999.9999, 1e100, 1.5e300, 5e-324,
    2.2250738585072014e-308, 1.7976931348623157e308, 0.30000000000000004, 4503599627370497.5,
    9007199254740993.0, 1 / 3, 2 / 3, 1e-10,
]  # fmt: skip
_PATTERNS = [
    r"\\w+", r"\\d+", r"\\s*", r"[aeiou]", r"(a)(b)?", r"\\b\\w", r"(?i)[b-h]+", r"x*", r"^.|.$", r"(\\w)\\1",
    r"(?P<first>\\w)(?P<rest>\\w*)", r"[^\\W\\d_]+", r"\\W", r"a|ab", r"(?<=a).", r"\\w(?!\\w)", r".*?b", r"", r"\\S+$",
    r"[-a-c]{2,3}", r"(?m)^\\w", r"(?s).b", r"é|ß", r"[\\u00c0-\\u024f]", r"(?:ab)+|b", r"\\D\\d?", r"(a)?b\\1|c",
]  # fmt: skip
_PART = re.compile(r"<(-?\d+):(-?\d+)>|<([a-z]+)(0?)>|«([^»]*)»")


@cache
def forms() -> dict[str, list[str]]:
    """The forms of each kind."""
    found: dict[str, list[str]] = {}
    text = Path(__file__).with_name("grammar.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n")[1:]:
        kind, *lines = block.strip().split("\n")
        found[kind] = lines
    return found


class Maker:
    """Makes expressions of a kind."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.ends: dict[str, Callable[[], str]] = {
            "int": self._int,
            "float": self._float,
            "bool": lambda: self.r.choice(["True", "False"]),
            "str": lambda: repr(self.r.choice(_TEXT)),
            "texts": lambda: self._several("str0"),
            "list": lambda: self._several("int0"),
            "pair": lambda: self.filled("(<int0>, <str0>)", 0),
            "dict": self._dict,
            "set": lambda: f"set({self._several('int0')})",
            "decimal": lambda: f"Decimal('{self.r.choice([self._int(), self._amount()])}')",
            "fraction": lambda: self.filled("Fraction(<-99:999>, <1:99>)", 0),
            "day": lambda: self.filled("date(«<1000:9999>¦<1970:2040>¦2000¦1900», <1:12>, <1:28>)", 0),
            "clock": lambda: self.filled("time(<0:23>«¦, <0:59>¦, <0:59>, <0:59>¦, 5, 9, 120000»)", 0),
            "moment": self._moment,
            "delta": self._delta,
            "zone": lambda: self.filled(
                "«timezone.utc¦timezone(timedelta(hours=<-12:14>, minutes=«0¦30»))»", 0
            ),
            "key": lambda: self.r.choice(['"zeta"', '"alpha"', '"mid"', '"beta"', '"q"', '"é"']),
            "order": lambda: self.r.choice(["<", "<=", "==", "!=", ">", ">="]),
            "at": lambda: self.r.choice(["", str(self.r.randint(-9, 9))]),
            "fill": lambda: self.r.choice(["*", "-", ".", "0", "=", "x", "_", "é", "日", " "]),
            "number": lambda: self._spec("eEfFgG%n fffg%"),
            "whole": lambda: self._spec("dxXobnc dd"),
            "textual": lambda: self._spec("s "),
            "flags": self._flags,
            "bytes": lambda: repr(self.r.choice(_TEXT).encode()),
            "pattern": lambda: self.r.choice(_PATTERNS),
            "strftime": lambda: " ".join("%" + d for d in self.r.sample("aAbBdfgHIjmMpSTuUVwWyYZzDFR%", 4)),
        }

    def filled(self, form: str, depth: int) -> str:
        """A form with its parts made."""

        def part(found: re.Match[str]) -> str:
            low, high, kind, flat, choice = found.groups()
            if low is not None:
                return str(self.r.randint(int(low), int(high)))
            if kind is not None:
                return self.make(kind, 0 if flat else depth)
            return self.filled(self.r.choice(choice.split("¦")), depth)

        # Choices may hold a choice: the innermost is chosen first.
        while "«" in form:
            inner = re.search(r"«([^«»]*)»", form)
            assert inner is not None
            form = form[: inner.start()] + self.r.choice(inner.group(1).split("¦")) + form[inner.end() :]
        return _PART.sub(part, form)

    def make(self, kind: str, depth: int) -> str:
        """An expression of `kind`, at most `depth` levels deep."""
        known = forms().get(kind)
        shallow = kind in self.ends and (depth <= 0 or self.r.random() < 0.25)
        if known is None or shallow:
            return self.ends[kind]()
        return self.filled(self.r.choice(known), depth - 1)

    def expression(self) -> str:
        """Any that CPython can read."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            while True:
                made = self.make("any", DEPTH)
                try:
                    compile(made, "made", "eval")
                except SyntaxError:  # quotes in quotes
                    continue
                return made

    def _int(self) -> str:
        r = self.r
        n = r.choice([r.choice(_INTS), r.randint(-1000, 1000), r.getrandbits(r.randint(1, 80))])
        return str(-n if r.random() < 0.25 else n)

    def _float(self) -> str:
        r = self.r
        if r.random() < 0.03:
            return r.choice(['float("inf")', 'float("-inf")', 'float("nan")', "-0.0"])
        scaled = r.uniform(-1, 1) * 10 ** r.randint(-20, 20)
        rounded = round(r.uniform(-1000, 1000), r.randint(0, 4))
        x = r.choice([r.choice(_FLOATS), rounded, r.random(), scaled, r.randint(-40, 40) / 8])
        return repr(-x if r.random() < 0.2 else x)

    def _amount(self) -> str:
        return (
            f"{self.r.uniform(-9999, 9999):.{self.r.randint(0, 6)}f}{self.r.choice(['', '', 'E+3', 'e-9'])}"
        )

    def _several(self, kind: str) -> str:
        return "[" + ", ".join(self.make(kind[:-1], 0) for _ in range(self.r.randint(0, 5))) + "]"

    def _dict(self) -> str:
        return "{" + ", ".join(self.filled("<key>: <int0>", 0) for _ in range(self.r.randint(0, 4))) + "}"

    def _moment(self) -> str:
        parts = [
            "«<1000:9998>¦<1970:2040>»",
            "<1:12>",
            "<1:28>",
            "<0:23>",
            "<0:59>",
            "<0:59>",
            "«0¦7¦250000¦<0:999999>»",
        ]
        form = "datetime(" + ", ".join(parts[: self.r.randint(3, 7)]) + "«¦¦, tzinfo=<zone>»)"
        return self.filled(form, 0)

    def _delta(self) -> str:
        r = self.r
        units = ["days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "weeks"]
        parts = [
            f"{unit}={r.choice([r.randint(-50, 50), r.randint(-10000, 10000), r.randint(-40, 40) / 8])}"
            for unit in r.sample(units, r.randint(1, 3))
        ]
        return f"timedelta({', '.join(parts)})"

    def _spec(self, kinds: str) -> str:
        """A format spec that ends in one of `kinds`; a blank is none."""
        r = self.r
        kind = r.choice(kinds).strip()
        align = r.choice(["", "", r.choice("<>^="), r.choice("*.0-=x_é日 ") + r.choice("<>^=")])
        width = r.choice(["", "", str(r.randint(1, 14)), "0" + str(r.randint(1, 14))])
        precision = r.choice(["", f".{r.randint(0, 8)}", f".{r.randint(9, 25)}"])
        if "s" in kinds:
            return align.replace("=", "<") + width + precision + kind
        sign, mark = r.choice(["", "", "", "+", " ", "-"]), r.choice(["", "", ",", "_"])
        if "d" in kinds and r.random() < 0.95:
            precision = ""
        return align + sign + ("#" if r.random() < 0.1 else "") + width + mark + precision + kind

    def _flags(self) -> str:
        r = self.r
        flags = "".join(r.sample(["-", "+", " ", "0", "#"], r.choice([0, 0, 1, 2])))
        return flags + r.choice(["", str(r.randint(1, 12))]) + r.choice(["", "", f".{r.randint(0, 7)}"])
