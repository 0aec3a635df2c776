"""One call in flight: awaitable, cancellable, settled once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bascule.bridge.errors import RequestCancelled
from bascule.bridge.tasks import start

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Any

    from bascule.bridge.cancellation import Cancellation
    from bascule.bridge.port import Port


class Call:
    """A started action. `await call` gives its value or raises; not awaiting it is fine.

    Cancelling the task that awaits it cancels the call.
    """

    def __init__(
        self,
        id: int,  # noqa: A002 (the wire's word)
        method: str,
        port: Port,
        on_progress: Callable[[Any], Any] | None = None,
    ) -> None:
        self.id = id
        self.method = method
        self.done = False
        self.value: Any = None
        self.error: Exception | None = None
        self._port = port
        self._on_progress = on_progress
        self._then: list[Callable[[Call], None]] = []
        self.awaited = False
        self._event: asyncio.Event | None = None
        self._token: Cancellation | None = None

    @property
    def output(self) -> Any:
        """What it gives has one; said here, because it is what forgets its `await` that asks."""
        raise AttributeError("a call has no output, its result has: result = await call(…)")

    def then(self, run: Callable[[Call], None]) -> Call:
        """`run(call)` once it is settled, before whoever awaits it goes on; at once if it is settled already."""
        if self.done:
            run(self)
        else:
            self._then.append(run)
        return self

    def forget(self) -> None:
        """Nobody listens to its end any more."""
        self._then = []

    def follow(self, token: Cancellation) -> None:
        """Be cancelled with `token`."""
        self._token = token
        token.listen(self.cancel)

    def cancel(self, reason: str = "cancelled by the widget") -> None:
        """Stop it: the host is told, and whoever awaits it gets `RequestCancelled`."""
        if not self.done:
            self._port.cancel(self, reason)
            self.settle(None, RequestCancelled(reason, self.method))

    def settle(self, value: Any, error: Exception | None) -> None:
        """The end of it; a second one is dropped."""
        if self.done:
            return
        self.done = True
        self.value = value
        self.error = error
        if self._token is not None:
            self._token.forget(self.cancel)
            self._token = None
        if self._event is not None:
            self._event.set()
        for run in self._then:
            run(self)

    def progress(self, params: Any) -> None:
        """The host reports progress: `{progress, total?, message?}`."""
        if self._on_progress is not None:
            start(self._on_progress(params), "on_progress of " + self.method)

    async def _wait(self) -> Any:
        self.awaited = True
        if not self.done:
            if self._event is None:
                self._event = asyncio.Event()
            try:
                await self._event.wait()
            except asyncio.CancelledError:
                self.cancel("the task that waited for it was cancelled")
                raise
        if self.error is not None:
            raise self.error
        return self.value

    def __await__(self) -> Generator[Any, None, Any]:
        return self._wait().__await__()

    def __iter__(self) -> Any:  # MicroPython awaits what iterates
        return self._wait()
