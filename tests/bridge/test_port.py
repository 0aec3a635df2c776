"""The narrow seam to the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bascule.bridge.cancellation import Cancellation
from bascule.bridge.errors import BridgeNotReady, HostError, InvalidReply, InvalidRequest, RequestCancelled
from bascule.bridge.port import Port, port
from bascule.bridge.tool import tool
from bascule.bridge.wire_packed import MARK
from tests.bridge.recorder import Recorder, recorder


@pytest.fixture
def page() -> Iterator[Recorder]:
    with recorder() as made:
        yield made


# contract: Q13
def test_a_call_carries_its_number_and_its_timeout(page: Recorder) -> None:
    first = port.call("openLink", {"url": "https://a.example"})
    second = port.call("log", None, 2.5)
    assert page.calls == [
        [first.id, "openLink", {"url": "https://a.example"}, {"timeout": 30.0}],
        [second.id, "log", {}, {"timeout": 2.5}],
    ]
    assert first.id != second.id


# contract: Q13
@pytest.mark.parametrize("timeout", [0, -1, float("nan"), float("inf"), "5", True])
def test_a_timeout_that_is_none_is_refused(page: Recorder, timeout: Any) -> None:
    with pytest.raises(InvalidRequest, match="timeout must be"):
        port.call("log", {}, timeout)
    assert page.calls == []


# contract: H10
def test_answers_out_of_order_reach_their_own_calls(page: Recorder) -> None:
    calls = [port.call("callTool", {"name": str(at)}) for at in range(3)]
    for call in reversed(calls):
        page.send("settle", [call.id, True, {"for": call.id}])
    assert [call.value for call in calls] == [{"for": call.id} for call in calls]
    assert port.waiting == 0


# contract: H8
def test_a_second_answer_and_one_for_nobody_are_dropped(page: Recorder) -> None:
    call = port.call("log")
    assert page.send("settle", [call.id, True, 1]) == ""
    assert page.send("settle", [call.id, True, 2]) == ""
    assert page.send("settle", [999, False, {"name": "HostError"}]) == ""
    assert call.value == 1


def test_an_error_of_the_page_becomes_ours(page: Recorder) -> None:
    call = port.call("callTool")
    page.send(
        "settle", [call.id, False, {"name": "HostError", "message": "no", "method": "callTool", "code": -1}]
    )
    assert isinstance(call.error, HostError)
    assert call.error.code == -1


# contract: H7
def test_a_cancelled_token_posts_nothing(page: Recorder) -> None:
    token = Cancellation()
    token.cancel("too late")
    call = port.call("callTool", {}, cancellation=token)
    assert isinstance(call.error, RequestCancelled)
    assert "too late" in str(call.error)
    assert page.calls == []


# contract: H7
def test_a_token_cancels_what_is_in_flight(page: Recorder) -> None:
    token = Cancellation()
    call = port.call("callTool", {}, cancellation=token)
    other = port.call("callTool", {})
    token.cancel("changed my mind")
    assert isinstance(call.error, RequestCancelled)
    assert not other.done
    assert page.named("cancel") == [[0, "cancel", {"id": call.id, "reason": "changed my mind"}, {}]]
    page.send("settle", [call.id, True, "late"])
    assert call.value is None
    assert port.waiting == 1


def test_what_is_not_json_is_refused_before_anything_is_sent(page: Recorder) -> None:
    with pytest.raises(InvalidRequest):
        port.call("callTool", {"name": "x", "arguments": {"a": float("nan")}})
    assert page.calls == []
    assert port.waiting == 0


def test_without_a_page_a_call_is_refused() -> None:
    port.reset()
    assert isinstance(port.call("log").error, BridgeNotReady)


def test_timers_ring_once_and_can_be_stopped(page: Recorder) -> None:
    rung: list[int] = []
    first = port.timer(1.5, lambda: rung.append(1))
    second = port.timer(2, lambda: rung.append(2))
    second.cancel()
    assert page.calls[0] == [first.id, "timer", {"seconds": 1.5}, {}]
    assert page.calls[-1] == [0, "cancel", {"id": second.id, "reason": "cancelled by the widget"}, {}]
    page.send("settle", [first.id, True, None])
    page.send("settle", [second.id, True, None])
    assert rung == [1]


def test_dispatch_never_raises_and_always_flushes(page: Recorder) -> None:
    flushed: list[int] = []
    port.after = lambda: flushed.append(1)

    def explode(value: Any) -> None:
        raise ValueError("boom " + str(value))

    port.on("explode", explode)
    told = json.loads(page.send("explode", 7))
    assert (told["name"], told["message"]) == ("ValueError", "boom 7")
    assert "test_port.py" in told["traceback"]
    assert page.send("unknown", 1) == ""
    for text in ("", "[", "{}", "7", "null", "[]", '["settle"]', '["settle", 3]', '["progress", {}]'):
        answer = page.dispatch(text)
        assert answer == "" or json.loads(answer)["name"]
    assert len(flushed) == 11


def test_an_error_while_flushing_is_told_too(page: Recorder) -> None:
    def explode() -> None:
        raise RuntimeError("flush")

    port.after = explode
    assert json.loads(page.send("host", {}))["message"] == "flush"
    assert port.busy is False


# contract: N2
def test_a_teardown_that_nobody_registered_for_is_answered_at_once() -> None:
    page = Recorder()
    fresh = Port()
    fresh.listen(page)
    fresh.dispatch('["teardown", [7, "closed"]]')
    assert page.calls == [[0, "answer", {"id": 7, "result": {}}, {}]]
    fresh.dispatch('["tool", null]')
    assert len(page.calls) == 1


def _big(topic: str, value: Any) -> list[str]:
    """A message as it is and as it comes packed, with names and texts that look like its start."""
    odd = {'],[-1,"settle",[-1,7': ',[-1,"tool",', "a": [',[-1,"', {"b": 1}]}
    return [json.dumps([topic, [*value, odd]], separators=(",", ":")), _packed([topic, [*value, odd]])]


def _packed(message: Any) -> str:
    shapes: list[Any] = []

    def pack(value: Any) -> Any:
        if isinstance(value, list):
            return [-1, *[pack(one) for one in value]]
        if isinstance(value, dict):
            if list(value) not in shapes:
                shapes.append(list(value))
            return [shapes.index(list(value)), *[pack(one) for one in value.values()]]
        return value

    root = pack(message)
    return MARK + json.dumps([shapes, root], separators=(",", ":"))


@pytest.fixture
def too_big(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be read: what a small heap says of a big message."""

    def decode(_text: str) -> Any:
        raise MemoryError

    monkeypatch.setattr("bascule.bridge.port.decode", decode)


# contract: H8
@pytest.mark.usefixtures("too_big")
@pytest.mark.parametrize("form", [0, 1])
def test_an_answer_that_cannot_be_read_still_ends_its_call(page: Recorder, form: int) -> None:
    first, second = port.call("callTool", {"name": "big"}), port.call("callTool", {"name": "small"})
    text = _big("settle", [second.id, True])[form]
    assert page.dispatch(text) == ""
    assert (first.done, second.done) == (False, True)
    assert isinstance(second.error, InvalidReply)
    assert f"callTool: the answer cannot be read here: it has {len(text)} characters" in str(second.error)
    assert "MemoryError" in str(second.error)


@pytest.mark.usefixtures("too_big")
@pytest.mark.parametrize("form", [0, 1])
def test_a_result_that_cannot_be_read_is_an_error_to_show(page: Recorder, form: int) -> None:
    assert page.dispatch(_big("tool", [])[form]) == ""
    assert tool.value["status"] == "error"
    assert "the result cannot be read here" in tool.value["reason"]


@pytest.mark.usefixtures("too_big")
@pytest.mark.parametrize(
    "text", ["", "[]", "[3]", MARK, MARK + "[[],3]", '["host",{}]', '["settle",[999,true]]']
)
def test_other_messages_that_cannot_be_read_go_back_as_errors(page: Recorder, text: str) -> None:
    call = port.call("log")
    assert json.loads(page.dispatch(text))["name"] == "MemoryError"
    assert not call.done
