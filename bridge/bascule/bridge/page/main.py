"""Starts the bridge in a page: the only module here that touches the browser.

A second copy of the script does nothing. The adapter is chosen once, now: the one the page names, else `openai` where
`window.openai` has something to offer, else `ext-apps` in a frame, else `gemini`, else `generic` (contract, section D).
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.adapters.ext_apps import ExtApps
from bascule.bridge.page.adapters.gemini import Gemini
from bascule.bridge.page.adapters.generic import Generic
from bascule.bridge.page.adapters.openai import OpenAI
from bascule.bridge.page.bridge import Bridge
from bascule.bridge.page.clicks import Clicks
from bascule.bridge.page.js import (
    CustomEvent,
    Object,
    Promise,
    Reflect,
    clearTimeout,
    console,
    document,
    is_function,
    matchMedia,
    prop,
    setTimeout,
    window,
)
from bascule.bridge.page.public import TOOL_PATIENCE, Public
from bascule.bridge.page.settings import Settings, read
from bascule.bridge.page.size import Size
from bascule.bridge.page.theme import Theme


class Browser:
    """What the bridge needs of the browser. What it listens to is let go of by `close`."""

    def __init__(self) -> None:
        script = document.currentScript
        self.theme = Theme(document, "" if script is None else script.nonce)
        self.undo: list[Any] = []

    def post(self, message: Any, target: str) -> None:
        """Post to the parent window."""
        window.parent.postMessage(message, target)

    def set_timeout(self, do: Any, milliseconds: float) -> Any:
        """Start a timer."""
        return setTimeout(do, milliseconds)

    def clear_timeout(self, timer: Any) -> None:
        """Stop a timer."""
        clearTimeout(timer)

    def emit(self, event: str, detail: Any) -> None:
        """Dispatch an event on the window."""
        window.dispatchEvent(CustomEvent(event, {"detail": detail}))

    def listen(self, target: Any, event: str, listener: Any, early: bool = False) -> None:
        """Listen until the bridge is closed, `early` in the capturing phase."""
        target.addEventListener(event, listener, early)
        self.undo.append(lambda: target.removeEventListener(event, listener, early))

    def listen_window(self, event: str, listener: Any) -> None:
        """Listen to the window until the bridge is closed."""
        self.listen(window, event, listener)

    def invoke(self, target: Any, function: str, values: Any, resolve: Any, reject: Any) -> None:
        """Call a function of an object, and pass on what it gives, promises or throws."""
        Promise(lambda ok, fail: ok(Reflect.apply(prop(target, function), target, values))).then(
            resolve, reject
        )

    def console(self, level: str, first: Any, second: Any) -> None:
        """Write to the console."""
        Reflect.apply(prop(console, level), console, [first, second])

    def open(self, url: str) -> None:
        """Open a tab that knows nothing of us."""
        window.open(url, "_blank", "noopener")

    def storage(self) -> Any:
        """The browser's storage; throws where the page may not have it."""
        return window.localStorage

    def system_theme(self) -> str:
        """What the system prefers."""
        return "dark" if matchMedia("(prefers-color-scheme: dark)").matches is True else "light"

    def close(self) -> None:
        """Listen to nothing any more."""
        for undo in self.undo:
            undo()


def chosen(bridge: Bridge, page: Browser) -> Any:
    """The adapter for this page."""
    named = bridge.settings.adapter
    openai = prop(window, "openai")
    gemini = prop(window, "gemini")
    if named == "openai" or (named == "" and speaks_openai(openai)):
        return OpenAI(bridge, openai)
    if named == "ext-apps" or (named == "" and window.parent is not window):
        adapter = ExtApps(bridge)
        page.listen(
            window,
            "message",
            lambda event: adapter.session.receive(event.data, event.origin, event.source is window.parent),
        )
        return adapter
    if named == "gemini" or (named == "" and gemini is not None):
        return Gemini(bridge, gemini)
    return Generic(bridge)


def speaks_openai(openai: Any) -> bool:
    """Whether `window.openai` is one that can be used."""
    return openai is not None and (
        is_function(prop(openai, "callTool"))
        or prop(openai, "toolOutput") is not None
        or prop(openai, "toolInput") is not None
    )


def start() -> None:
    """Build the bridge, say hello, and do the rest while the host thinks."""
    page = Browser()
    bridge = Bridge(Settings(read(document, "bascule-settings"), read(document, "bascule-data")), page)
    bridge.adapter = chosen(bridge, page)
    Object.defineProperty(window, "BasculeBridge", {"value": Public(bridge).api(), "enumerable": True})
    bridge.start()
    clicks = Clicks(
        lambda name, values, settle: bridge.when_ready(
            lambda: bridge.actions.start(
                "callTool", {"name": name, "arguments": values}, settle, TOOL_PATIENCE, None, False
            )
        ),
        lambda element, event, detail: element.dispatchEvent(
            CustomEvent(event, {"detail": detail, "bubbles": True})
        ),
    )
    page.listen(document, "click", lambda event: clicks.clicked(event))
    if bridge.settings.auto_size is True:
        size = Size(window, document, lambda size: bridge.adapter.send_size(size), lambda: bridge.is_fixed())
        page.undo.append(lambda: size.close())
        bridge.when_ready(lambda: size.start(page))


if prop(window, "BasculeBridge") is None:
    start()
