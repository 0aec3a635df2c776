"""`window.gemini`, which its vendor does not document: `ui.getTheme`, `ui.sendMessage` and `ui.openLink` where they are."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.adapters.adapter import Adapter, text_of
from bascule.bridge.page.js import is_function, own, prop


class Gemini(Adapter):
    """Uses what is there of `gemini`, the value of `window.gemini`."""

    def __init__(self, bridge: Any, gemini: Any) -> None:
        super().__init__("gemini", bridge)
        self._ui = prop(gemini, "ui")
        self._uses("sendMessage", "sendMessage", lambda params: text_of(own(params, "content")))
        self._uses("openLink", "openLink", lambda params: own(params, "url"))

    def start(self) -> None:
        """Ask for the theme, and be ready."""
        if self._ui is not None and is_function(prop(self._ui, "getTheme")):
            self.bridge.context.merge({"theme": self._ui.getTheme()})
        super().start()

    def _uses(self, action: str, function: str, argument: Any) -> None:
        if self._ui is not None and is_function(prop(self._ui, function)):
            self.does.set(
                action, lambda params, number: self.follow(number, self._ui, function, [argument(params)])
            )
            self.advertised.add(action)
