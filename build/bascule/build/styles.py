"""Style sheets of the toolkit without what a browser does not read."""

from __future__ import annotations

import re

# What holds text: comments, strings, addresses.
_TEXT = re.compile(r"""(/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)'"]*\))""", re.DOTALL)

_NAME = re.compile(r"""(["'])[a-z][a-z-]*\1""")


def squeezed(css: str) -> str:
    """`css` without spaces and comments that mean nothing; comments that start with `/*!` stay."""
    parts = _TEXT.split(css)
    kept = [_text(part) if at % 2 else part for at, part in enumerate(parts)]
    # Twice, for a comment that is gone joins what stood around it.
    parts = _TEXT.split("".join(kept))
    made = [part if at % 2 else _squeezed(part) for at, part in enumerate(parts)]
    for at in range(1, len(made), 2):
        # An attribute's value that is a name needs no quotes.
        if made[at - 1].endswith("=") and made[at + 1].startswith("]") and _NAME.fullmatch(made[at]):
            made[at] = made[at][1:-1]
    return "".join(made).strip()


def _text(part: str) -> str:
    if part.startswith("/*"):
        return re.sub(r"\s+", " ", part) if part.startswith("/*!") else ""
    return part


def _squeezed(css: str) -> str:
    css = re.sub(r"\s+", " ", css)
    css = re.sub(r" ?([{};>]) ?", r"\1", css)
    css = re.sub(r"([:,]) ", r"\1", css)
    return css.replace(";}", "}")
