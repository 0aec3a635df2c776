"""Which elements the builder writes out once, and in what order their open values are evaluated."""

from __future__ import annotations

import pytest

from bascule.build.lower import lower
from bascule.build.lower.shapes import has_shapes
from bascule.build.models import Module

HEAD = "from bascule.components import component, each, Card, div, li, p, span, widget\n"


def lowered(source: str, engine: str = "micropython") -> str:
    return lower(Module(name="w", filename="w.py", source=source, origin="author"), engine).source


def body(expression: str) -> str:
    """An expression of a loop, as the page gets it."""
    source = f"{HEAD}@component\ndef C(b, f, rows):\n    for a in rows:\n        print({expression})\n"
    return lowered(source).rpartition("print(")[2].strip()[:-1]


@pytest.mark.parametrize(
    ("expression", "made"),
    [
        ("div(p(a, class_='x'))", "_b_shape1(a)"),
        ("div(p(a, class_='x', id=b))", "_b_shape1(a, b)"),
        ("div(p(a, id=f(1)), span(b), title=f(2))", "_b_shape1(a, f(1), b, f(2))"),
        ("div(p('x', 3, None, True))", "_b_shape1()"),
        ("li(p(a), key=b)", "_b_shape1(a, b)"),
        ("li(p(a if b else 'x'))", "_b_shape1(a if b else 'x')"),
        ("li(p(f(a), style={'color': 'red'}))", "_b_shape1(f(a))"),
        # One element alone is not worth it.
        ("p(a)", "p(a)"),
        # What is no text stays as it is; what is in it may have a shape.
        ("Card(li(p(a)))", "Card(_b_shape1(a))"),
        ("div(Card(li(p(a))))", "div(Card(_b_shape1(a)))"),
        ("div([li(p(row)) for row in rows])", "div([_b_shape1(row) for row in rows])"),
        ("div(li(p(a)) if b else None)", "div(_b_shape1(a) if b else None)"),
        ("div(p(a), each(rows, C))", "div(p(a), each(rows, C))"),
        ("div(p(a), *rows)", "div(p(a), *rows)"),
        ("div(li(p(a), key=b))", "div(_b_shape1(a, b))"),
        ("div(p(a), None if a else b)", "div(p(a), None if a else b)"),
        # What is wrong says so where it is called.
        ("div(p(a, onclick='x'))", "div(p(a, onclick='x'))"),
        ("div(p(a, data=(1, 2)))", "_b_shape1(a, (1, 2))"),
        ("div(p(a, tab_index=1))", "div(p(a, tab_index=1))"),
        # The later of the two counts; what a script's element is told is JSON already.
        ("div(p(a, id=b, id_='x'))", "div(p(a, id=b, id_='x'))"),
        ("div(p(a, on_dblclick=b, on_double_click=f))", "div(p(a, on_dblclick=b, on_double_click=f))"),
        ("div(p(a, script='x'))", "div(p(a, script='x'))"),
    ],
)
def test_what_has_a_shape(expression: str, made: str) -> None:
    assert body(expression) == made


@pytest.mark.parametrize(
    "source",
    [
        "@widget\ndef W():\n    return div(p('x'))\n",
        "def helper(a):\n    return div(p(a))\n",
        "@component\ndef C(p):\n    return div(p('x'))\n",
        "p = str\n@component\ndef C():\n    return div(p('x'))\n",
        "from html import escape as p\n@component\ndef C():\n    return div(p('x'))\n",
        "from mine import *\n@component\ndef C():\n    return div(p('x'))\n",
        "import bascule.components as c\nc.p = str\n@component\ndef C():\n    return c.div(c.p('x'))\n",
        "@component\ndef C():\n    return 'p'\n",
        "@component\ndef C(a):\n    return p(a, class_='x')\n",
    ],
)
def test_once_or_unsure_is_left_alone(source: str) -> None:
    assert "_b_shape" not in lowered(HEAD + source)
    assert not has_shapes(HEAD + source, "w.py")


@pytest.mark.parametrize(
    "source",
    [
        "import bascule.components as c\nrows = [c.ul(c.li(x)) for x in 'ab']\n",
        "from bascule import components as c\n@c.component\ndef C(x):\n    return c.ul(c.li(x))\n",
        "from bascule.components.elements import li as item\nfor x in 'ab':\n    print(item(item(x)))\n",
        "from bascule.components import elements as e\nwhile True:\n    e.p(e.del_('x'))\n",
    ],
)
def test_every_way_of_importing(source: str) -> None:
    assert "_b_shape1(" in lowered(source)
    assert has_shapes(source, "w.py")


def test_a_style_keeps_its_order_where_dicts_have_none() -> None:
    source = HEAD + "for a in 'x':\n    div(p(a, style={'margin': 1, 'margin_top': 2}))\n"
    plan = "_b_d(('margin', 'margin_top'), {'margin': 1, 'margin_top': 2})"
    assert plan in lowered(source)
    assert "import _b_d;" in lowered(source)
    assert plan not in lowered(source, "brython")


def test_no_call_gets_more_arguments_than_micropython_can_give() -> None:
    rows = ", ".join(["li(p(a), span(b))"] * 130)
    made = body(f"div(div({rows}))")
    assert made == f"div(div({', '.join(f'_b_shape{n}(a, b)' for n in range(1, 131))}))"
    rows = ", ".join(["p(a)"] * 255)
    assert body(f"div({rows})") == f"_b_shape1({', '.join(['a'] * 255)})"


def test_lines_stay_and_other_engines_are_left_alone() -> None:
    shown = "return p(\n        span(a),\n        id=1 / 0,\n    )"
    source = f'"""A widget."""\n{HEAD}\n\n@component\ndef C(a):\n    {shown}\n'
    made = lowered(source, "brython")
    assert made.splitlines()[6].startswith("    return _b_shape1(")
    assert lowered(source, "pyodide") == source
