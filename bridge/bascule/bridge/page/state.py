"""The widget's state (contract, sections N4 to N6): in the browser's storage, in memory where that is refused.

One tool never sees another's: the key holds the tool's name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import Map, from_json, to_json
from bascule.bridge.page.store import Store


class State:
    """`storage()` gives a `localStorage` or throws; `tool()` gives the name of the tool."""

    def __init__(self, store: Store, storage: Callable[[], Any], tool: Callable[[], str]) -> None:
        self._store = store
        self._storage = storage
        self._tool = tool
        self._memory = Map()

    def load(self) -> None:
        """Read what is kept for the tool."""
        text: Any = None
        key = self._key()
        try:
            text = self._storage().getItem(key)
        except Exception:
            text = self._memory.get(key)
        try:
            self._store.set_("state", {"state": None if text is None else from_json(text)})
        except Exception:
            self._store.set_("state", {"state": None})

    def save(self, value: Any) -> None:
        """Keep a value that is JSON."""
        key = self._key()
        try:
            self._storage().setItem(key, to_json(value))
        except Exception:
            self._memory.set(key, to_json(value))
        self._store.set_("state", {"state": value})

    def persists(self) -> bool:
        """Whether what is kept outlives the page."""
        try:
            return self._storage() is not None
        except Exception:
            return False

    def _key(self) -> str:
        return "bascule:widget:" + self._tool()
