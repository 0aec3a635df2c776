"""Things side by side, more than fit: they are swiped, scrolled or stepped through.

```python
Carousel([Card(Text(name)) for name in ["Bergen", "Oslo", "Bodø", "Tromsø"]], label="Places", width=220)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import outer, text, whole
from bascule.components.shared import BARE, styled

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-carousel { display: flex; gap: .75rem; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: thin;
  scroll-behavior: smooth; anchor-name: --b-row; }
.b-carousel > li { display: grid; flex: none; width: min(var(--w), 85%); scroll-snap-align: start; }
.b-carousel::scroll-button(*) { position: absolute; position-anchor: --b-row; width: 2rem; height: 2rem;
  margin-inline: -2.25rem; border: 1px solid var(--b-line-strong); border-radius: 50%; background: var(--b-sunken);
  color: var(--b-text); font-size: 1rem; cursor: pointer; }
.b-carousel::scroll-button(inline-start) { content: "\\2190" / "Previous"; position-area: inline-start center; }
.b-carousel::scroll-button(inline-end) { content: "\\2192" / "Next"; position-area: inline-end center; }
.b-carousel::scroll-button(*):disabled { display: none; }
"""

_ALLOWED = "label width"
_UL = tag_named("ul")
_LI = tag_named("li")


def Carousel(*children: Any, label: str | None = None, width: int = 240, **rest: Any) -> list[Any]:  # noqa: N802
    """`children` (or one list of them), each `width` pixels wide, with room for a piece of the next on a narrow page.

    It takes the focus: arrow keys scroll. Browsers that can draw buttons for it do. `label` is what a screen reader
    says.
    """
    if not text("Carousel", "label", label):
        raise TypeError('Carousel: a label is missing: Carousel(cards, label="Places")')
    whole("Carousel", "width", width, 40, 4000)
    props = outer("Carousel", rest, "b-carousel " + BARE, _ALLOWED)
    props["aria-label"] = label
    props["role"] = "list"
    props["tabindex"] = 0
    styled(props, {"--w": str(width) + "px"})
    node = build(_UL, (), props)
    for child in build(_UL, children, None)[2:]:
        if child is not None:
            node.append(build(_LI, [child], _keyed(child)))
    return node


def _keyed(child: Any) -> dict[str, Any]:
    """The key of a child is its item's."""
    key = child[1].get("key") if isinstance(child, list) and child[1] else getattr(child, "key", None)
    return {} if key is None else {"key": key}
