"""What a widget may ask of its host, and what is checked of it (contract, E4, H, L, M, Q8 to Q12).

An action goes: closed? ready? well formed? offered by the host? Then it is done as the adapter has it, and the answer
is checked. Which adapter it is nobody here knows.
"""

from __future__ import annotations

from typing import Any, cast

from bascule.bridge.page.browser import promised
from bascule.bridge.page.calls import CLOSED, open_call
from bascule.bridge.page.errors import bridge_error
from bascule.bridge.page.host import does
from bascule.bridge.page.js import (
    URL,
    Promise,
    String,
    delete,
    field,
    index_of,
    is_array,
    is_number,
    is_object,
    keys,
    own,
    put,
)
from bascule.bridge.page.modes import both, heard
from bascule.bridge.page.names import CALL, MODE
from bascule.bridge.page.settings import MODES
from bascule.bridge.page.store import is_closed, now
from bascule.bridge.page.values import copy, is_finite, is_text, message_of, must

# What a link must be: an absolute address of one of these kinds.
LINKS: list[str] = ["http:", "https:", "mailto:"]
# Fields of params that must be a text, not an empty one; the field of an answer that must be a list.
TEXTS = ["name", "mode", "uri", "url"]
LISTS: Any = {"callTool": "content", "readResource": "contents", "listResources": "resources"}


def act(action: str, given: Any, options: Any = None) -> Any:
    """A promise of an action's answer.

    `options` are `{timeout?: seconds, signal?: AbortSignal, onProgress?: f(params)}`.
    """
    return Promise(lambda resolve, reject: _begin(action, given, options, resolve, reject)).then(
        lambda answer: _checked(action, answer)
    )


def _begin(action: str, given: Any, options: Any, resolve: Any, reject: Any) -> None:
    def need(holds: bool, name: str, reason: str) -> None:
        if not holds:
            raise bridge_error(name, action, reason)

    need(not is_closed(), "BridgeClosed", CLOSED)
    need(does.has(action) or field(now["host"], "ready") is True, "BridgeNotReady", "wait for bridge:ready")
    params: Any = None
    try:
        params = _prepared(action, given)
    except Exception as error:
        need(False, "InvalidRequest", message_of(error))
    mode = field(params, "mode")
    listed = action != MODE or index_of(both(), mode) >= 0
    need(
        listed and does.has(action),
        "UnsupportedByHost",
        f"not offered: {action if listed else String(mode)}",
    )
    signal = field(options, "signal")
    need(signal is None or signal.aborted is not True, "RequestCancelled", "aborted")
    call = open_call(action, resolve, reject, options)
    promised(lambda: does.get(action)(params, call["number"])).then(
        lambda answer: None if answer is False else call["settle"](answer if is_object(answer) else {}),
        lambda error: call["refuse"]("HostError", message_of(error), error),
    )


def _prepared(action: str, given: Any) -> Any:
    """A copy of params without `null`s, checked; a text for content is a block of text."""
    params = copy(given)
    must(is_finite(given), "wrong number")
    if is_text(field(params, "content")):
        put(params, "content", [{"type": "text", "text": params["content"]}])
    for key in keys(params):
        value = own(params, key)
        if value is None and key not in TEXTS:
            delete(params, key)
        else:
            must(_is_valid(action, key, value), f"wrong {String(key)}")
    return params


def _is_valid(action: str, key: str, value: Any) -> bool:
    if key in TEXTS:
        return is_text(value) and value != "" and (key != "url" or cast("str", URL(value).protocol) in LINKS)
    if key == "content":
        return is_array(value) and all(is_object(block) for block in value)
    return is_object(value) if key in ("arguments", "structured") else action != "setSize" or is_number(value)


def _checked(action: str, answer: Any) -> Any:
    name = own(LISTS, action)
    listed = own(answer, name)
    mode = field(answer, "mode")
    asked = action == MODE
    if (
        not is_object(answer)
        or (asked and index_of(MODES, mode) < 0)
        or (name is not None and not is_array(listed) and (listed is not None or action != CALL))
    ):
        raise bridge_error("InvalidReply", action, "wrong answer")
    if asked:
        heard(mode)
    return answer
