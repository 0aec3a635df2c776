"""A sound recording, with the browser's own controls.

```python
Audio("https://example.org/talk.mp3", label="The talk")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, outer, text

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-audio { display: block; width: 100%; min-width: 0; }
"""

_ALLOWED = "label loop muted"
_AUDIO = tag_named("audio")


def Audio(  # noqa: N802
    src: str,
    *,
    label: str | None = None,
    loop: bool = False,
    muted: bool = False,
    **rest: Any,
) -> list[Any]:
    """A sound from a `data:` address, or from an origin that the widget's `csp` names; `label` says what it is.

    Nothing is loaded before it is asked for but how long it is.
    """
    if not text("Audio", "src", src):
        raise TypeError('Audio: an address is missing: Audio("https://…", label="…")')
    if not text("Audio", "label", label):
        raise TypeError("Audio: a label is missing: what it is, for those who do not hear it")
    props = outer("Audio", rest, "b-audio", _ALLOWED)
    props["src"] = src
    props["aria-label"] = label
    props["controls"] = True
    props["preload"] = "metadata"
    if flag("Audio", "loop", loop):
        props["loop"] = True
    if flag("Audio", "muted", muted):
        props["muted"] = True
    return build(_AUDIO, (), props)
