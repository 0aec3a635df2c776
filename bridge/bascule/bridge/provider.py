"""The hooks without our components: `Provider` renders one function of the author's, who shows what it likes.

```python
from bascule.bridge import Provider, use_tool_result

def show():
    result = use_tool_result()
    document.querySelector("#out").textContent = str(result.output)

Provider(show, timeout=10).start()
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.renderer import HookError, install
from bascule.bridge.reporting import report

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Provider:
    """Runs `render()` at the start and whenever something that its hooks said has changed.

    `timeout` is the default of every call, in seconds. `start()` meets the page; there is one provider or one
    `@widget` in a page. The rules of hooks hold: the same ones in the same order at every run.
    """

    only_shows = False  # its function may do what it likes

    def __init__(self, render: Callable[[], Any], *, timeout: float = 30.0) -> None:
        self._render = render
        self._timeout = timeout
        self._slots: list[Any] = []
        self._at = 0
        self._rendering = False
        self._dirty = False
        self._update: Callable[[], None] = self._mark
        self._asked = False

    def start(self, module: Any = None) -> None:
        """Meet the page. `module` stands in for `_bascule_port` in tests."""
        if module is None:
            import _bascule_port as module  # type: ignore[import-not-found,no-redef]  # noqa: PLC0415
        port.timeout = self._timeout
        port.on("start", self._start)
        port.on("frame", self._frame)
        port.after = self._flush
        install(self)
        port.listen(module)

    def use(self, hook: str, make: Callable[[Callable[[], None]], Any]) -> Any:
        """The slot of this call of `hook`."""
        if not self._rendering:
            raise HookError(hook + " was called outside the function of the Provider")
        at = self._at
        self._at += 1
        if at == len(self._slots):
            self._slots.append([hook, make(self._update)])
        elif self._slots[at][0] != hook:
            raise HookError(hook + " was called where " + self._slots[at][0] + " was before")
        return self._slots[at][1]

    def reader(self) -> Callable[[], None] | None:
        """Who reads a live value now."""
        return self._update if self._rendering else None

    def _mark(self) -> None:
        self._dirty = True
        if not self._asked:
            self._asked = True
            port.tell("frame")

    def _start(self, _value: Any) -> None:
        self._dirty = True

    def _frame(self, _value: Any) -> None:
        self._asked = False

    def _flush(self) -> None:
        if self._dirty and not self._rendering:
            self._dirty = False
            self._rendering = True
            self._at = 0
            try:
                self._render()
            except Exception as error:
                report(error, "Provider")
            finally:
                self._rendering = False
