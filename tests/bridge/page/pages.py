"""Pages with nothing but the bridge in them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assets.bundles import BUNDLES, make

if TYPE_CHECKING:
    from collections.abc import Mapping

# What a page recorded of the events of the bridge, and of its own errors.
RECORD = """
const events = [], thrown = [];
for (const name of ["bridge:ready", "bridge:error", "bridge:teardown", "tool:input", "tool:input-partial",
    "tool:result", "tool:cancelled"])
  addEventListener(name, event => events.push([name, event.detail]));
for (const name of ["tool:success", "tool:error"])
  addEventListener(name, event => events.push([name, event.detail, event.target.id]));
addEventListener("error", event => thrown.push(event.message));
addEventListener("unhandledrejection", event => thrown.push(String(event.reason)));
const outcome = promise => promise.then(value => ["ok", value],
  error => [error.name, error.message, error.method, error.host, error.code, error.data, error.kind]);
"""


@cache
def script() -> str:
    """The bridge, made from its sources."""
    made = make(BUNDLES[0])
    assert made is not None
    return Path(made.output).read_text("utf-8")


def bare(
    settings: Mapping[str, Any] | None = None,
    data: Mapping[str, Any] | None = None,
    *,
    head: str = "",
    body: str = "<p>content</p>",
    after: str = "",
) -> str:
    """A page with the bridge: `head` stands before the script, `after` is a script that follows it."""
    described = {"name": "weather", "version": "1.2.3", **(settings or {})}
    embedded = (
        f'<script id="bascule-data" type="application/json">{_escaped(data)}</script>' if data is not None else ""
    )
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>page</title><link rel="icon" href="data:,">'
        f'<script id="bascule-settings" type="application/json">{_escaped(described)}</script>{embedded}'
        f"<script>{RECORD}</script>{head}<script>{script()}</script><script>{after}</script></head>"
        f"<body>{body}</body></html>"
    )


def _escaped(value: Mapping[str, Any]) -> str:
    return json.dumps(value).replace("<", "\\u003c")
