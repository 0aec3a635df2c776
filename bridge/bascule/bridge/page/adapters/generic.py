"""No host that we know: a page on its own. What it does every adapter can do without its host."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.host import advertised, offer, opened
from bascule.bridge.page.js import console, field, prop, window
from bascule.bridge.page.names import LINK
from bascule.bridge.page.state import save


def start() -> None:
    """A page on its own is ready at once."""
    advertised.add("network")
    offer(LINK, open_link)
    opened(None, True)


def alone() -> None:
    """Offer what needs no host."""
    offer("log", log)
    offer("setWidgetState", lambda params, number: save(field(params, "state")))


def open_link(params: Any, _number: int) -> None:
    """Open a link in a tab that knows nothing of us."""
    window.open(params["url"], "_blank", "noopener")


def log(params: Any, _number: int) -> None:
    """Write to the console."""
    write = prop(console, params["level"])
    other = console.error
    (write if write is not None else other)(field(params, "message"), field(params, "data"))
