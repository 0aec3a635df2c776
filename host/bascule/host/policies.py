"""The sandboxes and Content Security Policies of known hosts, as data: see `policies.json`.

A page has to start, show a result and answer a click under each. Closed hosts change theirs without notice:
the table is what was seen of them in 2026.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import NamedTuple

DEFAULT_POLICY = "spec-wasm"


class Policy(NamedTuple):
    """How one host frames a page.

    `csp` is the header's value, empty for no policy; `sandbox` the frame's attribute, empty for no sandbox.
    `wasm` and `eval` say what the policy lets a page do.
    """

    id: str
    label: str
    csp: str
    sandbox: str
    wasm: bool
    eval: bool

    @property
    def opaque(self) -> bool:
        """Whether the frame has an opaque origin, and so no storage."""
        return bool(self.sandbox) and "allow-same-origin" not in self.sandbox.split()


class UnknownPolicyError(LookupError):
    """Names the policy that was asked for, and those there are."""

    def __init__(self, id: str) -> None:  # noqa: A002 - the field's name
        super().__init__(f"no policy {id!r}; there are: {', '.join(p.id for p in policies())}")


def serialize(directives: dict[str, str]) -> str:
    """The value of a `Content-Security-Policy` header."""
    return "; ".join(f"{name} {sources}".strip() for name, sources in directives.items())


def parse(csp: str) -> dict[str, str]:
    """The directives of such a value, in order; of a repeated one the first counts, as in CSP3 2.2.1."""
    found: dict[str, str] = {}
    for directive in csp.split(";"):
        name, _, sources = directive.strip().partition(" ")
        if name:
            found.setdefault(name.lower(), " ".join(sources.split()))
    return found


@cache
def policies() -> tuple[Policy, ...]:
    """All of them, the strictest common case first."""
    rows = json.loads(resources.files("bascule.host").joinpath("policies.json").read_text("utf-8"))
    return tuple(Policy(**{**row, "csp": serialize(row["csp"])}) for row in rows)


def policy(id: str) -> Policy:  # noqa: A002 - the field's name
    """The policy of this id; raises `UnknownPolicyError`, which names those there are."""
    for found in policies():
        if found.id == id:
            return found
    raise UnknownPolicyError(id)
