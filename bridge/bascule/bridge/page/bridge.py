"""The parts of the bridge, put together; what is true of the whole of it.

Rules of the state: an adapter is started once; `opened` makes the bridge ready, once; `close` ends it, once and for good.
Ready or not, what the host says is kept in the store.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.actions import ACTIONS, Actions
from bascule.bridge.page.apptools import AppTools
from bascule.bridge.page.calls import Calls
from bascule.bridge.page.context import Context
from bascule.bridge.page.errors import BridgeError
from bascule.bridge.page.js import index_of, own, put
from bascule.bridge.page.modes import Modes
from bascule.bridge.page.results import Results
from bascule.bridge.page.settings import Settings
from bascule.bridge.page.state import State
from bascule.bridge.page.store import Listeners, Store
from bascule.bridge.page.teardown import Teardown


class Bridge:
    """`page` is what the bridge needs of the browser, see `main.py`; `adapter` is set before `start`."""

    def __init__(self, settings: Settings, page: Any) -> None:
        self.settings = settings
        self.page = page
        self.is_ready = False
        self.is_closed = False
        self.adapter: Any = None
        self._is_open = False
        self._waiting: list[Any] = []

        def report(error: Any) -> None:
            page.console("error", error, "")

        def emit(event: str, detail: Any) -> None:
            page.emit(event, detail)

        self.store = Store(report)
        self.calls = Calls(page, lambda name, method, reason: self.fail(name, method, reason))
        self.results = Results(self.store, Listeners(report), emit)
        self.modes = Modes(settings.display_modes)
        self.context = Context(
            self.store, Listeners(report), lambda context, changed: self._apply(context, changed)
        )
        self.state = State(self.store, lambda: page.storage(), lambda: self.tool_name())
        self.tools = AppTools(lambda: self._tools_changed())
        self.teardown = Teardown(page, emit, report, lambda: self.close())
        self.actions = Actions(self)

    def start(self) -> None:
        """Start the adapter; `bridge:error` tells when it fails."""
        adapter = self.adapter
        settings = self.settings
        if settings.input is not None:
            self.results.set_input(settings.input)
        if settings.output is not None:
            self.results.set_output(settings.output, None)
        self.state.load()
        self.publish({"adapter": adapter.name, "ready": False, "closed": False})
        try:
            adapter.start()
        except Exception as error:
            self.page.emit("bridge:error", {"error": error})

    def opened(self, answer: Any, accepted: bool) -> None:
        """The adapter is ready: `answer` is the host's to the handshake; not `accepted`, it can do nothing."""
        self.is_ready = True
        self._is_open = accepted
        self.state.load()
        self.publish(
            {
                "ready": True,
                "hostInfo": own(answer, "hostInfo"),
                "hostProtocolVersion": own(answer, "protocolVersion"),
            }
        )
        self.page.emit("bridge:ready", {"adapter": self.adapter.name})
        mode: str = self.settings.display_mode
        if index_of(self.modes.offered(), mode) >= 0 and mode != self.modes.current():
            self.actions.start("requestDisplayMode", {"mode": mode}, lambda ok, value: None, 30, None, False)
        self._run_waiting()

    def when_ready(self, do: Any) -> None:
        """Do something now, or as soon as the bridge is ready or closed."""
        if self.is_ready or self.is_closed:
            do()
        else:
            self._waiting.append(do)

    def is_fixed(self) -> bool:
        """Whether the host fixes the height of the frame."""
        return own(own(self.store.get_("context"), "containerDimensions"), "height") is not None

    def close(self) -> None:
        """Reject what is in flight, let go of everything."""
        self.is_closed = True
        self.is_ready = False
        self._is_open = False
        self.calls.close_()
        self.adapter.close()
        self.publish({"ready": False, "closed": True})
        self.page.close()
        self._run_waiting()

    def publish(self, changes: Any) -> None:
        """Put changes of the topic `host` into the store, with what follows from them."""
        put(changes, "capabilities", self._capabilities())
        put(changes, "available", self._available())
        self.store.set_("host", changes)

    def fail(self, name: str, method: str, reason: str) -> BridgeError:
        """An error that names the host."""
        host = own(self.store.get_("hostInfo"), "name")
        return BridgeError(name, method, reason, host if isinstance(host, str) else self.adapter.name)

    def tool_name(self) -> str:
        """The tool whose widget this is, as far as it is known."""
        if self.settings.tool != "":
            return self.settings.tool
        name = own(own(own(self.store.get_("context"), "toolInfo"), "tool"), "name")
        return name if isinstance(name, str) else self.settings.name

    def _run_waiting(self) -> None:
        waiting = self._waiting
        self._waiting = []
        for do in waiting:
            do()

    def _apply(self, context: Any, changed: Any) -> None:
        self.page.theme.apply(context)
        self.modes.take(context, changed)
        self.publish({"context": context})

    def _tools_changed(self) -> None:
        if self.is_ready:
            self.adapter.tools_changed()

    def _offers(self, action: str) -> bool:
        if action == "requestDisplayMode" and len(self.modes.offered()) == 0:
            return False
        return self._is_open and self.adapter.advertised.has(action)

    def _capabilities(self) -> Any:
        return {
            "canCallTools": self._offers("callTool"),
            "canSendMessages": self._offers("sendMessage"),
            "canOpenLinks": self._offers("openLink"),
            "canPersistState": self._is_open and self.adapter.persists(),
            "hasNetworkAccess": self._is_open and self.adapter.has_network,
            "supportsDisplayModes": self._offers("requestDisplayMode"),
            "supportsTheme": self._is_open and own(self.store.get_("context"), "theme") is not None,
        }

    def _available(self) -> Any:
        available: Any = {}
        for action in ACTIONS.keys():
            put(available, action, self._offers(action))
        kinds: Any = {}
        for action in ["sendMessage", "updateModelContext"]:
            put(kinds, action, self.adapter.kinds(action) if self._offers(action) else [])
        put(available, "content", kinds)
        put(available, "displayModes", self.modes.offered() if self._offers("requestDisplayMode") else [])
        return available
