"""Serves what a page asks of its host, one function a method."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bascule.bridge.page.js import (
    URL,
    AbortController,
    Blob,
    Map,
    String,
    Uint8Array,
    is_array,
    own,
    queueMicrotask,
    window,
)

from .dom import by_id, element, pretty, write
from .net import ask

if TYPE_CHECKING:
    from collections.abc import Callable

INVALID_PARAMS = -32602
FORWARDED = ["tools/call", "resources/read", "resources/list", "resources/templates/list"]
SCHEMES = ["http:", "https:", "mailto:"]


class Desk:
    """`change_mode(asked)` changes the display mode and answers the one that holds now."""

    def __init__(self, change_mode: Callable[[Any], str]) -> None:
        self.change_mode = change_mode
        self.running: Any = Map()
        self.decide: Any = None
        by_id("ask-yes").addEventListener("click", lambda _event: self._decided(True))
        by_id("ask-no").addEventListener("click", lambda _event: self._decided(False))
        by_id("ask").addEventListener("close", lambda _event: self._decided(False))

    def serve(self, id: Any, method: str, params: Any, answer: Callable[[Any, Any], None]) -> bool:  # noqa: A002
        """Answers a request sooner or later; `False` for a method that is not ours."""
        if method in FORWARDED:
            queueMicrotask(lambda: self._forward(id, method, params, answer))
        elif method == "ui/open-link":
            self._open_link(params, answer)
        elif method == "ui/message":
            self._message(params, answer)
        elif method == "ui/update-model-context":
            write("model-text", pretty(params))
            answer({}, None)
        elif method == "ui/request-display-mode":
            answer({"mode": self.change_mode(own(params, "mode"))}, None)
        elif method == "ui/download-file":
            self._download(params, answer)
        else:
            return False
        return True

    def cancel(self, id: Any) -> None:  # noqa: A002 - JSON-RPC's name
        """The page no longer wants the answer to a request."""
        controller = self.running.get(id)
        if controller is not None:
            controller.abort()

    def forget(self) -> None:
        """The page is gone: nothing that it asked for goes on."""
        for _id, controller in self.running:
            controller.abort()
        self.running.clear()
        by_id("messages").replaceChildren()
        write("model-text", "Nothing yet.")
        if by_id("ask").open is True:
            by_id("ask").close()

    async def _forward(self, id: Any, method: str, params: Any, answer: Callable[[Any, Any], None]) -> None:  # noqa: A002
        controller = AbortController()
        self.running.set(id, controller)
        reply = await ask("/api/mcp", {"method": method, "params": params, "app": True}, controller.signal)
        self.running.delete(id)
        # MCP base, "Cancellation": a cancelled request gets no answer.
        if controller.signal.aborted is not True:
            answer(own(reply, "result"), own(reply, "error"))

    def _open_link(self, params: Any, answer: Callable[[Any, Any], None]) -> None:
        url = own(params, "url")
        if not _is_link(url):
            answer(
                None,
                {"code": INVALID_PARAMS, "message": "url must be an absolute http:, https: or mailto: URL"},
            )
            return

        def decided(yes: bool) -> None:
            if yes:
                window.open(url, "_blank", "noopener")
            answer({} if yes else {"isError": True}, None)

        self._ask("Open this link?", String(url), decided)

    def _message(self, params: Any, answer: Callable[[Any, Any], None]) -> None:
        content = own(params, "content")
        if own(params, "role") != "user" or not is_array(content):
            answer(None, {"code": INVALID_PARAMS, "message": 'role must be "user", content a list of blocks'})
            return
        for block in content:
            text = own(block, "text")
            shown: str = text if isinstance(text, str) else pretty(block)
            by_id("messages").appendChild(element("p", "message", shown))
        answer({}, None)

    def _download(self, params: Any, answer: Callable[[Any, Any], None]) -> None:
        contents = own(params, "contents")
        if not is_array(contents) or len(contents) == 0:
            answer(None, {"code": INVALID_PARAMS, "message": "contents must be a list of resources"})
            return

        def decided(yes: bool) -> None:
            if yes:
                for item in contents:
                    save(item)
            answer({} if yes else {"isError": True}, None)

        names = ", ".join([file_name(item) for item in contents])
        self._ask("Save from this widget?", names, decided)

    def _ask(self, title: str, text: str, decided: Callable[[bool], None]) -> None:
        self._decided(False)
        self.decide = decided
        write("ask-title", title)
        write("ask-text", text)
        by_id("ask").showModal()

    def _decided(self, yes: bool) -> None:
        decide = self.decide
        self.decide = None
        if decide is not None:
            if by_id("ask").open is True:
                by_id("ask").close()
            decide(yes)


def _is_link(url: Any) -> bool:
    if not isinstance(url, str):
        return False
    try:
        return URL(url).protocol in SCHEMES
    except Exception:
        return False


def file_name(item: Any) -> str:
    """What a downloaded resource is called: the last part of its URI."""
    resource = own(item, "resource")
    uri = own(resource if resource is not None else item, "uri")
    parts = String(uri).split("/")
    name = parts[len(parts) - 1]
    return name if name != "" else "file"


def save(item: Any) -> None:
    """Hands an embedded resource to the browser as a download; opens a linked one."""
    resource = own(item, "resource")
    link = element("a", "", "")
    if resource is None:
        if not _is_link(own(item, "uri")):
            return
        link.href = own(item, "uri")
        link.target = "_blank"
        link.rel = "noopener"
        link.click()
        return
    blob = own(resource, "blob")
    text = own(resource, "text")
    data = Uint8Array.fromBase64(blob) if isinstance(blob, str) else String(text)
    link.href = URL.createObjectURL(Blob([data], {"type": String(own(resource, "mimeType"))}))
    link.download = file_name(item)
    link.click()
    URL.revokeObjectURL(link.href)
