"""The calls in flight.

Rules of the state:

1. A call is open from `open_call` to the first of: an answer, its time-out, its cancelling, the close of the page.
2. It is settled exactly once, by whichever comes first; what comes later finds no entry and is ignored.
3. Its entry, its timer and its listener live and die together; progress starts the timer anew.
4. Giving up (time-out, cancelling) is told to the host by `on_give_up`; an answer and a close are not.
5. Numbers are never used twice in the life of a page; they start at 0.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.errors import BridgeError
from bascule.bridge.page.js import Map, String, clearTimeout, field, is_number, setTimeout

CLOSED = "closed by the host"

in_flight = Map()
# Functions of `(number, reason)`.
on_give_up: list[Any] = []
_next: int = 0


class Call:
    """A call in flight: how it is settled, how long it waits, who is told of progress and who may give it up.

    `options` are those of `actions.act`; `timeout` is 30 where it is no number, 0 waits for ever.
    """

    def __init__(self, action: str, resolve: Any, reject: Any, options: Any) -> None:
        global _next
        seconds = field(options, "timeout")
        self.action_ = action
        self.resolve_ = resolve
        self.reject_ = reject
        self.seconds_: float = seconds if is_number(seconds) else 30
        self.on_progress = field(options, "onProgress")
        self.signal_ = field(options, "signal")
        self.abort_: Any = lambda: give_up(self.number_, "RequestCancelled", String(self.signal_.reason))
        self.timer_: Any = None
        self.number_: int = _next
        _next = _next + 1
        if self.signal_ is not None:
            self.signal_.addEventListener("abort", self.abort_)
        in_flight.set(self.number_, self)
        self.wind_()

    def wind_(self) -> None:
        """Start the timer, anew if it runs."""
        clearTimeout(self.timer_)
        if self.seconds_ > 0:
            self.timer_ = setTimeout(
                lambda: give_up(
                    self.number_, "RequestTimeout", f"no answer within {String(self.seconds_)} s"
                ),
                self.seconds_ * 1000,
            )


def settle(number: Any, answer: Any) -> None:
    """The call is answered."""
    call = _taken(number)
    if call is not None:
        call.resolve_(answer)


def refuse(number: Any, name: str, reason: str, given: Any = None) -> None:
    """The call failed; `given` is the host's error, if it is one."""
    call = _taken(number)
    if call is not None:
        call.reject_(BridgeError(name, call.action_, reason, given))


def give_up(number: Any, name: str, reason: str) -> None:
    """Nobody waits for the call any more."""
    if in_flight.has(number):
        for tell in on_give_up:
            tell(number, reason)
        refuse(number, name, reason)


def progress(number: Any, params: Any) -> None:
    """The host is still at it."""
    call: Call | None = in_flight.get(number)
    if call is not None:
        call.wind_()
        if call.on_progress is not None:
            call.on_progress(params)


def close_calls() -> None:
    """Settle all."""
    for number in [*in_flight.keys()]:
        refuse(number, "BridgeClosed", CLOSED)


def _taken(number: Any) -> Call | None:
    call: Call | None = in_flight.get(number)
    if call is not None:
        in_flight.delete(number)
        clearTimeout(call.timer_)
        if call.signal_ is not None:
            call.signal_.removeEventListener("abort", call.abort_)
    return call
