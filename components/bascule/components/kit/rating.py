"""Stars, to give or to see.

```python
Rating("Your rating", value=stars.value, on_change=stars.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.wire import text_of
from bascule.components.fields import UNSET, Frame, number
from bascule.components.nodes import build, tag_named
from bascule.components.props import handler, whole
from bascule.components.radios import radios

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-stars { display: flex; flex-wrap: wrap; width: fit-content; }
.b-star { position: relative; padding: .125rem; border-radius: var(--b-radius-s); }
.b-star:has(input) { cursor: pointer; }
.b-star > span { display: block; width: 1.25rem; height: 1.25rem; overflow: hidden; text-indent: 2rem;
  background: linear-gradient(90deg, light-dark(#b87503, #f3c367) var(--b-part, 0%), var(--b-line-strong) 0);
  clip-path: polygon(50% 2%, 62% 36%, 98% 37%, 69% 59%, 80% 94%, 50% 73%, 20% 94%, 31% 59%, 2% 37%, 38% 36%);
  white-space: nowrap; forced-color-adjust: none; }
.b-stars:dir(rtl) span { scale: -1 1; }
.b-star:has(:checked) > span, .b-star:has(~ .b-star > :checked) > span { --b-part: 100%; }
.b-star:has(:focus-visible) { outline: 2px solid var(--b-ring); }
"""

_ALLOWED = "label value default_value on_change most labels"
_DIV = tag_named("div")
_SPAN = tag_named("span")


def Rating(  # noqa: N802
    label: Any = None,
    *,
    value: float = UNSET,
    default_value: int | None = None,
    on_change: Callable[[int], Any] | None = None,
    most: int = 5,
    labels: list[str] | None = None,
    **rest: Any,
) -> list[Any]:
    """One to `most` stars; `on_change(stars)`. With a `value` and no handler it is only shown, fractions too.

    `labels` are the names of the stars, by default `1 of 5` and so on. Takes what every `Field` takes.
    """
    whole("Rating", "most", most, 1, 10)
    number("Rating", "value", value)
    number("Rating", "default_value", default_value)
    handler("Rating", "on_change", on_change)
    if labels is None:
        labels = [str(star) + " of " + str(most) for star in range(1, most + 1)]
    elif not isinstance(labels, (list, tuple)) or len(labels) != most:
        raise TypeError("Rating: labels must be a list of " + str(most) + " texts, not " + repr(labels)[:80])
    if value is not UNSET and on_change is None:
        frame = Frame("Rating", label, rest, _ALLOWED, "img")
        return _shown(frame, 0 if value is None else value, most)
    frame = Frame("Rating", label, rest, _ALLOWED, "radiogroup")
    frame.props["class"] = "b-stars"
    options = [(star + 1, labels[star]) for star in range(most)]
    return radios(
        "Rating",
        frame,
        options,
        value=None if value == 0 else value,
        default=default_value,
        on_change=on_change,
        classes="b-cover",
        label_classes="b-star",
    )


def _shown(frame: Frame, value: float, most: int) -> list[Any]:
    stars = []
    for star in range(most):
        part = int(max(0, min(1, value - star)) * 100)
        stars.append(
            build(_SPAN, [build(_SPAN, (), {"style": {"--b-part": str(part) + "%"}})], {"class": "b-star"})
        )
    props = frame.props
    props["class"] = "b-stars"
    said = text_of(value) + " / " + str(most)
    if isinstance(frame.label, str):
        said = frame.label + ": " + said
    props["aria-label"] = said
    props.pop("aria-labelledby", None)
    return frame.around(build(_DIV, stars, props))
