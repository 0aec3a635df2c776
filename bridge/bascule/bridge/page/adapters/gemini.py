"""`window.gemini`, which its vendor does not document: what there is of `ui.getTheme`, `sendMessage` and `openLink`."""

from __future__ import annotations

from bascule.bridge.page.adapters.openai import text_of, use
from bascule.bridge.page.context import merge
from bascule.bridge.page.host import opened
from bascule.bridge.page.js import is_function, prop, window
from bascule.bridge.page.names import LINK, SEND
from bascule.bridge.page.values import or_empty


def start() -> None:
    """Look what there is, ask for the theme, and be ready."""
    ui = or_empty(window.gemini.ui)
    use(ui, SEND, SEND, lambda params: [text_of(params)])
    use(ui, LINK, LINK, lambda params: [params["url"]])
    if is_function(prop(ui, "getTheme")):
        merge({"theme": ui.getTheme()})
    opened(None, True)
