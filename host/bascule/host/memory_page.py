"""The page's half of the port in Python, without a browser: for tests of widgets on CPython.

It keeps what a page keeps: the last tree of each instance, what was asked of the host, a clock that only moves when
told to. It is a stand-in for the page scripts, not a second implementation of them: no DOM, no layout, no adapters.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

CAPABILITIES = (
    "callTool openLink sendMessage updateModelContext requestDisplayMode downloadFile readResource listResources "
    "createMessage requestClose log registerTool"
).split()


class PageError(Exception):
    """Python sent the page something that docs/house.md does not allow, or a handler's error came back."""


class MemoryPage:
    """What `_bascule_port` is in a browser: `listen`, `update`, `call`."""

    def __init__(self, tools: Mapping[str, Any], *, ready: bool = True) -> None:
        self.tools = dict(tools)
        self.trees: dict[int, Any] = {}
        self.root: int | None = None
        self.batches: list[Any] = []
        self.calls: list[tuple[str, Any]] = []
        self.options: dict[int, Any] = {}
        self.waiting: dict[int, tuple[str, Any]] = {}
        self.answers: list[tuple[Any, Any]] = []
        self.failure: dict[str, Any] | None = None
        self.errors: list[dict[str, Any]] = []
        self.now = 0.0
        self._clocks: dict[int, tuple[float, str]] = {}
        self._frame = False
        self._running = False
        self._queue: list[Any] = []
        self._dispatch: Callable[[str], str] | None = None
        self.state: Any = None
        names = "input partialInput output structured content meta isError reason"
        self.tool: dict[str, Any] = dict.fromkeys(names.split())
        self.tool["status"] = "waiting"
        self.host: dict[str, Any] = {
            "adapter": "ext-apps",
            "ready": ready,
            "closed": False,
            "hostInfo": {"name": "pilot", "version": "1"},
            "hostProtocolVersion": "2026-01-26",
            "capabilities": {},
            "available": {
                **dict.fromkeys(CAPABILITIES, ready),
                "displayModes": ["inline"] if ready else [],
                "content": {},
            },
            "context": {},
        }

    # From Python (the engine's `_bascule_port`)

    def listen(self, dispatch: Callable[[str], str]) -> None:
        """Meet Python: tell what is known, then start."""
        self._dispatch = dispatch
        self._queue += [["host", self.host], ["tool", self.tool], ["state", self.state], ["start"]]
        asyncio.get_running_loop().call_soon(self._flush)

    def update(self, text: str) -> str:
        """Take a batch of trees."""
        batch = json.loads(text, parse_constant=_refuse)
        for number, tree in batch:
            _check(tree)
            self.trees[number] = tree
            if self.root is None:
                self.root = number
        self.batches.append(batch)
        self._forget()
        return ""

    def call(self, text: str) -> None:
        """Take an action, or one of the page's own requests."""
        number, method, params, options = json.loads(text, parse_constant=_refuse)
        if method == "cancel":
            self.waiting.pop(params["id"], None)
            self._clocks.pop(params["id"], None)
            self.calls.append((method, params))
        elif method == "timer":
            self._clocks[number] = (self.now + params["seconds"], "timer")
        elif method == "frame":
            if not self._frame:
                self._frame = True
                asyncio.get_running_loop().call_soon(self._paint)
        elif method == "answer":
            self.answers.append((params["id"], params["result"]))
        elif method == "failed":
            self.failure = params
        else:
            self._action(number, method, params, options)

    def _action(self, number: int, method: str, params: Any, options: Any) -> None:
        self.calls.append((method, params))
        if number == 0:
            return
        self.options[number] = options
        if not self.host["ready"]:
            self.settle(
                number,
                error={"name": "BridgeNotReady", "message": "no answer to the handshake yet"},
                method=method,
            )
            return
        if self.host["available"].get(method) is False:
            self.settle(number, error={"name": "UnsupportedByHost", "message": "not offered"}, method=method)
            return
        self.waiting[number] = (method, params)
        if options.get("timeout"):
            self._clocks[number] = (self.now + options["timeout"], method)
        if method == "setWidgetState":
            self.state = params["state"]
            self.later(number, None)
        elif method == "callTool":
            if params["name"] in self.tools:
                asyncio.get_running_loop().create_task(self._tool(number, params))
        else:
            self.later(number, {"mode": params["mode"]} if method == "requestDisplayMode" else {})

    async def _tool(self, number: int, params: Any) -> None:
        tool = self.tools[params["name"]]
        try:
            got = tool(**params["arguments"]) if callable(tool) else tool
            if asyncio.iscoroutine(got):
                got = await got
        except Exception as error:
            self.settle(
                number, error={"name": "HostError", "message": str(error), "code": -32603}, method="callTool"
            )
            return
        self.settle(number, as_result(got))

    # To Python

    def send(self, topic: str, value: Any = None) -> None:
        """Dispatch one message; what Python cannot handle itself comes back and is kept in `errors`."""
        self._queue.append([topic] if topic in {"start", "frame"} else [topic, value])
        self._flush()

    def _flush(self) -> None:
        """Python is never entered while it runs: the rest waits."""
        if self._running or self._dispatch is None:
            asyncio.get_running_loop().call_soon(self._flush)
            return
        while self._queue:
            message = self._queue.pop(0)
            self._running = True
            try:
                answer = self._dispatch(json.dumps(message))
            finally:
                self._running = False
            if answer:
                self.errors.append(json.loads(answer))

    def later(self, number: int, value: Any) -> None:
        """Answer a call at the next turn of the loop."""
        asyncio.get_running_loop().call_soon(self.settle, number, value)

    def settle(
        self, number: int, value: Any = None, error: dict[str, Any] | None = None, method: str = ""
    ) -> None:
        """Answer a call; one that is no longer waited for is dropped."""
        asked = self.waiting.pop(number, None)
        self._clocks.pop(number, None)
        if error is None:
            if asked is not None:
                self.send("settle", [number, True, value])
            return
        told = {
            "method": method or (asked[0] if asked else ""),
            "host": self.host["hostInfo"]["name"],
            **error,
        }
        self.send("settle", [number, False, told])

    def advance(self, seconds: float) -> None:
        """Move the clock; what is due happens in order."""
        end = self.now + seconds
        while True:
            due = sorted((at, number) for number, (at, _) in self._clocks.items() if at <= end)
            if not due:
                break
            self.now, number = due[0]
            _, method = self._clocks.pop(number)
            if method == "timer":
                self.send("settle", [number, True, None])
            else:
                limit = self.options[number]["timeout"]
                self.settle(
                    number,
                    error={"name": "RequestTimeout", "message": f"no answer after {limit} s"},
                    method=method,
                )
        self.now = end

    def _paint(self) -> None:
        self._frame = False
        self.send("frame")

    def _forget(self) -> None:
        """Drop the trees of instances that have no place any more."""
        todo = [self.root] if self.root is not None else []
        seen = set(todo)
        while todo:
            number = todo.pop()
            if number not in self.trees:
                raise PageError(f"instance {number} has a place but no tree")
            nodes = [self.trees[number]]
            while nodes:
                node = nodes.pop()
                if isinstance(node, list):
                    if node[0] == "#":
                        if node[1] in seen:
                            raise PageError(f"instance {node[1]} has two places")
                        seen.add(node[1])
                        todo.append(node[1])
                    elif node[0] != "*":
                        nodes.extend(node[2:])
        self.trees = {number: tree for number, tree in self.trees.items() if number in seen}


def as_result(value: Any) -> Any:
    """A tool's value as a `CallToolResult`; one that is one stays as it is."""
    if isinstance(value, dict) and ("content" in value or "structuredContent" in value):
        return value
    if isinstance(value, str):
        return {"content": [{"type": "text", "text": value}]}
    if isinstance(value, dict):
        return {"content": [{"type": "text", "text": json.dumps(value)}], "structuredContent": value}
    return {"content": [{"type": "text", "text": json.dumps(value)}]}


def _refuse(text: str) -> Any:
    raise PageError(f"{text} is not JSON")


def _check(tree: Any) -> None:
    """Raise `PageError` for a tree that docs/house.md does not allow."""
    todo = [tree]
    while todo:
        node = todo.pop()
        if node is None or isinstance(node, str):
            continue
        if not isinstance(node, list) or not node or not isinstance(node[0], str):
            raise PageError(f"not a node: {node!r}")
        if node[0] == "#":
            if not isinstance(node[1], int):
                raise PageError(f"not a place: {node!r}")
            continue
        if node[0] == "*":
            if node is tree or not _rows_are_right(node):
                raise PageError(f"no rows of texts: {node!r}")
            continue
        if len(node) < 2 or not (node[1] is None or isinstance(node[1], dict)):
            raise PageError(f"not an element: {node!r}")
        for event, number in ((node[1] or {}).get("on") or {}).items():
            if not isinstance(number, int):
                raise PageError(f"on.{event} is no handler: {number!r}")
        todo.extend(node[2:])


def _rows_are_right(node: list[Any]) -> bool:
    """Whether `["*", row, texts, …]` is what docs/house.md says."""
    if len(node) < 3 or not isinstance(node[1], list) or len(node[1]) != len(node):
        return False
    row, *lists = node[1:]
    shown = [row[:2], *row[2:]]
    return all(
        isinstance(part, list)
        and len(part) == 2
        and isinstance(part[0], str)
        and set(part[1] or {}) <= {"class"}
        for part in shown
    ) and all(
        isinstance(texts, list)
        and len(texts) == len(lists[0])
        and all(text is None or isinstance(text, str) for text in texts)
        for texts in lists
    )
