"""A function's `inputSchema` from its signature and docstring. CPython only: the builder runs it for the page.

Parameters without a default are required. A line `name: text` in the docstring describes a parameter (Google style).
"""

from __future__ import annotations

import inspect
import re
import types
import typing
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin

if TYPE_CHECKING:
    from collections.abc import Callable

_PLAIN: dict[Any, dict[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    list: {"type": "array"},
    tuple: {"type": "array"},
    dict: {"type": "object"},
    type(None): {"type": "null"},
    Any: {},
    inspect.Parameter.empty: {},
}


def describe_function(function: Callable[..., Any]) -> tuple[dict[str, Any], str | None]:
    """`(schema, description)` of a function; `TypeError` for parameters that cannot be passed by name."""
    text = inspect.getdoc(function)
    hints = _hints(function)
    properties: dict[str, Any] = {}
    required: list[str] = []
    open_ended = False
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.kind is parameter.VAR_KEYWORD:
            open_ended = True
            continue
        if parameter.kind in {parameter.POSITIONAL_ONLY, parameter.VAR_POSITIONAL}:
            raise TypeError(f"the parameter {name} of {function.__name__} cannot be passed by name")
        described = dict(of_type(hints.get(name, parameter.annotation)))
        told = parameter_text(text, name)
        if told:
            described["description"] = told
        if parameter.default is parameter.empty:
            required.append(name)
        elif parameter.default is None or isinstance(parameter.default, (str, int, float, bool)):
            described["default"] = parameter.default
        properties[name] = described
    schema: dict[str, Any] = {"type": "object", "properties": properties}
    if required:
        schema["required"] = required
    if not open_ended:
        schema["additionalProperties"] = False
    return schema, text.split("\n\n")[0].replace("\n", " ") if text else None


def _hints(function: Callable[..., Any]) -> dict[str, Any]:
    try:
        return typing.get_type_hints(function)
    except (NameError, TypeError):
        return {}


def of_type(hint: Any) -> dict[str, Any]:
    """The JSON Schema of a type hint; `{}` (anything) for what JSON Schema has no word for."""
    try:
        if hint in _PLAIN:
            return _PLAIN[hint]
    except TypeError:
        return {}
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in {Union, types.UnionType}:
        return {"anyOf": [of_type(argument) for argument in arguments]}
    if origin in {list, set, frozenset} and arguments:
        return {"type": "array", "items": of_type(arguments[0])}
    if origin is tuple:
        return {"type": "array"}
    if origin is dict:
        schema: dict[str, Any] = {"type": "object"}
        if len(arguments) == 2 and of_type(arguments[1]):
            schema["additionalProperties"] = of_type(arguments[1])
        return schema
    return {}


def parameter_text(text: str | None, name: str) -> str:
    """What a docstring says of a parameter, `""` if nothing."""
    found = re.search(rf"^\s*{re.escape(name)}\s*(?:\([^)]*\))?:\s*(.+)$", text or "", re.MULTILINE)
    return found[1].strip() if found else ""
