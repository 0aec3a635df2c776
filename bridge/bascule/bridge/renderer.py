"""The seam between hooks and whatever renders.

A hook asks `use(name, make)` for its slot: the renderer returns the same object at every render of the same component.
`make(update)` builds it the first time; `update()` asks for that component to be rendered again, at any later time.
A slot that has a `close()` is told when the component goes away.

`bascule.components` installs itself here; so does `Provider`. Nothing here knows either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.errors import BridgeError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    class Renderer(Protocol):
        """What renders. `only_shows` is true where a render may do nothing but say what is shown."""

        only_shows: bool

        def use(self, hook: str, make: Callable[[Callable[[], None]], Any]) -> Any:
            """The slot of this call of `hook`."""

        def reader(self) -> Callable[[], None] | None:
            """The `update` of what is rendering now, `None` between renders."""


class HookError(BridgeError):
    """A hook was called where no component renders, or not in the same order at every render."""

    advice = "Call hooks at the top of a component, every one at every render, and nowhere else."


_current: list[Any] = [None]


def install(renderer: Renderer | None) -> Renderer | None:
    """Make `renderer` the one that hooks ask; returns the one before."""
    before = _current[0]
    _current[0] = renderer
    return before  # type: ignore[no-any-return]


def use(hook: str, make: Callable[[Callable[[], None]], Any]) -> Any:
    """The slot of this call of `hook` in the component that renders now."""
    if _current[0] is None:
        raise HookError(hook + " was called outside a component")
    return _current[0].use(hook, make)


def reader() -> Callable[[], None] | None:
    """The `update` of the component that renders now, or `None`."""
    if _current[0] is None:
        return None
    return _current[0].reader()  # type: ignore[no-any-return]


def only_shows() -> bool:
    """Whether something renders now that may do nothing but say what is shown."""
    return _current[0] is not None and _current[0].only_shows and _current[0].reader() is not None


class Readers:
    """Who read a live value while rendering, and must render again when it changes.

    A cell handed to another component would otherwise look unchanged to it, being the same object.
    """

    def __init__(self) -> None:
        self._updates: dict[int, Callable[[], None]] = {}

    def add(self) -> None:
        """The component that renders now, if one does, has read the value."""
        update = reader()
        if update is not None:
            self._updates[id(update)] = update

    def changed(self) -> None:
        """Everyone who read it renders again; they are forgotten until they read it again."""
        updates = self._updates
        self._updates = {}
        for update in updates.values():
            update()
