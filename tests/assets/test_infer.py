# ruff: noqa: E501 - expressions in tables
"""Whatever expression the dialect lets by gives the same value in both languages: generated ones, many at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.assets.pages import HEAD, compiled, exported, in_node, on_cpython

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

FACADE = "from bascule.bridge.page.js import Math, String, index_of, is_array, is_integer, is_number, own, replace_all, same, trim\n"
NAMES = """
class Box:
    def __init__(self, value: int, text: str) -> None:
        self.value = value
        self._text_of = text
    def text(self) -> str:
        return self._text_of
    def plus(self, n: int) -> int:
        return self.value + n
def opt(x: str | None) -> str | None:
    return x
def result() -> list[object]:
    i, j, k = 0, 3, -7
    f: float = 0.5
    s, t, u = "", "ab", "aXbXab"
    yes, no = True, False
    none = opt(None)
    some = opt("z")
    words: list[str] = ["ab", "", "c"]
    numbers: list[int] = [3, 1, 2]
    record = {"a": 1, "b": "two", "c": None}
    box = Box(4, "box")
"""

# A number is written in brackets where it begins with a sign, so that no two signs meet.
LEAVES: dict[str, SearchStrategy[str]] = {
    "int": st.sampled_from(["i", "j", "k", "(i + 0)", "(i + 1)", "(i - 7)", "len(words)", "len(t)", "box.value", "numbers[1]", "numbers[len(words) - 1]",
                            "index_of(u, 'X')", "index_of(numbers, 2)"]),
    "float": st.sampled_from(["f", "0.25", "i", "(j / 2)", "Math.round(f)"]),
    "str": st.sampled_from(["s", "t", "u", "(s + 'ab')", "(s + '')", "(s + 'é`${')", "words[0]", "box.text()", "t.upper()", "trim(' a ')", "u[1:3]", "u[-2:]",
                            "'-'.join(words)", "replace_all(u, 'X', '')", "String(own(record, 'a'))", "String(f)", "String(none)"]),
    "bool": st.sampled_from(["yes", "no", "True", "False", "is_array(words)", "is_number(own(record, 'a'))", "is_integer(f)", "isinstance(own(record, 'b'), str)",
                             "(none is None)", "(some is not None)", "(own(record, 'c') is None)", "isinstance(box, Box)"]),
    "list": st.sampled_from(["words", "[]", "u.split('X')", "words[1:]", "[*words, t]"]),
}  # fmt: skip


def _deeper(kind: str, inner: dict[str, SearchStrategy[str]]) -> SearchStrategy[str]:
    """Expressions of a kind made of smaller ones."""

    def fill(pattern: str, *kinds: str) -> SearchStrategy[str]:
        return st.tuples(*(inner[part] for part in kinds)).map(lambda parts: pattern.format(*parts))

    chosen: dict[str, list[SearchStrategy[str]]] = {
        "int": [
            fill("({} + {})", "int", "int"), fill("({} - {})", "int", "int"), fill("({} * 3)", "int"), fill("(-{})", "int"),
            fill("({} if {} else {})", "int", "bool", "int"), fill("len({})", "str"), fill("len({})", "list"),
            fill("max({}, {})", "int", "int"), fill("min({}, 2)", "int"), fill("box.plus({})", "int"), fill("abs({})", "int"),
            fill("({} & 6)", "int"), fill("{} - {} - 1", "int", "int").map("({})".format), fill("Math.floor({} / 2)", "int"),
            fill("(lambda n: n)({})", "int").map(lambda text: f"box.plus(len([{text}]))"),
        ],
        "float": [fill("({} / 4)", "float"), fill("({} + {})", "float", "int"), fill("({} - {})", "float", "float")],
        "str": [
            fill("({} + {})", "str", "str"), fill("({} or {})", "str", "str"), fill("({} and {})", "str", "str"),
            fill("({} if {} else {})", "str", "bool", "str"), fill("{}.lower()", "str"), fill("{}[{}:]", "str", "int"),
            fill("{}[:{}]", "str", "int"),
            # Quotes within quotes: Python 3.11 takes them one deep.
            inner["int"].filter(lambda text: "<{" not in text).map(lambda text: 'f"<{' + text.replace('"', "'") + '}>"'),
            fill("String({})", "float"), fill("String({})", "bool"), fill("','.join({})", "list"),
            fill("(some if some is not None else {})", "str"), fill("(none if none is not None else {})", "str"),
        ],
        "bool": [
            fill("({} == {})", "int", "int"), fill("({} != {})", "str", "str"), fill("({} < {})", "int", "float"), fill("({} >= {})", "float", "int"),
            fill("({} < j <= {})", "int", "int"), fill("(t in {})", "str"), fill("({} not in ('ab', ''))", "str"),
            fill("(words[0] in {})", "list"), fill("(not {})", "bool"), fill("({} and {})", "bool", "bool"), fill("({} or {})", "bool", "bool"),
            fill("({} and {} or {})", "bool", "bool", "bool"), fill("(not {})", "str"), fill("(not {})", "int"), fill("bool({})", "str"),
            fill("{}.startswith({})", "str", "str"), fill("{}.endswith({})", "str", "str"), fill("same({}, {})", "int", "str"),
            fill("same({}, {})", "bool", "bool"), fill("any(w == {} for w in {})", "str", "list"), fill("all(w != '' for w in {})", "list"),
            fill("(own(record, {}) is None)", "str"), fill("({} if {} else {})", "bool", "str", "bool"), fill("({} == {})", "bool", "bool"),
        ],
        "list": [
            fill("[{}, {}]", "str", "str"), fill("{}[{}:]", "list", "int"), fill("[*{}, *{}]", "list", "list"), fill("[w + {} for w in {}]", "str", "list"),
            fill("[w for w in {} if w != {}]", "list", "str"), fill("{}.split('a')", "str"), fill("({} if {} else {})", "list", "bool", "list"),
            fill("list({})", "list"),
        ],
    }  # fmt: skip
    return st.one_of(chosen[kind])


def _expressions(depth: int) -> dict[str, SearchStrategy[str]]:
    kinds = LEAVES
    for _ in range(depth):
        kinds = {kind: st.one_of(LEAVES[kind], _deeper(kind, kinds)) for kind in LEAVES}
    return kinds


def _source(expressions: list[str]) -> str:
    lines = "".join(f"        {expression},\n" for expression in expressions)
    return f"{HEAD}{FACADE}{NAMES}    return [\n{lines}    ]\n"


@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
@given(st.lists(st.one_of(list(_expressions(3).values())), min_size=30, max_size=60))
def test_generated_expressions_agree(expressions: list[str]) -> None:
    source = _source(expressions)
    expected = on_cpython(source)
    plain, small = in_node([compiled(exported(source), small=small) for small in (False, True)])
    for results in (plain, small):
        assert "value" in results, results
        different = [
            (e, want, got)
            for e, want, got in zip(expressions, expected, results["value"], strict=True)
            if want != got
        ]
        assert different == []
