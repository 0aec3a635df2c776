"""The topic `teardown`: the host closes the widget; what was registered runs, then the page answers.

The page waits 200 ms at most, whatever happens here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.renderer import use
from bascule.bridge.reporting import report
from bascule.bridge.tasks import awaitable, start

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_registered: list[Teardown] = []


class Teardown:
    """One function that runs at teardown, while its component lives."""

    def __init__(self, update: Callable[[], None]) -> None:
        self.run: Callable[[], Any] | None = None
        self._update = update
        _registered.append(self)

    def close(self) -> None:
        """The component is gone."""
        if self in _registered:
            _registered.remove(self)


def _teardown(value: Any) -> None:
    call = value[0]
    waiting: list[Any] = []
    for entry in _registered[:]:
        if entry.run is None:
            continue
        try:
            got = entry.run()
        except Exception as error:
            report(error, "use_teardown")
            continue
        if awaitable(got):
            waiting.append(got)
    left = [len(waiting)]

    async def finish(work: Any) -> None:
        try:
            await work
        except Exception as error:
            report(error, "use_teardown")
        finally:
            left[0] -= 1
            if left[0] == 0:
                port.tell("answer", {"id": call, "result": {}})

    for work in waiting:
        start(finish(work), "use_teardown")
    if not waiting:
        port.tell("answer", {"id": call, "result": {}})


def _reset() -> None:
    del _registered[:]


port.on("teardown", _teardown, _reset)


def use_teardown(run: Callable[[], Any]) -> None:
    """`run()`, which may be async, when the host closes the widget: it has 200 ms."""
    teardown: Teardown = use("use_teardown", Teardown)
    teardown.run = run
