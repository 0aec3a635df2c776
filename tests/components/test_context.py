"""Values for everything below."""

from __future__ import annotations

from typing import Any

from bascule.components import Button, component, create_context, div, use_context, use_state
from bascule.host.pilot import Pilot

Theme = create_context("plain")
Other = create_context(0)


def shows(log: list[str]) -> Any:
    @component
    def Shows() -> str:
        log.append("render")
        return f"{use_context(Theme)} {use_context(Other)}"

    return Shows


async def test_the_nearest_provider_counts_else_the_default() -> None:
    Shows = shows([])  # noqa: N806
    Middle = component(lambda: div(Shows()))  # noqa: N806
    page_of = component(
        lambda: [
            Shows(),
            Theme.provide("outer", Middle(), Theme.provide("inner", Other.provide(5, Middle()))),
            Shows(),
        ]
    )
    async with Pilot(page_of) as page:
        assert page.text == "plain 0 outer 0 inner 5 plain 0"


async def test_a_new_value_renders_only_who_reads_it() -> None:
    log: list[str] = []
    middle: list[str] = []
    Shows = shows(log)  # noqa: N806

    @component
    def Middle() -> Any:
        middle.append("render")
        return Shows()

    @component
    def Top() -> Any:
        at = use_state(0)
        button = Button("Next", on_click=lambda: at.set(at.value + 1))
        return [button, Theme.provide(f"t{at.value // 2}", Middle())]

    async with Pilot(Top) as page:
        await page.click("Next")
        assert (len(log), len(middle)) == (1, 1)
        await page.click("Next")
        assert (len(log), len(middle)) == (2, 1)
        assert page.text == "Next t1 0"


async def test_misuse_is_an_error() -> None:
    @component
    def Swaps() -> Any:
        at = use_state(0)
        use_context(Other if at.value else Theme)
        return Button("Swap", on_click=lambda: at.set(1))

    async with Pilot(Swaps) as page:
        await page.click("Swap")
        assert "another context" in page.text
    async with Pilot(component(lambda: use_context("theme"))) as page:  # type: ignore[arg-type]
        assert "use_context takes what create_context returned" in page.text
