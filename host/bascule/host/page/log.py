"""The list of messages between host and page, the newest first."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Date, Map, String, own

from .dom import brief, by_id, element, pretty

KEPT = 300


class Log:
    """Shows each message with its direction; an answer is shown under the method that it answers."""

    def __init__(self) -> None:
        self.list: Any = by_id("log")
        # Both sides number their requests, so the methods are kept apart: {id: method}.
        self.asked_by_page: Any = Map()
        self.asked_by_host: Any = Map()

    def add(self, origin: str, message: Any) -> None:
        """Notes a message of `"page"` or `"host"`."""
        method = own(message, "method")
        id = own(message, "id")  # noqa: A001 - JSON-RPC's name
        error = own(message, "error")
        value = own(message, "params")
        if isinstance(method, str):
            title: str = method
            if id is not None:
                (self.asked_by_page if origin == "page" else self.asked_by_host).set(id, method)
        else:
            asked = (self.asked_by_host if origin == "page" else self.asked_by_page).get(id)
            title = f"answer to {String(asked if isinstance(asked, str) else id)}"
            value = error if error is not None else own(message, "result")
        self._show(origin, title, value, error is not None)

    def clear(self) -> None:
        """Forgets what is shown."""
        self.list.replaceChildren()

    def _show(self, origin: str, title: str, value: Any, bad: bool) -> None:
        item = element("li", "", "")
        item.setAttribute("data-from", origin)
        item.setAttribute("data-bad", String(bad))
        more = element("details", "", "")
        summary = element("summary", "", "")
        summary.setAttribute("data-arrow", "←" if origin == "page" else "→")
        text = element("span", "", title)
        text.title = brief(value)
        time = element("time", "", Date().toTimeString()[0:8])
        summary.appendChild(text)
        summary.appendChild(time)
        more.appendChild(summary)
        # The text of a large message is made when it is opened, not before.
        more.addEventListener("toggle", lambda _event: fill(more, value))
        item.appendChild(more)
        self.list.prepend(item)
        while self.list.children.length > KEPT:
            self.list.lastElementChild.remove()


def fill(more: Any, value: Any) -> None:
    """Puts the message's JSON into its opened entry, once."""
    if more.querySelector("pre") is None:
        more.appendChild(element("pre", "", pretty(value)))
