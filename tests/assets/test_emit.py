"""Whatever the dialect allows gives the same on CPython and, plain and minified, in Node."""

from __future__ import annotations

import textwrap
from typing import Any

import pytest

from tests.assets.pages import HEAD, compiled, exported, in_node, on_cpython
from tests.assets.probes import IMPORTS, PROBES
from tests.assets.snippets import SOURCES
from tests.assets.snippets_programs import PROGRAMS

JS = "from bascule.bridge.page.js import {}\n"


NAMES = [*SOURCES, *PROGRAMS, *PROBES]


def _source(name: str) -> str:
    if name in PROBES:
        return IMPORTS + PROBES[name]
    imports, body = (SOURCES | PROGRAMS)[name]
    return HEAD + (JS.format(imports) if imports else "") + textwrap.dedent(body)


@pytest.fixture(scope="module")
def outcomes() -> dict[str, list[dict[str, Any]]]:
    """Of each source what Node gives, plain and minified."""
    scripts = [compiled(exported(_source(name)), small=small) for name in NAMES for small in (False, True)]
    results = in_node(scripts)
    return {name: results[2 * number : 2 * number + 2] for number, name in enumerate(NAMES)}


@pytest.mark.parametrize("name", NAMES)
def test_same_on_both(name: str, outcomes: dict[str, list[dict[str, Any]]]) -> None:
    expected = on_cpython(_source(name))
    plain, small = outcomes[name]
    assert plain == {"value": expected}
    assert small == {"value": expected}
