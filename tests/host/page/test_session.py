"""The host's half of a widget's life, driven message by message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bascule.host.page.session import INVALID_REQUEST, METHOD_NOT_FOUND, VERSION, Session

if TYPE_CHECKING:
    from collections.abc import Callable

INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 0,
    "method": "ui/initialize",
    "params": {
        "appInfo": {"name": "w", "version": "1"},
        "appCapabilities": {"availableDisplayModes": ["inline"]},
        "protocolVersion": VERSION,
    },
}
INITIALIZED = {"jsonrpc": "2.0", "method": "ui/notifications/initialized", "params": {}}


class Ends:
    """A session with its other ends: what it sent, what it was told, a clock that rings when asked."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.told: list[Any] = []
        self.asked: list[Any] = []
        self.timers: list[Callable[[], None]] = []
        self.session = Session(
            self.sent.append,
            self.serve,
            lambda method, params: self.told.append((method, params)),
            lambda function, _milliseconds: self.timers.append(function),
            {"serverTools": {}},
            {"theme": "light"},
        )

    def serve(self, request: Any, method: str, params: Any, answer: Callable[[Any, Any], None]) -> bool:
        self.asked.append((request, method, params, answer))
        return method == "tools/call"

    def open(self) -> None:
        self.session.receive(INITIALIZE)
        self.session.receive(INITIALIZED)
        self.sent.clear()

    def methods(self) -> list[Any]:
        return [message.get("method") for message in self.sent]


@pytest.fixture
def ends() -> Ends:
    return Ends()


def test_the_handshake_is_answered_with_all_four_fields(ends: Ends) -> None:
    ends.session.receive(INITIALIZE)
    (answer,) = ends.sent
    assert answer["id"] == 0
    assert answer["result"] == {
        "protocolVersion": VERSION,
        "hostInfo": {"name": "bascule-host", "version": "1.0.0"},
        "hostCapabilities": {"serverTools": {}},
        "hostContext": {"theme": "light"},
    }
    assert ends.session.app["capabilities"] == {"availableDisplayModes": ["inline"]}


def test_input_and_result_wait_for_initialized_and_go_in_that_order(ends: Ends) -> None:
    ends.session.send_result({"content": []})
    ends.session.send_input({"city": "Bergen"})
    ends.session.receive(INITIALIZE)
    assert ends.methods() == [None]
    ends.session.receive(INITIALIZED)
    assert ends.methods()[1:] == ["ui/notifications/tool-input", "ui/notifications/tool-result"]
    assert ends.sent[1]["params"] == {"arguments": {"city": "Bergen"}}


def test_a_result_that_comes_later_is_sent_at_once(ends: Ends) -> None:
    ends.open()
    ends.session.send_result({"content": []})
    assert ends.methods() == ["ui/notifications/tool-result"]


def test_a_cancelled_tool_is_told_instead_of_a_result(ends: Ends) -> None:
    ends.session.send_cancelled("user")
    ends.session.receive(INITIALIZE)
    ends.session.receive(INITIALIZED)
    assert ends.sent[-1]["method"] == "ui/notifications/tool-cancelled"
    assert ends.sent[-1]["params"] == {"reason": "user"}


def test_initialized_twice_or_before_the_handshake_sends_nothing_twice(ends: Ends) -> None:
    ends.session.send_input({})
    ends.session.receive(INITIALIZED)
    assert ends.sent == []
    ends.session.receive(INITIALIZE)
    ends.session.receive(INITIALIZED)
    ends.session.receive(INITIALIZED)
    assert ends.methods().count("ui/notifications/tool-input") == 1


def test_context_changes_before_the_handshake_are_in_its_answer(ends: Ends) -> None:
    ends.session.change_context({"theme": "dark"})
    ends.session.receive(INITIALIZE)
    assert ends.sent[0]["result"]["hostContext"] == {"theme": "dark"}
    ends.session.receive(INITIALIZED)
    assert len(ends.sent) == 1


def test_context_changes_between_answer_and_initialized_follow_it(ends: Ends) -> None:
    ends.session.receive(INITIALIZE)
    ends.session.change_context({"theme": "dark"})
    ends.session.change_context({"displayMode": "inline"})
    assert len(ends.sent) == 1
    ends.session.receive(INITIALIZED)
    assert ends.sent[1]["method"] == "ui/notifications/host-context-changed"
    assert ends.sent[1]["params"] == {"theme": "dark", "displayMode": "inline"}


def test_a_served_request_is_answered_by_its_own_id(ends: Ends) -> None:
    ends.open()
    for number in (0, "0"):
        ends.session.receive(
            {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": str(number)}}
        )
    ends.asked[1][3]({"content": []}, None)
    ends.asked[0][3](None, {"code": -1, "message": "no"})
    assert ends.sent == [
        {"jsonrpc": "2.0", "id": "0", "result": {"content": []}},
        {"jsonrpc": "2.0", "id": 0, "error": {"code": -1, "message": "no"}},
    ]


def test_an_unknown_method_is_refused_and_ping_answered(ends: Ends) -> None:
    ends.open()
    ends.session.receive({"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage"})
    ends.session.receive({"jsonrpc": "2.0", "id": 2, "method": "ping"})
    assert ends.sent[0]["error"]["code"] == METHOD_NOT_FOUND
    assert "sampling/createMessage" in ends.sent[0]["error"]["message"]
    assert ends.sent[1] == {"jsonrpc": "2.0", "id": 2, "result": {}}


def test_a_request_before_the_handshake_is_refused(ends: Ends) -> None:
    ends.session.receive({"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {}})
    assert ends.asked == []
    assert ends.sent[0]["error"]["code"] == INVALID_REQUEST


@pytest.mark.parametrize(
    "message",
    [None, 1, "text", [], {}, {"method": "ping", "id": 1}, {"jsonrpc": "2.0", "id": 99, "result": {}}],
)
def test_what_is_no_message_of_ours_is_ignored(ends: Ends, message: object) -> None:
    ends.open()
    ends.session.receive(message)
    assert ends.sent == []


def test_teardown_ends_with_the_pages_answer(ends: Ends) -> None:
    ends.open()
    ended: list[bool] = []
    ends.session.teardown("bye", lambda: ended.append(True))
    assert ends.sent[0]["method"] == "ui/resource-teardown"
    assert ends.sent[0]["params"] == {"reason": "bye"}
    assert ended == []
    ends.session.receive({"jsonrpc": "2.0", "id": ends.sent[0]["id"], "result": {}})
    assert ended == [True]
    ends.timers[0]()
    assert ended == [True]
    ends.sent.clear()
    ends.session.receive({"jsonrpc": "2.0", "id": 3, "method": "ping"})
    assert ends.sent == []


def test_teardown_ends_after_a_second_without_an_answer(ends: Ends) -> None:
    ends.open()
    ended: list[bool] = []
    ends.session.teardown("bye", lambda: ended.append(True))
    ends.timers[0]()
    assert ended == [True]


def test_teardown_of_a_page_that_never_opened_is_at_once(ends: Ends) -> None:
    ended: list[bool] = []
    ends.session.teardown("bye", lambda: ended.append(True))
    assert ended == [True]
    assert ends.sent == []


def test_an_answer_after_the_end_is_not_sent(ends: Ends) -> None:
    ends.open()
    ends.session.receive({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {}})
    ends.session.teardown("bye", lambda: None)
    ends.timers[0]()
    ends.sent.clear()
    ends.asked[0][3]({}, None)
    assert ends.sent == []
