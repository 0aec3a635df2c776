"""`@component` and `@widget`."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.build.models import Settings
from bascule.components import Component, Widget, component, widget
from bascule.components.definition import SETTINGS
from bascule.components.nodes import Use


def test_a_component_keeps_name_and_text_and_says_where_it_stands() -> None:
    @component
    def Weather(city: str, days: int = 1) -> str:
        """Shows it."""
        return city * days

    use: Any = Weather("Bergen", days=2, key="a")
    assert isinstance(use, Use)
    assert (use.children, use.props, use.key) == (("Bergen",), {"days": 2}, "a")
    assert (Weather.name, Weather.__name__, Weather.__doc__) == ("Weather", "Weather", "Shows it.")
    assert repr(Weather) == "<component Weather>"


@pytest.mark.parametrize("key", [True, 1.5, ["a"]])
def test_a_key_is_checked_with_the_components_name(key: Any) -> None:
    with pytest.raises(TypeError, match="Row: key must be"):
        Component(lambda: None, "Row")(key=key)


def test_a_widget_keeps_its_settings() -> None:
    @widget(title="Weather", display_modes=["inline", "fullscreen"], timeout=5)
    def Weather() -> None: ...

    @widget
    def Plain() -> None: ...

    assert isinstance(Weather, Widget)
    assert Weather.settings == {"title": "Weather", "display_modes": ["inline", "fullscreen"], "timeout": 5}
    assert (Plain.name, Plain.settings) == ("Plain", {})


def test_the_settings_are_those_of_the_builder() -> None:
    assert set(SETTINGS) == set(Settings.model_fields)


def test_misuse_says_what_is_right() -> None:
    with pytest.raises(TypeError, match="there is no setting titel; there are name, version, title"):
        widget(titel="x")
    with pytest.raises(TypeError, match="settings by name only"):
        widget("Weather")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="takes a function"):
        component(3)  # type: ignore[arg-type]


def test_what_is_async_or_a_generator_is_no_component() -> None:
    async def later() -> str:
        return "never"

    async def many() -> Any:
        yield "never"

    def some() -> Any:
        yield "never"

    for bad in (later, many, some):
        for make in (component, widget, widget(title="X")):
            with pytest.raises(
                TypeError, match=f"{bad.__name__} is async or a generator: a component returns"
            ):
                make(bad)
    component(lambda: (str(n) for n in range(3)))
