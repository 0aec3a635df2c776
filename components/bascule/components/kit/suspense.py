"""Waits for something that is on its way, and shows it when it is there.

```python
Suspense(load_forecast, lambda forecast: Text(forecast["summary"]), deps=("Bergen",), fallback=Skeleton(lines=2))
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.tasks import awaitable
from bascule.components.definition import Component
from bascule.components.hooks import use_effect, use_state
from bascule.components.kit.error_state import ErrorState
from bascule.components.kit.skeleton import Skeleton
from bascule.components.nodes import build, tag_named
from bascule.components.props import handler, node, outer

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""

_ALLOWED = "deps fallback error"
_DIV = tag_named("div")


def Suspense(  # noqa: N802
    pending: Any,
    show: Callable[[Any], Any],
    *,
    deps: Any = (),
    fallback: Any = None,
    error: Callable[[Any, Any], Any] | bool | None = None,
    **rest: Any,
) -> Use:
    """`show(value)` of what `pending` gives: an async function, or a call of the bridge that is under way.

    A function is called again when `deps` change (tuple or list). A call written in the render is a new one at every
    render, and begins anew: hold it, `use_memo(lambda: load_forecast(city), [city])`, or give the function.

    Until there is a value there is `fallback`, by default a `Skeleton`; where it fails `error(exception, retry)`, by
    default an `ErrorState` with a button that tries again. With `error=False` the nearest `ErrorBoundary` above shows
    it. What is still on its way when `deps` change, or when the component goes, is cancelled. One inside another begins
    when the outer one has its value.
    """
    if not callable(pending) and not awaitable(pending):
        raise TypeError("Suspense: pending must be an async function or a call, not " + repr(pending)[:80])
    if not callable(show):
        raise TypeError("Suspense: show must be a function of the value, not " + repr(show)[:80])
    if error is not False:
        handler("Suspense", "error", error)
    node("Suspense", "fallback", fallback)
    if not isinstance(deps, (tuple, list)):
        raise TypeError("Suspense: deps must be a tuple such as (city,), not " + repr(deps)[:80])
    props = outer("Suspense", rest, "b-suspense", _ALLOWED)
    return _SUSPENSE(
        pending, show, deps=deps, fallback=fallback, error=error, props=props, key=props.pop("key", None)
    )


def _suspense(
    pending: Any, show: Any, *, deps: Any, fallback: Any, error: Any, props: dict[str, Any]
) -> list[Any]:
    # [status, value]: a value may be a function, which a state would call.
    state = use_state(["waiting", None])
    attempt = use_state(0)

    async def wait() -> None:
        state.set(["waiting", None])
        try:
            value = await (pending() if callable(pending) else pending)
        except Exception as failed:
            state.set(["failed", failed])
        else:
            state.set(["ready", value])

    use_effect(wait, [attempt.value, None if callable(pending) else pending, list(deps)])

    def retry() -> None:
        attempt.set(lambda before: before + 1)

    status, value = state.value
    made = props.copy()
    if status == "ready":
        return build(_DIV, [show(value)], made)
    if status == "failed" and error is False:
        raise value
    if status == "failed":
        again = retry if callable(pending) else None
        return build(
            _DIV, [ErrorState(value, on_retry=again) if error is None else error(value, retry)], made
        )
    made["aria-busy"] = True
    return build(_DIV, [Skeleton() if fallback is None else fallback], made)


_SUSPENSE = Component(_suspense, "Suspense")
