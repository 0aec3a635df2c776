"""Runs a widget once on CPython and prints the HTML of its first state: the process that `prerender` starts.

    python -m bascule.build.first_state /path/to/widget.py MODULE FUNCTION

The page it shows to the widget is one before the host has spoken: no handshake, no input, no result.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import json
import sys
from collections.abc import Callable
from typing import Any

from bascule.bridge.port import port
from bascule.components.markup import to_html
from bascule.components.mounting import mount

HOST = {
    "adapter": "generic",
    "ready": False,
    "closed": False,
    "hostInfo": None,
    "hostProtocolVersion": None,
    "capabilities": {},
    "available": {"displayModes": [], "content": {}},
    "context": {},
}
TOOL = dict.fromkeys(
    ("input", "partialInput", "output", "structured", "content", "meta", "isError", "reason")
)


class FirstPage:
    """The page's half of the port (docs/house.md) of a page that only waits."""

    def __init__(self) -> None:
        self.trees: dict[int, Any] = {}
        self.root: int | None = None
        self.failure: str | None = None

    def listen(self, dispatch: Callable[[str], str]) -> None:
        """Tell what is known, then start."""
        for message in (["host", HOST], ["tool", {**TOOL, "status": "waiting"}], ["state", None], ["start"]):
            answer = dispatch(json.dumps(message))
            if answer:
                self.failure = json.loads(answer)["message"]

    def update(self, text: str) -> str:
        """Keep the trees."""
        for number, tree in json.loads(text):
            self.trees[number] = tree
            if self.root is None:
                self.root = number
        return ""

    def call(self, text: str) -> None:
        """Nobody answers; a failure and an error of a component are kept."""
        _, method, params, _ = json.loads(text)
        if method == "failed" or (method == "log" and params.get("level") == "error"):
            self.failure = str(params["message"])


async def first_state(path: str, module: str, function: str) -> str:
    """The HTML of the widget's first state. Raises what the widget raises."""
    sys.path.insert(0, path.rpartition("/")[0])
    spec = importlib.util.spec_from_file_location(module, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[module] = made
    spec.loader.exec_module(made)
    page = FirstPage()
    mount(getattr(made, function), page)
    if page.failure is not None:
        raise RuntimeError(page.failure)
    assert page.root is not None
    html = to_html(page.trees, page.root)
    port.reset()
    return html


def main() -> None:
    """Print the HTML; what the widget prints goes to standard error."""
    with contextlib.redirect_stdout(sys.stderr):
        html = asyncio.run(first_state(*sys.argv[1:]))
    sys.stdout.write(html)


if __name__ == "__main__":
    main()
