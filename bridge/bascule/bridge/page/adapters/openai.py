"""`window.openai` of ChatGPT (contract, section O). Everything on it may be missing and is looked at before use."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.adapters.adapter import Adapter, text_of
from bascule.bridge.page.js import Map, String, is_function, is_object, keys, own, prop, put
from bascule.bridge.page.results import Results, arguments_of

# action: [function of window.openai, its arguments made of the action's params]
FUNCTIONS = Map(
    [
        ["callTool", ["callTool", lambda params: [own(params, "name"), arguments_of(params)]]],
        [
            "sendMessage",
            ["sendFollowUpMessage", lambda params: [{"prompt": text_of(own(params, "content"))}]],
        ],
        ["openLink", ["openExternal", lambda params: [{"href": own(params, "url")}]]],
        ["requestDisplayMode", ["requestDisplayMode", lambda params: [params]]],
        ["requestClose", ["requestClose", lambda params: []]],
        ["setSize", ["notifyIntrinsicHeight", lambda params: [own(params, "height")]]],
    ]
)

# The functions that only the Python API reaches, by their own names.
OTHERS = [
    "requestModal",
    "uploadFile",
    "selectFiles",
    "getFileDownloadUrl",
    "setOpenInAppUrl",
    "requestClose",
    "notifyIntrinsicHeight",
    "requestCheckout",
]


class OpenAI(Adapter):
    """Uses what is there of `openai`, the value of `window.openai`, and follows its `openai:set_globals`."""

    def __init__(self, bridge: Any, openai: Any) -> None:
        super().__init__("openai", bridge)
        self._openai = openai
        self.early.delete("setWidgetState")

    def start(self) -> None:
        """Read the globals, and be ready."""
        self._look()
        self._take(self._openai)
        self.bridge.page.listen_window("openai:set_globals", lambda event: self._changed(event.detail))
        super().start()

    def send_size(self, size: Any) -> None:
        """`notifyIntrinsicHeight`, where it is."""
        if self._has("notifyIntrinsicHeight") and own(size, "height") is not None:
            self._openai.notifyIntrinsicHeight(own(size, "height"))

    def _changed(self, detail: Any) -> None:
        self._look()
        given = own(detail, "globals")
        self._take(self._openai if given is None else given)
        self.bridge.publish({})

    def _has(self, function: str) -> bool:
        return is_function(prop(self._openai, function))

    def _look(self) -> None:
        for action in FUNCTIONS.keys():
            self._uses(action)
        if self._has("setWidgetState"):
            self.does.set("setWidgetState", lambda params, number: self._save(own(params, "state"), number))
        self.does.set("openai", lambda params, number: self._other(params, number))
        self.advertised.add("openai")

    def _uses(self, action: str) -> None:
        row = FUNCTIONS.get(action)
        if self._has(row[0]):
            self.does.set(
                action, lambda params, number: self.follow(number, self._openai, row[0], row[1](params))
            )
            self.advertised.add(action)
        else:
            self.does.delete(action)
            self.advertised.delete(action)

    def _save(self, state: Any, number: int) -> None:
        self.bridge.store.set_("state", {"state": state})
        self.follow(number, self._openai, "setWidgetState", [state])

    def _other(self, params: Any, number: int) -> None:
        function = String(own(params, "function"))
        values = own(params, "args")
        if function in OTHERS and self._has(function):
            self.follow(number, self._openai, function, [] if values is None else values)
        else:
            self.bridge.calls.refuse(number, "UnsupportedByHost", f"window.openai has no {function}")

    def _take(self, given: Any) -> None:
        bridge = self.bridge
        results: Results = bridge.results
        value = prop(given, "toolInput")
        if is_object(value):
            results.set_input(value)
        value = prop(given, "toolOutput")
        if value is not None:
            embedded = bridge.store.get_("output")
            keep: bool = given is self._openai and embedded is not None and len(keys(embedded)) > 0
            result = {"structuredContent": value, "_meta": prop(given, "toolResponseMetadata")}
            if results.set_output(embedded if keep else value, result):
                results.tell()
        if prop(given, "widgetState") is not None:
            bridge.store.set_("state", {"state": prop(given, "widgetState")})
        context: Any = {"safeAreaInsets": own(prop(given, "safeArea"), "insets")}
        for field in ["theme", "displayMode", "locale"]:
            put(context, field, prop(given, field))
        if prop(given, "maxHeight") is not None:
            put(context, "containerDimensions", {"maxHeight": prop(given, "maxHeight")})
        agent = prop(given, "userAgent")
        put(context, "deviceCapabilities", own(agent, "capabilities"))
        put(context, "platform", own(own(agent, "device"), "type"))
        if self._has("requestDisplayMode"):
            put(context, "availableDisplayModes", ["inline", "fullscreen", "pip"])
        bridge.context.merge(context)
