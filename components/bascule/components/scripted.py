"""What the components on JavaScript libraries share: the script's element, or what stands in for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.hooks import use_memo, use_ref, use_state
from bascule.components.nodes import build
from bascule.components.scripts import IN_PAGE, script_node

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Tag


def use_script(
    owner: str,
    tag: Tag,
    *,
    name: str,
    data: Any,
    fallback: Callable[[], Any],
    on: dict[str, Any] | None = None,
    props: dict[str, Any] | None = None,
) -> list[Any]:
    """The element of the script `name` given `data`; on CPython, and where the script failed, `fallback()` is in it.

    A hook: to be called in the render of a component. On CPython tests speak for the script (`Pilot.emit`).
    """
    failed = use_state(False)
    if failed.value:
        return build(tag, [fallback()], props)
    handlers = on.copy() if on else {}
    handlers["mount-failed"] = lambda _: failed.set(True)
    inside = () if IN_PAGE else [fallback()]
    return script_node(owner, tag, name, data, props=props or {}, on=handlers, fallback=inside)


def use_pick(things: Any, chosen: Any) -> Any:
    """A handler that takes a place in `things` and calls `chosen` with what stands there.

    It is the same function at every render: a new handler is no reason to give the script its data again.
    """
    now = use_ref()
    now.current = [things, chosen]

    def make() -> Any:
        def pick(at: Any) -> Any:
            there, call = now.current
            return call(there[at]) if call is not None and at < len(there) else None

        return pick

    return use_memo(make, ())
