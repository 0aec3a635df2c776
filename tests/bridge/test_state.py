"""`use_widget_state`."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.bridge import use_widget_state
from bascule.bridge.errors import InvalidRequest
from bascule.components import Button, component
from bascule.host.pilot import Pilot
from tests.bridge.test_tool import Seen


# contract: N4, N5
async def test_what_was_kept_is_there_at_the_first_render() -> None:
    seen = Seen(lambda: use_widget_state({"done": []}).value)
    pilot = Pilot(seen.component)
    pilot.page.state = {"done": ["milk"]}
    async with pilot:
        assert seen.all == [{"done": ["milk"]}]


async def test_setting_it_renders_everyone_and_tells_the_page() -> None:
    cells: list[Any] = []

    @component
    def Shows(at: int) -> str:
        return f"{at}:{use_widget_state(0).value}"

    @component
    def Board() -> Any:
        cells.append(use_widget_state(0))
        return [Button("Add", on_click=lambda: cells[-1].set(lambda old: old + 1)), Shows(1), Shows(2)]

    async with Pilot(Board) as page:
        assert page.text == "Add 1:0 2:0"
        await page.click("Add")
        await page.click("Add")
        assert page.text == "Add 1:2 2:2"
        assert [params for method, params in page.calls if method == "setWidgetState"] == [
            {"state": 1},
            {"state": 2},
        ]
        assert page.page.state == 2
        value, set_value = cells[-1]
        assert value == 2
        assert set_value is cells[-1].set


# contract: N6
@pytest.mark.parametrize("bad", [{1, 2}, float("nan"), {"a": object()}, {3: 4}])
async def test_what_is_not_json_is_refused_and_the_old_state_stays(bad: Any) -> None:
    seen = Seen(lambda: use_widget_state("old"))
    async with Pilot(seen.component) as page:
        with pytest.raises(InvalidRequest):
            seen.last.set(bad)
        await page.settled()
        assert seen.last.value == "old"
        assert page.calls == []


async def test_the_page_may_change_it() -> None:
    seen = Seen(lambda: use_widget_state(0).value)
    async with Pilot(seen.component) as page:
        page.page.send("state", {"a": None})
        await page.settled()
        page.page.send("state", None)
        await page.settled()
        assert seen.all == [0, {"a": None}, 0]
