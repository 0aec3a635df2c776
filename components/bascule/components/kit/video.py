"""A film, with the browser's own controls.

```python
Video("https://example.org/tour.mp4", label="A tour of the museum")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, outer, text

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-video { display: block; width: 100%; max-width: 100%; border-radius: var(--b-radius); background: #000; }
"""

_ALLOWED = "label poster captions captions_lang loop muted"
_VIDEO = tag_named("video")
_TRACK = tag_named("track")


def Video(  # noqa: N802
    src: str,
    *,
    label: str | None = None,
    poster: str | None = None,
    captions: str | None = None,
    captions_lang: str = "en",
    loop: bool = False,
    muted: bool = False,
    **rest: Any,
) -> list[Any]:
    """A film from a `data:` address, or from an origin that the widget's `csp` names; `label` says what it is.

    `poster` is the address of a picture that stands there before it plays, `captions` that of a WebVTT file in the
    language `captions_lang`. Nothing is loaded before it is asked for but how long it is.
    """
    if not text("Video", "src", src):
        raise TypeError('Video: an address is missing: Video("https://…", label="…")')
    if not text("Video", "label", label):
        raise TypeError("Video: a label is missing: what it is, for those who do not see it")
    props = outer("Video", rest, "b-video", _ALLOWED)
    props["src"] = src
    props["aria-label"] = label
    props["controls"] = True
    props["preload"] = "metadata"
    if flag("Video", "loop", loop):
        props["loop"] = True
    if flag("Video", "muted", muted):
        props["muted"] = True
    if text("Video", "poster", poster):
        props["poster"] = poster
    text("Video", "captions_lang", captions_lang)
    track = None
    if text("Video", "captions", captions):
        track = build(
            _TRACK, (), {"kind": "captions", "src": captions, "srclang": captions_lang, "default": True}
        )
    return build(_VIDEO, [track], props)
