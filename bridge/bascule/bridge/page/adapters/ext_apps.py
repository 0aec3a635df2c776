"""Hosts of MCP Apps (specification 2026-01-26): JSON-RPC with the parent window.

The handshake is sent again, with the same id, after 1 s, 2 s, 4 s … at most 30 s apart, until it is answered: some hosts
begin to listen late.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.adapters.adapter import Adapter
from bascule.bridge.page.js import Map, is_object, keys, own, put, same
from bascule.bridge.page.session import Session

VERSION = "2026-01-26"

# action: [method, the capabilities that offer it: today's name, then those of older hosts]
WIRE = Map(
    [
        ["callTool", ["tools/call", ["serverTools", "serverToolProxy"]]],
        ["openLink", ["ui/open-link", ["openLinks", "openLink"]]],
        ["sendMessage", ["ui/message", ["message"]]],
        ["updateModelContext", ["ui/update-model-context", ["updateModelContext", "modelContextUpdate"]]],
        ["downloadFile", ["ui/download-file", ["downloadFile"]]],
        ["readResource", ["resources/read", ["serverResources"]]],
        ["listResources", ["resources/list", ["serverResources"]]],
        ["createMessage", ["sampling/createMessage", ["sampling"]]],
    ]
)
KINDS = ["text", "image", "audio", "resource", "resourceLink", "structuredContent"]


class ExtApps(Adapter):
    """Talks to the parent window through its `session`."""

    def __init__(self, bridge: Any) -> None:
        super().__init__("ext-apps", bridge)
        session = Session(lambda message, target: bridge.page.post(message, target), bridge.calls)
        self.session = session
        self._capabilities: Any = None
        self._size: Any = None
        self._delay = 1
        self._timer: Any = None
        bridge.calls.abandon_ = lambda number, reason: session.notify_(
            "notifications/cancelled", {"requestId": number, "reason": reason}
        )
        results = bridge.results
        session.on_notice = Map(
            [
                ["ui/notifications/tool-input", lambda params: results.take_input(params)],
                ["ui/notifications/tool-input-partial", lambda params: results.take_partial(params)],
                ["ui/notifications/tool-result", lambda params: results.take_result(params)],
                ["ui/notifications/tool-cancelled", lambda params: results.take_cancelled(params)],
                ["ui/notifications/cancelled", lambda params: results.take_cancelled(params)],
                ["ui/notifications/host-context-changed", lambda params: bridge.context.merge(params)],
                [
                    "notifications/progress",
                    lambda params: bridge.calls.progress_(own(params, "progressToken"), params),
                ],
            ]
        )
        session.on_request = Map(
            [
                ["ping", lambda params, reply, refuse: reply({})],
                ["ui/resource-teardown", lambda params, reply, refuse: bridge.teardown.asked(params, reply)],
                ["tools/list", lambda params, reply, refuse: reply({"tools": bridge.tools.list_()})],
                ["tools/call", lambda params, reply, refuse: bridge.tools.call_(params, reply, refuse)],
            ]
        )
        self.offer("setSize", lambda size: self.send_size(size))
        self.offer("registerTool", lambda tool: bridge.tools.add_(tool))
        self.offer("unregisterTool", lambda tool: bridge.tools.remove_(own(tool, "name")))

    def start(self) -> None:
        """Send the handshake, again and again until it is answered."""
        self.session.hello_ = self.bridge.calls.open_(
            "ui/initialize", lambda ok, answer: self._answered(ok, answer), 0, None
        )
        self._hello()

    def close(self) -> None:
        """Hear and say nothing any more."""
        self.bridge.page.clear_timeout(self._timer)
        self.session.close_()

    def kinds(self, action: str) -> list[str]:
        """What the host lists; where it lists nothing: text, and structure in the model's context."""
        listed = self._given(WIRE.get(action)[1])
        kinds = [kind for kind in KINDS if is_given(own(listed, kind))]
        if len(kinds) > 0:
            return kinds
        return ["text", "structuredContent"] if action == "updateModelContext" else ["text"]

    def send_size(self, size: Any) -> None:
        """`ui/notifications/size-changed`; before the handshake is answered the last one is kept for after it."""
        if self.bridge.is_ready is True:
            self.session.notify_("ui/notifications/size-changed", size)
        else:
            self._size = size

    def tools_changed(self) -> None:
        """`notifications/tools/list_changed`."""
        self.session.notify_("notifications/tools/list_changed", {})

    def _hello(self) -> None:
        settings = self.bridge.settings
        capabilities: Any = {"availableDisplayModes": settings.display_modes}
        if settings.app_tools is True:
            put(capabilities, "tools", {"listChanged": True})
        self.session.request_(
            self.session.hello_,
            "ui/initialize",
            {
                "appInfo": {"name": settings.name, "version": settings.version},
                "appCapabilities": capabilities,
                "protocolVersion": VERSION,
            },
        )
        self._timer = self.bridge.page.set_timeout(lambda: self._hello(), self._delay * 1000)
        self._delay = min(self._delay * 2, 30)

    def _answered(self, ok: bool, answer: Any) -> None:
        bridge = self.bridge
        bridge.page.clear_timeout(self._timer)
        if bridge.is_closed is True:
            return
        if ok:
            self.session.notify_("ui/notifications/initialized", {})
            self._capabilities = own(answer, "hostCapabilities")
            self._offer_all()
            bridge.context.merge(own(answer, "hostContext"))
            if self._size is not None:
                self.session.notify_("ui/notifications/size-changed", self._size)
        bridge.opened(answer, ok)

    def _offer_all(self) -> None:
        session = self.session
        for action in WIRE.keys():
            self._offer_wire(action)
        self._does("requestDisplayMode", "ui/request-display-mode")
        self.advertised.add("requestDisplayMode")
        self.offer("requestClose", lambda params: session.notify_("ui/notifications/request-teardown", {}))
        if self._given(["logging"]) is not None:
            self.offer("log", lambda params: session.notify_("notifications/message", self._record(params)))
        csp = own(own(self._capabilities, "sandbox"), "csp")
        self.has_network = len(keys(own(csp, "connectDomains"))) > 0

    def _offer_wire(self, action: str) -> None:
        row = WIRE.get(action)
        if self._given(row[1]) is not None:
            self.advertised.add(action)
            self._does(action, row[0])
        elif action == "openLink":
            self.does.set(action, lambda params, number: self.open_link(params, number))
        elif action == "sendMessage":
            self._does(action, row[0])

    def _does(self, action: str, method: str) -> None:
        self.does.set(
            action,
            lambda params, number: self.session.request_(number, method, on_wire(action, params, number)),
        )

    def _given(self, names: Any) -> Any:
        for name in names:
            value = own(self._capabilities, name)
            if is_given(value):
                return value
        return None

    def _record(self, params: Any) -> Any:
        level = own(params, "level")
        logger = own(params, "logger")
        data = own(params, "data")
        message = own(params, "message")
        return {
            "level": "warning" if same(level, "warn") else level,
            "logger": self.bridge.settings.name if logger is None else logger,
            "data": message if data is None else {"message": message, "data": data},
        }


def is_given(value: Any) -> bool:
    """Whether a capability is given: an object, or `true` as some hosts say."""
    return value is True or is_object(value)


def on_wire(action: str, params: Any, number: int) -> Any:
    """The params of an action as the specification has them."""
    if action == "callTool":
        values = own(params, "arguments")
        return {
            "name": params["name"],
            "arguments": {} if values is None else values,
            "_meta": {"bascule/widgetCall": True, "progressToken": number},
        }
    if action == "sendMessage":
        return {"role": "user", "content": params["content"]}
    if action == "updateModelContext":
        update: Any = {}
        if own(params, "content") is not None:
            put(update, "content", params["content"])
        if own(params, "structured") is not None:
            put(update, "structuredContent", params["structured"])
        return update
    return params
