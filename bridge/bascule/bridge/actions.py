"""What a widget can ask of its host. One `Actions` object a page: its functions never change.

Every function starts at once and gives a call: `await` it for the host's whole answer, or leave it.
An answer with `isError` is an answer; what raises is in `errors`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.errors import InvalidReply, InvalidRequest
from bascule.bridge.host import Available, host, watch_available
from bascule.bridge.port import port
from bascule.bridge.renderer import use

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.bridge.calls import Call
    from bascule.bridge.cancellation import Cancellation

LEVELS = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"]


def _text(value: Any, name: str, method: str) -> str:
    if not isinstance(value, str):
        raise InvalidRequest(name + " must be a string, not " + repr(value)[:80], method)
    return value


def _object_reply(call: Call) -> None:
    if call.error is None and not isinstance(call.value, dict):
        call.error = InvalidReply("the answer is not an object: " + repr(call.value)[:80], call.method)


class Actions:
    """`use_host_actions()` gives this. Every function takes `timeout=` (seconds) and `cancellation=`."""

    def __init__(self) -> None:
        self._available = Available({})
        self._seen: Any = None
        # The same objects at every render, also where a bound method would be made anew at each access.
        self.open_link: Callable[..., Call] = self._open_link
        self.send_message: Callable[..., Call] = self._send_message
        self.update_model_context: Callable[..., Call] = self._update_model_context
        self.request_display_mode: Callable[..., Call] = self._request_display_mode
        self.download_file: Callable[..., Call] = self._download_file
        self.read_resource: Callable[..., Call] = self._read_resource
        self.list_resources: Callable[..., Call] = self._list_resources
        self.create_message: Callable[..., Call] = self._create_message
        self.request_close: Callable[..., Call] = self._request_close
        self.log: Callable[..., Call] = self._log
        self.openai: Callable[..., Call] = self._openai

    @property
    def available(self) -> Available:
        """What the host takes now."""
        if self._seen is not host.value:
            self._seen = host.value
            self._available = Available(host.value)
        return self._available

    def _open_link(
        self, url: str, *, timeout: float | None = None, cancellation: Cancellation | None = None
    ) -> Call:
        """Open an absolute `http:`, `https:` or `mailto:` address outside the widget."""
        return port.call("openLink", {"url": _text(url, "url", "openLink")}, timeout, cancellation)

    def _send_message(
        self, content: Any, *, timeout: float | None = None, cancellation: Cancellation | None = None
    ) -> Call:
        """Say something in the chat as the user: a string, or a list of content blocks."""
        if isinstance(content, dict):
            content = [content]
        if not isinstance(content, (str, list)):
            raise InvalidRequest(
                "content must be a string or content blocks, not " + repr(content)[:80], "sendMessage"
            )
        call = port.call("sendMessage", {"content": content}, timeout, cancellation)
        return call.then(_object_reply)

    def _update_model_context(
        self,
        content: Any = None,
        structured: Any = None,
        *,
        timeout: float | None = None,
        cancellation: Cancellation | None = None,
    ) -> Call:
        """What the model shall know from now on; replaces the last, nothing passed empties it."""
        params: dict[str, Any] = {}
        if content is not None:
            if isinstance(content, str):
                content = [{"type": "text", "text": content}]
            elif isinstance(content, dict):
                content = [content]
            if not isinstance(content, list):
                raise InvalidRequest(
                    "content must be content blocks, not " + repr(content)[:80], "updateModelContext"
                )
            params["content"] = content
        if structured is not None:
            if not isinstance(structured, dict):
                raise InvalidRequest(
                    "structured must be a dict, not " + repr(structured)[:80], "updateModelContext"
                )
            params["structured"] = structured
        call = port.call("updateModelContext", params, timeout, cancellation)
        return call.then(_object_reply)

    def _request_display_mode(
        self, mode: str, *, timeout: float | None = None, cancellation: Cancellation | None = None
    ) -> Call:
        """Ask for `inline`, `fullscreen` or `pip`; gives what the host answered."""
        return port.call(
            "requestDisplayMode", {"mode": _text(mode, "mode", "requestDisplayMode")}, timeout, cancellation
        )

    def _download_file(
        self, contents: Any, *, timeout: float | None = None, cancellation: Cancellation | None = None
    ) -> Call:
        """Offer files for download: a list of resource blocks."""
        if isinstance(contents, dict):
            contents = [contents]
        if not isinstance(contents, list):
            raise InvalidRequest(
                "contents must be resource blocks, not " + repr(contents)[:80], "downloadFile"
            )
        return port.call("downloadFile", {"contents": contents}, timeout, cancellation)

    def _read_resource(
        self, uri: str, *, timeout: float | None = None, cancellation: Cancellation | None = None
    ) -> Call:
        """Read a resource of the widget's server; gives `{contents: […]}`."""
        return port.call("readResource", {"uri": _text(uri, "uri", "readResource")}, timeout, cancellation)

    def _list_resources(
        self,
        cursor: str | None = None,
        *,
        timeout: float | None = None,
        cancellation: Cancellation | None = None,
    ) -> Call:
        """List the resources of the widget's server."""
        params = {} if cursor is None else {"cursor": _text(cursor, "cursor", "listResources")}
        return port.call("listResources", params, timeout, cancellation)

    def _create_message(
        self, params: Any, *, timeout: float | None = None, cancellation: Cancellation | None = None
    ) -> Call:
        """Ask the host's model (`sampling/createMessage`)."""
        if not isinstance(params, dict):
            raise InvalidRequest("params must be a dict, not " + repr(params)[:80], "createMessage")
        return port.call("createMessage", params, timeout, cancellation)

    def _request_close(
        self, *, timeout: float | None = None, cancellation: Cancellation | None = None
    ) -> Call:
        """Ask the host to close the widget."""
        return port.call("requestClose", {}, timeout, cancellation)

    def _log(self, level: str, message: str, data: Any = None, logger: str | None = None) -> Call:
        """Write to the host's log; `level` is one of MCP's eight (`warn` is `warning`)."""
        level = "warning" if level == "warn" else level
        if level not in LEVELS:
            raise InvalidRequest("level must be one of " + ", ".join(LEVELS) + ", not " + repr(level), "log")
        params: dict[str, Any] = {"level": level, "message": str(message)}
        if data is not None:
            params["data"] = data
        if logger is not None:
            params["logger"] = logger
        return port.call("log", params)

    def _openai(self, function: str, *arguments: Any, timeout: float | None = None) -> Call:
        """A function of `window.openai`, where the host has it: `await actions.openai("uploadFile")`."""
        return port.call(
            "openai", {"function": _text(function, "function", "openai"), "args": list(arguments)}, timeout
        )


actions = Actions()


def use_host_actions() -> Actions:
    """What can be asked of the host, and `.available`; the component renders again when that changes."""
    use("use_host_actions", watch_available)
    return actions
