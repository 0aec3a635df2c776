"""What stands where something failed, with a way to try again.

```python
ErrorState("The server did not answer.", title="No forecast", on_retry=again)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.kit.alert import Alert
from bascule.components.kit.button import Button
from bascule.components.props import flag, handler, node, outer, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = ""

_ALLOWED = "title on_retry retry_label pending"


def ErrorState(  # noqa: N802
    error: Any = None,
    *,
    title: Any = "That did not work",
    on_retry: Callable[[], Any] | None = None,
    retry_label: str = "Try again",
    pending: bool = False,
    **rest: Any,
) -> list[Any]:
    """`error` is text, nodes or an exception, of which the message is shown; `on_retry()` gives it a button.

    While `pending` the button says that it is busy.
    """
    outer("ErrorState", rest, "", _ALLOWED)
    handler("ErrorState", "on_retry", on_retry)
    flag("ErrorState", "pending", pending)
    text("ErrorState", "retry_label", retry_label)
    node("ErrorState", "title", title)
    if not isinstance(error, (BaseException, dict)):
        node("ErrorState", "error", error)
    again = None
    if on_retry is not None:
        again = Button(
            retry_label, on_click=on_retry, pending=pending, color="danger", variant="outline", size="sm"
        )
    return Alert(error, title=title, color="danger", actions=again, **rest)
