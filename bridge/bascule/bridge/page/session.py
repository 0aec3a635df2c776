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
from bascule.bridge.page.calls import in_flight, refuse, settle
from bascule.bridge.page.js import Map, field, is_integer, is_object, keys, put, same, window
from bascule.bridge.page.store import is_closed
from bascule.bridge.page.values import is_json, is_text, message_of, or_empty

# method: f(params), which for a request gives or promises the result
requests = Map()
notices = Map()
_pinned: str = ""


def send(fields: Any, target: str) -> None:
    """Post a message."""
    if not is_closed():
        put(fields, "jsonrpc", "2.0")
        window.parent.postMessage(fields, "*" if target in ("", "null") else target)


def request(number: int, method: str, params: Any) -> bool:
    """Post a request, whose answer settles the call `number`; False: not settled yet."""
    send({"id": number, "method": method, "params": params}, _pinned)
    return False


def notify(method: str, params: Any) -> None:
    """Post a notification."""
    send({"method": method, "params": params}, _pinned)


def receive(data: Any, origin: str, from_parent: bool) -> None:
    """Take a posted message of whatever shape."""
    if not from_parent or (_pinned != "" and origin != _pinned) or not same(field(data, "jsonrpc"), "2.0"):
        return
    number = field(data, "id")
    method = field(data, "method")
    numbered = is_text(number) or is_integer(number)
    if method is None and numbered:
        _answered(number, data, origin)
    elif is_text(method) and (numbered or number is None) and is_json(data):
        params = or_empty(field(data, "params"))
        if numbered:
            _asked(number, method, params, origin)
        elif is_object(params) and notices.has(method):
            notices.get(method)(params)


def _answered(number: Any, data: Any, origin: str) -> None:
    global _pinned
    error = field(data, "error")
    if in_flight.has(number) and (error is not None or "result" in keys(data)):
        _pinned = origin
        if not is_json(data):
            refuse(number, "InvalidReply", "it is no JSON")
        elif error is not None:
            refuse(number, "HostError", message_of(error), error)
        else:
            settle(number, field(data, "result"))


def _asked(number: Any, method: str, params: Any, origin: str) -> None:
    def refused(code: int, message: str) -> None:
        send({"id": number, "error": {"code": code, "message": message}}, origin)

    if not requests.has(method):
        refused(-32601, f"{method} is unknown")
    elif not is_object(params):
        refused(-32602, "params must be an object")
    else:
        # What cannot be posted fails as what was thrown does.
        promised(lambda: requests.get(method)(params)).then(
            lambda result: send({"id": number, "result": result}, origin)
        ).then(None, lambda error: refused(-32602, message_of(error)))
