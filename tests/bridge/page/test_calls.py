"""Time-outs, cancelling and progress under a clock that the test holds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bridge.page.world import World


# contract: H6
@pytest.mark.parametrize(
    ("name", "args", "seconds"),
    [
        ("callTool", ("t",), 10),
        ("callTool", ("t", {}, {"timeout": 3}), 3),
        ("openLink", ("https://a.example",), 30),
        ("readResource", ("ui://a", {"timeout": 0.5}), 0.5),
    ],
)
def test_how_long_a_script_waits(name: str, args: Any, seconds: float) -> None:
    world = World().shake()
    outcome = world.call(name, *args)
    world.wait(seconds - 0.01)
    assert outcome.count == 0
    world.wait(0.02)
    assert (outcome.count, outcome.error.name, outcome.error.method) == (1, "RequestTimeout", name)
    cancelled = world.messages("notifications/cancelled")
    assert [m["params"]["requestId"] for m in cancelled] == [outcome.request["id"]]
    assert f"{seconds} s" in outcome.error.message
    assert world.clock.timers == {}


# contract: H6
@pytest.mark.parametrize(
    ("settings", "options", "seconds"), [({}, {}, 30), ({"timeout": 7}, {}, 7), ({}, {"timeout": 2}, 2)]
)
def test_how_long_the_toolkit_waits(
    settings: dict[str, Any], options: dict[str, Any], seconds: float
) -> None:
    world = World(settings).shake()
    told: list[Any] = []
    port = world.bridge["attach"](lambda topic, value: told.append(value) if topic == "settle" else None)
    port["call"](1, "callTool", {"name": "t"}, options)
    world.wait(seconds - 0.01)
    assert told == []
    world.wait(0.02)
    assert told[0][2]["name"] == "RequestTimeout"


# contract: H9
def test_progress_starts_the_clock_anew() -> None:
    world = World().shake()
    seen: list[Any] = []
    outcome = world.call("callTool", "t", {}, {"onProgress": seen.append})
    number = outcome.request["id"]
    for step in range(5):
        world.wait(9)
        world.notify("notifications/progress", {"progressToken": number, "progress": step})
        world.notify("notifications/progress", {"progressToken": str(number), "progress": "not mine"})
    assert outcome.count == 0
    assert [p["progress"] for p in seen] == [0, 1, 2, 3, 4]
    world.wait(11)
    assert outcome.error.name == "RequestTimeout"


# contract: H6, H7, H8, H10, N3
def test_a_thousand_calls_leave_nothing() -> None:
    world = World().shake()
    outcomes = [world.call("callTool", "t") for _ in range(1000)]
    for n, outcome in enumerate(outcomes):
        if n % 4 == 0:
            world.answer(outcome.request["id"], {"content": []})
        elif n % 4 == 1:
            world.refuse(outcome.request["id"])
    world.wait(11)
    assert [o.count for o in outcomes] == [1] * 1000
    for outcome in outcomes:
        world.answer(outcome.request["id"], {"content": []})
    assert [o.count for o in outcomes] == [1] * 1000
    assert (world.in_flight, world.clock.timers) == (0, {})
    pending = [world.call("callTool", "t") for _ in range(10)]
    world.ask("bye", "ui/resource-teardown", {})
    world.wait(0.3)
    assert {o.error.name for o in pending} == {"BridgeClosed"}
    assert (world.in_flight, world.clock.timers) == (0, {})
    assert all(not listeners for listeners in world.listeners.values())
