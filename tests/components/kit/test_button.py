"""Button."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Button, component, span, use_state
from bascule.components.props import COLORS, SIZES, VARIANTS
from bascule.host.pilot import NotFoundError, Pilot
from tests.components.kit.looks import HOSTILE, html, nodes


def test_it_is_a_button_of_its_look() -> None:
    assert html(Button("Go")) == '<button class="b-button b-solid b-c-primary" type="button">Go</button>'
    node = Button("Go", color="danger", variant="ghost", size="xs", wide=True, type="submit", id="b")
    assert html(node) == (
        '<button id="b" class="b-button b-ghost b-c-danger b-button-xs b-button-wide" type="submit">Go</button>'
    )


@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("size", SIZES)
def test_colour_variant_and_size_are_independent(color: str, variant: str, size: str) -> None:
    classes = html(Button("x", color=color, variant=variant, size=size))
    assert f"b-c-{color}" in classes
    assert f"b-{variant}" in classes


async def test_a_click_reaches_its_handler_but_not_while_it_is_pending_or_disabled() -> None:
    clicks: list[str] = []

    @component
    def Page() -> Any:
        busy = use_state(False)

        def go() -> None:
            clicks.append("go")
            busy.set(True)

        return [Button("Go", on_click=go, pending=busy.value), Button("Off", on_click=go, disabled=True)]

    async with Pilot(Page) as page:
        await page.click("Go")
        for name in ("Go", "Off"):
            with pytest.raises(NotFoundError, match="is disabled"):
                await page.click(name)
        assert clicks == ["go"]


def test_pending_keeps_the_focus_and_says_that_it_is_busy() -> None:
    button = next(
        node
        for node in nodes(Button("Go", on_click=lambda: None, pending=True)).all()
        if node.tag == "button"
    )
    assert (button.props["aria-busy"], button.props["aria-disabled"]) == (True, True)
    assert "disabled" not in button.props
    assert "on" not in button.props
    assert button.name == "Go"


def test_the_label_keeps_its_place_when_the_spinner_comes() -> None:
    assert Button("Go")[3] == Button("Go", pending=True)[3] == "Go"


@pytest.mark.parametrize("children", [(), (None,), ("",), (False, None)])
def test_a_label_is_needed(children: Any) -> None:
    with pytest.raises(TypeError, match="Button: a label is missing"):
        Button(*children)
    assert "aria-label" in html(Button(*children, aria_label="Close"))


@pytest.mark.parametrize(
    ("props", "said"),
    [
        ({"color": "red"}, "Button: color must be one of primary, secondary"),
        ({"variant": "flat"}, "Button: variant must be one of solid"),
        ({"size": "xl"}, "Button: size must be one of xs"),
        ({"type": "link"}, "Button: type must be one of button, submit, reset"),
        ({"on_click": "go"}, "Button: on_click must be a function"),
        ({"pending": 1}, "Button: pending must be True or False"),
        ({"disabled": "no"}, "Button: disabled must be True or False"),
        ({"href": "x"}, "Button: there is no prop href"),
    ],
)
def test_bad_props(props: dict[str, Any], said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        Button("x", **props)


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    node = Button(text, span(text), aria_label=text, class_=text, data_x=text)
    assert {n.tag for n in nodes(node).all()} == {"", "body", "button", "span"}
    assert "<script" not in html(node)
