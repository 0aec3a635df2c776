"""The way to Python: order, no re-entry, frames, timers, errors."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.components.page.toolkit import Toolkit

TOPICS = "told.splice(0).map(m => m[0])"


async def test_listening_tells_what_is_known_then_to_start(toolkit: Toolkit) -> None:
    await toolkit.open(listen=False)
    await toolkit.page.evaluate("bridgeSays('state', {a: 1})")
    await toolkit.page.evaluate("listenNow()")
    assert await toolkit.page.evaluate("told.splice(0)") == [
        ["host", {"adapter": "generic", "ready": True}],
        ["tool", {"status": "waiting"}],
        ["state", {"a": 1}],
        ["start"],
    ]
    await toolkit.page.evaluate("bridgeSays('tool', {status: 'ready'})")
    assert await toolkit.page.evaluate("told.splice(0)") == [["tool", {"status": "ready"}]]


async def test_what_came_while_python_was_loaded_is_what_it_is_told_first(toolkit: Toolkit) -> None:
    await toolkit.open(listen=False)
    await toolkit.page.evaluate(
        "() => { const started = listenNow(); bridgeSays('tool', {status: 'ready'}); return started; }"
    )
    assert await toolkit.page.evaluate("told.splice(0)") == [
        ["host", {"adapter": "generic", "ready": True}],
        ["tool", {"status": "ready"}],
        ["state", None],
        ["start"],
    ]


async def test_python_is_never_entered_while_it_runs(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate(
        """() => { told.splice(0); window.depth = 0; window.deepest = 0; let once = true;
        window.onTold = () => { depth++; deepest = Math.max(deepest, depth);
          if (once) { once = false; bridgeSays("state", 1); bridgeSays("progress", [1, {}]);
            BasculePort.update('[[1, ["input", {"autofocus": true, "on": {"focus": 1}}]]]'); }
          depth--; };
        bridgeSays("tool", 1); bridgeSays("host", 2); }"""
    )
    await toolkit.page.wait_for_function("() => told.length >= 5")
    assert await toolkit.page.evaluate(TOPICS) == ["tool", "state", "progress", "event", "host"]
    assert await toolkit.page.evaluate("deepest") == 1


async def test_one_frame_is_given_for_many_that_are_asked_for(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate("told.splice(0)")
    for _ in range(3):
        assert await toolkit.page.evaluate("[1, 2, 3].map(() => BasculePort.call('[0, \"frame\", {}]'))") == [
            "",
            "",
            "",
        ]
        await toolkit.page.wait_for_function("() => told.length > 0")
        await toolkit.page.evaluate("new Promise(done => setTimeout(done, 150))")
        assert await toolkit.page.evaluate(TOPICS) == ["frame"]


async def test_a_hidden_frame_gets_its_frames_from_a_timer(toolkit: Toolkit) -> None:
    await toolkit.page.add_init_script("window.requestAnimationFrame = () => 1")
    await toolkit.page.goto("about:blank")
    await toolkit.open()
    await toolkit.call(0, "frame", {})
    # Playwright itself would wait for frames.
    await toolkit.page.wait_for_function("() => told.some(m => m[0] === 'frame')", polling=50)


async def test_timers_settle_or_are_cancelled(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate("told.splice(0)")
    await toolkit.call(7, "timer", {"seconds": 0.01})
    await toolkit.call(8, "timer", {"seconds": 0.02})
    await toolkit.call(9, "timer", {"seconds": 1e12})
    await toolkit.call(0, "cancel", {"id": 8, "reason": "no more"})
    await toolkit.page.evaluate("new Promise(done => setTimeout(done, 150))")
    assert await toolkit.page.evaluate("told.splice(0)") == [["settle", [7, True, None]]]
    assert await toolkit.page.evaluate("bridgeCalls") == []


async def test_what_is_not_the_pages_own_goes_to_the_bridge(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.call(3, "callTool", {"name": "t", "arguments": {}}, {"timeout": 5})
    await toolkit.call(4, "openLink", {"url": "https://example.org"})
    await toolkit.call(0, "cancel", {"id": 3, "reason": "r"})
    await toolkit.call(0, "answer", {"id": 5, "result": {"x": None}})
    assert await toolkit.page.evaluate("bridgeCalls") == [
        ["call", 3, "callTool", {"name": "t", "arguments": {}}, {"timeout": 5}],
        ["call", 4, "openLink", {"url": "https://example.org"}, {}],
        ["cancel", 3, "r"],
        ["answer", 5, {"x": None}],
    ]


async def test_nothing_throws_into_python(toolkit: Toolkit) -> None:
    await toolkit.open(
        bridge="window.BasculeBridge = {attach() { return {call() { throw new TypeError('broken') }} }}"
    )
    for text in ("", "[", "null", "1", "[]", '[1, "callTool", {}]', '[1, "timer"]', '[0, "focus"]'):
        answer = await toolkit.page.evaluate("text => BasculePort.call(text)", text)
        assert answer == "" or json.loads(answer).keys() == {"name", "message"}
    assert json.loads(await toolkit.call(1, "callTool", {}))["message"] == "broken"


async def test_errors_that_python_returns_are_logged(toolkit: Toolkit) -> None:
    await toolkit.open()
    answer = """'{"name": "ValueError", "message": "m", "traceback": "t"}'"""
    await toolkit.page.evaluate("() => { window.onTold = () => " + answer + "; bridgeSays('state', 1) }")
    logged = await toolkit.page.evaluate("bridgeCalls")
    assert [
        (call[2], call[3]["level"], call[3]["message"], call[3]["data"]["traceback"]) for call in logged
    ] == [("log", "error", "m", "t")]


async def test_an_engine_that_throws_has_failed(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate(
        "() => { window.onTold = () => { throw new RangeError('memory') }; bridgeSays('state', 1) }"
    )
    assert "memory" in await toolkit.page.get_by_role("alert").inner_text()
