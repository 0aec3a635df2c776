"""`stop`: what a handler keeps to itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bascule.build import build
from bascule.components import Button, component, div, input, span, stop  # noqa: A004
from bascule.host.pilot import Pilot
from tests.conftest import FramePage

WIDGETS = Path(__file__).parent / "widgets"


async def test_it_takes_what_its_handler_takes_and_ends_the_event() -> None:
    log: list[Any] = []

    @component
    def Page() -> Any:
        return div(
            Button("Inner", on_click=stop(lambda: log.append("inner"))),
            Button("Quiet", on_click=stop()),
            Button("Outer", on_click=lambda: log.append("loud")),
            input(type="text", aria_label="Name", on_input=stop(log.append)),
            on_click=lambda: log.append("around"),
            on_input=lambda _value: log.append("around"),
        )

    async with Pilot(Page) as page:
        for name in ("Inner", "Quiet", "Outer"):
            await page.click(name)
        await page.type("Name", "Ada")
        assert log == ["inner", "loud", "around", "Ada"]


async def test_an_async_one_runs_and_its_error_is_shown() -> None:
    async def fail() -> None:
        raise ValueError("late")

    async with Pilot(component(lambda: div(span("x"), Button("Go", on_click=stop(fail))))) as page:
        await page.click("Go")
        assert "late" in page.text


def test_it_takes_functions_only() -> None:
    with pytest.raises(TypeError, match="stop: handler must be a function, not 3"):
        stop(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("engine", ["micropython", "brython"])
async def test_on_every_engine(frame_page: FramePage, made: None, engine: Any) -> None:
    policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"
    framed = await frame_page(
        build(WIDGETS / "stopping.py", engine=engine).html, csp=policy, sandbox="allow-scripts"
    )
    for name, said in (("Inner", "inner"), ("Outer", "inner outer around"), ("Quiet", "inner outer around")):
        await framed.frame.get_by_role("button", name=name).click()
        await framed.frame.get_by_text(f"heard: {said}", exact=True).wait_for()
    assert framed.silent(), framed.trouble()
