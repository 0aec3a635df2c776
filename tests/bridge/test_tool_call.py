"""`use_tool_call`."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bascule.bridge import Cancellation, use_tool_call, use_tool_result
from bascule.bridge.errors import HostError, InvalidReply, InvalidRequest, RequestCancelled, RequestTimeout
from bascule.components import Button, component, use_state
from bascule.host.pilot import Pilot


class Caller:
    """A component with one `use_tool_call`; `runs` are tried by its button."""

    def __init__(self, run: Any = None, **options: Any) -> None:
        self.seen: list[tuple[bool, Any, Any]] = []
        self.calls: list[Any] = []

        def render() -> Any:
            call = use_tool_call("search", **options)
            self.calls.append(call)
            self.seen.append((call.pending, call.result, call.error))
            return Button("Go", on_click=call if run is None else lambda: run(call))

        self.component = component(render)

    @property
    def call(self) -> Any:
        return self.calls[-1]


# contract: Q2, H2
async def test_it_is_a_handler_and_shows_how_it_goes() -> None:
    caller = Caller()
    async with Pilot(caller.component) as page:
        await page.click("Go")
        assert page.called("search") == [{}]
        assert caller.seen == [(False, None, None), (True, None, None)]
        await page.answer("search", {"hits": 3})
        pending, result, error = caller.seen[-1]
        assert (pending, result.output, error) == (False, {"hits": 3}, None)
        assert len(caller.seen) == 3
        assert len({id(call) for call in caller.calls}) == 1


# contract: Q2, H3
async def test_awaited_it_gives_the_result_also_a_failed_one() -> None:
    got: list[Any] = []

    async def run(call: Any) -> None:
        got.append(await call(city="Bergen", days=5))

    caller = Caller(run)
    raw = {"content": [{"type": "text", "text": "none"}], "isError": True, "extra": 1}
    async with Pilot(caller.component, tools={"search": lambda **_: raw}) as page:
        await page.click("Go")
        assert page.called("search") == [{"city": "Bergen", "days": 5}]
    assert (got[0].raw, got[0].is_error, got[0].output) == (raw, True, "none")


# contract: Q2, H4
async def test_an_error_is_raised_and_kept() -> None:
    got: list[Any] = []

    async def run(call: Any) -> None:
        try:
            await call()
        except HostError as error:
            got.append(error)

    caller = Caller(run)
    async with Pilot(caller.component) as page:
        await page.click("Go")
        await page.refuse("search", "no such tool", code=-32602)
        assert (got[0].code, got[0].method) == (-32602, "callTool")
        assert caller.call.error is got[0]
        assert page.logs == []
        await page.click("Go")
        await page.answer("search", {"ok": True})
        assert (caller.call.error, caller.call.result.output) == (None, {"ok": True})


async def test_an_error_that_nobody_awaits_is_logged() -> None:
    caller = Caller()
    async with Pilot(caller.component) as page:
        await page.click("Go")
        await page.refuse("search", "no such tool")
        assert isinstance(caller.call.error, HostError)
        assert "no such tool" in page.logs[0]["message"]


# contract: H5, Q6
async def test_what_the_host_does_not_offer_is_an_error_at_once() -> None:
    caller = Caller()
    async with Pilot(caller.component) as page:
        await page.available(callTool=False)
        await page.click("Go")
        assert type(caller.call.error).__name__ == "UnsupportedByHost"
        assert not caller.call.pending


# contract: H6, Q13
async def test_a_timeout_names_the_method_and_the_time() -> None:
    caller = Caller(timeout=3)
    async with Pilot(caller.component) as page:
        await page.click("Go")
        await page.advance(2.9)
        assert caller.call.pending
        await page.advance(0.2)
        assert isinstance(caller.call.error, RequestTimeout)
        assert "callTool" in str(caller.call.error)
        assert "3 s" in str(caller.call.error)


# contract: H7, Q13
async def test_it_can_be_cancelled_by_itself_and_by_its_token() -> None:
    token = Cancellation()
    caller = Caller(cancellation=token)
    async with Pilot(caller.component) as page:
        await page.click("Go")
        caller.call.cancel("enough")
        await page.settled()
        assert isinstance(caller.call.error, RequestCancelled)
        await page.click("Go")
        token.cancel("stop all")
        await page.settled()
        assert "stop all" in str(caller.call.error)
        await page.click("Go")
        assert len(page.called("search")) == 2
        assert page.logs == []


# contract: H7
async def test_cancelling_the_task_that_awaits_it_cancels_the_call() -> None:
    tasks: list[Any] = []

    def run(call: Any) -> None:
        async def wait() -> None:
            await call()

        tasks.append(asyncio.create_task(wait()))

    caller = Caller(run)
    async with Pilot(caller.component) as page:
        await page.click("Go")
        tasks[0].cancel()
        await page.settled()
        assert page.calls[-1][0] == "cancel"
        assert not caller.call.pending


# contract: H9
async def test_progress_reaches_the_listener() -> None:
    heard: list[Any] = []
    caller = Caller(on_progress=heard.append)
    async with Pilot(caller.component) as page:
        await page.click("Go")
        await page.progress("search", progress=1, total=4)
        assert heard == [{"progress": 1, "total": 4}]


# contract: H10
async def test_the_call_started_last_decides_what_is_shown() -> None:
    caller = Caller()
    async with Pilot(caller.component) as page:
        await page.click("Go")
        await page.click("Go")
        first, second = sorted(page.page.waiting)
        page.page.settle(second, {"structuredContent": "second"})
        await page.settled()
        assert (caller.call.result.output, caller.call.pending) == ("second", True)
        page.page.settle(first, {"structuredContent": "first"})
        await page.settled()
        assert (caller.call.result.output, caller.call.pending) == ("second", False)


# contract: H11
async def test_the_initiating_result_stays_as_it_was() -> None:
    seen: list[Any] = []

    @component
    def Both() -> Any:
        seen.append(use_tool_result().output)
        return Button("Go", on_click=use_tool_call("search"))

    async with Pilot(Both, tools={"search": {"b": 2}}) as page:
        await page.result({"a": 1})
        await page.click("Go")
        assert seen[-1] == {"a": 1}


# contract: Q11
async def test_an_answer_of_the_wrong_shape_is_an_invalid_reply() -> None:
    caller = Caller()
    async with Pilot(caller.component) as page:
        await page.click("Go")
        page.page.settle(min(page.page.waiting), "just text")
        await page.settled()
        assert isinstance(caller.call.error, InvalidReply)
        assert caller.call.result is None


async def test_options_for_one_call() -> None:
    heard: list[Any] = []
    caller = Caller(lambda call: call.using(timeout=1.5, on_progress=heard.append)(q="x"), timeout=9)
    async with Pilot(caller.component) as page:
        await page.click("Go")
        assert list(page.page.options.values()) == [{"timeout": 1.5, "progress": True}]


async def test_arguments_that_are_not_json_never_leave() -> None:
    caller = Caller(lambda call: call(when={1, 2}))
    async with Pilot(caller.component) as page:
        await page.click("Go")
        assert page.called("search") == []
        assert "set cannot be sent" in page.logs[0]["message"]


@pytest.mark.parametrize("ask", [lambda call: call("x"), lambda call: call.using(timeout=1)("x")])
async def test_arguments_without_a_name_are_refused(ask: Any) -> None:
    caller = Caller(ask)
    async with Pilot(caller.component) as page:
        await page.click("Go")
        assert page.called("search") == []
        said = (
            """use_tool_call("search"): arguments go by name, as in lambda value: call(city=value), not 'x'"""
        )
        assert said in page.logs[0]["message"]


@pytest.mark.parametrize("name", ["", None, 3])
async def test_a_tools_name_is_text(name: Any) -> None:
    @component
    def Bad() -> Any:
        return Button("Go", on_click=use_tool_call(name))

    async with Pilot(Bad) as page:
        await page.click("Go")
        assert InvalidRequest.__name__ in page.logs[0]["message"]


async def test_the_calls_of_a_component_that_goes_away_go_on() -> None:
    @component
    def Inner() -> Any:
        return Button("Call", on_click=use_tool_call("search"))

    @component
    def Outer() -> Any:
        shown = use_state(True)
        return [shown.value and Inner(), Button("Hide", on_click=lambda: shown.set(False))]

    async with Pilot(Outer) as page:
        await page.click("Call")
        await page.click("Hide")
        assert len(page.page.waiting) == 1
        assert "cancel" not in [method for method, _ in page.calls]
        await page.answer("search", {})
        assert (page.text, page.logs) == ("Hide", [])


async def test_another_component_that_reads_it_renders_with_it() -> None:
    @component
    def Shows(call: Any) -> str:
        return "busy" if call.pending else "idle"

    @component
    def Outer() -> Any:
        call = use_tool_call("search")
        return [Button("Go", on_click=call), Shows(call)]

    async with Pilot(Outer) as page:
        await page.click("Go")
        assert page.text == "Go busy"
        await page.answer("search", {})
        assert page.text == "Go idle"


async def test_a_call_in_a_render_is_refused_and_said() -> None:
    @component
    def Eager() -> Any:
        call = use_tool_call("search")
        return Button("Go", on_click=call(city="Bergen"))  # type: ignore[arg-type]

    async with Pilot(Eager, tools={"search": {}}) as page:
        assert page.called("search") == []
        assert "on_click=lambda" in page.text


# contract: Q2
async def test_an_answer_read_without_await_says_so() -> None:
    async def run(call: Any) -> None:
        call().output["hits"]

    async with Pilot(Caller(run).component) as page:
        await page.click("Go")
        assert "a call has no output, its result has: result = await call(…)" in page.text
