"""The calls in flight.

Rules of the state:

1. A call is open from `open` to the first of: an answer, its time-out, its cancelling, the close of the bridge.
2. It is settled exactly once, by whichever comes first; what comes later finds no entry and is ignored.
3. Its entry and its timer live and die together; progress starts the timer anew.
4. Giving up (time-out, cancelling) is told to the host through `abandon`; an answer and a close are not.
5. Numbers are never used twice in the life of a page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from bascule.bridge.page.js import Map, String, own

Settle = Callable[[bool, Any], None]


class Call:
    """One call in flight; `seconds` 0 waits for ever."""

    def __init__(self, method: str, settle: Settle, seconds: float, on_progress: Any) -> None:
        self.method_ = method
        self.settle_ = settle
        self.seconds_ = seconds
        self.on_progress = on_progress
        self.timer_: Any = None


class Calls:
    """The table of calls. `clock` has `set_timeout(f, milliseconds)` and `clear_timeout(timer)`."""

    def __init__(self, clock: Any, fail: Callable[[str, str, str], Any]) -> None:
        self._clock = clock
        self._fail = fail
        self._table = Map()
        self._next = 0
        self.abandon_: Callable[[int, str], None] = lambda number, reason: None

    def open_(self, method: str, settle: Settle, seconds: float, on_progress: Any) -> int:
        """Enter a call; its number."""
        number = self._next
        self._next = number + 1
        self._table.set(number, Call(method, settle, seconds, on_progress))
        self._wind(number)
        return number

    def has_(self, number: Any) -> bool:
        """Whether a call is in flight. Numbers and strings are never the same."""
        return bool(self._table.has(number))

    def count_(self) -> int:
        """How many are in flight."""
        return cast(int, self._table.size)

    def settle_(self, number: Any, ok: bool, value: Any) -> None:
        """Settle a call that is in flight."""
        call = self._take(number)
        if call is not None:
            call.settle_(ok, value)

    def reject_(self, number: Any, error: Any) -> None:
        """Settle a call with what the host threw: an error of JSON-RPC, or anything else."""
        call = self._take(number)
        if call is not None:
            message = own(error, "message")
            reason = String(error if message is None else message)
            failure = self._fail("HostError", call.method_, reason)
            failure.code = own(error, "code")
            failure.data = own(error, "data")
            call.settle_(False, failure)

    def refuse(self, number: Any, name: str, reason: str) -> None:
        """Settle a call with one of our own errors."""
        call = self._take(number)
        if call is not None:
            call.settle_(False, self._fail(name, call.method_, reason))

    def give_up(self, number: Any, name: str, reason: str) -> None:
        """Settle a call with an error and let the host know that nobody waits any more."""
        if self.has_(number):
            self.abandon_(number, reason)
            self.refuse(number, name, reason)

    def progress_(self, number: Any, params: Any) -> None:
        """The host is still at it."""
        call = self._table.get(number)
        if call is not None:
            self._wind(number)
            if call.on_progress is not None:
                call.on_progress(params)

    def close_(self) -> None:
        """Settle all with `BridgeClosed`."""
        for number in [*self._table.keys()]:
            self.refuse(number, "BridgeClosed", "the host closed the widget")

    def _wind(self, number: int) -> None:
        call: Call = self._table.get(number)
        seconds = call.seconds_
        self._clock.clear_timeout(call.timer_)
        if seconds > 0:
            reason = f"no answer within {String(seconds)} s"
            call.timer_ = self._clock.set_timeout(
                lambda: self.give_up(number, "RequestTimeout", reason), seconds * 1000
            )

    def _take(self, number: Any) -> Call | None:
        call = self._table.get(number)
        if call is not None:
            self._table.delete(number)
            self._clock.clear_timeout(call.timer_)
        return call
