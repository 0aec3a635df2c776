"""How high the content is: what a frame must have to show all of it (contract, section K2).

Nothing is changed to measure. A box that follows the frame (`100vh`, `100%`, stretched by such a box) says nothing about
the content, so its inside is measured instead: `natural` gives how far down a box reaches without the frame's doing.
A length in pixels that equals the frame's height follows it, unless it was the same when the frame was another.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Math, Number, String, WeakMap, getComputedStyle

# Boxes whose inside is not made of boxes.
SOLID = "svg,math,img,picture,video,audio,canvas,iframe,object,embed,select,input,textarea,button"
# More children than these are not looked at one by one.
MANY = 300


class Reach:
    """How far down a box reaches: the lower edge of its border in the document, and the margin below it."""

    def __init__(self, bottom: float, margin: float) -> None:
        self.bottom_ = bottom
        self.margin_ = margin


class Measure:
    """Measures one document, again and again; it remembers which lengths followed the frame."""

    def __init__(self, window: Any, document: Any) -> None:
        self._window = window
        self._document = document
        self._least = WeakMap()
        self._own = WeakMap()
        self._edge: float = 0
        self._overlay: float = 0
        self._is_led = False
        self._view: float = 0

    def height(self) -> float:
        """The height of the content in pixels, margins and overflow included."""
        root = self._document.documentElement
        self._view = self._window.innerHeight
        self._edge = 0
        self._overlay = 0
        self._is_led = False
        reach = self._natural(root, False)
        height: float = reach.bottom_ + reach.margin_
        if not self._is_led:
            bottom: float = root.getBoundingClientRect().bottom
            top: float = self._window.scrollY
            height = max(height, bottom + top)
        scrolls: float = root.scrollHeight
        if scrolls > root.clientHeight and scrolls > self._edge + 1:
            height = max(height, scrolls)
        for box in self._document.querySelectorAll("dialog,[popover]"):
            self._natural(box, False)
        height = max(height, self._overlay)
        for box in [root, self._document.body]:
            if box is not None:
                most = pixels(getComputedStyle(box).maxHeight)
                if most >= 0:
                    height = min(height, most + box.offsetTop + pixels(getComputedStyle(box).marginBottom))
        return Math.ceil(height)

    def _natural(self, box: Any, stretches: bool) -> Reach:
        """How far down a box reaches by its content."""
        style = getComputedStyle(box)
        if style.display == "none":
            return Reach(0, 0)
        top: float = self._window.scrollY
        rect = box.getBoundingClientRect()
        margin = max(pixels(style.marginBottom), 0)
        bottom: float = rect.bottom + top
        inside = style.display == "contents" or self._looks_inside(box, style, rect.height, margin, stretches)
        if inside:
            self._edge = max(self._edge, bottom + margin)
            reach = self._within(box, style)
            below = pixels(style.paddingBottom) + pixels(style.borderBottomWidth)
            collapses = style.display == "block" and below == 0 and box is not self._document.documentElement
            bottom = reach.bottom_ + (0 if collapses else reach.margin_ + below)
            margin = max(margin, reach.margin_) if collapses else margin
            most = pixels(style.maxHeight)
            if most >= 0:
                bottom = min(bottom, rect.top + top + most)
        elif (
            box is not self._document.documentElement
            and style.overflowY == "visible"
            and pixels(style.maxHeight) < 0
        ):
            bottom = max(bottom, rect.top + top + box.scrollHeight)
        if style.position == "fixed":
            more: float = 0 if inside else box.scrollHeight - box.clientHeight
            self._overlay = max(self._overlay, bottom - rect.top - top + more)
            return Reach(0, 0)
        return Reach(bottom, margin)

    def _within(self, box: Any, style: Any) -> Reach:
        bottom: float = 0
        margin: float = 0
        stretches = "flex" in String(style.display) or "grid" in String(style.display)
        for node in box.childNodes:
            reach = Reach(0, 0)
            if node.nodeType == 1:
                reach = self._natural(node, stretches)
            elif node.nodeType == 3:
                words = self._document.createRange()
                words.selectNode(node)
                lowest: float = words.getBoundingClientRect().bottom
                reach.bottom_ = lowest + self._window.scrollY
            if reach.bottom_ + reach.margin_ > bottom + margin:
                bottom = reach.bottom_
                margin = reach.margin_
        return Reach(bottom + box.scrollTop, margin)

    def _looks_inside(self, box: Any, style: Any, height: float, margin: float, stretches: bool) -> bool:
        if box.matches(SOLID) or box.shadowRoot is not None or box.childNodes.length > MANY:
            return False
        if box.firstChild is None:
            return False
        outer = height + margin + max(pixels(style.marginTop), 0)
        wanted = ""
        if box.computedStyleMap is not None:
            wanted = String(box.computedStyleMap().get("height"))
        least = String(style.minHeight)
        if "%" in wanted or "%" in least:
            self._is_led = True
            return True
        if (
            self._follows(self._least, box, pixels(least), outer - height)
            or (wanted != "auto" and self._follows(self._own, box, height, outer - height))
            or (wanted in ("", "auto") and pixels(least) <= 0 and stretches)
        ):
            self._is_led = True
            return True
        return wanted in ("", "auto") and pixels(least) <= 0 and outer >= self._view - 1

    def _follows(self, seen: Any, box: Any, length: float, around: float) -> bool:
        view = self._view
        verdict = length > 0 and (abs(length - view) <= 1 or abs(length + around - view) <= 1)
        before = seen.get(box)
        if verdict and before is not None:
            verdict = (
                before[2] is True if before[1] == view else abs(length - before[0] - view + before[1]) <= 1
            )
        seen.set(box, [length, view, verdict])
        return verdict


def pixels(length: Any) -> float:
    """A computed length in pixels, -1 for what is none (`none`, `auto`, a percentage)."""
    text = String(length)
    return Number(text[: len(text) - 2]) if text.endswith("px") else -1
