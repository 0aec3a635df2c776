"""The host's half of one widget's life: MCP Apps 2026-01-26, "Lifecycle". No input or output of its own.

The rules:

| state | how it came there | what may be sent to the page |
|---|---|---|
| `framed` | the frame was made | answers to its requests |
| `greeted` | `ui/initialize` was answered | answers to its requests |
| `open` | `ui/notifications/initialized` came | all: first the tool's input, then its result, then changes |
| `closing` | `teardown` was called | answers; the page's own answer, or the time-out, ends it |
| `closed` | it ended | nothing; what still comes is ignored |

Input, result and changes of the context that come before `open` wait for it; of each the last counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bascule.bridge.page.js import Map, is_object, keys, own, put

if TYPE_CHECKING:
    from collections.abc import Callable

VERSION = "2026-01-26"
METHOD_NOT_FOUND = -32601
INVALID_REQUEST = -32600
TEARDOWN_SECONDS = 1


class Session:
    """`send(message)` posts to the page. `serve(id, method, params, answer)` handles its requests and answers
    each by `answer(result, None)` or `answer(None, error)`, or is `False` for methods it does not know.
    `notified(method, params)` gets its notifications. `set_timeout(function, milliseconds)` is the browser's.
    """

    def __init__(
        self,
        send: Callable[[Any], None],
        serve: Callable[[Any, str, Any, Callable[[Any, Any], None]], bool],
        notified: Callable[[str, Any], None],
        set_timeout: Callable[[Callable[[], None], int], Any],
        capabilities: Any,
        context: Any,
    ) -> None:
        self.state: str = "framed"
        self.app: Any = None
        self.context: Any = context
        self.send = send
        self.serve = serve
        self.notified = notified
        self.set_timeout = set_timeout
        self.capabilities: Any = capabilities
        self.next_id: int = 1
        self.pending: Any = Map()
        self.input: Any = None
        self.outcome: Any = None
        self.changes: Any = None

    def receive(self, message: Any) -> None:
        """Takes one message of the page; what is not JSON-RPC 2.0 is ignored."""
        if self.state == "closed" or own(message, "jsonrpc") != "2.0":
            return
        method = own(message, "method")
        id = own(message, "id")  # noqa: A001 - JSON-RPC's name
        if isinstance(method, str):
            params = own(message, "params")
            if params is None:
                params = {}
            if id is None:
                self._notification(method, params)
            else:
                self._request(id, method, params)
        elif id is not None and self.pending.has(id):
            settle = self.pending.get(id)
            self.pending.delete(id)
            settle(own(message, "result"), own(message, "error"))

    def request(self, method: str, params: Any, then: Callable[[Any, Any], None]) -> None:
        """Asks the page; `then(result, error)` is called once with its answer."""
        id = self.next_id  # noqa: A001 - JSON-RPC's name
        self.next_id = id + 1
        self.pending.set(id, then)
        self.send({"jsonrpc": "2.0", "id": id, "method": method, "params": params})

    def send_input(self, arguments: Any) -> None:
        """The tool's complete input, now or when the page is open."""
        self.input = {"arguments": arguments}
        if self.state == "open":
            self._notify("ui/notifications/tool-input", self.input)

    def send_result(self, result: Any) -> None:
        """The tool's result, now or when the page is open."""
        self._finish("ui/notifications/tool-result", result)

    def send_cancelled(self, reason: str) -> None:
        """That there will be no result, now or when the page is open."""
        self._finish("ui/notifications/tool-cancelled", {"reason": reason})

    def change_context(self, changes: Any) -> None:
        """Merges changed fields into the context and tells the page of them alone."""
        for name in keys(changes):
            put(self.context, name, own(changes, name))
        if self.state == "open":
            self._notify("ui/notifications/host-context-changed", changes)
        elif self.state == "greeted":
            if self.changes is None:
                self.changes = {}
            for name in keys(changes):
                put(self.changes, name, own(changes, name))

    def teardown(self, reason: str, then: Callable[[], None]) -> None:
        """Asks the page to end; `then()` is called once when it answered or after a second."""
        if self.state == "framed" or self.state == "greeted":
            self.state = "closed"
        if self.state == "closed" or self.state == "closing":
            then()
            return
        self.state = "closing"

        def end() -> None:
            if self.state == "closing":
                self.state = "closed"
                then()

        self.request("ui/resource-teardown", {"reason": reason}, lambda _result, _error: end())
        self.set_timeout(end, TEARDOWN_SECONDS * 1000)

    def _finish(self, method: str, params: Any) -> None:
        self.outcome = {"method": method, "params": params}
        if self.state == "open":
            self._notify(method, params)

    def _notify(self, method: str, params: Any) -> None:
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def _notification(self, method: str, params: Any) -> None:
        if method == "ui/notifications/initialized" and self.state == "greeted":
            self.state = "open"
            if self.changes is not None:
                self._notify("ui/notifications/host-context-changed", self.changes)
            if self.input is not None:
                self._notify("ui/notifications/tool-input", self.input)
            if self.outcome is not None:
                self._notify(self.outcome["method"], self.outcome["params"])
        self.notified(method, params)

    def _request(self, id: Any, method: str, params: Any) -> None:  # noqa: A002 - JSON-RPC's name
        def answer(result: Any, error: Any) -> None:
            if self.state == "closed":
                return
            if error is not None:
                self.send({"jsonrpc": "2.0", "id": id, "error": error})
            else:
                self.send({"jsonrpc": "2.0", "id": id, "result": result})

        if method == "ping":
            answer({}, None)
        elif method == "ui/initialize":
            self._initialize(params, answer)
        elif self.state == "framed":
            answer(None, {"code": INVALID_REQUEST, "message": f"{method} before ui/initialize"})
        elif not self.serve(id, method, params, answer):
            answer(None, {"code": METHOD_NOT_FOUND, "message": f"this host does not know {method}"})

    def _initialize(self, params: Any, answer: Callable[[Any, Any], None]) -> None:
        capabilities = own(params, "appCapabilities")
        self.app = {
            "info": own(params, "appInfo"),
            "capabilities": capabilities if is_object(capabilities) else {},
        }
        if self.state == "framed":
            self.state = "greeted"
        answer(
            {
                "protocolVersion": VERSION,
                "hostInfo": {"name": "bascule-host", "version": "1.0.0"},
                "hostCapabilities": self.capabilities,
                "hostContext": self.context,
            },
            None,
        )
