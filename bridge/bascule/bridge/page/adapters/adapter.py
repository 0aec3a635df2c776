"""The shape of all adapters: a table of what they do, and what the host has offered of it."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Map, Set, String, own, to_json

# Levels of MCP for which the console has a function of its own.
CONSOLE = Map(
    [["debug", "debug"], ["info", "info"], ["notice", "info"], ["warning", "warn"], ["warn", "warn"]]
)


class Adapter:
    """`does` maps actions to `f(params, number)`, which settles the call `number` of `bridge.calls` sooner or later.

    `early` are the actions that need no host; `advertised` those that the host offers.
    """

    def __init__(self, name: str, bridge: Any) -> None:
        self.name = name
        self.bridge = bridge
        self.does = Map()
        self.early = Set(["log", "setSize", "setWidgetState", "registerTool", "unregisterTool"])
        self.advertised = Set()
        self.has_network = True
        self.offer("log", lambda params: self.to_console(params))
        self.offer("setWidgetState", lambda params: bridge.state.save(own(params, "state")))

    def offer(self, action: str, do: Any) -> None:
        """Enter an action that is over as soon as it is done."""

        def run(params: Any, number: int) -> None:
            do(params)
            self.bridge.calls.settle_(number, True, {})

        self.does.set(action, run)
        self.advertised.add(action)

    def start(self) -> None:
        """Begin to talk to the host; calls `bridge.opened(…)` when that is settled."""
        self.bridge.opened(None, True)

    def persists(self) -> bool:
        """Whether the widget's state outlives the page."""
        return self.bridge.state.persists() is True

    def tools_changed(self) -> None:
        """The widget's own tools are others now."""

    def kinds(self, _action: str) -> list[str]:
        """The kinds of content that `sendMessage` or `updateModelContext` takes."""
        return ["text"]

    def send_size(self, _size: Any) -> None:
        """Tell the host a size, `{width?, height?}` in pixels."""

    def to_console(self, params: Any) -> None:
        """`log` for want of a host that takes it."""
        level = CONSOLE.get(own(params, "level"))
        data = own(params, "data")
        line = String(own(params, "message"))
        self.bridge.page.console(
            "error" if level is None else level, line, "" if data is None else to_json(data)
        )

    def follow(self, number: int, target: Any, function: str, values: Any) -> None:
        """Call a function of a host's object, and settle the call with what it gives or promises."""
        calls = self.bridge.calls
        self.bridge.page.invoke(
            target,
            function,
            values,
            lambda value: calls.settle_(number, True, {} if value is None else value),
            lambda error: calls.reject_(number, error),
        )

    def open_link(self, params: Any, number: int) -> None:
        """`openLink` for want of a host that takes it: a tab of its own."""
        self.bridge.page.open(own(params, "url"))
        self.bridge.calls.settle_(number, True, {})

    def close(self) -> None:
        """Let go of everything."""


def text_of(content: Any) -> str:
    """The text of content blocks, for hosts that take nothing else."""
    return "\n".join([String(own(block, "text")) for block in content])
