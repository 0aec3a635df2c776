"""The icons that ship: every one of the package, as data, with the notice."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from assets import icons, npm
from assets.patching import PatchError

ROOT = Path(__file__).parents[2]


def test_every_icon_is_there_as_it_is_drawn(made: None) -> None:
    carried = json.loads((ROOT / icons.MADE).read_text("utf-8"))
    home = npm.packages(ROOT) / icons.PACKAGE / "icons"
    assert len(carried["icons"]) > 1500
    for name in ("cloud", "circle-check", "zoom-out"):
        drawn = re.findall(r"<(\w+)((?: [\w-]+=\"[^\"]*\")+) />", (home / f"{name}.svg").read_text("utf-8"))
        words = [
            [tag, *(word for pair in re.findall(r'([\w-]+)="([^"]*)"', rest) for word in pair)]
            for tag, rest in drawn
        ]
        assert carried["icons"][name] == words


def test_the_notice_travels_with_them() -> None:
    carried = json.loads(icons.icons(ROOT)[icons.MADE])
    assert "Lucide Icons and Contributors" in carried["notice"]
    assert "Cole Bemis" in carried["notice"]
    assert carried["notice"].count("notice") >= 2
    assert "*/" not in carried["notice"]


@pytest.mark.parametrize(
    ("tag", "attributes"), [("script", {}), ("path", {"onclick": "x"}), ("a", {"href": "x"})]
)
def test_what_nobody_has_looked_at_is_refused(tag: str, attributes: dict[str, str]) -> None:
    with pytest.raises(PatchError, match="the icon new holds"):
        icons._shape("new", tag, attributes)
