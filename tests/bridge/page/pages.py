"""Pages with nothing but the bridge in them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assets.bundles import BUNDLES, make
from tests.framing import INITIALIZE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.conftest import FramePage
    from tests.framing import Framed

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
def script(name: str = "bridge") -> str:
    """A script, made from its sources."""
    (bundle,) = [bundle for bundle in BUNDLES if bundle.name == name]
    made = make(bundle)
    assert made is not None
    return Path(made.output).read_text("utf-8")


def bare(
    settings: Mapping[str, Any] | None = None,
    data: Mapping[str, Any] | None = None,
    *,
    head: str = "",
    body: str = "<p>content</p>",
    after: str = "",
    port: bool = False,
) -> str:
    """A page with the bridge: `head` stands before the script, `after` is a script that follows it.

    With `port` it has `BasculeBridge.attach` as well.
    """
    described = {"name": "weather", "version": "1.2.3", **(settings or {})}
    embedded = (
        f'<script id="bascule-data" type="application/json">{_escaped(data)}</script>'
        if data is not None
        else ""
    )
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>page</title><link rel="icon" href="data:,">'
        f'<script id="bascule-settings">basculeSettings={_escaped(described)}</script>{embedded}'
        f"<script>{RECORD}</script>{head}<script>{script()}</script>"
        f"<script>{script('port') if port else ''}</script><script>{after}</script></head>"
        f"<body>{body}</body></html>"
    )


def _escaped(value: Mapping[str, Any]) -> str:
    return json.dumps(value).replace("<", "\\u003c")


async def opened(frame_page: FramePage, html: str = "", **options: Any) -> Framed:
    """A framed page, opaque unless told otherwise, whose handshake is over."""
    framed = await frame_page(html or bare(), **{"sandbox": "allow-scripts", **options})
    await framed.wait_for("ui/notifications/initialized")
    await framed.frame.wait_for_function("() => BasculeBridge.initialized")
    return framed


async def outcome(framed: Framed, call: str) -> Any:
    """What a call of the bridge's object gives: `["ok", value]`, or what `RECORD` says of an error."""
    return await framed.frame.evaluate(f"outcome(BasculeBridge.{call})")


async def told(framed: Framed, event: str) -> list[Any]:
    """The details of the events of a name."""
    found: list[Any] = await framed.frame.evaluate(
        "name => events.filter(e => e[0] === name).map(e => e[1])", event
    )
    return found


def announced(capabilities: Mapping[str, Any] | None = None, **context: Any) -> dict[str, Any]:
    """An answer to the handshake."""
    return {
        **INITIALIZE,
        "hostCapabilities": INITIALIZE["hostCapabilities"] if capabilities is None else dict(capabilities),
        "hostContext": context or INITIALIZE["hostContext"],
    }
