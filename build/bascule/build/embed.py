"""JSON and scripts that stand inside an HTML document, exactly and harmlessly (contract C8)."""

from __future__ import annotations

import json
import re
from typing import Any

# `<`, `>` and `&` end scripts, open comments and close CDATA; the two separators end lines in old JavaScript. A JSON
# text holds them inside strings only, where an escape means the same.
_ESCAPES = str.maketrans(
    {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}
)


def json_for_script(value: Any) -> str:
    """`value` as JSON that can stand in a `<script type="application/json">` and reads back exactly.

    Raises `ValueError` for NaN and infinities, `TypeError` for what is not JSON.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return surrogates_escaped(text).translate(_ESCAPES)


def surrogates_escaped(text: str) -> str:
    """`text`, JSON or JavaScript, with lone surrogates in its strings as escapes: UTF-8 has no other way for them."""
    return re.sub("[\ud800-\udfff]", lambda found: f"\\u{ord(found[0]):04x}", text)


def settings_script(text: str, attributes: str = "") -> str:
    """The `<script>` that tells the bridge the page's settings; `text` is JSON of `json_for_script`."""
    # In an object literal that name would set the prototype.
    value = f"JSON.parse({json_for_script(text)})" if '"__proto__"' in text else text
    return f'<script id="bascule-settings"{attributes}>basculeSettings={value}</script>'


def json_script(element_id: str, value: Any) -> str:
    """A `<script type="application/json">` element holding `value`."""
    return f'<script type="application/json" id="{element_id}">{json_for_script(value)}</script>'
