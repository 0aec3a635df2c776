"""A tool's arguments as fields: from its `inputSchema` to what is shown, and from what was typed to arguments.

| schema | kind | shown as |
|---|---|---|
| `enum` of strings | `choice` | a select |
| `string` | `text` | a line of text |
| `integer`, `number` | `number` | a line of text that must be one |
| `boolean` | `flag` | a checkbox |
| anything else | `json` | JSON in a text area |

An empty line leaves the argument out, save a required text: it is the empty text.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import (
    Number,
    String,
    from_json,
    index_of,
    is_array,
    is_integer,
    keys,
    own,
    put,
    to_json,
    trim,
)


def fields(schema: Any, given: Any) -> list[Any]:
    """`[{name, kind, label, hint, required, whole, options, value}]`; `value` is text, or a bool for a flag.

    `given` are arguments to begin with; the schema's defaults stand in for the rest.
    """
    properties = own(schema, "properties")
    found: list[Any] = []
    for name in keys(properties):
        described = own(properties, name)
        kind = _kind(described)
        value = own(given, name)
        if value is None:
            value = own(described, "default")
        found.append(
            {
                "name": name,
                "kind": kind,
                "label": _words(own(described, "title"), name),
                "hint": _words(own(described, "description"), ""),
                "required": _holds(own(schema, "required"), name),
                "whole": own(described, "type") == "integer",
                "options": own(described, "enum") if kind == "choice" else [],
                "value": value is True if kind == "flag" else _text(value),
            }
        )
    return found


def arguments(found: list[Any], values: list[Any]) -> Any:
    """`{value}` with the arguments for `values`, one a field; or `{error}`, naming the field that is wrong."""
    result: Any = {}
    for i in range(len(found)):
        read = _read(found[i], values[i])
        error = own(read, "error")
        if error is not None:
            return {"error": f"{String(own(found[i], 'name'))} {String(error)}"}
        if own(read, "value") is not None:
            put(result, own(found[i], "name"), own(read, "value"))
    return {"value": result}


def _read(field: Any, typed: Any) -> Any:
    kind = own(field, "kind")
    if kind == "flag":
        return {"value": typed is True}
    text = trim(String(typed))
    if text == "" and own(field, "required") is True:
        return {"value": ""} if kind == "text" else {"error": "is needed"}
    if text == "":
        return {}
    if kind == "number":
        return _number(text, own(field, "whole") is True)
    if kind == "json":
        return _json(text)
    return {"value": String(typed)}


def _number(text: str, whole: bool) -> Any:
    number = Number(text)
    if number != number:  # noqa: PLR0124 - the test for NaN
        return {"error": f"is not a number: {text}"}
    if whole and not is_integer(number):
        return {"error": f"is not a whole number: {text}"}
    return {"value": number}


def _json(text: str) -> Any:
    try:
        return {"value": from_json(text)}
    except Exception:
        return {"error": f"is not JSON: {text}"}


def _kind(described: Any) -> str:
    options = own(described, "enum")
    if is_array(options) and all(isinstance(option, str) for option in options):
        return "choice"
    type = own(described, "type")  # noqa: A001 - JSON Schema's name
    if type == "string":
        return "text"
    if type == "integer" or type == "number":
        return "number"
    return "flag" if type == "boolean" else "json"


def _words(value: Any, otherwise: str) -> str:
    return value if isinstance(value, str) else otherwise


def _holds(items: Any, name: str) -> bool:
    return is_array(items) and index_of(items, name) >= 0


def _text(value: Any) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else to_json(value)
