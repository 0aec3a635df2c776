"""What a pydantic model may not have if it is to be the same in the page."""

from __future__ import annotations

import ast
import inspect
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, RootModel

from bascule.build.errors import BuildError

_PLAIN = (str, int, float, bool, type(None), object)


def check(model: type[BaseModel], node: ast.ClassDef, path: Path | str) -> None:
    """Raise BuildError, at the line of the field or function, for what the page cannot have."""

    def refuse(message: str, name: str | None = None) -> BuildError:
        line = next((item.lineno for item in node.body if name in _targets(item)), node.lineno)
        return BuildError(message, path, line, 1)

    if issubclass(model, RootModel):
        raise refuse(f"{model.__name__}: a RootModel has no fields; name them")
    if model.model_config.get("extra") == "allow":
        raise refuse(
            f'{model.__name__}: extra="allow" keeps what no field describes; the page cannot type it'
        )
    for name, value in vars(model).items():
        if name.startswith(("_", "model_")) or name in model.model_fields or isinstance(value, type):
            continue
        if inspect.isroutine(value) or isinstance(value, property) or hasattr(value, "wrapped"):
            raise refuse(
                f"{model.__name__}.{name} would run on the server only; "
                "keep it in a subclass there, or in a function of the widget",
                name,
            )
    for name, field in model.model_fields.items():
        for part in field.metadata:
            kind = type(part).__name__
            if kind.endswith(("Validator", "Serializer")) or getattr(part, "strip_whitespace", None):
                raise refuse(f"{model.__name__}.{name}: {kind} would run on the server only", name)
        problem = _unfit(field.annotation)
        if problem:
            raise refuse(f"{model.__name__}.{name}: {problem}", name)


def _targets(node: ast.stmt) -> set[str | None]:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return {node.target.id}
    if isinstance(node, ast.Assign):
        return {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {getattr(node, "name", None)} - {None}


def _unfit(hint: Any) -> str | None:
    """Why a type has no equal in a page, or None where it has."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Any or hint in _PLAIN or origin is Literal:
        return None
    if origin is Annotated:
        return _unfit(arguments[0])
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return None
    if origin in {Union, types.UnionType} or origin is list:
        return next((problem for part in arguments if (problem := _unfit(part))), None)
    if hint in {list, dict}:
        return None
    if origin is dict:
        return (
            _unfit(arguments[1]) if arguments[0] is str else "the keys of an object are texts: dict[str, ...]"
        )
    if origin is tuple and Ellipsis not in arguments:
        return next((problem for part in arguments if (problem := _unfit(part))), None)
    name = getattr(hint, "__name__", None) or str(hint)
    ways = {
        "tuple": "list",
        "set": "list",
        "frozenset": "list",
        "bytes": "str (base64)",
        "Decimal": "float or str",
    }
    way = "Literal[...]" if isinstance(hint, type) and _is_enum(hint) else ways.get(name, "str")
    return f"{name} has no equal in a page; use {way}"


def _is_enum(hint: type) -> bool:
    return any(base.__module__ == "enum" for base in hint.__mro__)
