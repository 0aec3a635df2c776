"""What stands where a component failed."""

from __future__ import annotations

from typing import Any

from bascule.components import div, table
from bascule.components.markup import to_html
from bascule.components.panel import panel, with_panel
from tests.components.test_encoding import encoded

TOLD: dict[str, Any] = {
    "component": "Sales",
    "name": "KeyError",
    "message": "<b>'x'</b>",
    "where": "widget.py:7",
}


def html(tree: Any) -> str:
    return to_html({1: encoded(tree)[0]}, 1)


def test_it_names_component_error_and_line_and_escapes_them() -> None:
    assert html(panel(TOLD)) == (
        '<div class="b-error" role="alert"><strong>Sales failed</strong>KeyError: &lt;b&gt;\'x\'&lt;/b&gt;'
        "<code>widget.py:7</code></div>"
    )
    assert "<code>" not in html(panel({**TOLD, "where": ""}))


def test_it_stands_inside_what_can_hold_it_and_else_behind() -> None:
    inside = with_panel(div("a"), TOLD)
    assert inside[:3] == div("a")[:3]
    assert len(inside) == 4
    behind = with_panel(table(), TOLD)
    assert (behind[0].name, behind[2][0].name, behind[3][0].name) == ("", "table", "div")
    assert with_panel(None, TOLD)[2] is None
