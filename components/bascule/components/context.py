"""Values for everything below: `create_context`, `context.provide(value, *children)`, `use_context`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.renderer import HookError, Readers, use
from bascule.bridge.same import same
from bascule.components.definition import Component
from bascule.components.nodes import fragment
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.nodes import Use


class Context:
    """A kind of value, with what holds where nobody provides one."""

    def __init__(self, default: Any, name: str) -> None:
        self.default = default
        self.name = name

    def provide(self, value: Any, *children: Any, key: Any = None) -> Use:
        """Children who see `value`."""
        return _PROVIDE(self, value, children, key=key)


class _Provided:
    def __init__(self, context: Context, value: Any) -> None:
        self.context = context
        self.value = value
        self.readers = Readers()


def _provide(context: Context, value: Any, children: Any) -> Any:
    held: _Provided = use("provide", lambda _update: _Provided(context, value))
    held.context = context
    if not same(held.value, value):
        held.value = value
        held.readers.changed()
    return fragment(children)


_PROVIDE = Component(_provide, "Context")


def create_context(default: Any = None, name: str = "context") -> Context:
    """A new kind of value; make it at the top of a module. `context.provide(value, *children)` gives it below."""
    return Context(default, name)


class _Reader:
    """The provider above, found once: an instance never changes its parent."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.held: _Provided | None = None
        above = renderer.current.parent if renderer.current is not None else None
        while above is not None:
            if above.component is _PROVIDE and above.slots[0][1].context is context:
                self.held = above.slots[0][1]
                break
            above = above.parent


def use_context(context: Context) -> Any:
    """The value of the nearest provider above, else the context's default."""
    if not isinstance(context, Context):
        raise HookError("use_context takes what create_context returned, not " + repr(context)[:80])
    reader: _Reader = use("use_context", lambda _update: _Reader(context))
    if reader.context is not context:
        raise HookError("use_context was called with another context than at the last render")
    if reader.held is None:
        return context.default
    reader.held.readers.add()
    return reader.held.value
