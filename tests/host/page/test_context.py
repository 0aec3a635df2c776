"""What the host says of itself."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.host.page.context import capabilities, context, dimensions, next_mode


def test_inline_has_a_fixed_width_and_may_grow_the_others_are_fixed() -> None:
    assert set(dimensions("inline", 720, 1280, 800)) == {"width", "maxHeight"}
    assert dimensions("fullscreen", 720, 1280, 800) == {"width": 1280, "height": 800}
    assert set(dimensions("pip", 720, 1280, 800)) == {"width", "height"}


@pytest.mark.parametrize(
    ("asked", "declared", "gets"),
    [
        ("fullscreen", ["inline", "fullscreen"], "fullscreen"),
        ("fullscreen", ["inline"], "inline"),
        ("fullscreen", None, "inline"),
        ("theatre", ["theatre"], "inline"),
        (None, ["inline"], "inline"),
    ],
)
def test_a_mode_must_be_known_to_both(asked: Any, declared: Any, gets: str) -> None:
    assert next_mode(asked, "inline", declared) == gets


def test_the_context_has_every_field_of_the_specification() -> None:
    device = {"locale": "nb", "timeZone": "Europe/Oslo", "touch": False, "hover": True}
    made = context({"name": "t", "inputSchema": {}}, "dark", {"--font-sans": "x"}, {"width": 1}, device)
    assert set(made) == {
        "toolInfo",
        "theme",
        "styles",
        "displayMode",
        "availableDisplayModes",
        "containerDimensions",
        "locale",
        "timeZone",
        "userAgent",
        "platform",
        "deviceCapabilities",
        "safeAreaInsets",
    }


def test_sampling_is_not_offered() -> None:
    assert "sampling" not in capabilities(None, None)
