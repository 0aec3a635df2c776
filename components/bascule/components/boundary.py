"""`ErrorBoundary`: shows something else where a component below it failed.

```python
ErrorBoundary(
    Forecast(city),
    fallback=lambda error, retry: Alert(error["message"], actions=[Button("Again", on_click=retry)]),
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.renderer import use
from bascule.components.definition import Component
from bascule.components.nodes import fragment
from bascule.components.panel import panel
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from typing import Any


class _Retry:
    """The same function at every render."""

    def __init__(self) -> None:
        instance = renderer.current

        def retry() -> None:
            if instance is not None and instance.caught is not None:
                instance.caught = None
                renderer.mark(instance)

        self.retry = retry


def _boundary(*children: Any, fallback: Any = None) -> Any:
    """Shows `fallback`, a node or `function(error, retry)`, where a component below it failed.

    It catches what components below it raise while rendering, in their handlers and in their effects. Plain functions
    such as `Table` run where they are called: their errors belong to the component that calls them. `error` is a dict
    with `name`, `message`, `where` and `component`; `retry()` renders the children anew.
    """
    retry = use("ErrorBoundary", lambda _update: _Retry()).retry
    instance = renderer.current
    caught = None if instance is None else instance.caught
    if caught is None:
        return fragment(children)
    if fallback is None:
        return panel(caught)
    return fallback(caught, retry) if callable(fallback) else fallback


class _Boundary(Component):
    catches = True


ErrorBoundary = _Boundary(_boundary, "ErrorBoundary")
