"""The topic `host`: who shows the widget, what it can do, how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.renderer import use
from bascule.bridge.store import Topic, Watch

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

host = Topic("host", {})

_ACTIONS = [
    ["call_tool", "callTool"],
    ["open_link", "openLink"],
    ["send_message", "sendMessage"],
    ["update_model_context", "updateModelContext"],
    ["request_display_mode", "requestDisplayMode"],
    ["download_file", "downloadFile"],
    ["read_resource", "readResource"],
    ["list_resources", "listResources"],
    ["create_message", "createMessage"],
    ["request_close", "requestClose"],
    ["log", "log"],
    ["register_tool", "registerTool"],
]


def _object(value: Any) -> Any:
    return value if isinstance(value, dict) else {}


class HostContext:
    """How the host shows the widget now. A new one at every change; never changed itself.

    Fields the host did not send are `None` (`display_mode` is then `inline`, lists and objects are empty).
    `raw` is the whole host context, unknown fields included.
    """

    def __init__(self, value: Any) -> None:
        context = _object(value.get("context"))
        self.raw: Any = context
        self.theme: Any = context.get("theme")
        self.locale: Any = context.get("locale")
        self.time_zone: Any = context.get("timeZone")
        self.display_mode: Any = context.get("displayMode") or "inline"
        self.available_display_modes: Any = context.get("availableDisplayModes") or []
        self.container: Any = _object(context.get("containerDimensions"))
        self.safe_area: Any = _object(context.get("safeAreaInsets"))
        self.platform: Any = context.get("platform")
        self.device: Any = _object(context.get("deviceCapabilities"))
        self.user_agent: Any = context.get("userAgent")
        self.styles: Any = _object(context.get("styles"))
        self.tool_info: Any = context.get("toolInfo")
        self.host_info: Any = value.get("hostInfo")
        self.adapter: Any = value.get("adapter")
        self.protocol_version: Any = value.get("hostProtocolVersion")


class Available:
    """Which actions the host takes now: one boolean an action, `display_modes` a list.

    `content` names the content kinds it takes, by action: `{"send_message": ["text"]}`.
    All false and empty before the handshake and after closing.
    """

    def __init__(self, value: Any) -> None:
        given = _object(value.get("available"))
        kinds = _object(given.get("content"))
        live = value.get("ready") is True and value.get("closed") is not True
        self.display_modes: Any = (given.get("displayModes") or []) if live else []
        self.content: Any = {}
        self.call_tool = False
        self.open_link = False
        self.send_message = False
        self.update_model_context = False
        self.request_display_mode = False
        self.download_file = False
        self.read_resource = False
        self.list_resources = False
        self.create_message = False
        self.request_close = False
        self.log = False
        self.register_tool = False
        for ours, theirs in _ACTIONS:
            setattr(self, ours, live and given.get(theirs) is True)
            if live and theirs in kinds:
                self.content[ours] = kinds[theirs]


def is_ready() -> bool:
    """Whether the adapter is ready."""
    return host.value.get("ready") is True


def is_closed() -> bool:
    """Whether the host has closed the widget."""
    return host.value.get("closed") is True


def _context(value: Any) -> Any:
    names = ("context", "hostInfo", "adapter", "hostProtocolVersion")
    return {name: value.get(name) for name in names}


def _availability(value: Any) -> Any:
    return {name: value.get(name) for name in ("available", "ready", "closed")}


def _theme(value: Any) -> Any:
    return _object(value.get("context")).get("theme")


def _mode(value: Any) -> Any:
    context = _object(value.get("context"))
    modes = _object(value.get("available")).get("displayModes") or []
    return [context.get("displayMode") or "inline", modes]


def watch_context(update: Callable[[], None]) -> Watch:
    """The host context."""
    return Watch(host, _context, update, HostContext)


def watch_available(update: Callable[[], None]) -> Watch:
    """What the host takes."""
    return Watch(host, _availability, update, Available)


def watch_theme(update: Callable[[], None]) -> Watch:
    """Only the theme."""
    return Watch(host, _theme, update, lambda theme: "dark" if theme == "dark" else "light")


def watch_mode(update: Callable[[], None]) -> Watch:
    """Only the display mode and those that can be had: `[mode, modes]`."""
    return Watch(host, _mode, update)


def use_host_context() -> HostContext:
    """How the host shows the widget: theme, locale, time zone, display mode, container and so on."""
    return use("use_host_context", watch_context).value  # type: ignore[no-any-return]


def use_theme() -> str:
    """`"light"` or `"dark"`; `"light"` where the host says neither."""
    return use("use_theme", watch_theme).value  # type: ignore[no-any-return]
