"""What a widget may ask of its host, and what is checked of it (contract, sections E4, H, L, M and Q5 to Q12).

An action goes: closed? ready? offered by the host? well formed? Then it is done as the adapter has it, and the answer is
checked. Which adapter it is nobody here knows.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import promised
from bascule.bridge.page.calls import Call, give_up, refuse, settle
from bascule.bridge.page.errors import BridgeError
from bascule.bridge.page.host import advertised, does, kinds
from bascule.bridge.page.js import (
    Map,
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
from bascule.bridge.page.settings import MODES
from bascule.bridge.page.store import now
from bascule.bridge.page.values import copy, is_finite, message_of, or_empty

# The field of the params that must be a text, the field of the answer that must be a list.
TEXTS = Map(
    [["callTool", "name"], ["requestDisplayMode", "mode"], ["readResource", "uri"], ["registerTool", "name"]]
)
LISTS = Map([["callTool", "content"], ["readResource", "contents"], ["listResources", "resources"]])


def act(action: str, given: Any, options: Any) -> Any:
    """A promise of an action's answer.

    `options` are `{timeout?: seconds, signal?: AbortSignal, onProgress?: f(params), strict?: bool}`; `strict` refuses what
    the host did not advertise, even where the adapter can do it.
    """
    return Promise(lambda resolve, reject: _begin(action, given, or_empty(options), resolve, reject)).then(
        lambda answer: _checked(action, answer)
    )


def _begin(action: str, given: Any, options: Any, resolve: Any, reject: Any) -> None:
    signal = field(options, "signal")
    host = now["host"]
    if host["closed"] is True:
        raise BridgeError("BridgeClosed", action, "the host closed the widget", None)
    if not does.has(action) and host["ready"] is not True:
        raise BridgeError("BridgeNotReady", action, "wait for bridge:ready", None)
    params = _prepared(action, given)
    reason = _unsupported(action, params, field(options, "strict") is True)
    if reason != "":
        raise BridgeError("UnsupportedByHost", action, f"the host does not offer {reason}", None)
    if signal is not None and signal.aborted is True:
        raise BridgeError("RequestCancelled", action, "given up before", None)

    call = Call(action, resolve, reject, field(options, "timeout"), field(options, "onProgress"))
    number = call.number_
    if signal is not None:

        def abort() -> None:
            give_up(number, "RequestCancelled", String(signal.reason))

        signal.addEventListener("abort", abort)
        call.on_end = lambda: signal.removeEventListener("abort", abort)
    promised(lambda: does.get(action)(params, number)).then(
        lambda answer: (
            None
            if answer is False
            else settle(number, answer if is_object(answer) or action == "openai" else {})
        ),
        lambda error: refuse(
            number,
            "UnsupportedByHost" if isinstance(error, BridgeError) else "HostError",
            message_of(error),
            error,
        ),
    )


def _prepared(action: str, given: Any) -> Any:
    """A copy of params without `null`s, checked; a text for content is a block of text."""
    wrong = ""
    params: Any = None
    try:
        params = copy(given)
    except Exception as error:
        wrong = message_of(error)
    for key in keys(params):
        if own(params, key) is None:
            delete(params, key)
    content = field(params, "content")
    if isinstance(content, str):
        content = [{"type": "text", "text": content}]
        put(params, "content", content)
    text = TEXTS.get(action)
    if wrong == "" and not is_finite(given):
        wrong = "NaN and Infinity are no JSON"
    elif text is not None and (not isinstance(own(params, text), str) or own(params, text) == ""):
        wrong = f"{String(text)} must be a text"
    elif action == "openLink" and not is_link(field(params, "url")):
        wrong = "url must be absolute and http:, https: or mailto:"
    elif action == "callTool" and not is_object(or_empty(field(params, "arguments"))):
        wrong = "arguments must be an object"
    elif own(params, "structured") is not None and not is_object(params["structured"]):
        wrong = "structured must be an object"
    elif action == "setSize" and not all(is_number(own(params, key)) for key in keys(params)):
        wrong = "width and height must be numbers"
    elif content is not None and not (is_array(content) and all(is_object(block) for block in content)):
        wrong = "content must be blocks"
    if wrong != "":
        raise BridgeError("InvalidRequest", action, wrong, None)
    return params


def _unsupported(action: str, params: Any, strict: bool) -> str:
    """What of an action the host does not offer, `""` if it offers all of it."""
    if not does.has(action) or (strict and not advertised.has(action)):
        return "it"
    if action == "requestDisplayMode" and index_of(both(), field(params, "mode")) < 0:
        return String(field(params, "mode"))
    taken = own(kinds, action)
    if strict and taken is not None:
        content = field(params, "content")
        needed = (
            [replace_all(String(field(block, "type")), "_l", "L") for block in content]
            if is_array(content)
            else []
        )
        if field(params, "structured") is not None:
            needed.append("structuredContent")
        for kind in needed:
            if index_of(taken, kind) < 0:
                return kind
    return ""


def _checked(action: str, answer: Any) -> Any:
    name = LISTS.get(action)
    listed = own(answer, name)
    mode = field(answer, "mode")
    wrong = (
        action != "openai"
        if not is_object(answer)
        else (action == "requestDisplayMode" and index_of(MODES, mode) < 0)
        or (name is not None and not is_array(listed) and (listed is not None or action != "callTool"))
    )
    if wrong:
        raise BridgeError("InvalidReply", action, "the answer is not what was asked for", None)
    if action == "requestDisplayMode":
        heard(mode)
    return answer
