"""The host's context (contract, sections F3 and J5).

Rules of the state:

1. A partial context is merged field by field; `styles`, `deviceCapabilities` and `safeAreaInsets` one level deeper.
2. A `null`, an unknown theme, a locale or a mode that is no text are left out; unknown fields are kept as they came.
3. It is shown in the document before anybody is told. Listeners get the fields that changed, as they are now, and
   nothing when none did. A late one gets all of them.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.host import publish
from bascule.bridge.page.js import Object, field, is_object, keys, own, same, to_json
from bascule.bridge.page.modes import heard
from bascule.bridge.page.store import change, host_context, on, tell
from bascule.bridge.page.theme import show
from bascule.bridge.page.values import is_text, or_empty


def on_context(listener: Any) -> Any:
    """Tell a listener the context, now when there is one, and the changes to come; the function that ends it."""
    context = host_context()
    return on("context", listener, len(keys(context)) > 0, context)


def merge(partial: Any) -> None:
    """Take a whole or partial context from the host."""
    context = host_context()
    pairs: list[list[Any]] = []
    for key in keys(partial):
        before = own(context, key)
        value = own(partial, key)
        if key in ("styles", "deviceCapabilities", "safeAreaInsets") and is_object(value):
            value = {**or_empty(before), **value}
        if usable(key, value) and not same(to_json(value), to_json(before)):
            pairs.append([key, value])
    if len(pairs) > 0:
        # A field of whatever name is one, and no more.
        changed = Object.fromEntries(pairs)
        context = {**context, **changed}
        show(context)
        heard(field(changed, "displayMode"))
        change("host", {"context": context})
        publish({})
        tell("context", changed)


def usable(key: str, value: Any) -> bool:
    """Whether a field is worth keeping."""
    if key == "theme":
        return value in ("light", "dark")
    return value is not None and (key not in ("locale", "displayMode") or is_text(value))
