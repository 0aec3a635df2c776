"""Makes docs/components.md from the components' own docstrings and signatures: `python docs/make_components.py`.

`--check` fails when the file is not what they say.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/components.md"
HEAD = """# Components and hooks

Made from the docstrings by `docs/make_components.py`. Children are positional, props are keywords; lists are
flattened, `None`, `True` and `False` keep their place. Every component also takes `key`, `id`, `class_`, `style`,
`hidden`, `lang`, `dir`, `role`, `data_…` and `aria_…`; `style` is a dict, `{"color": "red"}`. Lower-case names (`div`,
`span`, `svg`, …) are HTML's elements.
[The gallery](gallery.md) shows them all, with their code; [your own in JavaScript](scripts.md) stand beside them.

## The widget

"""

ACTIONS = """A call is awaited: what fails raises a `BridgeError` (from `bascule.bridge`), whose text tells what to do.
`.available` says what the host takes: `actions.available.send_message`.
"""
PARTS = ("component", "each", "group", "stop", "create_context")
GIVEN = {
    "`use_state`": "components.hooks.State",
    "`use_tool_result`": "bridge.results.ToolState",
    "`use_tool_call`": "bridge.tool_call.ToolCall",
    "`await call(**arguments)`": "bridge.results.ToolResult",
}


def signature(function: Any) -> str:
    """The props and their defaults, without types."""
    made = []
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind is parameter.VAR_POSITIONAL:
            made.append(parameter.name + "…")
        elif parameter.kind is not parameter.VAR_KEYWORD:
            default = parameter.default
            made.append(parameter.name if default is parameter.empty else f"{parameter.name}={default!r}")
    return ", ".join(made)


def code(module: Any) -> str:
    """The first example of a module's docstring."""
    found = re.search(r"```python\n.*?```", inspect.getdoc(module) or "", re.DOTALL)
    return found[0] if found else ""


def inner(thing: Any) -> Any:
    """The function behind a `@component`."""
    return getattr(thing, "function", None) or getattr(thing, "render", None) or thing


def components() -> str:
    """A section for each component, by name."""
    package = importlib.import_module("bascule.components")
    made = []
    for name, home in sorted(package.EXPORTS.items()):
        if not home.startswith("kit.") and name != "ErrorBoundary":
            continue
        module = importlib.import_module(f"bascule.components.{home}")
        function = inner(getattr(package, name))
        text = inspect.getdoc(function) or ""
        made.append(
            f"### {name}\n\n`{name}({signature(function)})`\n\n{text}\n\n{code(module)}\n".replace(
                "\n\n\n", "\n\n"
            )
        )
    return "\n".join(made)


def hooks() -> str:
    """A row for each hook: where it comes from, what it gives."""
    rows = ["| hook | from | what it gives |", "|---|---|---|"]
    for home in ("bascule.bridge", "bascule.components"):
        package = importlib.import_module(home)
        for name in sorted(n for n in package.EXPORTS if n.startswith("use_")):
            function = getattr(package, name)
            first = " ".join((inspect.getdoc(function) or "").split("\n\n")[0].split())
            rows.append(f"| `{name}({signature(function)})` | `{home}` | {first.replace('|', '/')} |")
    return "\n".join(rows) + "\n"


def parts() -> str:
    """A row for each function that puts components together."""
    package = importlib.import_module("bascule.components")
    rows = ["| from `bascule.components` | what it does |", "|---|---|"]
    for name in PARTS:
        function = getattr(package, name)
        text = " ".join((inspect.getdoc(function) or "").split())
        rows.append(f"| `{name}({signature(function)})` | {text} |")
    return "\n".join(rows) + "\n"


def given() -> str:
    """A row for what the hooks of every widget give."""
    rows = ["| from | there is |", "|---|---|"]
    for hook, home in GIVEN.items():
        module, name = home.rsplit(".", 1)
        thing = getattr(importlib.import_module(f"bascule.{module}"), name)
        rows.append(f"| {hook} | {' '.join((inspect.getdoc(thing) or '').split())} |")
    return "\n".join(rows) + "\n"


def actions() -> str:
    """A row for each thing that can be asked of the host."""
    given = importlib.import_module("bascule.bridge.actions").actions
    rows = ["| `use_host_actions()` has | what it asks |", "|---|---|"]
    for name, function in vars(given).items():
        if callable(function) and not name.startswith("_"):
            rows.append(f"| `{name}({signature(function)})` | {inspect.getdoc(function)} |")
    return "\n".join(rows) + "\n"


def page() -> str:
    """The whole file."""
    widget = inspect.getdoc(importlib.import_module("bascule.components.definition").widget)
    top = f"{HEAD}\n{widget}\n\n{parts()}\n"
    return f"{top}## Hooks\n\n{hooks()}\n{given()}\n{ACTIONS}\n{actions()}\n## Components\n\n{components()}"


def main() -> int:
    """Write the file, or compare it."""
    text = page()
    if "--check" in sys.argv[1:]:
        if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write("docs/components.md is stale: run python docs/make_components.py\n")
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
