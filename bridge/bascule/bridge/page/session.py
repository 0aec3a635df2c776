"""Our end of a JSON-RPC 2.0 conversation with the parent window.

Rules of the state:

1. Only the peer is heard: messages of which `receive` is told that the parent window sent them.
2. The origin of the first answer, which is the one to the handshake, is pinned for good: from then on other origins are
   dropped and posts go to it alone, save the opaque `null`, which has no other address than `*`. Before it, posts
   go to `*`, and the peer's requests and notifications are taken.
3. A message is an object with `jsonrpc: "2.0"` that can be written as JSON. With a `method` it is a request (its `id` a
   string or a number) or a notification (no `id`); without one it answers a call in flight, of exactly its id.
   Anything else is dropped without a word.
4. A request nobody serves is answered -32601, one that cannot be served -32602, each to the origin that asked.
5. A closed session says nothing.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import promised
from bascule.bridge.page.calls import in_flight
from bascule.bridge.page.js import field, is_integer, is_object, keys, own, put, same, window
from bascule.bridge.page.store import is_closed
from bascule.bridge.page.values import is_json, is_text, message_of, or_empty

_pinned: str = "*"


def send(fields: Any, target: str) -> None:
    """Post a message."""
    if not is_closed():
        put(fields, "jsonrpc", "2.0")
        window.parent.postMessage(fields, "*" if target == "null" else target)


def request(number: int, method: str, params: Any) -> bool:
    """Post a request, whose answer settles the call `number`; False: not settled yet."""
    send({"id": number, "method": method, "params": params}, _pinned)
    return False


def notify(method: str, params: Any) -> None:
    """Post a notification."""
    send({"method": method, "params": params}, _pinned)


def receive(event: Any, requests: Any, notices: Any) -> None:
    """Take a posted message of whatever shape.

    `requests` and `notices` are records of `f(params)` by method; one of a request gives or promises the result.
    """
    data = event.data
    origin: str = event.origin
    is_known = event.source is window.parent and (_pinned == "*" or origin == _pinned)
    if not is_known or not same(field(data, "jsonrpc"), "2.0"):
        return
    number = field(data, "id")
    method = field(data, "method")
    numbered = is_text(number) or is_integer(number)
    if method is None and numbered:
        _answered(number, data, origin)
    elif is_text(method) and (numbered or number is None) and is_json(data):
        params = or_empty(field(data, "params"))
        if numbered:
            _asked(number, method, own(requests, method), params, origin)
        elif is_object(params) and own(notices, method) is not None:
            own(notices, method)(params)


def _answered(number: Any, data: Any, origin: str) -> None:
    global _pinned
    error = field(data, "error")
    if in_flight.has(number) and (error is not None or "result" in keys(data)):
        call = in_flight.get(number)
        _pinned = origin
        if not is_json(data):
            call["refuse"]("InvalidReply", "no JSON")
        elif error is not None:
            call["refuse"]("HostError", message_of(error), error)
        else:
            call["settle"](field(data, "result"))


def _asked(number: Any, method: str, serve: Any, params: Any, origin: str) -> None:
    def refused(code: int, message: str) -> None:
        send({"id": number, "error": {"code": code, "message": message}}, origin)

    if serve is None:
        refused(-32601, f"no method {method}")
    elif not is_object(params):
        refused(-32602, "wrong params")
    else:
        # What cannot be posted fails as what was thrown does.
        promised(lambda: serve(params)).then(
            lambda result: send({"id": number, "result": result}, origin)
        ).then(None, lambda error: refused(-32602, message_of(error)))
