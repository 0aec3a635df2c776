"""`window.BasculeBridge`, for scripts (contract, sections E to P; typed in `bridge.d.ts`)."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.apptools import result_of
from bascule.bridge.page.context import joined
from bascule.bridge.page.errors import message_of
from bascule.bridge.page.js import (
    Object,
    Promise,
    is_function,
    is_number,
    is_object,
    own,
    put,
    to_json,
    undefined,
)
from bascule.bridge.page.port import attach

# Seconds that a script's action waits for its answer, unless its options say otherwise; `callTool` waits less.
PATIENCE = 30
TOOL_PATIENCE = 10


class Public:
    """Builds the object for a `Bridge`."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge
        self._model_context: Any = {}

    def act(self, action: str, params: Any, options: Any) -> Any:
        """A promise of an action's answer; `options` are `{timeout?: seconds, signal?: AbortSignal, onProgress?}`."""
        bridge = self._bridge

        def begin(resolve: Any, reject: Any) -> None:
            signal = own(options, "signal")
            flight = -1

            def abort() -> None:
                bridge.calls.give_up(flight, "RequestCancelled", "the caller gave it up")

            def settle(ok: bool, value: Any) -> None:
                if signal is not None:
                    signal.removeEventListener("abort", abort)
                if ok:
                    resolve(value)
                else:
                    reject(value)

            if signal is not None and signal.aborted is True:
                reject(bridge.fail("RequestCancelled", action, "the caller had given it up before"))
                return
            seconds = own(options, "timeout")
            if not is_number(seconds):
                seconds = TOOL_PATIENCE if action == "callTool" else PATIENCE
            flight = bridge.actions.start(action, params, settle, seconds, own(options, "onProgress"), False)
            if signal is not None and flight >= 0:
                signal.addEventListener("abort", abort)

        return Promise(begin)

    def update_context(self, value: Any, options: Any) -> Any:
        """`updateModelContext`: an object as structure and as text, anything else as text alone."""
        if not is_object(value):
            text = value if isinstance(value, str) else to_json(value)
            return self.act("updateModelContext", {"content": text}, options)
        whole = value if own(options, "merge") is False else joined(self._model_context, value)
        params: Any = {"content": None, "structured": whole}
        try:
            put(params, "content", to_json(whole))
            self._model_context = whole
        except Exception:
            put(params, "content", None)
        return self.act("updateModelContext", params, options)

    def register(self, tool: Any, handler: Any) -> Any:
        """`registerTool`: a handler returns a `CallToolResult`, a text or an object, or a promise of one."""

        def handle(_name: str, values: Any, settle: Any) -> None:
            Promise(lambda resolve, reject: resolve(handler(values))).then(
                lambda value: settle(True, result_of(value)), lambda error: settle(False, message_of(error))
            )

        if is_function(handler):
            self._bridge.tools.handlers.set(own(tool, "name"), handle)
        return self.act("registerTool", tool, None)

    def on_teardown(self, listener: Any) -> Any:
        """Registers a clean-up, which may be asynchronous; the function that takes it out again."""
        cleaners = self._bridge.teardown.cleaners

        def clean(params: Any, done: Any) -> None:
            Promise(lambda resolve, reject: resolve(listener(params))).then(
                lambda value: done(), lambda error: done()
            )

        cleaners.add(clean)
        return lambda: cleaners.delete(clean)

    def theme(self) -> str:
        """The host's theme, else the system's."""
        theme = own(self._bridge.store.get_("context"), "theme")
        return theme if isinstance(theme, str) else self._bridge.page.system_theme()

    def structured(self) -> Any:
        """The structured content of the result, `undefined` where it has none."""
        value = self._bridge.store.get_("structured")
        return undefined if value is None else value

    def api(self) -> Any:
        """The object itself."""
        bridge = self._bridge
        store = bridge.store

        def act(action: str, params: Any, options: Any) -> Any:
            return self.act(action, params, options)

        api: Any = {
            "hasCapability": lambda name: own(store.get_("capabilities"), name) is True,
            "getToolInput": lambda: store.get_("input"),
            "getToolOutput": lambda: store.get_("output"),
            "getStructuredContent": lambda: self.structured(),
            "getTheme": lambda: self.theme(),
            "getDisplayMode": lambda: bridge.modes.current(),
            "getHostContext": lambda: store.get_("context"),
            "getWidgetState": lambda: store.get_("state"),
            "onToolResult": lambda listener: bridge.results.on_result(listener),
            "onContextChange": lambda listener: bridge.context.on_change(listener),
            "onTeardown": lambda listener: self.on_teardown(listener),
            "callTool": lambda name, values, options: act(
                "callTool", {"name": name, "arguments": values}, options
            ),
            "sendMessage": lambda content, options: act("sendMessage", {"content": content}, options),
            "openLink": lambda url, options: act("openLink", {"url": url}, options),
            "updateModelContext": lambda value, options: self.update_context(value, options),
            "requestDisplayMode": lambda mode, options: act("requestDisplayMode", {"mode": mode}, options),
            "downloadFile": lambda contents, options: act("downloadFile", {"contents": contents}, options),
            "readResource": lambda uri, options: act("readResource", {"uri": uri}, options),
            "listResources": lambda params, options: act(
                "listResources", {} if params is None else params, options
            ),
            "createMessage": lambda params, options: act("createMessage", params, options),
            "requestClose": lambda: act("requestClose", {}, None),
            "log": lambda level, message, data: act(
                "log", {"level": level, "message": message, "data": data}, None
            ),
            "setSize": lambda size: act("setSize", size, None),
            "setWidgetState": lambda state: act("setWidgetState", {"state": state}, None),
            "registerTool": lambda tool, handler: self.register(tool, handler),
            "unregisterTool": lambda name: act("unregisterTool", {"name": name}, None),
        }
        getter(api, "adapterId", lambda: bridge.adapter.name)
        getter(api, "initialized", lambda: bridge.is_ready)
        getter(api, "capabilities", lambda: store.get_("capabilities"))
        getter(api, "hostProtocolVersion", lambda: store.get_("hostProtocolVersion"))
        Object.defineProperty(api, "attach", {"value": lambda listener: attach(bridge, listener)})
        return Object.freeze(api)


def getter(api: Any, name: str, get: Any) -> None:
    """A read-only property."""
    Object.defineProperty(api, name, {"get": get, "enumerable": True})
