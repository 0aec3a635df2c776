"""Choosing files, also by dropping them.

```python
FileDrop("Receipts", accept="image/*,.pdf", multiple=True, on_change=files.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.definition import Component
from bascule.components.fields import Frame
from bascule.components.hooks import use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, handler, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-drop { position: relative; display: grid; justify-items: center; gap: .25rem; padding: 1.25rem 1rem; cursor: pointer;
  border: 1px dashed var(--b-line-strong); border-radius: var(--b-radius); color: var(--b-muted); font-size: .875rem; }
.b-drop:focus-within { outline: 2px solid var(--b-ring); }
.b-drop strong { color: var(--b-text); overflow-wrap: anywhere; }
"""

_ALLOWED = "label on_change accept multiple prompt"
_DIV = tag_named("div")
_INPUT = tag_named("input")
_STRONG = tag_named("strong")
_SPAN = tag_named("span")


def FileDrop(  # noqa: N802
    label: Any = None,
    *,
    on_change: Callable[[list[Any]], Any] | None = None,
    accept: str | None = None,
    multiple: bool = False,
    prompt: str = "Drop a file here, or choose one",
    **rest: Any,
) -> Use:
    """Files from the user's device; `on_change(files)` gives a list of `{name, size, type}`, sizes in bytes.

    What is in a file stays in the browser. `accept` is HTML's. Takes what every `Field` takes.
    """
    Frame("FileDrop", label, rest, _ALLOWED)
    handler("FileDrop", "on_change", on_change)
    text("FileDrop", "accept", accept)
    text("FileDrop", "prompt", prompt)
    flag("FileDrop", "multiple", multiple)
    rest = rest.copy()
    key = rest.pop("key", None)
    return _FILE_DROP(
        label=label,
        on_change=on_change,
        accept=accept,
        multiple=multiple,
        prompt=prompt,
        rest=rest,
        key=key,
    )


def _render(
    *, label: Any, on_change: Any, accept: Any, multiple: bool, prompt: Any, rest: dict[str, Any]
) -> Any:
    files = use_state(list)
    frame = Frame("FileDrop", label, rest, _ALLOWED)

    def change(got: Any) -> Any:
        files.set(lambda _old: got)
        return None if on_change is None else on_change(got)

    props = frame.props
    props["type"] = "file"
    props["class"] = "b-cover"
    props["on"] = {"change": change}
    if accept:
        props["accept"] = accept
    if multiple:
        props["multiple"] = True
    said = [file["name"] + " (" + size_text(file["size"]) + ")" for file in files.value]
    kids = [[_INPUT, props], build(_SPAN, [prompt], None), [build(_STRONG, [one], None) for one in said]]
    return frame.around(build(_DIV, kids, {"class": "b-drop b-off" if frame.disabled else "b-drop"}))


def size_text(size: int) -> str:
    """A size in bytes as `12 kB`."""
    if size < 1000:
        return str(size) + " B"
    if size < 1000000:
        return str(round(size / 1000)) + " kB"
    return str(round(size / 100000) / 10) + " MB"


_FILE_DROP = Component(_render, "FileDrop")
