"""What can go wrong between a widget and its host: one family, `BridgeError`.

Every error says which method failed, with which host, what happened and what can be done about it.
An answer that the host itself marks as failed (`isError`) is an answer, not an error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class BridgeError(Exception):
    """An action that did not happen.

    `method` is the action's name (`callTool`), `host` the host's (`""` while unknown), `reason` what happened,
    `advice` what to do. `code` and `data` are the host's own, where it gave them.
    """

    advice = "See the host's log for more."

    def __init__(
        self, reason: str, method: str = "", host: str = "", code: int | None = None, data: Any = None
    ) -> None:
        self.reason = reason
        self.method = method
        self.host = host
        self.code = code
        self.data = data
        text = reason
        if method:
            text = method + ": " + text
        if host:
            text = text + " (host: " + host + ")"
        if text and text[-1] not in ".!?":
            text = text + "."
        super().__init__(text + " " + self.advice)


class UnsupportedByHost(BridgeError):  # noqa: N818 (the contract's name)
    """The host did not offer this action; nothing was sent."""

    advice = "Ask `use_host_actions().available` first, and offer another way where it says no."


class BridgeNotReady(UnsupportedByHost):
    """The host has not answered the handshake yet; nothing was sent."""

    advice = "Wait with `await bridge_ready()`, or until `use_host_actions().available` says yes."


class HostError(BridgeError):
    """The host or its server refused the request: `code`, `reason` and `data` are theirs."""

    advice = "The host answered the request with this error."


class RequestTimeout(BridgeError):  # noqa: N818 (the contract's name)
    """No answer in time; the request was cancelled."""

    advice = "Give it a longer `timeout=` in seconds, or let the user try again."


class RequestCancelled(BridgeError):  # noqa: N818 (the contract's name)
    """The request was cancelled by its token or its task."""

    advice = "The widget itself cancelled it."


class InvalidReply(BridgeError):  # noqa: N818 (the contract's name)
    """The host answered with something of the wrong shape."""

    advice = "The host does not follow the MCP Apps specification here."


class InvalidRequest(BridgeError):  # noqa: N818 (the contract's name)
    """The widget asked for something that cannot be sent; nothing was sent."""

    advice = "Correct what is passed."


class BridgeClosed(BridgeError):  # noqa: N818 (the contract's name)
    """The host has closed the widget."""

    advice = "Nothing can be asked of the host any more."


_BY_NAME = {
    "UnsupportedByHost": UnsupportedByHost,
    "BridgeNotReady": BridgeNotReady,
    "HostError": HostError,
    "RequestTimeout": RequestTimeout,
    "RequestCancelled": RequestCancelled,
    "InvalidReply": InvalidReply,
    "InvalidRequest": InvalidRequest,
    "BridgeClosed": BridgeClosed,
}


def from_value(value: Any) -> BridgeError:
    """The error for what the port says of a failed call: `{name, message, method, host, code?, data?}`."""
    if not isinstance(value, dict):
        return BridgeError(str(value))
    kind = _BY_NAME.get(value.get("name", ""), BridgeError)
    return kind(
        str(value.get("message") or "it failed"),
        str(value.get("method") or ""),
        str(value.get("host") or ""),
        value.get("code"),
        value.get("data"),
    )
