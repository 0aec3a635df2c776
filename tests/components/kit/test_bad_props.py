"""Every prop of every component of the kit, given what it cannot take: the error names component, value and what is
allowed. The components and their props are found in the kit itself."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import pytest

from bascule.components import component
from bascule.host.pilot import Pilot
from tests.components.kit.test_examples import MODULES, Names, example


class Wrong:
    """What no prop takes."""

    def __repr__(self) -> str:
        return "<wrong>"


def owner(name: str) -> str:
    return name.title().replace("_", "")


def props(name: str) -> list[str]:
    """The named props of a component, and the positional ones that are not children."""
    parameters = inspect.signature(getattr(MODULES[name], owner(name))).parameters.values()
    kinds = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return [one.name for one in parameters if one.kind in kinds]


def call(name: str, prop: str, value: Any) -> Any:
    """The component of the docstring's example, with one prop as it should not be."""
    tree = ast.parse(example(MODULES[name]).strip(), mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = next(c for c in calls if isinstance(c.func, ast.Name) and c.func.id == owner(name))
    parameters = list(inspect.signature(getattr(MODULES[name], owner(name))).parameters.values())
    place = next(n for n, one in enumerate(parameters) if one.name == prop)
    twin = prop.removeprefix("default_") if prop.startswith("default_") else None
    found.keywords = [one for one in found.keywords if one.arg not in (twin, "checked" if twin else None)]
    wrong = ast.Name("WRONG", ast.Load())
    if parameters[place].kind is inspect.Parameter.POSITIONAL_OR_KEYWORD and place < len(found.args):
        found.args[place] = wrong
    else:
        found.keywords = [one for one in found.keywords if one.arg != prop]
        found.keywords.append(ast.keyword(prop, wrong))
    tree.body = found
    names = Names()
    names["WRONG"] = value
    return eval(compile(ast.fix_missing_locations(tree), name, "eval"), names)


# What takes any value: its truth counts, or it is compared with the author's own, or shown whatever it is.
ANY = {
    ("dialog", "open"),
    ("toast", "open"),
    ("map", "selected"),
    ("tree", "selected"),
    ("json_view", "value"),
    ("result_view", "result"),
}
PROPS = [(name, prop) for name in MODULES for prop in props(name) if (name, prop) not in ANY]
# How an error says what is allowed.
ALLOWED = ("must be", "takes", "needs", " is a name or ", "the first has", "use_tool_result")


@pytest.mark.parametrize(("name", "prop"), PROPS, ids=[f"{owner(name)}.{prop}" for name, prop in PROPS])
async def test_a_value_that_a_prop_cannot_take_is_refused_by_name(name: str, prop: str) -> None:
    said = ""
    try:
        node = call(name, prop, Wrong())
    except (TypeError, ValueError) as error:
        said = str(error)
    else:
        async with Pilot(component(lambda: node)) as page:
            said = " ".join(one.text for one in page.find_all("alert", text="failed"))
    assert owner(name) in said, f"{owner(name)}({prop}=<wrong>) was taken"
    assert "<wrong>" in said or "Wrong" in said
    assert any(words in said for words in ALLOWED)
