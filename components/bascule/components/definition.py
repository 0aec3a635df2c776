"""`@component` and `@widget`: functions that may use hooks."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bascule.components.attributes import checked_key
from bascule.components.nodes import Use

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol, overload

    class WidgetDecorator(Protocol):
        """`@widget` and `@widget(title="Weather")`."""

        @overload
        def __call__(self, function: Callable[..., Any]) -> Widget: ...
        @overload
        def __call__(self, **settings: Any) -> Callable[[Callable[..., Any]], Widget]: ...


SETTINGS = (
    "name version title description lang display_modes display_mode auto_size adapter timeout tool csp permissions "
    "prefers_border theme packages"
).split()


class Component:
    """A function with hooks. Calling it makes no render: it says that the component stands here, with these props.

    Props that are equal at the next render of the parent, and no change of its own: it is not rendered again.
    `key=` gives it identity among its siblings.
    """

    catches = False
    # `each` shows its children itself: a function of the instance that gives the JSON.
    encode: Any = None

    def __init__(self, function: Callable[..., Any], name: str | None = None) -> None:
        self.function = function
        self.name = name or function.__name__
        if _returns_later(function):
            raise TypeError(
                self.name
                + " is async or a generator: a component returns what it shows; await in a handler or in "
                "use_effect"
            )
        self.__name__ = self.name
        self.__doc__ = getattr(function, "__doc__", None)

    def __call__(self, *children: Any, **props: Any) -> Use:
        """Stand here with these props."""
        key = props.pop("key", None)
        if key is not None:
            checked_key(self.name, key)
        return Use(self, children, props, key)

    def __repr__(self) -> str:
        return "<component " + self.name + ">"


def _returns_later(function: Any) -> bool:
    """Whether a call of it makes a coroutine or a generator, which MicroPython cannot tell apart.

    Brython keeps no flags of its functions: there the renderer sees what came.
    """
    if sys.implementation.name == "micropython":
        return type(function).__name__ == "generator"
    if sys.implementation.name == "Brython":
        return False
    # CO_GENERATOR, CO_COROUTINE, CO_ITERABLE_COROUTINE and CO_ASYNC_GENERATOR of `inspect`
    return bool(getattr(getattr(function, "__code__", None), "co_flags", 0) & 0x3A0)


class Widget(Component):
    """The component that is the page; `settings` are the literals of `@widget`."""

    def __init__(self, function: Callable[..., Any], settings: dict[str, Any]) -> None:
        super().__init__(function)
        self.settings = settings


def component(function: Callable[..., Any]) -> Component:
    """Make a function a component that may use hooks."""
    if not callable(function):
        raise TypeError("@component takes a function, and no arguments")
    return Component(function)


def _widget(function: Callable[..., Any] | None = None, **settings: Any) -> Any:
    """Make a function the page's component: `@widget` or `@widget(title="Weather", …)`.

    Settings, all literals: `name`, `version`, `title`, `description`, `display_modes` (list), `display_mode`,
    `auto_size`, `adapter`, `lang`, `timeout` (seconds), `tool`, `csp`, `permissions`, `prefers_border`, `theme`,
    `packages` (list, on Pyodide).
    """
    for name in settings:
        if name not in SETTINGS:
            raise TypeError("@widget: there is no setting " + name + "; there are " + ", ".join(SETTINGS))

    def decorate(inner: Callable[..., Any]) -> Widget:
        return Widget(inner, settings)

    if function is None:
        return decorate
    if not callable(function):
        raise TypeError("@widget takes settings by name only")
    return decorate(function)


widget: WidgetDecorator = _widget
