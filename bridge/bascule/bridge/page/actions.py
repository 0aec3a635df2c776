"""What a widget may ask of its host, and what is checked of it (contract, E4, H, L, M, Q5 to Q12).

An action goes: closed? ready? well formed? offered by the host? Then it is done as the adapter has it, and the answer
is checked. Which adapter it is nobody here knows.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import promised
from bascule.bridge.page.calls import CLOSED, Call, refuse, settle
from bascule.bridge.page.errors import BridgeError
from bascule.bridge.page.host import advertised, does, kinds
from bascule.bridge.page.js import (
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
    replace_all,
)
from bascule.bridge.page.links import is_link
from bascule.bridge.page.modes import both, heard
from bascule.bridge.page.names import CALL, LINK, MODE
from bascule.bridge.page.settings import MODES
from bascule.bridge.page.store import is_closed, now
from bascule.bridge.page.values import copy, is_finite, is_text, message_of, must

# Fields of params that must be a text, not an empty one; the field of an answer that must be a list.
TEXTS = ["name", "mode", "uri", "url"]
LISTS: Any = {"callTool": "content", "readResource": "contents", "listResources": "resources"}


def act(action: str, given: Any, options: Any = None) -> Any:
    """A promise of an action's answer.

    `options` are `{timeout?: seconds, signal?: AbortSignal, onProgress?: f(params), strict?: bool}`; `strict` refuses
    what the host did not advertise, even where the adapter can do it.
    """
    return Promise(lambda resolve, reject: _begin(action, given, options, resolve, reject)).then(
        lambda answer: _checked(action, answer)
    )


def _begin(action: str, given: Any, options: Any, resolve: Any, reject: Any) -> None:
    signal = field(options, "signal")
    if is_closed():
        raise BridgeError("BridgeClosed", action, CLOSED)
    if not does.has(action) and now["host"]["ready"] is not True:
        raise BridgeError("BridgeNotReady", action, "wait for bridge:ready")
    params: Any = None
    try:
        params = _prepared(action, given)
    except Exception as error:
        raise BridgeError("InvalidRequest", action, message_of(error)) from None
    reason = _unsupported(action, params, field(options, "strict") is True)
    if reason != "":
        raise BridgeError("UnsupportedByHost", action, f"not offered: {reason}")
    if signal is not None and signal.aborted is True:
        raise BridgeError("RequestCancelled", action, "given up")
    number = Call(action, resolve, reject, options).number_
    promised(lambda: does.get(action)(params, number)).then(
        lambda answer: (
            None
            if answer is False
            else settle(number, answer if is_object(answer) or action == "openai" else {})
        ),
        lambda error: refuse(number, "HostError", message_of(error), error),
    )


def _prepared(action: str, given: Any) -> Any:
    """A copy of params without `null`s, checked; a text for content is a block of text."""
    params = copy(given)
    must(is_finite(given), "NaN is no JSON")
    for key in keys(params):
        value = own(params, key)
        if key in TEXTS:
            must(is_text(value) and value != "", f"{String(key)} must be a text")
        elif value is None:
            delete(params, key)
        elif key in ("arguments", "structured"):
            must(is_object(value), f"{String(key)} must be an object")
        else:
            must(action != "setSize" or is_number(value), f"{String(key)} must be a number")
    content = field(params, "content")
    if is_text(content):
        content = [{"type": "text", "text": content}]
        put(params, "content", content)
    must(action != LINK or is_link(params["url"]), "url must be http(s): or mailto:")
    must(
        content is None or (is_array(content) and all(is_object(block) for block in content)),
        "content must be blocks",
    )
    return params


def _unsupported(action: str, params: Any, strict: bool) -> str:
    """What of an action the host does not offer, `""` if it offers all of it."""
    if not does.has(action) or (strict and not advertised.has(action)):
        return action
    mode = field(params, "mode")
    if action == MODE and index_of(both(), mode) < 0:
        return String(mode)
    taken = own(kinds, action)
    if strict and taken is not None:
        content = field(params, "content")
        blocks: list[Any] = [] if content is None else content
        if field(params, "structured") is not None:
            blocks = [*blocks, {"type": "structuredContent"}]
        for block in blocks:
            kind = replace_all(String(field(block, "type")), "_l", "L")
            if index_of(taken, kind) < 0:
                return kind
    return ""


def _checked(action: str, answer: Any) -> Any:
    name = own(LISTS, action)
    listed = own(answer, name)
    mode = field(answer, "mode")
    asked = action == MODE
    if (
        (not is_object(answer) and action != "openai")
        or (asked and index_of(MODES, mode) < 0)
        or (name is not None and not is_array(listed) and (listed is not None or action != CALL))
    ):
        raise BridgeError("InvalidReply", action, "wrong shape of answer")
    if asked:
        heard(mode)
    return answer
