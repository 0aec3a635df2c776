"""The example in every component's docstring runs and renders; every component has the same skeleton."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from types import ModuleType
from typing import Any

import pytest

from bascule import components
from bascule.components import EXPORTS, Component, component, kit
from bascule.host.pilot import Pilot

MODULES = {
    found.name: importlib.import_module(f"{kit.__name__}.{found.name}")
    for found in pkgutil.iter_modules(kit.__path__)
}


# What a state of an example holds, where it is not "West".
STATES: dict[str, Any] = {
    "arrival": "2026-03-01",
    "budget": 120,
    "city": "Bergen",
    "copy": True,
    "guests": 2,
    "live": False,
    "period": "Week",
    "room": "d",
    "stars": 4,
}
# What a component cannot be called without, where it is not one text.
ARGUMENTS: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "table": (([],), {}),
    "skeleton": ((), {}),
    "button_group": ((), {"label": "x"}),
    "field": ((), {"label": "x"}),
    "icon_button": (("x", "x"), {}),
    "tool_button": (("x",), {"tool": "x"}),
}


class Anything:
    """Stands for what an example does not define: a handler, a state, a number."""

    pending = False

    def __init__(self, name: str = "") -> None:
        self.value = STATES.get(name, "West")

    def __call__(self, *_: Any) -> None: ...

    def set(self, *_: Any) -> None: ...

    def __str__(self) -> str:
        return "7"


class Names(dict[str, Any]):
    """The names of an example: those of `bascule.components`, else `Anything`."""

    def __missing__(self, name: str) -> Any:
        if name in EXPORTS:
            return getattr(components, name)
        if name in __builtins__:  # type: ignore[operator]
            raise KeyError(name)
        return Anything(name)


def example(module: ModuleType) -> str:
    found = re.search(r"```python\n(.*?)```", module.__doc__ or "", re.DOTALL)
    assert found is not None, f"{module.__name__} has no example"
    return found[1]


@pytest.mark.parametrize("name", MODULES)
async def test_the_example_renders(name: str) -> None:
    node = eval(example(MODULES[name]), Names())
    async with Pilot(component(lambda: node)) as page:
        assert page.find_all("alert", text="failed") == []
        assert page.html


@pytest.mark.parametrize("name", MODULES)
def test_the_file_has_the_skeleton(name: str) -> None:
    module = MODULES[name]
    assert "STYLES" in vars(module)
    function = getattr(module, name.title().replace("_", ""))
    assert EXPORTS[function.__name__] == f"kit.{name}"
    parameters = inspect.signature(function).parameters
    assert parameters["rest"].kind is inspect.Parameter.VAR_KEYWORD
    own = [n for n, p in parameters.items() if p.kind is inspect.Parameter.KEYWORD_ONLY]
    assert set(own) <= set(module._ALLOWED.split())
    assert not isinstance(function, Component)


@pytest.mark.parametrize("name", MODULES)
def test_an_unknown_prop_names_the_component_and_what_is_allowed(name: str) -> None:
    module = MODULES[name]
    component_name = name.title().replace("_", "")
    tree = ast.parse(example(module).strip(), mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    call = next(c for c in calls if isinstance(c.func, ast.Name) and c.func.id == component_name)
    call.keywords.append(ast.keyword("titel", ast.Constant("x")))
    with pytest.raises(TypeError) as caught:
        eval(compile(ast.fix_missing_locations(tree), name, "eval"), Names())
    assert str(caught.value).startswith(f"{component_name}: there is no prop titel; allowed are ")
    assert all(word in str(caught.value) for word in module._ALLOWED.split())
