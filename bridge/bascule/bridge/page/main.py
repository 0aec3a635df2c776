"""Puts the parts of the bridge together in a page; a second copy of the script does nothing."""

from __future__ import annotations

from bascule.bridge.page.greeting import ADAPTER, IS_FIRST
from bascule.bridge.page.names import MODE

# isort: split
from bascule.bridge.page.actions import act
from bascule.bridge.page.adapters.ext_apps import start as start_ext_apps
from bascule.bridge.page.adapters.gemini import start as start_gemini
from bascule.bridge.page.adapters.generic import alone
from bascule.bridge.page.adapters.generic import start as start_generic
from bascule.bridge.page.adapters.openai import start as start_openai
from bascule.bridge.page.browser import listen, tell_page
from bascule.bridge.page.clicks import clicked
from bascule.bridge.page.embedded import data
from bascule.bridge.page.host import publish, when_ready
from bascule.bridge.page.js import document, field, window
from bascule.bridge.page.public import api
from bascule.bridge.page.results import set_input, set_output
from bascule.bridge.page.settings import given
from bascule.bridge.page.size import follow_size
from bascule.bridge.page.state import load


def start() -> None:
    """Put the object there, take what is embedded, begin to talk to the host."""
    window.BasculeBridge = api()
    alone()
    if field(data, "input") is not None:
        set_input(data["input"], None)
    if field(data, "output") is not None:
        set_output(data["output"], None, None)
    publish({"adapter": ADAPTER})
    load()
    try:
        if ADAPTER == "ext-apps":
            start_ext_apps()
        elif ADAPTER == "openai":
            start_openai()
        elif ADAPTER == "gemini":
            start_gemini()
        else:
            start_generic()
    except Exception as error:
        tell_page("bridge:error", {"error": error})
    listen(document, "click", clicked)
    when_ready(_ask_for_mode)
    if field(given, "autoSize") is not False:
        when_ready(follow_size)


def _ask_for_mode() -> None:
    mode = field(given, "displayMode")
    if mode is not None:
        act(MODE, {"mode": mode}).then(None, lambda refused: None)


if IS_FIRST:
    start()
