"""A text in Markdown: what a model writes.

```python
Markdown("Rain **until Thursday**, then sun. See [the forecast](https://www.yr.no/en).")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.definition import Component
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, items, outer, whole
from bascule.components.scripted import use_script

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""
SCRIPTS = ["markdown"]

_ALLOWED = "level html images"
_DIV = tag_named("div")
_P = tag_named("p")


def Markdown(  # noqa: N802
    text: str | None, *, level: int = 2, html: bool = False, images: Any = (), **rest: Any
) -> Use:
    """`text` in CommonMark with GitHub's tables, task lists and strikethrough; it may grow, a part at a time.

    Its first headings are of `level`, 1 to 6. Raw HTML is shown as it is written; with `html` it is read, and what
    could run, style, ask or fetch is taken out (DOMPurify). Links are opened by the host. Pictures are shown from
    `data:` and from the origins in `images`, such as `["https://img.example.org"]`, which the widget's `csp` must name
    too; of others their text is shown. On a server and in a test the text stands in paragraphs, as it is written.
    """
    if text is not None and not isinstance(text, str):
        raise TypeError("Markdown: the text must be text, not " + repr(text)[:80])
    origins = items("Markdown", "images", images)
    for origin in origins:
        if not isinstance(origin, str) or not origin.startswith("https://") or "/" in origin[8:]:
            raise ValueError(
                'Markdown: images must hold origins such as "https://img.example.org", not '
                + repr(origin)[:80]
            )
    data = {
        "text": text or "",
        "level": whole("Markdown", "level", level, 1, 6),
        "html": flag("Markdown", "html", html),
        "images": list(origins),
    }
    props = outer("Markdown", rest, "b-markdown", _ALLOWED)
    return _MARKDOWN(data=data, props=props, key=props.pop("key", None))


def _markdown(*, data: dict[str, Any], props: dict[str, Any]) -> Any:
    def paragraphs() -> list[Any]:
        text = data["text"].replace("\r\n", "\n")
        return [build(_P, [part.strip()], None) for part in text.split("\n\n") if part.strip()]

    return use_script("Markdown", _DIV, name="markdown", data=data, fallback=paragraphs, props=props)


_MARKDOWN = Component(_markdown, "Markdown")
