"""Makes docs/contract.md: each row of the contract, and the tests that prove it.

A test names the rows it proves in comments above it: `# contract: F5, F6`. `python docs/make_contract.py` writes the
table, `python docs/make_contract.py --check` fails when it is not what the tests say.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "docs/contract.md"

# Section: its name and how many rows it has.
SECTIONS = {
    "A": ("Recognising the client, on the server", 21),
    "B": ("Support advertised by the client", 8),
    "C": ("What each platform's result carries", 8),
    "D": ("Choosing an adapter, in the page", 6),
    "E": ("The bridge object", 9),
    "F": ("Handshake, wire and trust", 15),
    "G": ("Input, result, output", 11),
    "H": ("Calling a tool", 11),
    "I": ("`data-tool-call`", 7),
    "J": ("Theme and styles", 7),
    "K": ("Size", 7),
    "L": ("Display modes", 7),
    "M": ("Messages, links, model context, log, files, sampling", 10),
    "N": ("Cancel, close, teardown, state", 6),
    "O": ("`window.openai`", 4),
    "P": ("Tools the widget offers", 4),
    "Q": ("Hooks, the Python API", 15),
    "R": ("`ui/*` requests on a server session", 10),
    "S": ("Embedding the bridge in a server's own templates", 4),
}
NAMED = re.compile(r"#\s*contract:\s*(.+)")
ROW = re.compile(r"[A-S]\d{1,2}")


def rows() -> list[str]:
    """The ids of all rows, in order."""
    return [f"{letter}{n}" for letter, (_, count) in SECTIONS.items() for n in range(1, count + 1)]


def proofs(tests: Path = ROOT / "tests") -> dict[str, list[str]]:
    """The tests by the row they name, as `path::test`; raises ValueError for a row that is none."""
    found: dict[str, list[str]] = {row: [] for row in rows()}
    for path in sorted(tests.rglob("test_*.py")):
        if "node_modules" in path.parts:
            continue
        source = path.read_text("utf-8")
        if "contract:" not in source:
            continue
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                name = f"{path.relative_to(tests.parent).as_posix()}::{node.name}"
                for row in _named_above(lines, node):
                    if row not in found:
                        raise ValueError(f"{name} names {row}, which is no row of the contract")
                    if name not in found[row]:
                        found[row].append(name)
    return found


def _named_above(lines: list[str], node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 2
    named: list[str] = []
    while first >= 0 and lines[first].lstrip().startswith("#"):
        match = NAMED.search(lines[first])
        named += ROW.findall(match[1]) if match else []
        first -= 1
    return named


def table() -> str:
    """The whole of docs/contract.md."""
    found = proofs()
    proven = sum(bool(tests) for tests in found.values())
    text = [
        "# The contract, and what proves it",
        "",
        "Made by `python docs/make_contract.py` from the comments above the tests; do not edit.",
        f"{proven} of {len(found)} rows are named by a test.",
    ]
    for letter, (title, count) in SECTIONS.items():
        text += ["", f"## {letter}. {title}", "", "| row | tests |", "|---|---|"]
        for number in range(1, count + 1):
            tests = [_link(name) for name in found[f"{letter}{number}"]]
            text.append(f"| {letter}{number} | {', '.join(tests)} |")
    return "\n".join(text) + "\n"


def _link(name: str) -> str:
    path, test = name.split("::")
    return f"[{test.removeprefix('test_').replace('_', ' ')}](../{path})"


def main() -> int:
    """Write the table, or check that it is what the tests say."""
    made = table()
    if "--check" in sys.argv[1:]:
        stale = not TABLE.is_file() or TABLE.read_text("utf-8") != made
        if stale:
            sys.stderr.write("docs/contract.md is stale: run python docs/make_contract.py\n")
        return int(stale)
    TABLE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
