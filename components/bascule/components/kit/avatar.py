"""A person or a thing by picture or initials.

```python
Avatar("Ada Lovelace", size="lg")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, SIZES, one_of, outer, text
from bascule.components.shared import styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-avatar { position: relative; display: inline-grid; flex: none; place-items: center; width: 2.75em; height: 2.75em;
  border-radius: 50%; overflow: hidden; outline: 1px solid transparent; background: var(--c-soft); color: var(--c-text);
  font-weight: var(--b-medium); line-height: 1; }
.b-avatar img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
"""

_ALLOWED = "src color size"
_TURN = ["info", "success", "warning", "danger", "neutral"]
_FONTS = [".5rem", ".625rem", ".8125rem", "1.25rem"]
_SPAN = tag_named("span")
_IMG = tag_named("img")


def Avatar(  # noqa: N802
    name: str, *, src: str | None = None, color: str | None = None, size: str = "md", **rest: Any
) -> list[Any]:
    """`name` gives the initials and what a screen reader says; `src` a picture, over the initials.

    The colour follows from the name where none is given.
    """
    if not text("Avatar", "name", name):
        raise TypeError('Avatar: a name is missing: Avatar("Ada Lovelace")')
    if color is None:
        color = _TURN[sum([ord(letter) for letter in name]) % len(_TURN)]
    classes = "b-avatar b-c-" + one_of("Avatar", "color", color, COLORS)
    props = outer("Avatar", rest, classes, _ALLOWED)
    styled(props, {"font-size": font(one_of("Avatar", "size", size, SIZES))})
    props["role"] = "img"
    props["aria-label"] = name
    picture = None
    if text("Avatar", "src", src):
        picture = build(_IMG, (), {"src": src, "alt": "", "loading": "lazy"})
    return build(_SPAN, [build(_SPAN, [initials(name)], {"aria-hidden": True}), picture], props)


def font(size: str) -> str:
    """How big the letters are, and with them the whole."""
    return _FONTS[SIZES.index(size)]


def initials(name: str) -> str:
    """The first letters of the first and the last word."""
    parts = name.split()
    if not parts:
        return "?"
    return parts[0][0].upper() + (parts[-1][0].upper() if len(parts) > 1 else "")
