"""A widget into the page."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.bridge.port import port
from bascule.components import Button, component, mount, use_state, widget
from bascule.components.rendering import renderer
from bascule.host.memory_page import PageError
from bascule.host.pilot import Pilot


class Silent:
    """A page that never says `start`."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def listen(self, dispatch: Any) -> None:
        self.dispatch = dispatch

    def call(self, text: str) -> None:
        self.asked.append(text)

    def update(self, text: str) -> str:
        self.asked.append(text)
        return ""


@pytest.fixture(autouse=True)
def clean() -> Any:
    port.reset()
    renderer.reset()
    yield
    port.reset()
    renderer.reset()


def test_nothing_is_rendered_before_the_page_says_start() -> None:
    page = Silent()
    mount(component(lambda: "x"), page)
    page.dispatch('["tool", {"status": "ready"}]')
    assert page.asked == []
    assert page.dispatch('["start"]') == ""
    assert page.asked == ['[[1,"x"]]']


# contract: Q13
def test_the_widgets_timeout_is_the_default_of_its_calls() -> None:
    @widget(timeout=4)
    def Weather() -> None: ...

    mount(Weather, Silent())
    assert port.timeout == 4


def test_what_is_no_widget_tells_the_page() -> None:
    page = Silent()
    mount(lambda: "x", page)
    assert '"failed"' in page.asked[0]
    assert "mount takes a @widget or a @component" in page.asked[0]


async def test_a_pilot_says_that_python_cannot_go_on() -> None:
    with pytest.raises(PageError, match="mount takes"):
        async with Pilot(3):
            pass


async def test_one_page_after_another() -> None:
    @widget
    def Counter() -> Any:
        count = use_state(0)
        return Button(str(count.value), on_click=lambda: count.set(1))

    for _ in range(2):
        async with Pilot(Counter) as page:
            assert page.text == "0"
            await page.click("0")
            assert page.text == "1"
    assert renderer.instances == {}
