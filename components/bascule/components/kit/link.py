"""A link out of the widget: the host opens it.

```python
Link("The forecast of the institute", href="https://www.yr.no/en")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.actions import actions
from bascule.bridge.errors import BridgeError
from bascule.components.definition import Component
from bascule.components.hooks import use_state
from bascule.components.nodes import build, fragment, tag_named
from bascule.components.props import outer, text
from bascule.components.shared import NOTE

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-link { color: var(--color-text-info, light-dark(#114f9e, #8fbdff)); text-underline-offset: .15em; }
.b-link:hover { text-decoration-thickness: .125em; }
"""

_ALLOWED = "href"
_A = tag_named("a")
_SPAN = tag_named("span")


def Link(*children: Any, href: str | None = None, **rest: Any) -> Use:  # noqa: N802
    """A link to an absolute `https:`, `http:` or `mailto:` address; without children the address is the text.

    Where the host does not open links, a click shows the address, for the reader to copy.
    """
    if not text("Link", "href", href):
        raise TypeError('Link: an address is missing: Link("Forecast", href="https://…")')
    props = outer("Link", rest, "b-link", _ALLOWED)
    return _LINK(*(children or (href,)), href=href, props=props, key=props.pop("key", None))


def _link(*children: Any, href: str, props: dict[str, Any]) -> list[Any]:
    refused = use_state(False)

    async def go() -> None:
        try:
            answer = await actions.open_link(href)
        except BridgeError:
            refused.set(True)
        else:
            refused.set(isinstance(answer, dict) and answer.get("isError") is True)

    made = props.copy()
    made["href"] = href
    made["target"] = "_blank"
    made["rel"] = "noopener noreferrer"
    made["on"] = {"click": go}
    said = build(_SPAN, [" (" + href + ")"], {"class": NOTE, "role": "status"})
    return fragment([build(_A, children, made), said if refused.value else None])


_LINK = Component(_link, "Link")
