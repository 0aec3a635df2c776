"""What a widget may ask of its host, and what is checked before anything is sent (contract, sections E4, H to M, Q5 to Q12).

An action goes: closed? ready? well formed? offered by the host? Then the adapter does it, and its answer is checked.
The adapter has the table of what it does; nothing here knows which adapter it is.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.adapters.adapter import Adapter
from bascule.bridge.page.calls import Calls, Settle
from bascule.bridge.page.errors import message_of
from bascule.bridge.page.js import Error, Map, String, is_array, is_number, is_object, own, put
from bascule.bridge.page.links import is_link
from bascule.bridge.page.modes import Modes
from bascule.bridge.page.values import plain

TEXT = "a string, not empty"
LINK = "an absolute http:, https: or mailto: address"
LIST = "a list"
BLOCKS = "a text or a list of content blocks"
LEVEL = "a log level"
ARRAY = "a list"
OBJECT = "an object"
MODE = "a declared display mode"
SIZE = "a number of pixels"
LEVELS = ["debug", "info", "notice", "warning", "warn", "error", "critical", "alert", "emergency"]

# action: [field that must be given, what it must be, field that the answer must have, what that must be]
ACTIONS = Map(
    [
        ["callTool", ["name", TEXT, "content", ARRAY]],
        ["openLink", ["url", LINK, "", OBJECT]],
        ["sendMessage", ["content", BLOCKS, "", OBJECT]],
        ["updateModelContext", ["", "", "", OBJECT]],
        ["requestDisplayMode", ["mode", TEXT, "mode", MODE]],
        ["downloadFile", ["contents", LIST, "", OBJECT]],
        ["readResource", ["uri", TEXT, "contents", ARRAY]],
        ["listResources", ["", "", "resources", ARRAY]],
        ["createMessage", ["messages", LIST, "", OBJECT]],
        ["requestClose", ["", "", "", ""]],
        ["log", ["level", LEVEL, "", ""]],
        ["setSize", ["", "", "", ""]],
        ["setWidgetState", ["", "", "", ""]],
        ["registerTool", ["name", TEXT, "", ""]],
        ["unregisterTool", ["name", TEXT, "", ""]],
        ["openai", ["function", TEXT, "", ""]],
    ]
)


class Actions:
    """Starts actions for a `Bridge`."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge
        self._calls: Calls = bridge.calls
        self._modes: Modes = bridge.modes

    def start(
        self, action: str, params: Any, settle: Settle, seconds: float, on_progress: Any, strict: bool
    ) -> int:
        """Start an action; `settle(ok, value or error)` is called once. Its number, -1 when nothing was started.

        `strict` refuses what the host did not advertise even where the adapter could do it.
        """
        bridge = self._bridge
        adapter: Adapter = bridge.adapter
        name = ""
        reason = ""
        checked: Any = None
        try:
            checked = prepared(action, params)
        except Exception as error:
            name = "InvalidRequest"
            reason = message_of(error)
        if bridge.is_closed is True:
            name = "BridgeClosed"
            reason = "the host closed the widget"
        elif bridge.is_ready is not True and not adapter.early.has(action):
            name = "BridgeNotReady"
            reason = "the host has not answered the handshake yet, wait for bridge:ready"
        elif name == "":
            reason = self._unsupported(action, checked, strict)
            name = "" if reason == "" else "UnsupportedByHost"
        if name != "":
            settle(False, bridge.fail(name, action, reason))
            return -1
        number = self._calls.open_(
            action, lambda ok, value: self._settled(action, ok, value, settle), seconds, on_progress
        )
        try:
            adapter.does.get(action)(checked, number)
        except Exception as error:
            self._calls.reject_(number, error)
        return number

    def _unsupported(self, action: str, params: Any, strict: bool) -> str:
        adapter: Adapter = self._bridge.adapter
        if not adapter.does.has(action) or (strict and not adapter.advertised.has(action)):
            return "the host does not offer it"
        if action == "requestDisplayMode" and params["mode"] not in self._modes.offered():
            return f"the display mode {String(params['mode'])} is not on both lists"
        if strict and action in ("sendMessage", "updateModelContext"):
            kinds: list[str] = adapter.kinds(action)
            for kind in kinds_in(params):
                if kind not in kinds:
                    return f"the host does not take content of the kind {kind}"
        return ""

    def _settled(self, action: str, ok: bool, value: Any, settle: Settle) -> None:
        if ok:
            wrong = self._wrong_answer(ACTIONS.get(action), action, value)
            if wrong != "":
                settle(False, self._bridge.fail("InvalidReply", action, wrong))
                return
            if action == "requestDisplayMode":
                self._modes.answered(value["mode"])
        settle(ok, value)

    def _wrong_answer(self, row: Any, action: str, value: Any) -> str:
        kind = row[3]
        field = own(value, row[2])
        if kind != "" and not is_object(value):
            return "the answer must be an object"
        if kind == MODE and field not in self._modes.declared:
            return f"{String(field)} is no display mode that the widget declared"
        if kind == ARRAY and not is_array(field) and (field is not None or action != "callTool"):
            return f"{String(row[2])} of the answer must be {ARRAY}"
        return ""


def prepared(action: str, params: Any) -> Any:
    """A checked copy of an action's params; raises an error that says what is wrong with them."""
    row = ACTIONS.get(action)
    if row is None:
        raise Error("there is no such action")
    checked = plain(params)
    if not is_object(checked):
        raise Error("params must be an object")
    content = own(checked, "content")
    if isinstance(content, str):
        put(checked, "content", [{"type": "text", "text": content}])
    require(checked, row[0], row[1])
    if action == "callTool":
        allow(checked, "arguments", OBJECT)
    if action == "updateModelContext":
        allow(checked, "content", BLOCKS)
        allow(checked, "structured", OBJECT)
    if action == "setSize":
        allow(checked, "width", SIZE)
        allow(checked, "height", SIZE)
    return checked


def require(params: Any, field: str, kind: str) -> None:
    """Raise unless a field is of a kind."""
    if field != "" and not fits(kind, own(params, field)):
        raise Error(f"{field} must be {kind}")


def allow(params: Any, field: str, kind: str) -> None:
    """Raise unless a field is of a kind or not given."""
    if own(params, field) is not None:
        require(params, field, kind)


def fits(kind: str, value: Any) -> bool:
    """Whether a value is of one of the kinds above."""
    if kind == TEXT:
        return isinstance(value, str) and value != ""
    if kind == LINK:
        return is_link(value)
    if kind == LEVEL:
        return isinstance(value, str) and value in LEVELS
    if kind == SIZE:
        return is_number(value) and value >= 0
    if kind == OBJECT:
        return is_object(value)
    return is_array(value) and (kind == LIST or all(isinstance(own(block, "type"), str) for block in value))


def kinds_in(params: Any) -> list[str]:
    """The kinds of content in the params of a message or a context, in the words of the host's capabilities."""
    kinds: list[str] = ["structuredContent"] if own(params, "structured") is not None else []
    content = own(params, "content")
    if is_array(content):
        for block in content:
            kind = String(own(block, "type"))
            kinds.append("resourceLink" if kind == "resource_link" else kind)
    return kinds
