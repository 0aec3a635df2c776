"""A line of text.

```python
Input("Email", type="email", value=email.value, on_change=email.set, help="We write once", required=True)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame, hold, texts
from bascule.components.nodes import tag_named
from bascule.components.props import flag, one_of, text, whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = ""

TYPES = ["text", "email", "url", "tel", "password", "search"]
_ALLOWED = (
    "label type value default_value on_change placeholder autocomplete min_length max_length pattern readonly "
    "autofocus"
)
_INPUT = tag_named("input")
_LONGEST = 1000000


def Input(  # noqa: N802
    label: Any = None,
    *,
    type: str = "text",  # noqa: A002 (HTML's word)
    value: str | None = UNSET,
    default_value: str | None = None,
    on_change: Callable[[str], Any] | None = None,
    placeholder: str | None = None,
    autocomplete: str | None = None,
    min_length: int | None = None,
    max_length: int | None = None,
    pattern: str | None = None,
    readonly: bool = False,
    autofocus: bool = False,
    **rest: Any,
) -> list[Any]:
    """A line of text; `on_change(value)` at every keystroke. `type`: `text email url tel password search`.

    Lengths are in characters, `pattern` is HTML's. Takes what every `Field` takes.
    """
    frame = Frame("Input", label, rest, _ALLOWED)
    props = frame.props
    texts("Input", value, default_value)
    hold("Input", props, value, default_value, on_change)
    props["class"] = "b-input"
    props["type"] = one_of("Input", "type", type, TYPES)
    hints(
        "Input",
        props,
        placeholder=placeholder,
        autocomplete=autocomplete,
        min_length=min_length,
        max_length=max_length,
        readonly=readonly,
        autofocus=autofocus,
    )
    if text("Input", "pattern", pattern):
        props["pattern"] = pattern
    return frame.around([_INPUT, props])


def hints(
    owner: str,
    props: dict[str, Any],
    *,
    placeholder: Any,
    autocomplete: Any,
    min_length: Any,
    max_length: Any,
    readonly: Any,
    autofocus: Any,
) -> None:
    """What text controls share, checked and put into their props."""
    if text(owner, "placeholder", placeholder):
        props["placeholder"] = placeholder
    if text(owner, "autocomplete", autocomplete):
        props["autocomplete"] = autocomplete
    if min_length is not None:
        props["minlength"] = whole(owner, "min_length", min_length, 0, _LONGEST)
    if max_length is not None:
        props["maxlength"] = whole(owner, "max_length", max_length, 0, _LONGEST)
    if flag(owner, "readonly", readonly):
        props["readonly"] = True
    if flag(owner, "autofocus", autofocus):
        props["autofocus"] = True
