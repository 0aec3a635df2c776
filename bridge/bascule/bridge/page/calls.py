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

from bascule.bridge.page.errors import bridge_error
from bascule.bridge.page.js import Map, String, clearTimeout, field, is_number, setTimeout

CLOSED = "closed"

# By number: `{number, settle(answer), refuse(name, reason, given), progress(params)}`.
in_flight = Map()
# Functions of `(number, reason)`.
on_give_up: list[Any] = []
_next: int = 0


def open_call(action: str, resolve: Any, reject: Any, options: Any) -> Any:
    """The entry of a new call.

    `options` are those of `actions.act`; `timeout` is 30 where it is no number, 0 waits for ever.
    """
    global _next
    number = _next
    _next = _next + 1
    signal = field(options, "signal")
    tell = field(options, "onProgress")
    given = field(options, "timeout")
    seconds: float = given if is_number(given) else 30
    timer: Any = None

    def end() -> None:
        in_flight.delete(number)
        clearTimeout(timer)
        if signal is not None:
            signal.removeEventListener("abort", abort)

    def settle(answer: Any) -> None:
        end()
        resolve(answer)

    def refuse(name: str, reason: str, given: Any = None) -> None:
        end()
        reject(bridge_error(name, action, reason, given))

    def give_up(name: str, reason: str) -> None:
        for hear in on_give_up:
            hear(number, reason)
        refuse(name, reason)

    def abort() -> None:
        give_up("RequestCancelled", String(signal.reason))

    def wind() -> None:
        nonlocal timer
        clearTimeout(timer)
        if seconds > 0:
            timer = setTimeout(
                lambda: give_up("RequestTimeout", f"no answer in {String(seconds)} s"), seconds * 1000
            )

    def progress(params: Any) -> None:
        wind()
        if tell is not None:
            tell(params)

    if signal is not None:
        signal.addEventListener("abort", abort)
    call = {"number": number, "settle": settle, "refuse": refuse, "progress": progress}
    in_flight.set(number, call)
    wind()
    return call
