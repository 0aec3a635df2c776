"""One end of a JSON-RPC 2.0 conversation over posted messages.

Rules of the state:

1. Only the peer is heard: the window that the caller of `receive` says it is. All else is dropped unread.
2. Until the handshake is answered no origin is pinned: requests and notifications of the peer are taken, and
   posts go to `*`. The origin of the first answer to the handshake is pinned for good: other origins are
   dropped, posts go to it alone, save the opaque `null`, which has no other address than `*`.
3. A message is an object with `jsonrpc: "2.0"` that can be written as JSON. With a `method` it is a request
   (its `id` a string or number) or a notification (no `id`); without one it answers a call of ours.
   Anything else is dropped without a word.
4. An answer settles the call of exactly its id, once; `calls.py` owns that table.
5. Requests nobody handles are answered -32601, those whose `params` are no object -32602. An answer goes to the
   origin that asked.
6. A closed session hears and says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.calls import Calls
from bascule.bridge.page.js import Map, is_number, is_object, keys, own, same
from bascule.bridge.page.values import is_json


class Session:
    """`post(message, target)` sends; `requests` maps methods to `f(params, reply, refuse)`, `notices` to `f(params)`."""

    def __init__(self, post: Callable[[Any, str], None], calls: Calls) -> None:
        self._post = post
        self._calls: Calls = calls
        self._origin = ""
        self._closed = False
        self.hello_ = -1
        self.on_request = Map()
        self.on_notice = Map()

    def request_(self, number: int, method: str, params: Any) -> None:
        """Post a request; its answer settles the call `number`."""
        self._send({"jsonrpc": "2.0", "id": number, "method": method, "params": params}, self._origin)

    def notify_(self, method: str, params: Any) -> None:
        """Post a notification."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params}, self._origin)

    def close_(self) -> None:
        """Hear and say nothing any more."""
        self._closed = True

    def receive(self, data: Any, origin: str, from_peer: bool) -> None:
        """Take a posted message of whatever shape."""
        if not from_peer or self._closed or (self._origin != "" and origin != self._origin):
            return
        if not is_object(data) or not same(own(data, "jsonrpc"), "2.0"):
            return
        number = own(data, "id")
        method = own(data, "method")
        numbered = isinstance(number, str) or is_number(number)
        if method is None and numbered:
            self._answered(number, data, origin)
        elif isinstance(method, str) and (numbered or number is None) and is_json(data):
            params = own(data, "params")
            if params is None:
                params = {}
            if numbered:
                self._asked(number, method, params, origin)
            elif is_object(params) and self.on_notice.has(method):
                self.on_notice.get(method)(params)

    def _answered(self, number: Any, data: Any, origin: str) -> None:
        error = own(data, "error")
        if not self._calls.has_(number) or (error is None and "result" not in keys(data)):
            return
        if self._origin == "" and same(number, self.hello_):
            self._origin = origin
        if not is_json(data):
            self._calls.refuse(number, "InvalidReply", "the answer is no JSON")
        elif error is not None:
            self._calls.reject_(number, error)
        else:
            self._calls.settle_(number, True, own(data, "result"))

    def _asked(self, number: Any, method: str, params: Any, origin: str) -> None:
        def refuse(code: int, message: str) -> None:
            error = {"code": code, "message": message}
            self._send({"jsonrpc": "2.0", "id": number, "error": error}, origin)

        handler = self.on_request.get(method)
        if handler is None:
            refuse(-32601, f"{method} is not served here")
        elif not is_object(params):
            refuse(-32602, "params must be an object")
        else:
            handler(
                params,
                lambda result: self._send({"jsonrpc": "2.0", "id": number, "result": result}, origin),
                refuse,
            )

    def _send(self, message: Any, target: str) -> None:
        if not self._closed:
            self._post(message, "*" if target in ("", "null") else target)
