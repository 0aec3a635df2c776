"""`ErrorBoundary`."""

from __future__ import annotations

import asyncio
from typing import Any

from bascule.components import Button, ErrorBoundary, Text, component, div, use_effect, use_state
from bascule.host.pilot import Pilot

broken = {"now": True}


@component
def Fragile() -> Any:
    if broken["now"]:
        raise ValueError("no data")
    return "whole"


async def test_the_fallback_stands_in_until_it_is_tried_again() -> None:
    broken["now"] = True
    Page = component(  # noqa: N806
        lambda: [
            ErrorBoundary(
                div(Fragile(), "beside"),
                fallback=lambda error, retry: [
                    Text(error["component"] + ": " + error["message"]),
                    Button("Again", on_click=retry),
                ],
            ),
            "rest",
        ]
    )
    async with Pilot(Page) as page:
        assert page.text == "Fragile: no data Again rest"
        assert len(page.logs) == 1
        await page.click("Again")
        assert page.text == "Fragile: no data Again rest"
        broken["now"] = False
        await page.click("Again")
        assert page.text == "whole beside rest"


async def test_without_a_fallback_there_is_the_panel_and_a_node_will_do() -> None:
    broken["now"] = True
    async with Pilot(component(lambda: ErrorBoundary(Fragile()))) as page:
        assert "Fragile failed ValueError: no data" in page.text
    async with Pilot(component(lambda: ErrorBoundary(Fragile(), fallback=Text("sorry")))) as page:
        assert page.text == "sorry"


async def test_the_nearest_boundary_catches_and_a_failing_fallback_goes_further_up() -> None:
    broken["now"] = True

    def bad(_error: Any, _retry: Any) -> Any:
        raise KeyError("fallback")

    inner = component(lambda: ErrorBoundary(Fragile(), fallback=Text("inner")))
    async with Pilot(component(lambda: ErrorBoundary(inner(), fallback=Text("outer")))) as page:
        assert page.text == "inner"
    failing = component(lambda: ErrorBoundary(Fragile(), fallback=bad))
    async with Pilot(component(lambda: ErrorBoundary(failing(), fallback=Text("outer")))) as page:
        assert page.text == "outer"


async def test_handlers_and_effects_below_are_caught_too() -> None:
    @component
    def Bombs() -> Any:
        armed = use_state(False)

        def boom() -> None:
            raise ValueError("click")

        async def later() -> None:
            await asyncio.sleep(0)
            raise ValueError("later")

        def effect() -> None:
            if armed.value:
                raise ValueError("effect")

        use_effect(effect, (armed.value,))
        return [
            Button("Click", on_click=boom),
            Button("Later", on_click=later),
            Button("Effect", on_click=lambda: armed.set(True)),
        ]

    page_of = component(
        lambda: ErrorBoundary(Bombs(), fallback=lambda error, _retry: "caught " + error["message"])
    )
    for name in ("Click", "Later", "Effect"):
        async with Pilot(page_of) as page:
            await page.click(name)
            assert page.text == "caught " + name.lower()
