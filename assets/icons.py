"""The icons of Lucide as data, with the notice that travels with them: a page carries only those it uses.

Made: `components/bascule/components/static/icons.json`, `{"notice": text, "icons": {name: [shape, …]}}`. A shape is a
list: an SVG element's name, then its attributes' names and values by turns.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from assets import npm
from assets.patching import PatchError
from assets.runtimes import notice

PACKAGE = "lucide-static"
MADE = "components/bascule/components/static/icons.json"
SHAPES = frozenset("circle ellipse line path polygon polyline rect".split())
ATTRIBUTES = frozenset("cx cy d fill height points r rx ry width x x1 x2 y y1 y2".split())


def icons(root: Path) -> dict[str, bytes]:
    """The file by its path below the root. `PatchError` for an element or an attribute that is not expected."""
    source = npm.packages(root) / PACKAGE / "icon-nodes.json"
    drawn = json.loads(source.read_text("utf-8"))
    made = {
        name: [_shape(name, tag, attributes) for tag, attributes in drawn[name]] for name in sorted(drawn)
    }
    said = re.sub(
        r"MIT License:\s[^.]*\.", "MIT License:", notice(root, "Lucide")
    )  # without the names of the icons
    text = json.dumps({"notice": said, "icons": made}, ensure_ascii=False, separators=(",", ":"))
    return {MADE: text.encode()}


def _shape(icon: str, tag: str, attributes: dict[str, str]) -> list[str]:
    shape = [tag]
    for name, value in attributes.items():
        shape += [name, str(value)]
    if tag not in SHAPES or not ATTRIBUTES.issuperset(attributes):
        raise PatchError(f"{PACKAGE}: the icon {icon} holds {shape}, which nobody has looked at yet")
    return shape
