"""Data of one call, embedded in a page: it comes back exactly as it was, and never runs (contract C8)."""

from __future__ import annotations

import json
import math
import re
from typing import Any

from bascule.build.embed import json_for_script

ABSENT: Any = object()
"""Says that a value was not given, where `None` is a value (JSON's `null`)."""

_SETTINGS = re.compile(
    r"<script[^>]*\bid=[\"']?bascule-settings\b[^>]*>.*?</script\s*>", re.IGNORECASE | re.DOTALL
)
_CHARSET = re.compile(r"<meta[^>]*\bcharset\b[^>]*>", re.IGNORECASE)
_HEAD = re.compile(r"<head(?:\s[^>]*)?>", re.IGNORECASE)
_DOCTYPE = re.compile(r"\s*<!doctype[^>]*>", re.IGNORECASE)


def script_json(value: Any) -> str:
    """`value` as JSON that may stand in a `<script>` element or an attribute without quotes of its own kind.

    Numbers that JSON does not know (`nan`, `inf`) become `null`, as in the browser's `JSON.stringify`.
    Raises TypeError for what JSON cannot hold.
    """
    try:
        return json_for_script(value)
    except ValueError:
        return json_for_script(_finite(value))


def _finite(value: Any) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    return value


def data_json(tool: str | None, input: Any = ABSENT, output: Any = ABSENT) -> str:  # noqa: A002
    """The page's data, `{toolName, input, output}`; what is absent is left out."""
    data: dict[str, Any] = {} if tool is None else {"toolName": tool}
    if input is not ABSENT:
        data["input"] = input
    if output is not ABSENT:
        data["output"] = output
    return script_json(data)


def embed_call(html: str, *, tool: str, input: Any = ABSENT, output: Any = ABSENT) -> str:  # noqa: A002
    """The page with the data of one call in it, before any of its scripts runs.

    The data stands behind the page's settings; in a page that has none, at the top of the head.
    """
    element = f'<script id="bascule-data" type="application/json">{data_json(tool, input, output)}</script>'
    head = _HEAD.search(html)
    start = head.end() if head else 0
    at = start
    settings = _SETTINGS.search(html, start)
    if settings:
        at = settings.end()
    elif head:
        charset = _CHARSET.match(html, start + len(html[start:]) - len(html[start:].lstrip()))
        at = charset.end() if charset else start
    else:
        doctype = _DOCTYPE.match(html)
        at = doctype.end() if doctype else 0
    return html[:at] + element + html[at:]


def call_output(structured: Any, content: list[dict[str, Any]]) -> Any:
    """The value a widget wants from a result, as the bridge reads it (contract G4 to G7).

    `content` holds blocks in the wire's form.
    """
    if structured is not None:
        return structured
    for block in content:
        if block.get("type") == "text":
            text = str(block.get("text", ""))
            try:
                return json.loads(text, parse_constant=_refuse)
            except ValueError:
                return text
    return content


def _refuse(name: str) -> None:
    """JSON in the browser knows no NaN; the text then stays text, as it does there."""
    raise ValueError(name)
