# ruff: noqa: E501 - scripts and tables read better in one line
"""One bridge on CPython, in a world whose clock and host the test holds: `World()`.

The bridge's modules keep their state, as one page has one bridge; so each world imports them anew. What they need of the
browser is stood in for here, for no browser lets a test hold its clock and see each message before the next is handled:
timers, promises, events of the window, `postMessage`. The document is one that takes everything and shows nothing;
what is shown is proven in Chromium.
"""

from __future__ import annotations

import importlib
import itertools
import json
import sys
from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from types import ModuleType

PACKAGE = "bascule.bridge.page"
HOST = "https://host.example"
CAPABILITIES: dict[str, Any] = {
    "openLinks": {},
    "downloadFile": {},
    "serverTools": {},
    "serverResources": {},
    "logging": {},
    "message": {"text": {}},
    "updateModelContext": {"text": {}, "structuredContent": {}},
    "sampling": {},
}
CONTEXT = {"theme": "dark", "displayMode": "inline", "availableDisplayModes": ["inline", "fullscreen"]}


class Anything:
    """Takes every call and assignment, and answers with another of its kind."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()

    def __call__(self, *_: Any) -> Any:
        return Anything()


class Clock:
    """`setTimeout` and `clearTimeout` of a time that only the test lets go by, in milliseconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: dict[int, tuple[float, Callable[[], Any]]] = {}
        self._numbers = itertools.count(1)

    def set(self, do: Callable[[], Any], delay: float) -> int:
        number = next(self._numbers)
        self.timers[number] = (self.now + delay, do)
        return number

    def clear(self, number: Any) -> None:
        self.timers.pop(number, None)


class World:
    """A page with a bridge in it, and the window that frames it."""

    def __init__(
        self,
        settings: Mapping[str, Any] | None = None,
        data: Mapping[str, Any] | None = None,
        *,
        framed: bool = True,
        storage: dict[str, str] | None = None,
        **window: Any,
    ) -> None:
        self.clock = Clock()
        self.posted: list[tuple[dict[str, Any], str]] = []
        self.events: list[tuple[str, Any]] = []
        self.reported: list[Any] = []
        self.listeners: dict[str, list[Any]] = {}
        self.tasks: deque[Callable[[], Any]] = deque()
        self.storage = storage
        described = {"name": "weather", "version": "1.2.3", "autoSize": False, **(settings or {})}
        self._scripts = {"bascule-data": data}
        self.window = Window(self, framed, {"basculeSettings": described, **window})
        self.modules = self._imported()
        self.bridge: Any = Record(self.window.BasculeBridge)
        self.run()

    def module(self, name: str) -> Any:
        """A module of this world's bridge: `world.module("calls")`."""
        return self.modules[f"{PACKAGE}.{name}"]

    def _imported(self) -> dict[str, ModuleType]:
        before = {name: sys.modules.pop(name) for name in list(sys.modules) if name.startswith(f"{PACKAGE}.")}
        try:
            facade: Any = importlib.import_module(f"{PACKAGE}.js")
            facade.window = self.window
            facade.document = Document(self)
            facade.console = Console(self)
            facade.setTimeout, facade.clearTimeout = self.clock.set, self.clock.clear
            facade.CustomEvent = lambda name, given: Event(name, given["detail"])
            facade.Promise = promise_class(self)
            facade.AbortController = AbortController
            facade.WeakMap = facade.Map
            facade.URL = Address
            facade.Object, facade.Reflect = ObjectFunctions, ReflectFunctions
            facade.matchMedia = lambda query: Anything()
            facade.undefined = None
            importlib.import_module(f"{PACKAGE}.main")
            importlib.import_module(f"{PACKAGE}.port")
            return {name: module for name, module in sys.modules.items() if name.startswith(f"{PACKAGE}.")}
        finally:
            for name in [name for name in sys.modules if name.startswith(f"{PACKAGE}.")]:
                del sys.modules[name]
            sys.modules.update(before)

    # -- what happens

    def run(self) -> None:
        """Run what promises have put off."""
        while self.tasks:
            self.tasks.popleft()()

    def wait(self, seconds: float) -> None:
        """Let time go by; timers run in their order."""
        until = self.clock.now + seconds * 1000
        while True:
            due = sorted((at, number) for number, (at, _) in self.clock.timers.items() if at <= until)
            if not due:
                break
            at, number = due[0]
            self.clock.now = max(self.clock.now, at)
            _, do = self.clock.timers.pop(number)
            do()
            self.run()
        self.clock.now = until

    def receive(self, data: Any, origin: str = HOST, source: Any = None) -> None:
        """A message is posted to the page, by its parent unless `source` is another."""
        source = self.window.parent if source is None else source
        for listener in list(self.listeners.get("message", [])):
            listener(Event("message", None, data=data, origin=origin, source=source))
        self.run()

    def notify(self, method: str, params: Any = None) -> None:
        """A notification of the host."""
        self.receive({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, number: Any, method: str, params: Any = None) -> dict[str, Any]:
        """A request of the host; the answer, `{}` while there is none."""
        self.receive({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return self.answer_to(number)

    def answer_to(self, number: Any) -> dict[str, Any]:
        """What the page answered to a request of the host."""
        found = [m for m, _ in self.posted if m.get("id") == number and "method" not in m]
        return found[-1] if found else {}

    def answer(self, number: Any, result: Any) -> None:
        """The host answers a request of the page."""
        self.receive({"jsonrpc": "2.0", "id": number, "result": result})

    def refuse(self, number: Any, code: int = -32000, message: str = "no", **more: Any) -> None:
        """The host refuses a request of the page."""
        self.receive({"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message, **more}})

    def shake(self, capabilities: Any = None, context: Any = None, **more: Any) -> World:
        """The host answers the handshake."""
        self.answer(
            0,
            {
                "protocolVersion": "2026-01-26",
                "hostInfo": {"name": "test-host", "version": "1"},
                "hostCapabilities": CAPABILITIES if capabilities is None else capabilities,
                "hostContext": CONTEXT if context is None else context,
                **more,
            },
        )
        return self

    # -- what came of it

    def messages(self, method: str | None = None) -> list[dict[str, Any]]:
        """What was posted, in order; of one method when it is named."""
        return [message for message, _ in self.posted if method is None or message.get("method") == method]

    def told(self, event: str) -> list[Any]:
        """The details of an event of the window."""
        return [detail for name, detail in self.events if name == event]

    def call(self, name: str, *args: Any) -> Outcome:
        """Call an asynchronous function of the bridge; missing arguments are undefined."""
        outcome = Outcome(self)
        arity = {"callTool": 3, "log": 3, "registerTool": 2, "requestClose": 2}.get(name, 2)
        given = list(args) + [None] * (arity - len(args))
        self.bridge[name](*given).then(outcome.resolve, outcome.reject)
        self.run()
        return outcome

    @property
    def in_flight(self) -> int:
        """How many calls are open."""
        return int(self.module("calls").in_flight.size)


class Outcome:
    """What came of a promise: `outcome.value`, `outcome.error`, None while it is pending."""

    def __init__(self, world: World) -> None:
        self.count = 0
        self.value: Any = None
        self.error: Any = None
        # The last request that was posted, which is this call's if it posted one.
        self.before = len(world.posted)
        self._world = world

    def resolve(self, value: Any) -> None:
        self.count += 1
        self.value = value

    def reject(self, error: Any) -> None:
        self.count += 1
        self.error = error

    @property
    def request(self) -> dict[str, Any]:
        """The request that the call posted."""
        return next(m for m, _ in self._world.posted[self.before :] if "id" in m and "method" in m)


class Event:
    """An event with whatever fields it has."""

    def __init__(self, name: str, detail: Any, **fields: Any) -> None:
        self.name = name
        self.detail = detail
        self.__dict__.update(fields)


class Parent:
    """The window that frames the page: it records what is posted to it, which must be JSON."""

    def __init__(self, world: World) -> None:
        self._world = world

    def postMessage(self, message: Any, target: str) -> None:
        text = json.dumps(message, allow_nan=False)
        assert target, "a post has a target"
        self._world.posted.append((json.loads(text), target))


class Window:
    """The page's window."""

    def __init__(self, world: World, framed: bool, fields: Mapping[str, Any]) -> None:
        self._world = world
        self.parent: Any = Parent(world) if framed else self
        self.BasculeBridge: Any = None
        self.openai: Any = None
        self.gemini: Any = None
        self.__dict__.update(fields)

    @property
    def localStorage(self) -> Any:
        if self._world.storage is None:
            raise RuntimeError("SecurityError: the document is sandboxed")
        return Storage(self._world.storage)

    def addEventListener(self, name: str, do: Any, *_: Any) -> None:
        self._world.listeners.setdefault(name, []).append(do)

    def removeEventListener(self, name: str, do: Any, *_: Any) -> None:
        self._world.listeners[name].remove(do)

    def dispatchEvent(self, event: Event) -> None:
        self._world.events.append((event.name, event.detail))
        for do in list(self._world.listeners.get(event.name, [])):
            do(event)


class Storage:
    """`localStorage` over a dict."""

    def __init__(self, kept: dict[str, str]) -> None:
        self._kept = kept

    def getItem(self, key: str) -> str | None:
        return self._kept.get(key)

    def setItem(self, key: str, text: str) -> None:
        self._kept[key] = text


class Document(Anything):
    """Holds the script of data."""

    def __init__(self, world: World) -> None:
        self.world = world

    def getElementById(self, name: str) -> Any:
        value = self.world._scripts.get(name)
        return None if value is None else Event("script", None, textContent=json.dumps(value))

    def addEventListener(self, name: str, do: Any, *_: Any) -> None:
        self.world.listeners.setdefault(name, []).append(do)

    def removeEventListener(self, name: str, do: Any, *_: Any) -> None:
        self.world.listeners[name].remove(do)


class Console:
    """Records errors and whatever else is written."""

    def __init__(self, world: World) -> None:
        self._world = world

    def error(self, *values: Any) -> None:
        self._world.reported.append(values)

    warn = info = debug = error


class ObjectFunctions:
    """`Object.assign`, `.fromEntries` and `.defineProperty`; a property with a getter is a function in the record."""

    @staticmethod
    def assign(target: Any, fields: Mapping[str, Any]) -> Any:
        for name, value in fields.items():
            setattr(target, name, value)
        return target

    @staticmethod
    def fromEntries(pairs: list[Any]) -> dict[str, Any]:
        return dict(pairs)

    @staticmethod
    def defineProperty(target: Any, name: str, given: Mapping[str, Any]) -> None:
        value = given["value"] if "value" in given else Getter(given["get"])
        if isinstance(target, dict):
            target[name] = value
        else:
            setattr(target, name, value)


class Getter:
    """A property that is read by a function."""

    def __init__(self, get: Callable[[], Any]) -> None:
        self.get = get


class Record(dict[str, Any]):
    """A record whose getters are read as fields are."""

    def __getitem__(self, name: str) -> Any:
        value = super().__getitem__(name)
        return value.get() if isinstance(value, Getter) else value


class Address:
    """`URL`, of which only the scheme counts."""

    def __init__(self, text: str) -> None:
        scheme, colon, _ = text.partition(":")
        if not colon:
            raise ValueError("Invalid URL")
        self.protocol = f"{scheme.lower()}:"


class ReflectFunctions:
    """`Reflect.apply`."""

    @staticmethod
    def apply(do: Any, _this: Any, values: Iterable[Any]) -> Any:
        return do(*values)


class AbortController:
    """With a signal that has listeners."""

    def __init__(self) -> None:
        self.signal = Signal()

    def abort(self, reason: Any = None) -> None:
        self.signal.aborted, self.signal.reason = True, reason
        for do in list(self.signal.listeners):
            do()


class Signal(dict[str, Any]):
    """An `AbortSignal`."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False
        self.reason: Any = None
        self.listeners: list[Any] = []

    def addEventListener(self, _name: str, do: Any) -> None:
        self.listeners.append(do)

    def removeEventListener(self, _name: str, do: Any) -> None:
        self.listeners.remove(do)


def promise_class(world: World) -> type:
    """`Promise` of a world: reactions are put off until `world.run()`."""

    class Promise:
        def __init__(self, executor: Any) -> None:
            self.state, self.value = "pending", None
            self._reactions: list[tuple[Any, Any]] = []
            self._locked = False
            try:
                _call(executor, self._resolve, self._reject)
            except Exception as error:
                self._reject(error)

        def _resolve(self, value: Any = None) -> None:
            if not self._locked:
                self._locked = True
                if isinstance(value, Promise):
                    value.then(lambda v: self._settle("fulfilled", v), lambda e: self._settle("rejected", e))
                else:
                    self._settle("fulfilled", value)

        def _reject(self, error: Any = None) -> None:
            if not self._locked:
                self._locked = True
                self._settle("rejected", error)

        def _settle(self, state: str, value: Any) -> None:
            self.state, self.value = state, value
            for reaction in self._reactions:
                self._react(*reaction)
            self._reactions = []

        def _react(self, kept: Any, broken: Any) -> None:
            do = kept if self.state == "fulfilled" else broken
            world.tasks.append(lambda: do(self.value))

        def then(self, kept: Any = None, broken: Any = None) -> Promise:
            def run(resolve: Any, reject: Any) -> None:
                def through(do: Any, otherwise: Any) -> Any:
                    def react(value: Any) -> None:
                        try:
                            resolve(do(value)) if do is not None else otherwise(value)
                        except Exception as error:
                            reject(error)

                    return react

                reaction = (through(kept, resolve), through(broken, reject))
                if self.state == "pending":
                    self._reactions.append(reaction)
                else:
                    self._react(*reaction)

            return Promise(run)

        @staticmethod
        def allSettled(all_of: list[Any]) -> Promise:
            def run(resolve: Any, _reject: Any) -> None:
                left = len(all_of)

                def one(_value: Any) -> None:
                    nonlocal left
                    left -= 1
                    if left == 0:
                        resolve([])

                if not all_of:
                    resolve([])
                for promise in all_of:
                    promise.then(one, one)

            return Promise(run)

    return Promise


def _call(executor: Any, resolve: Any, reject: Any) -> None:
    executor(resolve, reject)
