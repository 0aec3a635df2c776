"""Any tool's result, shown as its kind asks.

```python
ResultView({"place": "Bergen", "days": [{"day": "Monday", "high": 12}, {"day": "Tuesday", "high": 14}]})
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.tool import use_tool_result
from bascule.components.definition import Component
from bascule.components.kit.alert import Alert
from bascule.components.kit.error_state import ErrorState
from bascule.components.kit.skeleton import Skeleton
from bascule.components.nodes import build, fragment, tag_named
from bascule.components.props import outer
from bascule.components.results import blocks, view
from bascule.components.shared import STACK

if TYPE_CHECKING:
    from typing import Any

STYLES = ""

_ALLOWED = ""
_DIV = tag_named("div")
_NONE = ["nothing given"]


def ResultView(result: Any = _NONE, **rest: Any) -> Any:  # noqa: N802
    """`result` is what `use_tool_result()` or a call of `use_tool_call` gave, or any data; else the widget's own.

    While it is awaited a `Skeleton` stands there; a failed one is an `ErrorState`. Records become lists of details,
    lists of records tables, texts paragraphs; pictures, sounds and links of the content are shown as such, the rest as
    JSON.
    """
    props = outer("ResultView", rest, "b-result " + STACK, _ALLOWED)
    if result is _NONE:
        return _OWN(props=props, key=props.pop("key", None))
    return build(_DIV, [_shown(result)], props)


def _own(*, props: dict[str, Any]) -> list[Any]:
    return build(_DIV, [_shown(use_tool_result())], props)


_OWN = Component(_own, "ResultView")


def _shown(result: Any) -> Any:
    if not hasattr(result, "is_error") or not hasattr(result, "structured"):
        return view(result)
    status = getattr(result, "status", "ready")
    if status == "cancelled":
        return Alert(result.reason or "The call was cancelled.", color="warning")
    if result.is_error or status == "error":
        return ErrorState(result.output if result.output is not None else result.reason)
    if status != "ready":
        return Skeleton()
    content = result.content or []
    texts = [block for block in content if isinstance(block, dict) and block.get("type") == "text"]
    if result.structured is not None or (len(texts) == 1 and len(content) == 1):
        # The text says the same as the data; what is no text does not.
        return fragment([view(result.output), [blocks([block]) for block in content if block not in texts]])
    return blocks(content) if content else view(result.output)
