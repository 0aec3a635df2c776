"""Props become attributes, DOM properties and nothing else, and go again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit


@pytest.mark.parametrize(
    ("props", "html"),
    [
        (None, "<p></p>"),
        ({}, "<p></p>"),
        ({"key": "k"}, "<p></p>"),
        ({"class": "a b", "title": "t"}, '<p class="a b" title="t"></p>'),
        ({"hidden": True, "lang": None, "dir": False}, '<p hidden=""></p>'),
        ({"tabindex": 0, "data-n": 1.5}, '<p tabindex="0" data-n="1.5"></p>'),
        (
            {"aria-expanded": True, "aria-busy": False, "data-x": False},
            '<p aria-expanded="true" aria-busy="false" data-x="false"></p>',
        ),
        ({"value": 3}, '<p value="3"></p>'),
        ({"open": True}, '<p open=""></p>'),
        (
            {"style": {"color": "red", "--gap": "2px", "margin-top": 0}},
            '<p style="color: red; --gap: 2px; margin-top: 0px;"></p>',
        ),
    ],
)
async def test_on_a_new_element_and_on_an_old_one(toolkit: Toolkit, props: Any, html: str) -> None:
    await toolkit.open()
    assert await toolkit.show([1, ["p", props]]) == html
    other = {
        "class": "z",
        "title": "old",
        "style": {"color": "blue", "top": "1px"},
        "hidden": True,
        "value": 7,
        "open": False,
    }
    key = {"key": "k"} if props and "key" in props else {}
    await toolkit.show([1, ["p", {**other, **key}]])
    back = await toolkit.show([1, ["p", props]])
    names = "Object.fromEntries([...document.querySelector('p').attributes].map(a => [a.name, a.value]))"
    got = await toolkit.page.evaluate(names)
    if not got.get("style"):
        got.pop("style", None)
    await toolkit.show([1, None])
    await toolkit.show([1, ["p", props]])
    assert got == await toolkit.page.evaluate(names), back


async def test_properties_where_the_element_has_them(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [
            1,
            [
                "div",
                None,
                ["input", {"type": "checkbox", "checked": True, "indeterminate": True}],
                ["video", {"muted": True}],
                ["progress", {"value": 0.5}],
                ["li", {"value": 4}],
                ["option", {"value": "v", "selected": True}, "o"],
                ["input", {"value": "50", "min": 0, "max": 10, "type": "range"}],
            ],
        ]
    )
    read = """[...document.querySelectorAll("#bascule-root div > *")].map(n =>
      [n.checked, n.indeterminate, n.muted, n.value, n.selected].filter(v => v !== undefined))"""
    got = await toolkit.page.evaluate(read)
    assert got == [[True, True, "on"], [True], [0.5], [4], ["v", True], [False, False, "10"]]
    await toolkit.show(
        [1, ["div", None, ["input", {"type": "checkbox"}], ["video", None], ["progress", None]]]
    )
    assert await toolkit.page.evaluate(read) == [[False, False, "on"], [False], [0]]
    assert await toolkit.page.evaluate("document.querySelector('progress').position") == -1


async def test_style_values_cannot_break_out(toolkit: Toolkit) -> None:
    await toolkit.open()
    style = {"color": "red; background: blue", "background": "green", "border": "1px solid}"}
    assert await toolkit.show([1, ["p", {"style": style}]]) == '<p style="background: green;"></p>'
    assert await toolkit.show([1, ["p", {"style": {"background": "nonsense"}}]]) == '<p style=""></p>'
