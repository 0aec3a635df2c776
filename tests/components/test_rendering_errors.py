"""What goes wrong while rendering stays where it is: a panel, a log, and the rest of the page lives."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from bascule.components import Button, Component, component, div, rendering, use_effect, use_state
from bascule.host.memory_page import PageError
from bascule.host.pilot import Pilot


class Unspeakable(Exception):  # noqa: N818
    """One that cannot be told."""

    def __str__(self) -> str:
        raise RuntimeError("no words")

    __repr__ = __str__


def _raise(error: BaseException) -> Any:
    raise error


WAYS: list[Any] = [
    (lambda: sys.exit(3), "SystemExit: 3"),
    (lambda: _raise(KeyboardInterrupt()), "KeyboardInterrupt: KeyboardInterrupt"),
    (lambda: _raise(asyncio.CancelledError()), "CancelledError: CancelledError"),
    (lambda: _raise(Unspeakable()), "Unspeakable: Unspeakable"),
    (lambda: _raise(ValueError(Unspeakable())), "ValueError: ValueError"),
]


@pytest.mark.parametrize(("explode", "said"), WAYS)
async def test_no_exception_of_a_render_freezes_its_siblings(explode: Any, said: str) -> None:
    sets: list[Any] = []

    @component
    def Bad() -> Any:
        broken = use_state(False)
        sets.append(broken.set)
        return explode() if broken.value else "well"

    @component
    def Good() -> Any:
        count = use_state(0)
        sets.append(lambda _value: count.set(count.value + 1))
        return f"count {count.value}"

    async with Pilot(component(lambda: [Bad(), Good()])) as page:
        sets[0](True)
        sets[1](True)
        await page.settled()
        assert said in page.find("alert").text
        assert "count 1" in page.text
        assert [log["message"].split(" (")[0] for log in page.logs] == ["Bad: " + said]
        sets[1](True)
        await page.settled()
        assert "count 2" in page.text
        assert page.page.errors == []


@pytest.mark.parametrize(("explode", "said"), WAYS)
@pytest.mark.parametrize("where", ["handler", "async handler", "effect", "async effect"])
async def test_no_exception_of_a_handler_or_an_effect_does(where: str, explode: Any, said: str) -> None:
    async def later() -> None:
        await asyncio.sleep(0)
        explode()

    act = later if "async" in where else explode

    @component
    def Bad() -> Any:
        on = use_state(False)
        use_effect(lambda: act() if on.value and "effect" in where else None, (on.value,))
        return Button("Go", on_click=act if "handler" in where else lambda: on.set(True))

    async with Pilot(component(lambda: [Bad(), div("sibling")])) as page:
        await page.click("Go")
        if "async" in where and "Cancelled" in said:  # the end of a task is no error
            assert page.logs == []
            return
        assert said in page.find("alert").text
        assert "sibling" in page.text
        assert [log["message"].split(" (")[0] for log in page.logs] == ["Bad: " + said]


async def test_the_clean_up_of_a_component_that_goes_may_exit_too() -> None:
    @component
    def Guest() -> str:
        use_effect(lambda: lambda: sys.exit("bye"), ())
        return "guest"

    @component
    def House() -> Any:
        shown = use_state(True)
        return [Button("Out", on_click=lambda: shown.set(False)), Guest() if shown.value else "empty"]

    async with Pilot(House) as page:
        await page.click("Out")
        assert page.text == "Out empty"
        assert page.logs[0]["message"].startswith("Guest: SystemExit: bye")


async def test_where_even_the_panel_fails_the_siblings_come_with_the_next_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sets: list[Any] = []

    @component
    def Item(name: str) -> Any:
        on = use_state(False)
        sets.append(on.set)
        return f"{name} {1 / (name == 'b')}" if on.value else name

    async with Pilot(component(lambda: [Item("a"), Item("b")])) as page:
        monkeypatch.setattr(rendering, "panel", lambda _told: _raise(MemoryError()))
        sets[0](True)
        sets[1](True)
        with pytest.raises(PageError, match="MemoryError"):
            await page.settled()
        assert page.text == "a b"
        await page.context(theme="dark")
        assert page.text == "a b 1.0"


async def test_a_component_that_shows_itself_without_end_is_named() -> None:
    parts: dict[str, Any] = {}
    parts["Box"] = Component(lambda: div(parts["Box"]()), "Box")

    async with Pilot(component(lambda: [div("sibling"), parts["Box"]()])) as page:
        assert "Box stands more than 200 components deep: does it show itself" in page.find("alert").text
        assert "sibling" in page.text
        assert len(page.logs) == 1
