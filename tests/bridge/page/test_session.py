# ruff: noqa: E501 - scripts and tables read better in one line
"""The session under a clock that the test holds, and as one of a pair of ends."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.bridge.page.world import HOST, World


# contract: F5
def test_the_handshake_is_sent_again_ever_more_seldom() -> None:
    world = World()
    times = []
    for second in range(1, 130):
        before = len(world.posted)
        world.wait(1)
        times += [second] * (len(world.posted) - before)
    assert times == [1, 3, 7, 15, 31, 61, 91, 121]
    assert all(message == world.messages()[0] for message in world.messages())
    world.shake()
    before = len(world.posted)
    world.shake(hostInfo={"name": "another"})
    world.wait(100)
    assert len(world.posted) == before
    assert world.told("bridge:ready") == [{"adapter": "ext-apps"}]
    assert world.clock.timers == {}


# contract: F6
@pytest.mark.parametrize(("origin", "target"), [(HOST, HOST), ("null", "*")])
def test_the_origin_that_answers_is_pinned(origin: str, target: str) -> None:
    world = World()
    world.receive({"jsonrpc": "2.0", "id": 1, "method": "ping"}, "https://early.example")
    assert world.posted[-1][1] == "https://early.example"
    world.receive({"jsonrpc": "2.0", "id": 0, "result": {"hostCapabilities": {"serverTools": {}}}}, origin)
    assert world.posted[-1] == (
        {"jsonrpc": "2.0", "method": "ui/notifications/initialized", "params": {}},
        target,
    )
    before = len(world.posted)
    for other in ("https://other.example", "https://early.example", "", "*"):
        world.receive({"jsonrpc": "2.0", "id": 2, "method": "ping"}, other)
        world.receive({"jsonrpc": "2.0", "method": "ui/notifications/tool-input", "params": {}}, other)
    assert len(world.posted) == before
    assert world.bridge["getToolInput"]() is None
    world.call("callTool", "t")
    assert world.posted[-1][1] == target


# contract: F6
def test_nobody_but_the_parent_is_heard() -> None:
    world = World()
    world.receive({"jsonrpc": "2.0", "id": 0, "result": {}}, HOST, source=object())
    world.receive({"jsonrpc": "2.0", "id": 3, "method": "ping"}, HOST, source=world.window)
    assert len(world.posted) == 1
    assert world.bridge["initialized"] is False


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["__proto__", "constructor", "id", "a", "content", "type", "text"]),
            inner,
            max_size=3,
        )
    ),
    max_leaves=8,
)
methods = st.sampled_from(
    [
        "ping", "tools/list", "tools/call", "ui/resource-teardownx", "__proto__", "constructor", "notifications/progress",
        "ui/notifications/tool-input", "ui/notifications/tool-result", "ui/notifications/host-context-changed",
    ]
)  # fmt: skip
ids: st.SearchStrategy[Any] = st.sampled_from(
    [0, 1, 2, 3, "0", "1", "2", -1, 1.5, True, None, {}, [], float("nan")]
)
messages = st.one_of(
    json_values,
    st.fixed_dictionaries({"jsonrpc": st.just("2.0"), "id": ids, "result": json_values}),
    st.fixed_dictionaries({"jsonrpc": st.just("2.0"), "id": ids, "error": json_values}),
    st.fixed_dictionaries({"jsonrpc": st.just("2.0"), "id": ids, "method": methods, "params": json_values}),
    st.fixed_dictionaries({"jsonrpc": st.just("2.0"), "method": methods, "params": json_values}),
    st.fixed_dictionaries({"jsonrpc": json_values, "id": ids, "method": json_values}),
)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("hostile"), messages),
        st.tuples(st.just("call"), st.sampled_from(["t", "__proto__", "x"])),
        st.tuples(st.just("answer"), st.integers(0, 5)),
        st.tuples(st.just("refuse"), st.integers(0, 5)),
        st.tuples(st.just("wait"), st.sampled_from([0.5, 4.0, 11.0])),
        st.tuples(st.just("progress"), st.integers(0, 5)),
        st.tuples(st.just("ask"), st.integers(0, 10**6)),
    ),
    max_size=25,
)


# contract: F7, F8, F10, F11, H6, H8, H10
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(steps)
def test_a_pair_of_ends(todo: list[tuple[str, Any]]) -> None:
    """Whatever the host's end does, each call is settled once by its own answer, and each request answered once."""
    world = World().shake()
    calls: list[tuple[Any, Any]] = []
    hostile: set[Any] = set()
    asked = 0
    for step, value in todo:
        outcome: Any
        if step == "hostile":
            if isinstance(value, dict) and not isinstance(value.get("id"), dict | list):
                hostile.add(value.get("id"))
            world.receive(value)
        elif step == "call":
            outcome = world.call("callTool", value)
            calls.append((outcome, outcome.request["id"]))
        elif step == "wait":
            world.wait(value)
        elif step == "ask":
            asked += 1
            assert world.ask(f"host-{asked}", "ping", {"n": value})["result"] == {}
        elif calls:
            outcome, number = calls[value % len(calls)]
            before = outcome.count
            if step == "answer":
                world.answer(number, {"content": [], "of": number})
                assert outcome.count == 1
                if not before and number not in hostile:
                    assert outcome.value == {"content": [], "of": number}
            elif step == "refuse":
                world.refuse(number, -32000, f"of {number}")
                assert outcome.count == 1
            else:
                world.notify("notifications/progress", {"progressToken": number})
                assert outcome.count == before
    world.wait(60)
    assert [outcome.count for outcome, _ in calls] == [1] * len(calls)
    assert world.in_flight == 0
    assert world.clock.timers == {}
    answered = [m["id"] for m in world.messages() if str(m.get("id", "")).startswith("host-")]
    assert answered == [f"host-{n}" for n in range(1, asked + 1)]
    assert all(isinstance(m["params"], dict) for m in world.messages() if "method" in m)
    assert not world.reported
