"""A component where it stands in the page: its props, its hooks' slots, its children.

Rules
1. `slots` grow during the first complete render only; from then on the same hooks must come in the same order.
2. `dirty` means: in the renderer's queue. A dead instance is never rendered, and asking it to is no error.
3. What a slot holds is closed when the instance goes, last slot first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.renderer import HookError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Instance:
    """One instance; `id` is its number in the page."""

    # What holds until something happens stands in the class: an instance is made faster.
    at = 0
    rendered = False
    dirty = False
    dead = False
    trouble: Any = None  # an error of a handler or an effect, shown beside the content
    caught: Any = None  # an error below, which a boundary shows instead of its content
    kept: Any = None  # what `each` knows of its list
    text = ""  # the JSON that the page has, from the second render on
    turn = 0
    turns = 0
    _update: Callable[[], None] | None = None

    def __init__(
        self,
        id: int,  # noqa: A002 (the wire's word)
        use: Any,
        parent: Instance | None,
        mark: Callable[[Instance], None],
    ) -> None:
        self.id = id
        self.component = use.component
        self.use = use
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.slots: list[Any] = []
        self.children: dict[Any, dict[Any, Instance]] = {}
        self.handlers: list[Any] = []
        self.mark = mark

    @property
    def update(self) -> Callable[[], None]:
        """Asks for a render of this instance; always the same object."""
        if self._update is None:

            def update() -> None:
                self.mark(self)

            self._update = update
        return self._update

    @property
    def name(self) -> str:
        """The component's name."""
        return self.component.name  # type: ignore[no-any-return]

    def slot(self, hook: str, make: Callable[[Callable[[], None]], Any]) -> Any:
        """The slot of the hook that is called now."""
        at = self.at
        self.at = at + 1
        if at < len(self.slots):
            entry = self.slots[at]
            if entry[0] != hook:
                raise HookError(
                    self.name
                    + ": "
                    + hook
                    + " was called where "
                    + entry[0]
                    + " was called at the last render"
                )
            return entry[1]
        if self.rendered:
            raise HookError(self.name + ": " + hook + " was not called at the last render")
        made = make(self.update)
        self.slots.append([hook, made])
        return made

    def finish(self) -> None:
        """A render is complete: every hook must have been called."""
        if self.rendered and self.at < len(self.slots):
            raise HookError(self.name + ": " + self.slots[self.at][0] + " was not called at this render")
        self.rendered = True

    def close(self) -> list[BaseException]:
        """The instance is gone; what its slots raise while closing is returned."""
        self.dead = True
        errors: list[BaseException] = []
        for index in range(len(self.slots) - 1, -1, -1):
            held = self.slots[index][1]
            if hasattr(held, "close"):
                try:
                    held.close()
                except BaseException as error:
                    errors.append(error)
        return errors
