"""The end of the page (contract, sections N2 and N3).

Rules of the state: the first request of the host starts the end. `bridge:teardown` goes to the window, then every
clean-up is started; when all are done, or 200 ms are over, the host is answered and the bridge is closed. Requests that
come in between are answered at the same time.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import promised, tell_page, undo
from bascule.bridge.page.calls import CLOSED, in_flight
from bascule.bridge.page.host import closed
from bascule.bridge.page.js import Promise, Set, clearTimeout, setTimeout

# Clean-ups: `f(params)` may give a promise.
cleaners = Set()
_end: Any = None


def tear_down(params: Any) -> Any:
    """`ui/resource-teardown`: a promise of its answer."""
    global _end
    if _end is None:
        tell_page("bridge:teardown", params)
        _end = Promise(lambda resolve, reject: _clean(params, resolve))
    return _end


def _clean(params: Any, resolve: Any) -> None:
    def done(_results: Any = None) -> None:
        clearTimeout(timer)
        resolve({})
        setTimeout(_close, 0)

    timer = setTimeout(done, 200)
    Promise.allSettled([_started(cleaner, params) for cleaner in cleaners]).then(done)


def _started(cleaner: Any, params: Any) -> Any:
    return promised(lambda: cleaner(params))


def _close() -> None:
    closed()
    for call in [*in_flight.values()]:
        call["refuse"]("BridgeClosed", CLOSED)
    for do in undo:
        do()
