"""`use_focus`: once what a handler changed is shown, and no longer than its component."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Button, component, use_focus, use_state
from bascule.host.pilot import Pilot


def asked(page: Pilot) -> list[Any]:
    return [params for method, params in page.calls if method == "focus"]


async def test_the_focus_is_asked_for_after_what_changed_is_shown() -> None:
    seen: list[Any] = []

    @component
    def Page() -> Any:
        count = use_state(1)
        focus = use_focus()
        seen.append(focus)

        def more() -> None:
            focus('[data-n="2"]')
            count.set(2)

        return [Button(str(n), data_n=n, on_click=more) for n in range(count.value)]

    async with Pilot(Page) as page:
        await page.click("0")
        assert [node.text for node in page.find_all("button")] == ["0", "1"]
        (params,) = asked(page)
        assert params["selector"] == '[data-n="2"]'
        assert page.page.trees[params["instance"]]
        assert len(set(map(id, seen))) == 1


async def test_without_a_selector_it_is_the_first_that_takes_it_and_the_last_asked_counts() -> None:
    @component
    def Page() -> Any:
        focus = use_focus()

        def both() -> None:
            focus("a")
            focus()

        return Button("Go", on_click=both)

    async with Pilot(Page) as page:
        await page.click("Go")
        assert [list(params) for params in asked(page)] == [["instance"]]


async def test_a_component_that_is_gone_moves_nothing() -> None:
    kept: list[Any] = []

    @component
    def Part() -> Any:
        kept.append(use_focus())
        return "here"

    @component
    def Page() -> Any:
        shown = use_state(True)
        return [Button("Hide", on_click=lambda: shown.set(False)), shown.value and Part()]

    async with Pilot(Page) as page:
        await page.click("Hide")
        kept[0]()
        await page.settled()
        assert asked(page) == []


async def test_a_selector_is_text() -> None:
    @component
    def Page() -> Any:
        focus: Any = use_focus()
        return Button("Go", on_click=lambda: focus(3))

    async with Pilot(Page) as page:
        await page.click("Go")
        assert "use_focus: a selector is CSS text or None, not 3" in page.text
        with pytest.raises(AssertionError):
            assert asked(page)
