"""A small picture by name, from Lucide (lucide.dev/icons).

```python
Icon("cloud-rain", label="Rain", size="lg")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.icons import shapes
from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, one_of, outer, text
from bascule.components.shared import TINT, styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-icon { flex: none; width: 1.25em; height: 1.25em; vertical-align: -.25em; fill: none; stroke: currentcolor;
  stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
"""

SIZES = ["xs", "sm", "md", "lg"]
_ALLOWED = "label size color"
_FONTS = [".7rem", ".8rem", "1.2rem", "1.8rem"]
_SVG = tag_named("svg")


def Icon(  # noqa: N802
    name: str, *, label: str | None = None, size: str | None = None, color: str | None = None, **rest: Any
) -> list[Any]:
    """An icon, as big as the text around it or of a `size` (`xs sm md lg`), in the text's colour or a `color`.

    With a `label` it is an image of that name, without one it only decorates. The page carries only the icons that a
    widget names, so `name` is written out: `Icon("cloud")`, or `Icon("sun" if clear else "cloud")`.
    """
    if not isinstance(name, str):
        raise TypeError("Icon: name must be text, not " + repr(name)[:80])
    classes = "b-icon"
    if color is not None:
        classes = "b-icon " + TINT + " b-c-" + one_of("Icon", "color", color, COLORS)
    props = outer("Icon", rest, classes, _ALLOWED)
    if size is not None:
        styled(props, {"font-size": _FONTS[SIZES.index(one_of("Icon", "size", size, SIZES))]})
    props["viewBox"] = "0 0 24 24"
    if text("Icon", "label", label):
        props["role"] = "img"
        props["aria-label"] = label
    else:
        props["aria-hidden"] = True
    return build(_SVG, [_shape(shape) for shape in shapes(name)], props)


def _shape(shape: list[str]) -> list[Any]:
    attributes = {}
    for at in range(1, len(shape), 2):
        attributes[shape[at]] = shape[at + 1]
    return build(tag_named(shape[0]), (), attributes)
