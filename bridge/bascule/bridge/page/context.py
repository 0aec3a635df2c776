"""The host's context (contract, sections F3 and J5).

Rules of the state:

1. A partial context is merged field by field; `styles`, `deviceCapabilities` and `safeAreaInsets` one level deeper.
2. A known field of the wrong type, a `null` and an unknown theme are left out; unknown fields are kept as they came.
3. Listeners get the fields that changed, as they are now, and nothing when none did. A late one gets all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import Map, is_array, is_object, keys, own, put, same, to_json, typeof
from bascule.bridge.page.store import Listeners, Store

TYPES = Map(
    [
        ["theme", "string"],
        ["displayMode", "string"],
        ["locale", "string"],
        ["timeZone", "string"],
        ["userAgent", "string"],
        ["platform", "string"],
        ["availableDisplayModes", "array"],
        ["toolInfo", "object"],
        ["containerDimensions", "object"],
        ["styles", "object"],
        ["deviceCapabilities", "object"],
        ["safeAreaInsets", "object"],
    ]
)


class Context:
    """Keeps the store's field `context`; `apply(context, changed)` makes it true before listeners are told."""

    def __init__(self, store: Store, listeners: Listeners, apply: Callable[[Any, Any], None]) -> None:
        self._store = store
        self._listeners = listeners
        self._apply = apply
        store.set_("host", {"context": {}})

    def on_change(self, listener: Any) -> Callable[[], None]:
        """Tell a listener the context, now when there is one and the changes to come."""
        context = self._store.get_("context")
        if len(keys(context)) > 0:
            self._listeners.call_(listener, context)
        return self._listeners.add_(listener)

    def merge(self, partial: Any) -> None:
        """Take a whole or partial context from the host."""
        context = self._store.get_("context")
        changed: Any = {}
        for key in keys(partial):
            value = own(partial, key)
            before = own(context, key)
            if not usable(key, value):
                continue
            if key in ("styles", "deviceCapabilities", "safeAreaInsets") and is_object(before):
                value = joined(before, value)
            if not same(to_json(value), to_json(before)):
                put(context, key, value)
                put(changed, key, value)
        if len(keys(changed)) > 0:
            self._apply(context, changed)
            self._listeners.tell(lambda: changed)


def usable(key: str, value: Any) -> bool:
    """Whether a field of the context is of the type that the specification gives it."""
    kind = TYPES.get(key)
    if kind is None:
        return True
    if key == "theme":
        return value in ("light", "dark")
    return same(kind, "array" if is_array(value) else "object" if is_object(value) else typeof(value)) and (
        value is not None
    )


def joined(a: Any, b: Any) -> Any:
    """A new record with the fields of both; those of `b` win."""
    record: Any = {}
    for part in [a, b]:
        for key in keys(part):
            put(record, key, own(part, key))
    return record
