"""Where a form's errors belong: the fields among its nodes, their labels, and their errors put in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import with_error
from bascule.components.nodes import Tag, Use

if TYPE_CHECKING:
    from typing import Any


def by_name(errors: Any) -> dict[str, str]:
    """An author's errors as texts by name: a dict, or a list of `{loc, msg}` as pydantic makes it."""
    made: dict[str, str] = {}
    if errors is None:
        return made
    if isinstance(errors, dict):
        for name in errors:
            if errors[name] is not None and errors[name] != "":
                made[str(name)] = str(errors[name])
        return made
    if isinstance(errors, (list, tuple)):
        for one in errors:
            if not isinstance(one, dict) or "msg" not in one:
                raise TypeError("Form: an error is a dict {loc, msg}, not " + repr(one)[:80])
            made[".".join([str(step) for step in one.get("loc") or ()])] = str(one["msg"])
        return made
    raise TypeError("Form: errors must be a dict by name or a list of {loc, msg}, not " + repr(errors)[:80])


def marked(nodes: list[Any], messages: dict[str, Any], labels: dict[str, str]) -> list[Any]:
    """A copy of the nodes in which the fields show their errors; the fields' labels are added to `labels`."""
    made: list[Any] = []
    todo: list[Any] = [(nodes, made)]
    while todo:
        source, target = todo.pop()
        for node in source:
            if type(node) is Use:
                target.append(_use(node, messages, labels))
            elif type(node) is list or type(node) is tuple:
                name = _field_name(node)
                if name is None:
                    copy: list[Any] = []
                    target.append(copy)
                    todo.append((node, copy))
                else:
                    labels[name] = _label(node)
                    target.append(with_error(list(node), messages[name]) if name in messages else node)
            else:
                target.append(node)
    return made


def _field_name(node: Any) -> Any:
    """The name of a field that `Frame.around` made."""
    if len(node) == 6 and type(node[0]) is Tag and isinstance(node[1], dict):
        return node[1].get("data-field")
    return None


def _label(node: Any) -> str:
    """The text of a field's label: above its control, or beside it."""
    above = node[2]
    if above is None and type(node[3]) is list and len(node[3]) == 4:
        above = node[3][3]
    if type(above) is list and len(above) > 2 and isinstance(above[2], str):
        return above[2]
    return ""


def _use(use: Use, messages: dict[str, Any], labels: dict[str, str]) -> Use:
    """A component that is a field of ours takes its error as a keyword."""
    rest: Any = use.props.get("rest")
    name = rest.get("name") if isinstance(rest, dict) else None
    if name is None:
        return use
    label = use.props.get("label")
    labels[name] = label if isinstance(label, str) else ""
    if name not in messages:
        return use
    props = use.props.copy()
    props["rest"] = rest.copy()
    props["rest"]["error"] = messages[name]
    return Use(use.component, use.children, props, use.key)


def names_of(asked: list[Any], labels: dict[str, str]) -> None:
    """The labels of a schema's questions, those of a part with the part's before."""
    todo = [(one, "") for one in asked]
    while todo:
        one, before = todo.pop()
        labels[one.name] = before + one.label
        todo.extend([(part, one.label + ", ") for part in one.parts])
