"""A picture.

```python
Image("data:image/gif;base64,R0lGODlhAQABAAAAACw=", alt="The harbour of Bergen", ratio="16 / 9", caption="Bryggen")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, node, one_of, outer, text, whole
from bascule.components.shared import NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-image { margin: 0; }
.b-image img { display: block; max-width: 100%; height: auto; border-radius: var(--b-radius);
  background: var(--b-sunken); }
.b-image-fill img { width: 100%; object-fit: cover; }
.b-image-contain img { object-fit: contain; }
.b-image-square img { border-radius: 0; }
"""

FITS = ["cover", "contain"]
_ALLOWED = "alt width height ratio fit caption square"
_FIGURE = tag_named("figure")
_IMG = tag_named("img")
_FIGCAPTION = tag_named("figcaption")


def Image(  # noqa: N802
    src: str,
    *,
    alt: str | None = None,
    width: int | None = None,
    height: int | None = None,
    ratio: str | None = None,
    fit: str = "cover",
    caption: Any = None,
    square: bool = False,
    **rest: Any,
) -> list[Any]:
    """A picture from a `data:` address, or from an origin that the widget's `csp` names.

    `alt` says what it shows, `""` that it says nothing. `width` and `height` in pixels keep its place while it loads;
    with `ratio`, such as `"16 / 9"`, it fills the width and `fit` (`cover contain`) decides what is cut. `square`
    leaves out the rounded corners.
    """
    if not text("Image", "src", src):
        raise TypeError('Image: an address is missing: Image("https://…", alt="The harbour")')
    if text("Image", "alt", alt) is None:
        raise TypeError('Image: alt is missing: what the picture shows, or "" if it only decorates')
    node("Image", "caption", caption)
    props: dict[str, Any] = {"src": src, "alt": alt, "loading": "lazy", "decoding": "async"}
    for name, value in (("width", width), ("height", height)):
        if value is not None:
            props[name] = whole("Image", name, value, 1, 10000)
    classes = "b-image"
    if text("Image", "ratio", ratio) is not None:
        props["style"] = {"aspect-ratio": ratio}
        classes = classes + " b-image-fill"
    if one_of("Image", "fit", fit, FITS) == "contain":
        classes = classes + " b-image-contain"
    if flag("Image", "square", square):
        classes = classes + " b-image-square"
    return build(
        _FIGURE,
        [build(_IMG, (), props), None if caption is None else build(_FIGCAPTION, [caption], {"class": NOTE})],
        outer("Image", rest, classes, _ALLOWED),
    )
