"""Puts the parts of the bridge together in a page; a second copy of the script does nothing."""

from __future__ import annotations

from typing import Any

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
from bascule.bridge.page.host import publish, ready
from bascule.bridge.page.js import document, field, prop, window
from bascule.bridge.page.public import api
from bascule.bridge.page.results import set_output
from bascule.bridge.page.settings import given
from bascule.bridge.page.size import follow_size
from bascule.bridge.page.state import load
from bascule.bridge.page.store import change

ADAPTERS: Any = {
    "ext-apps": start_ext_apps,
    "openai": start_openai,
    "gemini": start_gemini,
    "generic": start_generic,
}


def start() -> None:
    """Put the object there, take what is embedded, begin to talk to the host."""
    window.BasculeBridge = api()
    alone()
    change("tool", {"input": field(data, "input")})
    if field(data, "output") is not None:
        set_output(data["output"], {}, None)
    publish({})
    load()
    try:
        prop(ADAPTERS, ADAPTER)()
    except Exception as error:
        tell_page("bridge:error", {"error": error})
    listen(document, "click", clicked)
    ready.then(lambda opened: _ask_for_mode())
    if field(given, "autoSize") is not False:
        ready.then(lambda opened: follow_size())


def _ask_for_mode() -> None:
    mode = field(given, "displayMode")
    if mode is not None:
        act(MODE, {"mode": mode}).then(None, lambda refused: None)


if IS_FIRST:
    start()
