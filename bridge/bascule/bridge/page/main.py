"""Starts the bridge in a page; a second copy of the script does nothing.

The adapter is chosen once, now: the one that the page's settings name, else `openai` where `window.openai` has something
to offer, else `ext-apps` in a frame, else `gemini`, else `generic` (contract, section D).
"""

from __future__ import annotations

from bascule.bridge.page.actions import act
from bascule.bridge.page.adapters.ext_apps import start as start_ext_apps
from bascule.bridge.page.adapters.gemini import start as start_gemini
from bascule.bridge.page.adapters.generic import alone
from bascule.bridge.page.adapters.generic import start as start_generic
from bascule.bridge.page.adapters.openai import start as start_openai
from bascule.bridge.page.browser import listen, tell_page
from bascule.bridge.page.clicks import clicked
from bascule.bridge.page.host import publish, when_ready
from bascule.bridge.page.js import Object, document, field, index_of, is_function, prop, window
from bascule.bridge.page.modes import both, current
from bascule.bridge.page.public import api
from bascule.bridge.page.results import set_input, set_output
from bascule.bridge.page.settings import data, setting
from bascule.bridge.page.size import follow_size
from bascule.bridge.page.state import load


def chosen() -> str:
    """The id of the adapter for this page."""
    openai = prop(window, "openai")
    if openai is not None and (
        is_function(prop(openai, "callTool"))
        or prop(openai, "toolOutput") is not None
        or prop(openai, "toolInput") is not None
    ):
        return "openai"
    if window.parent is not window:
        return "ext-apps"
    return "generic" if prop(window, "gemini") is None else "gemini"


def start() -> None:
    """Put the object there, take what is embedded, begin to talk to the host."""
    adapter: str = setting("adapter", chosen())
    Object.defineProperty(window, "BasculeBridge", {"value": api(), "enumerable": True})
    alone()
    if field(data, "input") is not None:
        set_input(field(data, "input"), None)
    if field(data, "output") is not None:
        set_output(field(data, "output"), None, None)
    load()
    publish({"adapter": adapter})
    try:
        if adapter == "ext-apps":
            start_ext_apps()
        elif adapter == "openai":
            start_openai()
        elif adapter == "gemini":
            start_gemini()
        else:
            start_generic()
    except Exception as error:
        tell_page("bridge:error", {"error": error})
    listen(document, "click", clicked)
    when_ready(_ask_for_mode)
    if setting("autoSize", True) is True:
        when_ready(follow_size)


def _ask_for_mode() -> None:
    mode: str = setting("displayMode", "")
    if index_of(both(), mode) >= 0 and mode != current():
        act("requestDisplayMode", {"mode": mode}, None).then(None, lambda refused: None)


if prop(window, "BasculeBridge") is None:
    start()
