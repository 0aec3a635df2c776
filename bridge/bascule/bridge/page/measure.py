"""How high the content is: what a frame must have to show all of it (contract, section K2).

Nothing is changed to measure. Where no box follows the frame the root element has the height of the content, or what
sticks out of it has. A box that follows it (`100vh`, `100%`, stretched by such a box) says nothing of the content, so
its inside is measured instead, and that of every box as high as the frame, for one that follows may be in there. A
length in pixels that equals the frame's height follows it, unless it was the same when the frame was another.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Math, Number, String, WeakMap, document, getComputedStyle, window

# Boxes whose inside is not made of boxes.
SOLID = "svg,select,textarea,video"
# How far down what is fixed to the frame reaches: above all else.
NOWHERE = -1e9

_lengths = WeakMap()
_led: bool = False


def content_height() -> float:
    """The height of the content in whole pixels, margins and overflow included."""
    global _led
    _led = False
    root = document.documentElement
    natural = _natural(root, False, NOWHERE) + window.scrollY
    least: float = root.offsetHeight
    sticks: float = root.scrollHeight
    if not _led:
        natural = max(least, sticks if sticks > root.clientHeight else 0)
    for box in document.querySelectorAll("dialog,[popover]"):
        shown: float = box.offsetHeight - box.clientHeight + box.scrollHeight
        natural = max(natural, shown)
    for clamp in [root, document.body]:
        style = getComputedStyle(clamp)
        most = pixels(style.maxHeight)
        if most > 0:
            natural = min(natural, most + 2 * pixels(style.marginTop))
    return Math.ceil(natural)


def _natural(box: Any, stretches: bool, known: float) -> float:
    """How far down in the frame a box reaches by its content, margin included; `stretches`: its parent stretches it.

    What is not as high as the frame and does not reach below `known`, as siblings do, is not asked for its style: that
    takes long where there are many.
    """
    global _led
    rect = box.getBoundingClientRect()
    height: float = rect.height
    bottom: float = rect.bottom
    if bottom <= known and height < window.innerHeight - 1:
        return known
    style = getComputedStyle(box)
    margin = pixels(style.marginBottom)
    around = margin + pixels(style.marginTop)
    wanted = String(box.computedStyleMap().get("height")) if box.computedStyleMap is not None else ""
    least = pixels(style.minHeight)
    is_auto = wanted in ("", "auto") and least == 0
    follows = (
        "%" in wanted + String(style.minHeight)
        or (is_auto and stretches)
        or _follows(box, least if wanted == "auto" else height, around)
    )
    if style.position == "fixed":
        return NOWHERE
    if (
        box.firstChild is None
        or box.matches(SOLID)
        or not (follows or (is_auto and height + around >= window.innerHeight - 1))
    ):
        return bottom + margin
    _led = _led or follows
    bottom = rect.top
    # The last first: it mostly reaches farthest.
    node: Any = box.lastChild
    while node is not None:
        if node.nodeType == 1:
            stretched = style.display in ("flex", "grid")
            bottom = max(bottom, _natural(node, stretched, NOWHERE if follows else bottom))
        elif node.nodeType == 3:
            words = document.createRange()
            words.selectNode(node)
            lowest: float = words.getBoundingClientRect().bottom
            bottom = max(bottom, lowest)
        node = node.previousSibling
    return bottom + pixels(style.paddingBottom) + pixels(style.borderBottomWidth) + margin


def _follows(box: Any, length: float, around: float) -> bool:
    view: float = window.innerHeight
    verdict = length > 0 and min(abs(length - view), abs(length + around - view)) <= 1
    before = _lengths.get(box)
    if verdict and before is not None:
        verdict = before[2] is True if before[1] == view else abs(length - before[0] - view + before[1]) <= 1
    _lengths.set(box, [length, view, verdict])
    return verdict


def pixels(length: Any) -> float:
    """A computed length in pixels, 0 for what is none (`none`, `auto`, a percentage)."""
    text = String(length)
    return Number(text.split("px")[0]) if text.endswith("px") else 0
