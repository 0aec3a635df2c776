"""`use_host_actions`: what is asked of the host, by which parameters."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.bridge import Cancellation, use_host_actions
from bascule.bridge.actions import Actions, actions
from bascule.bridge.errors import InvalidReply, InvalidRequest, RequestCancelled, RequestTimeout
from bascule.bridge.port import port
from bascule.host.pilot import Pilot
from tests.bridge.recorder import recorder
from tests.bridge.test_tool import Seen

TEXT = {"type": "text", "text": "hi"}
FUNCTIONS = (
    "open_link send_message update_model_context request_display_mode download_file read_resource list_resources "
    "create_message request_close log openai"
).split()


# contract: Q4
async def test_the_functions_are_the_same_at_every_render_and_using_the_hook_sends_nothing() -> None:
    seen = Seen(lambda: [getattr(use_host_actions(), name) for name in FUNCTIONS])
    async with Pilot(seen.component) as page:
        await page.available(openLink=False)
        assert len(seen.all) == 2
        assert all(one is other for one, other in zip(*seen.all, strict=True))
        assert page.calls == []


# contract: Q4, Q8, Q9
@pytest.mark.parametrize(
    ("ask", "method", "params"),
    [
        (lambda a: a.open_link("https://a.example"), "openLink", {"url": "https://a.example"}),
        (lambda a: a.send_message("hi"), "sendMessage", {"content": "hi"}),
        (lambda a: a.send_message([TEXT]), "sendMessage", {"content": [TEXT]}),
        (lambda a: a.send_message(TEXT), "sendMessage", {"content": [TEXT]}),
        (lambda a: a.update_model_context(), "updateModelContext", {}),
        (lambda a: a.update_model_context("hi"), "updateModelContext", {"content": [TEXT]}),
        (
            lambda a: a.update_model_context(structured={"n": None}),
            "updateModelContext",
            {"structured": {"n": None}},
        ),
        (
            lambda a: a.update_model_context(content=[], structured={}),
            "updateModelContext",
            {"content": [], "structured": {}},
        ),
        (lambda a: a.request_display_mode("pip"), "requestDisplayMode", {"mode": "pip"}),
        (
            lambda a: a.download_file([{"type": "resource"}]),
            "downloadFile",
            {"contents": [{"type": "resource"}]},
        ),
        (lambda a: a.read_resource("ui://x"), "readResource", {"uri": "ui://x"}),
        (lambda a: a.list_resources(), "listResources", {}),
        (lambda a: a.list_resources("next"), "listResources", {"cursor": "next"}),
        (lambda a: a.create_message({"maxTokens": 5}), "createMessage", {"maxTokens": 5}),
        (lambda a: a.request_close(), "requestClose", {}),
        (lambda a: a.log("warn", "careful"), "log", {"level": "warning", "message": "careful"}),
        (
            lambda a: a.log("info", "x", data=[1], logger="w"),
            "log",
            {"level": "info", "message": "x", "data": [1], "logger": "w"},
        ),
        (
            lambda a: a.openai("uploadFile", {"n": 1}),
            "openai",
            {"function": "uploadFile", "args": [{"n": 1}]},
        ),
    ],
)
def test_what_is_asked(ask: Any, method: str, params: Any) -> None:
    with recorder() as page:
        ask(actions)
        assert [call[1:3] for call in page.calls] == [[method, params]]


@pytest.mark.parametrize(
    "ask",
    [
        lambda a: a.open_link(3),
        lambda a: a.send_message(3),
        lambda a: a.send_message(None),
        lambda a: a.update_model_context(structured=[1]),
        lambda a: a.update_model_context(structured="text"),
        lambda a: a.update_model_context(content=3),
        lambda a: a.update_model_context(structured={"n": float("inf")}),
        lambda a: a.request_display_mode(None),
        lambda a: a.download_file("x"),
        lambda a: a.create_message("x"),
        lambda a: a.log("loud", "x"),
    ],
)
def test_what_cannot_be_asked_is_refused_and_nothing_is_sent(ask: Any) -> None:
    with recorder() as page:
        with pytest.raises(InvalidRequest):
            ask(actions)
        assert page.calls == []


# contract: Q10, Q12
def test_the_hosts_whole_answer_comes_back_also_a_failed_one() -> None:
    answer = {"isError": True, "x-unknown": {"a": [1]}}
    with recorder() as page:
        calls = [
            actions.open_link("https://a.example"),
            actions.send_message("x"),
            actions.update_model_context("x"),
        ]
        for call in calls:
            page.send("settle", [call.id, True, answer])
            assert (call.error, call.value) == (None, answer)


# contract: Q11
@pytest.mark.parametrize("answer", ["ok", 3, [], None, True])
def test_an_answer_of_the_wrong_shape_is_an_invalid_reply(answer: Any) -> None:
    with recorder() as page:
        for call in (actions.send_message("x"), actions.update_model_context("x")):
            page.send("settle", [call.id, True, answer])
            assert isinstance(call.error, InvalidReply)


# contract: Q6
async def test_an_action_the_host_did_not_offer_is_refused() -> None:
    async with Pilot(Seen(use_host_actions).component) as page:
        await page.available(openLink=False)
        call = actions.open_link("https://a.example")
        await page.settled()
        assert type(call.error).__name__ == "UnsupportedByHost"
        assert "openLink" in str(call.error)
        assert "pilot" in str(call.error)


# contract: Q13
async def test_every_action_takes_a_timeout_and_a_token() -> None:
    async with Pilot(Seen(use_host_actions).component) as page:
        port.timeout = 7
        page.page.later = lambda *_: None  # type: ignore[method-assign] # a host that never answers
        token = Cancellation()
        usual = actions.open_link("https://a.example")
        short = actions.open_link("https://a.example", timeout=2)
        stopped = actions.read_resource("ui://x", cancellation=token)
        token.cancel()
        await page.advance(3)
        assert isinstance(short.error, RequestTimeout)
        assert isinstance(stopped.error, RequestCancelled)
        assert not usual.done
        await page.advance(5)
        assert "7 s" in str(usual.error)


def test_available_is_made_anew_only_when_the_host_changed() -> None:
    mine = Actions()
    assert mine.available is mine.available
