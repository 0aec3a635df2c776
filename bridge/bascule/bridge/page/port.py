"""`BasculeBridge.attach`: the toolkit's end of the bridge (docs/house.md, "The public seam").

A script of its own, `static/port.js`, which only pages with an engine carry. It stands on what `public.api` hands it
in `inside`, says what it knows in the shapes that Python reads (contract, Q1 and Q5), and is stricter than the bridge:
what the host did not advertise is refused, even where the adapter can do it (Q6, Q7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import (
    AbortController,
    Map,
    Object,
    Promise,
    String,
    delete,
    field,
    index_of,
    is_array,
    is_function,
    keys,
    own,
    prop,
    replace_all,
    set_prop,
    window,
)

Listener = Callable[[str, Any], None]

_inside: list[Any] = prop(window.BasculeBridge, "inside")
_now, _on, _act, _does, _advertised, _handlers, _cleaners, _error, _both = _inside
ADAPTER: str = prop(window.BasculeBridge, "adapterId")

OPENAI = "openai"
# Capabilities that list the kinds of content an action takes; the kinds where none are listed.
TAKEN: list[list[Any]] = [
    ["sendMessage", ["message"], ["text"]],
    ["updateModelContext", ["updateModelContext", "modelContextUpdate"], ["text", "structuredContent"]],
]


def port(listener: Listener) -> Any:
    """A port for a listener. Its ids are the listener's own; the maps hold those that are in flight."""
    calls = Map()
    answers = Map()
    asked = 0

    def ask(topic: str, values: list[Any]) -> Any:
        nonlocal asked
        asked = asked + 1
        number = asked
        # First the promise: a listener may answer before it returns.
        answered = Promise(lambda resolve, reject: answers.set(number, resolve))
        listener(topic, [number, *values])
        return answered

    def call(number: int, method: str, params: Any, options: Any) -> None:
        def settle(ok: bool, value: Any) -> None:
            calls.delete(number)
            if number != 0:
                listener("settle", [number, ok, value])

        control = AbortController()
        if number != 0:
            calls.set(number, control)
        if method == "registerTool":
            _handlers.set(field(params, "name"), lambda values, name: ask("app-call", [name, values]))
        timeout = field(options, "timeout")
        done = {
            "signal": control.signal,
            "timeout": field(window.basculeSettings, "timeout") if timeout is None else timeout,
            "onProgress": lambda params: listener("progress", [number, params]),
        }
        Promise(lambda resolve, reject: resolve(_strictly(method, params, done))).then(
            lambda value: settle(True, value["answer"] if method == OPENAI else value),
            lambda error: settle(
                False,
                {
                    "name": error.name,
                    "message": error.reason,
                    "method": method,
                    "host": error.host,
                    "code": error.code,
                    "data": error.data,
                },
            ),
        )

    def cancel(number: int, reason: Any) -> None:
        if calls.has(number):
            calls.get(number).abort(reason)

    def answer(number: int, result: Any) -> None:
        if answers.has(number):
            answers.get(number)(result)
            answers.delete(number)

    _cleaners.add(lambda params: ask("teardown", [field(params, "reason")]))
    _follow("host", _host, listener)
    _follow("tool", _tool, listener)
    _follow("state", lambda state: state, listener)
    return {"call": call, "cancel": cancel, "answer": answer}


def _follow(topic: str, shape: Any, listener: Listener) -> None:
    _on(topic, lambda value: listener(topic, shape(value)), True, own(_now, topic))


def _host(host: Any) -> Any:
    """The topic `host`: with what is available, and the answer to the handshake in parts."""
    offered: list[str] = host["offered"]
    modes: list[str] = _both() if len(offered) > 0 else []
    available: Any = {"displayModes": modes, "content": _content() if len(offered) > 0 else {}}
    for action in offered:
        set_prop(available, action, True)
    available["requestDisplayMode"] = len(modes) > 0
    answer = field(host, "answer")
    told: Any = {
        **host,
        "adapter": ADAPTER,
        "ready": field(host, "ready") is True,
        "closed": field(host, "closed") is True,
        "hostInfo": field(answer, "hostInfo"),
        "hostProtocolVersion": field(answer, "protocolVersion"),
        "available": available,
    }
    delete(told, "answer")
    delete(told, "offered")
    return told


def _content() -> Any:
    """The kinds of content that actions take."""
    taken: Any = {}
    capabilities = field(field(_now["host"], "answer"), "hostCapabilities")
    for row in TAKEN:
        set_prop(taken, row[0], row[2])
        for name in row[1]:
            theirs = own(capabilities, name)
            listed = [kind for kind in keys(theirs) if own(theirs, kind) is not None]
            if len(listed) > 0:
                set_prop(taken, row[0], listed)
    return taken


def _tool(tool: Any) -> Any:
    """The topic `tool`. Status: the call's last end, else whether a part of its input has come."""
    result = field(tool, "result")
    structured = field(result, "structuredContent")
    failed = field(result, "isError") is True
    status = "waiting"
    if field(tool, "cancelled") is not None:
        status = "cancelled"
    elif result is not None:
        status = "error" if failed else "ready"
    elif field(tool, "partialInput") is not None and field(tool, "input") is None:
        status = "streaming"
    return {
        "status": status,
        "input": field(tool, "input"),
        "partialInput": field(tool, "partialInput") if status == "streaming" else None,
        "output": field(tool, "output"),
        # Not twice, for it may be long; what `window.openai` gives as output may be another.
        "structured": True if structured is not None and ADAPTER != OPENAI else structured,
        "content": field(result, "content"),
        "meta": field(result, "_meta"),
        "isError": failed,
        "reason": field(field(tool, "cancelled"), "reason"),
    }


def _strictly(action: str, params: Any, options: Any) -> Any:
    """Act, if the host offers all of it; before it has answered the bridge itself knows what to say."""
    host = _now["host"]
    refused = _unsupported(action, params) if field(host, "ready") is True else ""
    if refused != "":
        raise _error("UnsupportedByHost", action, f"not offered: {refused}")
    return _act(action, params, options)


def _unsupported(action: str, params: Any) -> str:
    """What of an action the host does not offer, `""` if it offers all of it."""
    if not _advertised.has(action):
        return action
    if action == OPENAI:
        # What every object has is none of the host's.
        function = _function(params)
        is_theirs = is_function(prop(window.openai, function)) and prop({}, function) is None
        return "" if is_theirs else function
    taken = own(_content(), action)
    if taken is None:
        return ""
    content = field(params, "content")
    blocks: list[Any] = (
        content if is_array(content) else [{"type": "text"}] if isinstance(content, str) else []
    )
    if field(params, "structured") is not None:
        blocks = [*blocks, {"type": "structuredContent"}]
    for block in blocks:
        kind = replace_all(String(field(block, "type")), "_l", "L")
        if index_of(taken, kind) < 0:
            return kind
    return ""


def _openai(params: Any, _number: int) -> Any:
    """Any function of `window.openai`; its answer may be any value, so it comes in a record."""
    values = field(params, "args")
    return Promise(
        lambda resolve, reject: resolve(
            prop(window.openai, _function(params)).apply(window.openai, values if is_array(values) else [])
        )
    ).then(lambda answer: {"answer": answer})


def _function(params: Any) -> str:
    return String(field(params, "function"))


if ADAPTER == OPENAI:
    _does.set(OPENAI, _openai)
    _advertised.add(OPENAI)
Object.defineProperty(window.BasculeBridge, "attach", {"value": port})
