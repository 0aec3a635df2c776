"""Slips are told where they stand; what merely looks like one is not."""

from __future__ import annotations

import pytest

from bascule.build.check.slips import slips
from bascule.build.models import Module

HEAD = (
    "from bascule.bridge import use_tool_call\n"
    "from bascule.components import Button, Text, component, div, each, use_reducer, use_state, widget\n"
)
CARD = """
def note(): print(1)
def made(): return print
@widget(title="x")
def Card():
    s = use_state(0)
    value, set_value = use_state(0)
    r = use_reducer(max, 0)
    call = use_tool_call("get")
    def up(by=1): s.set(by)
    async def later(): s.set(1)
    return div(
        {}
    )
"""


def found(source: str) -> list[str]:
    """`line:column message` of each, the line counted from that of the first definition in CARD."""
    module = Module(name="w", filename="w.py", source=HEAD + source)
    return [f"{one.line - 3}:{one.column} {one.message}" for one in slips(module)]


@pytest.mark.parametrize(
    ("call", "given", "wanted"),
    [
        ("Button('a', on_click=s.set(1))", "s.set(1)", "lambda: s.set(1)"),
        (
            "Button('a', on_click=set_value(value + 1))",
            "set_value(value + 1)",
            "lambda: set_value(value + 1)",
        ),
        ("Button('a', on_click=r.dispatch('x'))", "r.dispatch('x')", "lambda: r.dispatch('x')"),
        ("Button('a', on_click=up())", "up()", "up"),
        ("Button('a', on_click=note() if value else None)", "note()", "note"),
        ("[Button('a', on_click=None or up(2)) for i in range(2)]", "up(2)", "lambda: up(2)"),
        ("each([], Button, key='id', on_click=s.set(2))", "s.set(2)", "lambda: s.set(2)"),
    ],
)
def test_a_handler_that_is_called_is_told_with_what_was_meant(call: str, given: str, wanted: str) -> None:
    (said,) = found(CARD.format(call))
    owner = "each" if call.startswith("each") else "Button"
    assert said.startswith("12:")
    assert f"{owner}: on_click must be a function; {given} is called at every render" in said
    assert said.endswith(f"write on_click={wanted}")


@pytest.mark.parametrize(
    "call",
    [
        "Button('a', on_click=lambda: s.set(1))",
        "Button('a', on_click=up)",
        "Button('a', on_click=made())",
        "Button('a', on_click=note() or up)",
        "Button('a', on_click=later())",  # no function either, and the component says so
        "Button('a', on_click=value.set(1))",
        "Button('a', value=up())",
        "[Button('a', on_click=up()) for up in [made]]",
        "(lambda set_value: Button('a', on_click=set_value(1)))(made)",
        "Button('a', on_click=lambda: call(city='x', **{}))",
    ],
)
def test_what_may_give_a_function_is_no_slip(call: str) -> None:
    assert found(CARD.format(call)) == []


@pytest.mark.parametrize(
    ("more", "call"),
    [
        ("s = made()", "s.set(1)"),
        ("def up(): return 1", "up()"),
        ("def f():\n        nonlocal s\n        s = 1", "s.set(1)"),
    ],
)
def test_a_name_that_is_bound_twice_may_be_anything(more: str, call: str) -> None:
    source = CARD.format(f"Button('a', on_click={call})").replace(
        "    return div", f"    {more}\n    return div"
    )
    assert found(source) == []


def test_a_tools_arguments_have_names() -> None:
    source = CARD.format("Button('a', on_click=lambda: call('Bergen'))")
    assert found(source) == ["12:43 the arguments of a tool go by name: call(name=value), or call(**values)"]


def test_a_page_that_returns_nothing_is_told() -> None:
    said = (
        "1:1 Card returns nothing, so its page is empty: return what it shows, or None where that is nothing"
    )
    for body in ("s = use_state(1)", "if value: return", "div_ = div()", "def f(): return 1"):
        assert found(f"\n@widget\ndef Card(value=1):\n    {body}\n") == [said.replace("1:1", "2:1")], body
    for body in ("return None", "raise ValueError", "return div()", "yield 1"):
        assert found(f"\n@widget\ndef Card():\n    {body}\n") == [], body
    assert found("@component\ndef Keys():\n    use_state(1)\n") == []


def test_what_is_made_and_dropped_is_told() -> None:
    source = "@component\ndef Row():\n    if 1:\n        Text('x')\n    return div()\n"
    assert found(source) == [
        "3:9 Row: this Text is made and never shown: return it, or give it to what is returned"
    ]
    assert found("@widget\ndef Card():\n    div()\n")[0].startswith("2:5 Card: this div")
    assert found("@component\ndef Row(div):\n    div('x')\n") == []
    assert found("@component\ndef Row():\n    def f():\n        Text('x')\n    f()\n") == []


@pytest.mark.parametrize(
    "source",
    [
        # A name that is bound in another way as well may be anything.
        "def act(): print(1)\nclass act: pass\n@component\ndef One(): return Button('a', on_click=act())",
        "def act(): print(1)\nmatch 1:\n    case act: pass\n@component\ndef One(): return Button('a', on_click=act())",
        "from helpers import *\ndef act(): print(1)\n@component\ndef One(): return Button('a', on_click=act())",
        "@component\ndef One(a=None):\n    if not a:\n        def a(): print(1)\n    return Button('a', on_click=a())",
        "def a():\n    from bascule.components import time\ndef time(s): print(s)\n@component\ndef One():\n    time(1)",
        "def make(div):\n    @component\n    def One():\n        div('x')\n        return None\n    return One",
        # What wraps the component returns its page.
        "def framed(f): return lambda: div(f())\n@widget\n@framed\ndef One(): print(1)",
        # No handler of an element.
        "def note(): print(1)\nvalues = dict(on_load=note())",
    ],
)
def test_what_may_be_meant_is_left_alone(source: str) -> None:
    assert found(source) == []
