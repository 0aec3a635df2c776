"""What the model asks the tool for, also while it is still writing it.

```python
ToolInputView({"city": "Bergen", "days": 5})
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.tool import use_tool_input
from bascule.components.definition import Component
from bascule.components.kit.detail_list import DetailList
from bascule.components.kit.skeleton import Skeleton
from bascule.components.kit.spinner import Spinner
from bascule.components.nodes import build, tag_named
from bascule.components.props import items, outer, text
from bascule.components.shared import STACK

if TYPE_CHECKING:
    from typing import Any

STYLES = ""

_ALLOWED = "fields label"
_DIV = tag_named("div")
_NONE = ["nothing given"]


def ToolInputView(  # noqa: N802
    arguments: Any = _NONE, *, fields: Any = None, label: str = "Receiving", **rest: Any
) -> Any:
    """`arguments` are a dict or what `use_tool_input()` gave; without any the widget's own, followed as they come in.

    `fields` picks and names them as in a `DetailList`; `label` is what stands below while more is on its way.
    """
    props = outer("ToolInputView", rest, "b-input-view " + STACK, _ALLOWED)
    text("ToolInputView", "label", label)
    items("ToolInputView", "fields", fields)
    if arguments is _NONE:
        return _OWN(fields=fields, label=label, props=props, key=props.pop("key", None))
    if not isinstance(arguments, dict) and not hasattr(arguments, "partial"):
        raise TypeError("ToolInputView: arguments must be a dict, not " + repr(arguments)[:80])
    return _view(arguments, fields, label, props)


def _own(*, fields: Any, label: str, props: dict[str, Any]) -> list[Any]:
    return _view(use_tool_input(), fields, label, props)


_OWN = Component(_own, "ToolInputView")


def _view(arguments: Any, fields: Any, label: str, props: dict[str, Any]) -> list[Any]:
    values = arguments
    coming = False
    if not isinstance(arguments, dict):
        coming = arguments.value is None
        values = arguments.partial if coming else arguments.value
    made = props.copy()
    if coming:
        made["aria-busy"] = True
    if values is None:
        return build(_DIV, [Skeleton(2, label=label)], made)
    if coming and fields is not None:
        fields = [field for field in fields if (field["key"] if isinstance(field, dict) else field) in values]
    return build(
        _DIV,
        [DetailList(values, fields=fields), Spinner(label, size="xs", show_label=True) if coming else None],
        made,
    )
