"""The names of a bundle's variables: whatever a list says, the script does the same."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from assets.page_python import Variables, minified, pieces, small
from assets.page_python.variables import LETTERS, VARIABLE, given, inside, kept, renamed, texts
from tests.assets.pages import exported, in_node, written
from tests.assets.test_emit import NAMES, source_of

if TYPE_CHECKING:
    from pathlib import Path

ONE = """
from bascule.bridge.page.js import is_object, own, to_json
from .two import STATE, count
def shout(value: str) -> str:
    return value + "!"
def result() -> list[object]:
    first = count("a")
    def inner(value: str) -> str:
        first = shout(value)
        return first
    pairs = [[key, inner(key)] for key in ["a", "b"] if own(STATE, key) is not None]
    for key in ["b", "c"]:
        try:
            count(key)
        except Exception as error:
            text: str = error.message
            first = first + len(text)
    return [first, pairs, is_object(STATE), to_json(STATE)]
"""
TWO = """
from bascule.bridge.page.js import Error, put
STATE: dict[str, int] = {}
_all: int = 0
def count(name: str) -> int:
    global _all
    if name == "c":
        raise Error("no c")
    _all = _all + 1
    put(STATE, name, _all)
    return _all
"""
RESULT = [5, [["a", "a!"]], True, '{"a":1,"b":2}']


def _keys(entry: Path) -> dict[str, int]:
    """All keys that a list may have, and of how many names."""
    made = pieces(entry, None, Variables())
    script = small(made.script(), keep_names=True)
    names = dict.fromkeys((match[0] for match in VARIABLE.finditer(script)), "x")
    return {key: len(all_of) for key, all_of in kept(made, names, []).items()}


def test_whatever_the_names_are_the_script_does_the_same(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", exported(ONE), two=TWO)
    keys = _keys(entry)
    chance = random.Random(0)
    lists = [{key: [letter] * count for key, count in keys.items()} for letter in "etx_"]
    lists += [{key: chance.choices(LETTERS[:8], k=count) for key, count in keys.items()} for _ in range(20)]
    lists += [{"gone.gone": ["a"], "main.shout": ["a"]}]
    scripts = [minified(entry, found=found) for found in lists]
    assert len(set(scripts)) > 20
    assert [outcome.get("value") for outcome in in_node(scripts)] == [RESULT] * len(lists)


@pytest.mark.parametrize("letters", ["e", "etn"])
def test_all_that_page_python_may_say_has_names(tmp_path: Path, letters: str) -> None:
    scripts = []
    for number, name in enumerate(NAMES):
        entry = written(tmp_path / str(number) / "page", exported(source_of(name)))
        found = {key: [*letters] * count for key, count in _keys(entry).items()}
        scripts += [minified(entry), minified(entry, found=found)]
        assert re.findall(r"\w__(?:\d|js|x\d)\w*", scripts[-1]) == []
    outcomes = in_node(scripts)
    assert outcomes[::2] == outcomes[1::2]


def test_names_that_were_found_are_found_again(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", exported(ONE), two=TWO)
    made = pieces(entry, None, Variables())
    assert made.variables is not None
    script = small(made.script(), keep_names=True)
    names = made.variables.named(script, {})
    found = kept(made, names, [*made.functions][::-1])
    assert list(found)[:2] == ["main.shout", "two.count"]
    assert found["two.count"] == [
        names["count__0"],
        *(names[one] for one in inside(texts(made)["two.count"])),
    ]
    assert given(made, script, found) == names
    assert "STATE" not in renamed(script, names)
    assert minified(entry, found=found).count("no c") == 1
