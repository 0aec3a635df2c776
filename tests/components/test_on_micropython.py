"""The toolkit on the interpreter that pages carry, in Node: the wire, and how long it takes to say much."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.components.micropython import run

WIDGETS = Path(__file__).parent / "widgets"
START: list[Any] = ["start"]


def ready(output: Any) -> list[Any]:
    return ["tool", {"status": "ready", "output": output}]


def root(told: dict[str, list[Any]]) -> Any:
    """The root's tree in the last batch."""
    return told["batches"][-1][0][1]


def as_javascript(value: Any) -> Any:
    """A value after a page has had it: numbers are doubles, whole ones have no point."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e21:
        return int(Decimal(repr(value)))  # its shortest digits, zeros after them
    if isinstance(value, list):
        return [as_javascript(one) for one in value]
    if isinstance(value, dict):
        return {key: as_javascript(one) for key, one in value.items()}
    return value


KEYS = st.text(
    st.characters(exclude_categories=["Cs", "Nd"]), max_size=5
)  # JavaScript puts numeric keys first
SAFE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False).filter(lambda value: str(value) != "-0.0")
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(KEYS.filter(lambda key: key != "__proto__"), inner)
    ),
    max_leaves=30,
)


# One interpreter for many values: starting one takes longer than all of them.
# contract: Q15
@settings(max_examples=3, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(st.lists(SAFE, min_size=50, max_size=50))
def test_values_come_and_go_exactly(values: list[Any]) -> None:
    output = {"numbers": [2**31, 2**40, 1], "values": values}
    told = run(WIDGETS / "wired.py", [START, ready(output), ["event", [1, 0, None]]])
    assert told["answers"] == []
    tree = root(told)
    wanted = json.dumps(as_javascript(output))
    assert json.dumps(json.loads(tree[2])) == wanted
    assert json.dumps(told["calls"][-1][2]["arguments"]["value"]) == wanted
    assert tree[-1] == str(2**31 + 2**40 + 1)


# contract: Q15
def test_what_json_cannot_say_is_refused_there_too() -> None:
    told = run(WIDGETS / "wired.py", [START])
    tree = root(told)
    assert [text.split(" cannot")[0] for text in tree[4:7]] == ["nan", "inf", "a set"]
    assert "taken" not in tree
    assert "keys of an object must be strings" in tree[9]
    assert "contains itself" in tree[10]


def test_the_hooks_work_without_our_components() -> None:
    host = ["host", {"ready": True, "closed": False, "available": {"log": True}, "context": {}}]
    told = run(
        WIDGETS / "provided.py",
        [host, START, ready("Bergen"), ["frame"]],
        "import provided\nprovided.start()",
    )
    assert (told["answers"], told["batches"]) == ([], [])
    said = [params["message"] for _, method, params, _ in told["calls"] if method == "log"]
    assert said == ["['waiting', None, False]", "['ready', 'Bergen', False]", "['ready', 'Bergen', True]"]
    calls = [[params, options] for _, method, params, options in told["calls"] if method == "callTool"]
    assert calls == [[{"name": "more", "arguments": {"city": "Bergen"}}, {"timeout": 7}]]


def test_what_is_async_is_no_component_there_too() -> None:
    told = run(WIDGETS / "wired.py", [["frame"]], _DEFINITIONS)
    said = [call[2]["message"] for call in told["calls"]]
    assert said[:2] == [
        name
        + " is async or a generator: a component returns what it shows; await in a handler or in use_effect"
        for name in ("Later", "Some")
    ]
    assert said[2:] == ["taken"]


def test_what_exits_there_shows_a_panel_and_the_next_sibling() -> None:
    told = run(WIDGETS / "wired.py", [START], _EXITS)
    assert told["answers"] == []
    assert [tree[2] if tree[0] == "div" else tree for _, tree in told["batches"][0]][1:] == [
        ["strong", None, "Exits failed"],
        ["strong", None, "Mute failed"],
        "alive",
    ]


_DEFINITIONS = """
import _bascule_port, json
import wired
from bascule.components.definition import component
async def Later():
    return "never"
def Some():
    yield "never"
def Good():
    return (str(n) for n in range(3))
for one in (Later, Some, Good):
    try:
        component(one)
        said = "taken"
    except TypeError as error:
        said = str(error)
    _bascule_port.call(json.dumps([0, "log", {"message": said}, {}]))
_bascule_port.listen(lambda text: "")
"""

_EXITS = """
import sys
import wired
from bascule.components.definition import component
from bascule.components.mounting import mount
class Unspeakable(Exception):
    def __str__(self):
        raise RuntimeError("no words")
@component
def Exits():
    sys.exit(3)
@component
def Mute():
    raise Unspeakable()
@component
def Good():
    return "alive"
mount(component(lambda: [Exits(), Mute(), Good()]))
"""
