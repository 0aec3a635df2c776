"""A widget's waiting state as HTML, before any host has said anything. CPython only.

`python -m bascule.components.prerender <file> <function>` writes it to standard output; the builder runs that in a
process of its own. `prerender(widget)` is the same in this process.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

from bascule.bridge.port import port
from bascule.bridge.renderer import install
from bascule.components.markup import to_html
from bascule.components.mounting import mount
from bascule.components.rendering import renderer


class PrerenderError(Exception):
    """The first state cannot be made here; the page goes without."""


class _Paper:
    """A page that only keeps the first trees: nothing answers, no time passes."""

    def __init__(self, known: dict[str, Any]) -> None:
        self.trees: dict[int, Any] = {}
        self.root: int | None = None
        self.failed = ""
        self._known = known

    def listen(self, dispatch: Any) -> None:
        """Tell what is known, then start."""
        for topic, value in self._known.items():
            dispatch(json.dumps([topic, value]))
        dispatch('["start"]')

    def update(self, text: str) -> str:
        """Keep the trees."""
        for number, tree in json.loads(text):
            self.trees[number] = tree
            self.root = number if self.root is None else self.root
        return ""

    def call(self, text: str) -> None:
        """Note what went wrong; everything else has no answer here."""
        _, method, params, _ = json.loads(text)
        if method == "failed" or (method == "log" and params["level"] == "error"):
            self.failed = self.failed or str(params["message"])


def prerender(widget: Any, known: dict[str, Any] | None = None) -> str:
    """The HTML of `widget` when it has just started; `known` are values of the topics `host`, `tool` and `state`.

    Effects do not run. `PrerenderError` if anything in the widget fails.
    """
    paper = _Paper(known or {})
    port.reset()
    renderer.reset()
    renderer.paper = True
    try:
        mount(widget, paper)
    finally:
        renderer.close()
        port.reset()
        install(None)
    if paper.failed or paper.root is None:
        raise PrerenderError(paper.failed or "nothing was rendered")
    return to_html(paper.trees, paper.root)


def main(arguments: list[str]) -> int:
    """The command; a reason for failure goes to standard error as its last line, after what the widget printed."""
    if len(arguments) != 2:
        sys.stderr.write("usage: python -m bascule.components.prerender <file> <function>\n")
        return 2
    path = Path(arguments[0]).resolve()
    sys.path.insert(0, str(path.parent))
    try:
        spec = importlib.util.spec_from_file_location(path.stem, path)
        if spec is None or spec.loader is None:
            raise PrerenderError(f"{path.name} is not a Python file")
        module = importlib.util.module_from_spec(spec)
        sys.modules[path.stem] = module
        with contextlib.redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
            html = prerender(getattr(module, arguments[1]))
    except Exception as error:
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
        return 1
    sys.stdout.write(html)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
