# ruff: noqa: E501 - expressions in tables
"""The facade: its stand-ins on CPython do what the browser's own do, and what has no stand-in says so."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from assets.page_python.tables import FACADE, INHERITED
from bascule.bridge.page import js
from tests.assets.pages import HEAD, compiled, exported, in_node, on_cpython

VALUES = """[None, True, False, 0, 1, -1, 1.5, NaN, Infinity, "", "0", "1", "a", " ", "length", "__proto__", [], [1], [1, 2], [[1], None],
    {}, {"a": 1}, {"length": 2}, {"a": {"b": None}, "c": [True]}]"""

# Each is asked of all values, or of all pairs, in one go.
UNARY = ["typeof(a)", "is_array(a)", "is_object(a)", "is_number(a)", "is_integer(a)", "is_function(a)", "keys(a)", "String(Number(a))",
         "Boolean(a)", "to_json(a)", "own(a, 'a')", "field(a, 'a')", "field(a, 'b')", "own(a, 'length')", "own(a, '__proto__')", "own(a, 'toString')", "same(a, a)"]  # fmt: skip
BINARY = ["same(a, b)", "own(a, b)", "Map([[a, 1]]).has(b)", "Set([a, b]).size", "index_of([a], b)"]


def _source() -> str:
    names = "Boolean, Infinity, Map, NaN, Number, Set, String, field, index_of, is_array, is_function, is_integer, is_number, is_object, keys, own, same, to_json, typeof"
    unary = "".join(f"        [{text} for a in values],\n" for text in UNARY)
    calls = "".join(f"        [pair_{number}(a, b) for a, b in pairs],\n" for number, _ in enumerate(BINARY))
    pairs = "".join(
        f"def pair_{number}(a: object, b: object) -> object:\n    return {text}\n"
        for number, text in enumerate(BINARY)
    )
    return f"""{HEAD}from bascule.bridge.page.js import {names}
{pairs}
def result() -> list[object]:
    values: list[object] = {VALUES}
    pairs: list[list[object]] = []
    for x in values:
        for y in values:
            pairs.append([x, y])
    return [
{unary}{calls}    ]
"""


def test_helpers_agree_on_values_of_all_kinds() -> None:
    source = _source()
    expected = on_cpython(source)
    (outcome,) = in_node([compiled(exported(source), small=True)])
    for text, want, got in zip(UNARY + BINARY, expected, outcome["value"], strict=True):
        assert (text, got) == (text, want)


def test_the_facade_and_the_compiler_know_the_same_names() -> None:
    assert set(js.__all__) - {"Absent"} == FACADE


@pytest.mark.parametrize("name", ["window", "document", "setTimeout", "Promise", "Object"])
def test_browser_objects_say_that_they_are_not_there(name: str) -> None:
    absent: Any = getattr(js, name)
    with pytest.raises(js.Absent, match=f"{name} exists in a browser only"):
        absent.anything  # noqa: B018 - touching it is the test
    with pytest.raises(js.Absent):
        absent()
    with pytest.raises(js.Absent):
        absent.anything = 1


@pytest.mark.parametrize("text", ["", "{", "[1,]", "NaN", "Infinity", "'a'", "[" * 100_000])
def test_what_is_no_json_is_an_error(text: str) -> None:
    with pytest.raises(js.Error):
        js.from_json(text)


def test_numbers_of_json_are_doubles() -> None:
    assert js.to_json(js.from_json("[12345678901234567890, 9007199254740993, 1e400, 1.0]")) == (
        "[12345678901234567000,9007199254740992,null,1]"
    )


@pytest.mark.parametrize("value", [object(), len, {1, 2}])
def test_what_has_no_json_is_refused(value: object) -> None:
    with pytest.raises(js.TypeError):
        js.to_json(value)


@pytest.mark.parametrize(
    ("start", "count", "out", "left"),
    [(0, 0, [], [9, 1, 2, 3]), (1, 1, [2], [1, 9, 3]), (-1, 5, [3], [1, 2, 9]), (9, 1, [], [1, 2, 3, 9]), (0, -1, [], [9, 1, 2, 3])],
)  # fmt: skip
def test_splice(start: int, count: int, out: list[int], left: list[int]) -> None:
    items = [1, 2, 3]
    assert js.splice(items, start, count, 9) == out
    assert items == left
    (outcome,) = in_node(
        [f"window.result = () => {{const i = [1, 2, 3]; return [i.splice({start}, {count}, 9), i];}}"]
    )
    assert outcome["value"] == [out, left]


def test_what_is_inherited_is_what_values_inherit() -> None:
    """`field` reads without asking whose a field is, so the compiler must know every name that is nobody's."""
    script = "window.result = () => [{}, [], '', 1, true].flatMap((value) => { const names = [];"
    script += "for (let o = Object(value); o; o = Object.getPrototypeOf(o)) names.push(...Object.getOwnPropertyNames(o));"
    script += "return names; });"
    (outcome,) = in_node([script])
    assert set(outcome["value"]) <= INHERITED


def test_errors_have_a_message_and_a_name() -> None:
    assert (js.Error("a").message, js.Error("a").name, js.TypeError().name, str(js.Error("a"))) == (
        "a",
        "Error",
        "TypeError",
        "a",
    )
    assert (js.String(js.TypeError("t")), js.String(js.Error())) == ("TypeError: t", "Error")


def test_the_stand_ins_are_not_page_python_themselves() -> None:
    """They are plain CPython, so no page module but the facade may import them."""
    folder = Path(js.__file__).parent
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        if path.name != "js.py":
            assert not imported & {
                "_convert",
                "_values",
                "bascule.bridge.page._convert",
                "bascule.bridge.page._values",
            }
