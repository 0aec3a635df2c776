"""Focus, selection, typed text and scroll survive a reorder, with `moveBefore` and without."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit

WITHOUT = "delete Element.prototype.moveBefore;"


def item(key: str) -> Any:
    scroller = [
        "div",
        {"class": "s", "style": {"height": "20px", "overflow": "auto"}},
        ["p", {"style": {"height": "200px"}}, key],
    ]
    return ["li", {"key": key}, ["input", {"id": key}], scroller]


@pytest.mark.parametrize("script", ["", WITHOUT], ids=["moveBefore", "insertBefore"])
@pytest.mark.parametrize("order", ["dcba", "bcda", "cabd", "xdyazb"])
async def test_a_reorder_keeps_what_the_user_did(toolkit: Toolkit, order: str, script: str) -> None:
    await toolkit.page.add_init_script(script)
    await toolkit.page.goto("about:blank")
    await toolkit.open()
    await toolkit.show([1, ["ul", None, *map(item, "abcd")]])
    for key in "abd":
        await toolkit.page.fill(f"#{key}", f"typed {key}")
    await toolkit.page.evaluate(
        """async () => { document.querySelectorAll(".s").forEach((s, i) => { s.scrollTop = 10 * i });
        const a = document.querySelector("#a"); a.focus(); a.setSelectionRange(2, 5, "backward");
        await new Promise(done => setTimeout(done, 100)) }"""
    )
    await toolkit.show([1, ["ul", None, *map(item, order)]])
    focused = "[document.activeElement.id, document.activeElement.selectionStart, document.activeElement.selectionEnd]"
    assert await toolkit.page.evaluate(focused) == ["a", 2, 5]
    values = await toolkit.page.evaluate(
        "[...document.querySelectorAll('li')].map(n => [n.firstChild.value, n.lastChild.scrollTop])"
    )
    known = {"a": ["typed a", 0], "b": ["typed b", 10], "c": ["", 20], "d": ["typed d", 30]}
    assert values == [known.get(key, ["", 0]) for key in order]


async def test_focus_can_be_asked_for(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [1, ["div", None, ["input", {"id": "a"}], ["#", 2]]],
        [2, ["", None, "text", ["p", None, ["button", None], ["input", {"id": "b"}]]]],
    )
    active = "document.activeElement.id || document.activeElement.localName"
    for params, wanted in (
        ({"instance": 2}, "button"),
        ({"instance": 1}, "a"),
        ({"instance": 2, "selector": "input"}, "b"),
        ({"instance": 2, "selector": "#nothing"}, "b"),
        ({"instance": 99}, "b"),
    ):
        assert await toolkit.call(0, "focus", params) == ""
        assert await toolkit.page.evaluate(active) == wanted
    assert "SyntaxError" in await toolkit.call(0, "focus", {"instance": 1, "selector": "[["})


async def test_autofocus_focuses_what_is_mounted_later(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["div", None]])
    await toolkit.show([1, ["div", None, ["input", {"autofocus": True, "id": "i"}]]])
    assert await toolkit.page.evaluate("document.activeElement.id") == "i"
