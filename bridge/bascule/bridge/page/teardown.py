"""The end of the page (contract, sections N2 and N3).

Rules of the state: the first request of the host starts the end. `bridge:teardown` goes to the window, then every
clean-up is started; when all are done, or 200 ms are over, the host is answered and the bridge closes. Requests that come
in between are answered at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import Set

PATIENCE = 200


class Teardown:
    """`cleaners` are `f(params, done)`; `close()` is called once, after the answers."""

    def __init__(
        self, clock: Any, emit: Callable[[str, Any], None], report: Any, close: Callable[[], None]
    ) -> None:
        self.cleaners = Set()
        self._clock = clock
        self._emit = emit
        self._report = report
        self._close = close
        self._replies: list[Any] = []
        self._waiting = 0
        self._timer: Any = None

    def asked(self, params: Any, reply: Callable[[Any], None]) -> None:
        """`ui/resource-teardown`."""
        self._replies.append(reply)
        if len(self._replies) > 1:
            return
        self._emit("bridge:teardown", params)
        self._waiting = 1
        self._timer = self._clock.set_timeout(lambda: self._end(), PATIENCE)
        for cleaner in self.cleaners:
            self._start(cleaner, params)
        self._done()

    def _start(self, cleaner: Any, params: Any) -> None:
        open_ = True

        def done() -> None:
            nonlocal open_
            if open_:
                open_ = False
                self._done()

        self._waiting = self._waiting + 1
        try:
            cleaner(params, done)
        except Exception as error:
            self._report(error)
            done()

    def _done(self) -> None:
        self._waiting = self._waiting - 1
        if self._waiting == 0:
            self._end()

    def _end(self) -> None:
        if self._timer is not None:
            self._waiting = -1
            self._clock.clear_timeout(self._timer)
            self._timer = None
            for reply in self._replies:
                reply({})
            self._close()
