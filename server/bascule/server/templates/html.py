"""The two pieces of HTML, marked safe for autoescaping templates."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from markupsafe import Markup, escape

from bascule.build.embed import settings_script

from ..embed import ABSENT, data_json, script_json
from ..text import plain

_ATTRIBUTE = re.compile(r"[A-Za-z][A-Za-z0-9_.:-]*")


def bridge_script(
    tool: str | None = None,
    input: Any = ABSENT,  # noqa: A002 - the protocol's word
    output: Any = ABSENT,
    *,
    settings: Mapping[str, Any] | None = None,
    nonce: str | None = None,
) -> Markup:
    """The `<script>` elements of the bridge, for the `<head>`: settings, the call's data, and the bridge itself.

    Args:
        tool: the tool whose result the page shows.
        input, output: of the call, JSON-like or pydantic models; left out, they come from the host.
        settings: of the page, `{"name": ..., "version": ..., "displayModes": [...], "autoSize": ...}`.
        nonce: put on every element, for pages under a policy with nonces.

    The data comes back in the page exactly as it was, and nothing of it runs. Raises TypeError for data that JSON
    cannot hold.
    """
    page: dict[str, Any] = {"name": tool or "page", "version": "1.0.0", **({"tool": tool} if tool else {})}
    page.update(plain(settings or {}))
    mark = f' nonce="{escape(nonce)}"' if nonce else ""
    parts = [settings_script(script_json(page), mark)]
    if input is not ABSENT or output is not ABSENT:
        data = data_json(tool, _data(input), _data(output))
        parts.append(f'<script id="bascule-data" type="application/json"{mark}>{data}</script>')
    parts.append(f"<script{mark}>{bridge_source()}</script>")
    return Markup("\n".join(parts))  # noqa: S704 - JSON is escaped above, the bridge is ours


def tool_button(label: Any, *, tool: str, args: Mapping[str, Any] | None = None, **attributes: Any) -> Markup:
    """A button that calls a tool when it is clicked; no script needed.

    Args:
        label: its text; what is marked safe stays HTML.
        tool: the tool's name.
        args: the tool's arguments.
        attributes: of the element: `class_`, `aria_label`, `id`, `disabled=True`. A trailing `_` is dropped, another
            becomes `-`. Handlers (`onclick`) are refused with ValueError.
    """
    given: dict[str, Any] = {"type": "button"}
    for name, value in attributes.items():
        word = name.rstrip("_").replace("_", "-")
        if not _ATTRIBUTE.fullmatch(word) or word.lower().startswith("on"):
            raise ValueError(f"tool_button: {name!r} cannot be an attribute")
        given[word] = value
    given["data-tool-call"] = tool
    given["data-tool-args"] = script_json(plain(args or {}))
    written = "".join(
        f" {name}" if value is True else f' {name}="{_text(value)}"'
        for name, value in given.items()
        if value is not None and value is not False
    )
    return Markup(f"<button{written}>{_text(label)}</button>")  # noqa: S704 - every part is escaped


@cache
def bridge_source() -> str:
    """The bridge, as it stands in a `<script>` element. Raises RuntimeError where it was not built."""
    file = files("bascule.bridge") / "static" / "bridge.js"
    if not file.is_file():
        raise RuntimeError("bridge.js is missing: it is made when Bascule's wheel is built")
    return file.read_text(encoding="utf-8")


def _text(value: Any) -> str:
    # HTML reads a carriage return as a line feed; a tool's name and arguments must come back as they were.
    return str(escape(value)).replace("\r", "&#13;")


def _data(value: Any) -> Any:
    return value if value is ABSENT else plain(value)
