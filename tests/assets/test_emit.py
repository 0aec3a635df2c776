"""Whatever the dialect allows gives the same on CPython and, plain and minified, in Node."""

from __future__ import annotations

import builtins
import textwrap
from typing import Any

import pytest

from tests.assets.pages import HEAD, compiled, exported, in_node, on_cpython
from tests.assets.probes import IMPORTS, PROBES
from tests.assets.snippets import SOURCES
from tests.assets.snippets_programs import PROGRAMS

JS = "from bascule.bridge.page.js import {}\n"


NAMES = [*SOURCES, *PROGRAMS, *PROBES]


def source_of(name: str) -> str:
    """The module of a name: a table's or a probe."""
    if name in PROBES:
        return IMPORTS + PROBES[name]
    imports, body = (SOURCES | PROGRAMS)[name]
    return HEAD + (JS.format(imports) if imports else "") + textwrap.dedent(body)


@pytest.fixture(scope="module")
def outcomes() -> dict[str, list[dict[str, Any]]]:
    """Of each source what Node gives, plain and minified."""
    scripts = [compiled(exported(source_of(name)), small=small) for name in NAMES for small in (False, True)]
    results = in_node(scripts)
    return {name: results[2 * number : 2 * number + 2] for number, name in enumerate(NAMES)}


# What docs/page-python.md says the compiler cannot see: what CPython gives (of an error its type), what the page gives.
UNSEEN: dict[str, tuple[str, Any, Any]] = {
    "a missing key": ("x = {}\n    return x['a']", KeyError, None),
    "an index out of range": ("return [1][nine()]", IndexError, None),
    "an index below zero": ("return [1, 2][8 - nine()]", 2, None),
    "text minus a number": ("return own({'a': '5'}, 'a') - 1", builtins.TypeError, 4),
    "None used as text": ("return 'a' + own({}, 'a')", builtins.TypeError, "anull"),
    "values to unpack": ("a, b = own({'a': [1]}, 'a')\n    return b", ValueError, None),
    "numbers beyond 2**53": ("return 9007199254740992 + 1 - 9007199254740992", 1, 0),
    "characters beyond U+FFFF": ("return len('\U0001f600')", 1, 2),
    "1 and True": ("return own({'a': True}, 'a') == 1", True, False),
    "typeof undefined": ("return typeof(undefined)", "object", "undefined"),
}


@pytest.mark.parametrize("name", UNSEEN)
def test_what_the_compiler_cannot_see_differs_as_documented(name: str) -> None:
    body, here, there = UNSEEN[name]
    facade = "from bascule.bridge.page.js import own, typeof, undefined\n"
    source = f"{facade}def nine() -> int:\n    return 9\ndef result() -> object:\n    {body}\n"
    if isinstance(here, type):
        with pytest.raises(here):
            on_cpython(source)
    else:
        assert on_cpython(source) == here
    assert in_node([compiled(exported(source), small=True)]) == [{"value": there}]


@pytest.mark.parametrize("name", NAMES)
def test_same_on_both(name: str, outcomes: dict[str, list[dict[str, Any]]]) -> None:
    expected = on_cpython(source_of(name))
    plain, small = outcomes[name]
    assert plain == {"value": expected}
    assert small == {"value": expected}
