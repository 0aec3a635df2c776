"""`use_tool_result` and `use_tool_input`."""

from __future__ import annotations

from typing import Any

from bascule.bridge import use_tool_input, use_tool_result
from bascule.components import component
from bascule.host.pilot import Pilot


class Seen:
    """A component that keeps what its hook said at each render."""

    def __init__(self, hook: Any) -> None:
        self.all: list[Any] = []

        def render() -> str:
            self.all.append(hook())
            return str(len(self.all))

        self.component = component(render)

    @property
    def last(self) -> Any:
        return self.all[-1]


# contract: Q1
async def test_the_result_goes_through_its_states() -> None:
    seen = Seen(use_tool_result)
    async with Pilot(seen.component) as page:
        assert (seen.last.status, seen.last.output, seen.last.input) == ("waiting", None, None)
        await page.partial_input({"city": "Ber"})
        assert (seen.last.status, seen.last.partial_input, seen.last.input) == (
            "streaming",
            {"city": "Ber"},
            None,
        )
        await page.input({"city": "Bergen"})
        assert (seen.last.partial_input, seen.last.input) == (None, {"city": "Bergen"})
        await page.result(
            {"content": [{"type": "text", "text": "12"}], "_meta": {"k": 1}, "structuredContent": {"t": 12}}
        )
        last = seen.last
        assert (last.status, last.output, last.structured, last.meta) == (
            "ready",
            {"t": 12},
            {"t": 12},
            {"k": 1},
        )
        assert (last.content, last.is_error, last.reason) == ([{"type": "text", "text": "12"}], False, None)


# contract: Q1, F14
async def test_the_same_result_again_renders_nothing() -> None:
    seen = Seen(use_tool_result)
    async with Pilot(seen.component) as page:
        await page.result({"t": 1})
        before = len(seen.all)
        page.page.send("tool", dict(page.page.tool))
        await page.settled()
        assert len(seen.all) == before
        await page.result({"t": 2})
        assert len(seen.all) == before + 1
        assert seen.last.output == {"t": 2}


# contract: G8
async def test_a_failed_result_has_the_status_error() -> None:
    seen = Seen(use_tool_result)
    async with Pilot(seen.component) as page:
        await page.result({"content": [{"type": "text", "text": "no such city"}], "isError": True})
        assert (seen.last.status, seen.last.is_error, seen.last.output) == ("error", True, "no such city")


# contract: N1
async def test_a_cancelled_call_says_why() -> None:
    seen = Seen(use_tool_result)
    async with Pilot(seen.component) as page:
        await page.cancelled("the user pressed stop")
        assert (seen.last.status, seen.last.reason) == ("cancelled", "the user pressed stop")


# contract: G3
async def test_streaming_arguments_are_apart_until_they_are_complete() -> None:
    seen = Seen(use_tool_input)
    async with Pilot(seen.component) as page:
        assert (seen.last.status, seen.last.value, seen.last.partial) == ("waiting", None, None)
        await page.partial_input({"a": 1})
        assert (seen.last.status, seen.last.value, seen.last.partial) == ("streaming", None, {"a": 1})
        await page.input({"a": 1, "b": 2})
        assert (seen.last.status, seen.last.value, seen.last.partial) == ("ready", {"a": 1, "b": 2}, None)
        before = len(seen.all)
        await page.result({"t": 1})
        assert len(seen.all) == before


async def test_what_came_before_the_widget_is_there_at_its_first_render() -> None:
    seen = Seen(use_tool_result)
    pilot = Pilot(seen.component)
    pilot.page.tool = {**pilot.page.tool, "status": "ready", "output": {"t": 1}}
    async with pilot:
        assert [state.output for state in seen.all] == [{"t": 1}]
