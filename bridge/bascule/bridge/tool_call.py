"""`use_tool_call`: a callable that knows how its last call went.

Rules
1. The callable is the same object at every render of its component.
2. `pending` is true while any of its calls is in flight; `result` and `error` are those of the call started last.
3. A call starts when it is called, awaited or not. Awaited, it gives a `ToolResult` or raises; not awaited, a failure
   is in `error` and is logged to the host.
4. A call is never started by a render: its answer would render again, and so call again.
5. When the component goes away its calls go on: what was asked of the server is not undone by closing a dialog.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bascule.bridge.errors import InvalidReply, InvalidRequest, RequestCancelled
from bascule.bridge.port import port
from bascule.bridge.renderer import Readers, only_shows, use
from bascule.bridge.reporting import report
from bascule.bridge.results import ToolResult
from bascule.bridge.tasks import start

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.bridge.calls import Call
    from bascule.bridge.cancellation import Cancellation


class ToolCall:
    """`await call(**arguments)`, or `on_click=call`; `.pending`, `.result`, `.error`, `.cancel()`."""

    def __init__(self, update: Callable[[], None]) -> None:
        self.name = ""
        self.timeout: float | None = None
        self.cancellation: Cancellation | None = None
        self.on_progress: Callable[[Any], Any] | None = None
        self._update = update
        self._readers = Readers()
        self._running: list[Call] = []
        self._latest: Call | None = None
        self._result: ToolResult | None = None
        self._error: Exception | None = None

    @property
    def pending(self) -> bool:
        """Whether a call is in flight."""
        self._readers.add()
        return bool(self._running)

    @property
    def result(self) -> ToolResult | None:
        """What the call started last answered, `None` before that and after an error."""
        self._readers.add()
        return self._result

    @property
    def error(self) -> Exception | None:
        """The `BridgeError` of the call started last, `None` if it went well."""
        self._readers.add()
        return self._error

    def __call__(self, *unnamed: Any, **arguments: Any) -> Call:
        """Call the tool with `arguments`."""
        _refuse(self.name, unnamed)
        return self.send(arguments, self.timeout, self.cancellation, self.on_progress)

    def using(
        self,
        timeout: float | None = None,
        cancellation: Cancellation | None = None,
        on_progress: Callable[[Any], Any] | None = None,
    ) -> Callable[..., Call]:
        """The same callable with other options for one call: `await call.using(timeout=5)(city="Bergen")`."""

        def run(*unnamed: Any, **arguments: Any) -> Call:
            _refuse(self.name, unnamed)
            return self.send(
                arguments,
                self.timeout if timeout is None else timeout,
                cancellation or self.cancellation,
                on_progress or self.on_progress,
            )

        return run

    def send(
        self,
        arguments: dict[str, Any],
        timeout: float | None,
        cancellation: Cancellation | None,
        on_progress: Callable[[Any], Any] | None,
    ) -> Call:
        """Start a call."""
        if only_shows():
            raise InvalidRequest(
                self.name + " was called while a component renders, which would call it at every render; "
                "hand a function over: on_click=lambda: call(…)",
                "callTool",
            )
        if not isinstance(self.name, str) or not self.name:
            raise InvalidRequest("a tool's name must be a string, not " + repr(self.name), "callTool")
        params = {"name": self.name, "arguments": arguments}
        call = port.call("callTool", params, timeout, cancellation, on_progress)
        self._latest = call
        if not call.done:
            self._running.append(call)
            self._changed()
        return call.then(self._done)

    def cancel(self, reason: str = "cancelled by the widget") -> None:
        """Cancel every call in flight."""
        for call in self._running[:]:
            call.cancel(reason)

    def close(self) -> None:
        """The component is gone."""
        self._update = _nothing

    def _done(self, call: Call) -> None:
        if call in self._running:
            self._running.remove(call)
        if call.error is None:
            if isinstance(call.value, dict):
                call.value = ToolResult(call.value)
            else:
                call.error = InvalidReply("the answer is not an object: " + repr(call.value)[:80], "callTool")
        if call is self._latest:
            self._result = call.value if call.error is None else None
            self._error = call.error
        if call.error is not None and not isinstance(call.error, RequestCancelled):
            start(self._tell(call), "")
        self._changed()

    async def _tell(self, call: Call) -> None:
        """Log an error that nobody awaits; who does has had one turn to say so."""
        await asyncio.sleep(0)
        if call.error is not None and not call.awaited:
            report(call.error, 'use_tool_call("' + self.name + '")')

    def _changed(self) -> None:
        self._update()
        self._readers.changed()


def _nothing() -> None:
    pass


def _refuse(name: str, unnamed: tuple[Any, ...]) -> None:
    """What a handler was given, too: `on_change=call` passes the value on."""
    if unnamed:
        said = '"): arguments go by name, as in lambda value: call(city=value), not '
        raise TypeError('use_tool_call("' + str(name) + said + repr(unnamed[0])[:80])


def use_tool_call(
    name: str,
    *,
    timeout: float | None = None,
    cancellation: Cancellation | None = None,
    on_progress: Callable[[Any], Any] | None = None,
) -> ToolCall:
    """A stable callable for one of the server's tools: `await call(**arguments)` gives a `ToolResult`.

    `timeout` is in seconds. `on_progress(params)` runs at each progress notification, which also restarts the clock.
    """
    call: ToolCall = use("use_tool_call", ToolCall)
    call.name = name
    call.timeout = timeout
    call.cancellation = cancellation
    call.on_progress = on_progress
    return call
