"""Tests of a widget without a browser: `Pilot` shows it to itself and plays the host and the user.

```python
async with Pilot(Weather, tools={"forecast": lambda city, days: {"days": []}}) as page:
    await page.result({"city": "Bergen", "temperature": 12})
    assert "Bergen" in page.text
    await page.click("Forecast")
    assert page.called("forecast") == [{"city": "Bergen", "days": 5}]
```

It runs on CPython, in the event loop of the test. What a browser adds (layout, focus, real events) is not there: test
that in one. One pilot runs at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Self

from bascule.bridge.port import port
from bascule.bridge.renderer import install
from bascule.bridge.results import output_of
from bascule.components.markup import to_html
from bascule.components.mounting import mount
from bascule.components.rendering import renderer
from bascule.host.memory_nodes import Node, build, find, script_names
from bascule.host.memory_page import MemoryPage, PageError, as_result

_TURNS = 200
# What a browser does something with by itself.
_NATIVE = {"input", "select", "textarea", "label", "summary", "option"}


class NotFoundError(LookupError):
    """No such element; the message lists what there is."""


class Pilot:
    """A page that shows `widget`.

    `tools` answers its calls by name: a function of the arguments (it may be async, it may raise) or a value. A call
    of a tool that is not there stays unanswered until `answer` or `refuse`. `ready=False`: the host has not answered
    yet.
    """

    def __init__(self, widget: Any, tools: Mapping[str, Any] | None = None, *, ready: bool = True) -> None:
        self._widget = widget
        self.page = MemoryPage(tools or {}, ready=ready)

    async def __aenter__(self) -> Self:
        port.reset()
        renderer.reset()
        mount(self._widget, self.page)
        await self.settled()
        return self

    async def __aexit__(self, *_error: object) -> None:
        renderer.close()
        port.reset()
        install(None)

    # The host's side

    async def host(self, **changes: Any) -> None:
        """Change what the host is: `ready=`, `closed=`, `available=`, `context=` and the rest of the topic `host`."""
        self.page.host = {**self.page.host, **changes}
        self.page.send("host", self.page.host)
        await self.settled()

    async def context(self, **fields: Any) -> None:
        """Change fields of the host context, by the specification's names (`theme`, `displayMode`, …)."""
        await self.host(context={**self.page.host["context"], **fields})

    async def available(self, **actions: Any) -> None:
        """Change which actions the host takes, by the script's names (`openLink=False`, `displayModes=[…]`)."""
        await self.host(available={**self.page.host["available"], **actions})

    async def input(self, arguments: dict[str, Any]) -> None:
        """The complete arguments of the initiating call."""
        await self._tool(input=arguments, partialInput=None)

    async def partial_input(self, arguments: dict[str, Any]) -> None:
        """Arguments that are still streaming in."""
        await self._tool(status="streaming", partialInput=arguments)

    async def result(self, value: Any) -> None:
        """The initiating result: a `CallToolResult`, or a value that becomes one."""
        raw = as_result(value)
        failed = raw.get("isError") is True
        await self._tool(
            status="error" if failed else "ready",
            output=output_of(raw),
            structured=raw.get("structuredContent"),
            content=raw.get("content"),
            meta=raw.get("_meta"),
            isError=failed,
        )

    async def cancelled(self, reason: str | None = None) -> None:
        """The host cancels the initiating call."""
        await self._tool(status="cancelled", reason=reason)

    async def _tool(self, **changes: Any) -> None:
        self.page.tool = {**self.page.tool, **changes}
        self.page.send("tool", self.page.tool)
        await self.settled()

    async def answer(self, name: str, value: Any) -> None:
        """Answer the oldest unanswered call of a tool, or of an action by the script's name."""
        self.page.settle(self._oldest(name), as_result(value) if name not in self._methods() else value)
        await self.settled()

    async def refuse(
        self, name: str, message: str, *, kind: str = "HostError", code: int | None = -32603
    ) -> None:
        """Answer the oldest unanswered call with an error."""
        error = {"name": kind, "message": message, **({} if code is None else {"code": code})}
        self.page.settle(self._oldest(name), error=error)
        await self.settled()

    async def progress(self, name: str, **params: Any) -> None:
        """Report progress of the oldest unanswered call of a tool."""
        self.page.send("progress", [self._oldest(name), params])
        await self.settled()

    async def app_call(self, name: str, arguments: Any = None) -> Any:
        """Call a tool that the widget offers; its result."""
        number = 900_000 + len(self.page.answers)
        self.page.send("app-call", [number, name, arguments])
        await self.settled()
        return next((result for asked, result in self.page.answers if asked == number), None)

    async def teardown(self, reason: str | None = None) -> Any:
        """The host closes the widget; the answer, `None` if there was none."""
        self.page.send("teardown", [999_999, reason])
        await self.settled()
        return next((result for asked, result in self.page.answers if asked == 999_999), None)

    async def advance(self, seconds: float) -> None:
        """Let time pass: timers, intervals, timeouts."""
        self.page.advance(seconds)
        await self.settled()

    def _methods(self) -> set[str]:
        return {method for method, _ in self.page.waiting.values()} - {"callTool"}

    def _oldest(self, name: str) -> int:
        for number, (method, params) in sorted(self.page.waiting.items()):
            if name in {params.get("name") if method == "callTool" else method}:
                return number
        raise NotFoundError(
            f"no call of {name} waits for an answer; waiting: {list(self.page.waiting.values())}"
        )

    # The user's side

    async def click(self, name: str, *, role: str | None = None) -> None:
        """Click what has this accessible name: a button first, else a link, a row, anything with this text.

        NotFoundError when nothing is called so, when it is disabled, or when nothing there would hear of it.
        """
        node = self._target(name, role, "click")
        self._check_click(node)
        await self._event(node, "click", None)

    async def type(self, label: str, value: Any) -> None:
        """Type a value into the control of this label; a checkbox takes `True` and `False`, a radio button `True`."""
        node = self._control(label)
        if node.disabled:
            raise NotFoundError(f"{node} is disabled")
        if node.role == "radio" and value is True:
            value = node.props["value"]
        for event in ("input", "change"):
            if event in (node.props.get("on") or {}):
                await self._event(node, event, value)

    async def press(self, key: str, name: str, *, role: str | None = None) -> None:
        """Press a key on what has this name."""
        node = self._target(name, role, "keydown")
        await self._event(node, "keydown", key)

    async def submit(self, values: dict[str, Any], *, name: str | None = None) -> None:
        """Submit a form with these values."""
        await self._event(self.find("form", name=name), "submit", values)

    async def emit(self, name: str, event: str, value: Any = None) -> None:
        """Say what a script of the page would: `emit(event, value)` of a chart, a `Map`, a `Table`, a script of yours.

        `name` is its label, caption, `id` or script. NotFoundError tells which there are, and what they may say.
        """
        scripts = [node for node in self.nodes.all() if "script" in node.props]
        called = [node for node in scripts if name in script_names(node)]
        for node in called:
            if event in node.hears:
                self.page.send("event", [node.instance, node.hears[event], value])
                await self.settled()
                return
        told = [
            f"{next(iter(script_names(node)))!r}: "
            + (", ".join(one for one in node.hears if one != "mount-failed") or "nothing")
            for node in (called or scripts)
        ]
        what = f"emits {event!r}" if called else "is there"
        raise NotFoundError(f"no script {name!r} {what}; what they emit and is heard: {told}")

    def _check_click(self, node: Node) -> None:
        path = list(node.path)
        if any(_hears_click(one) for one in path):
            return
        closed = next((one for one in path if one.disabled), None)
        if closed is not None:
            what = f"{closed} is disabled"
        elif node.role in {"checkbox", "radio", "switch"} and "change" in node.hears:
            what = f"{node} hears what it is set to: say type({node.name!r}, True)"
        elif any(one.tag in _NATIVE or (one.tag == "a" and "href" in one.props) for one in path):
            return
        elif node.tag == "button" and any("submit" in one.hears for one in path):
            what = f"{node} submits its form: say submit(values)"
        else:
            what = f"nothing hears a click on {node}"
        there = [one for one in self.nodes.all() if _hears_click(one)]
        raise NotFoundError(f"{what}; a click is heard by {there}")

    async def _event(self, node: Node, event: str, value: Any) -> None:
        here: Node | None = node
        heard: list[list[Any]] = []
        while here is not None:
            number = None if "script" in here.props else here.hears.get(event)
            if number is not None and not here.disabled:
                heard.append([here.instance, -1 - number if number < 0 else number, value])
                if number < 0:
                    break
            here = here.parent
        for one in heard:
            self.page.send("event", one)
        await self.settled()

    def _target(self, name: str, role: str | None, event: str) -> Node:
        nodes = find(self.nodes, role, None, None)
        named = [node for node in nodes if node.name == name]
        for wanted in (role, "button", "link", "tab", "row", None):
            for node in named:
                if wanted is None or node.role == wanted:
                    return node
        holding = [node for node in nodes if node.text == name or name in node.text]
        for node in reversed(holding):
            if event in (node.props.get("on") or {}):
                return node
        if holding:
            return holding[-1]
        raise NotFoundError(f"nothing is called {name!r}; there are {[node for node in nodes if node.name]}")

    def _control(self, label: str) -> Node:
        for node in self.nodes.all():
            if node.tag in {"input", "select", "textarea"} and node.name == label:
                return node
        there = [node for node in self.nodes.all() if node.tag in {"input", "select", "textarea"}]
        raise NotFoundError(f"no control is labelled {label!r}; there are {there}")

    # What there is to see

    @property
    def nodes(self) -> Node:
        """The page's nodes."""
        assert self.page.root is not None
        return build(self.page.trees, self.page.root)

    @property
    def text(self) -> str:
        """All text of the page, blocks apart by spaces."""
        return self.nodes.text

    @property
    def html(self) -> str:
        """The page's HTML."""
        assert self.page.root is not None
        return to_html(self.page.trees, self.page.root)

    def find_all(
        self, role: str | None = None, *, name: str | None = None, text: str | None = None
    ) -> list[Node]:
        """Elements by role, accessible name and contained text."""
        return find(self.nodes, role, name, text)

    def find(self, role: str | None = None, *, name: str | None = None, text: str | None = None) -> Node:
        """The first such element."""
        found = self.find_all(role, name=name, text=text)
        if not found:
            raise NotFoundError(
                f"no {role or 'element'} with name {name!r} and text {text!r} in: {self.html}"
            )
        return found[0]

    @property
    def calls(self) -> list[tuple[str, Any]]:
        """Every action that Python started: `(method, params)`."""
        return self.page.calls

    def called(self, tool: str) -> list[Any]:
        """The arguments of every call of a tool."""
        return [p["arguments"] for method, p in self.page.calls if method == "callTool" and p["name"] == tool]

    @property
    def logs(self) -> list[Any]:
        """What the widget logged, errors of components among it."""
        return [params for method, params in self.page.calls if method == "log"]

    async def settled(self) -> None:
        """Wait until nothing moves: no task of the widget can go on and no frame is due."""
        for _ in range(_TURNS):
            await asyncio.sleep(0)
            if len(getattr(asyncio.get_running_loop(), "_ready", ())) == 0:
                break
        if self.page.failure is not None:
            raise PageError(f"Python cannot go on: {self.page.failure}")
        if self.page.errors:
            raise PageError(f"an error nobody handled: {self.page.errors.pop(0)}")


def _hears_click(node: Node) -> bool:
    return "click" in node.hears and "script" not in node.props and not node.disabled
