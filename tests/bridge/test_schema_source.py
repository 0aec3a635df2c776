"""Schemas of app tools from source: the same as from the functions, written into the calls."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from bascule.bridge.schema import describe_function
from bascule.bridge.schema_source import describe_definition, fill_app_tools

SIGNATURES = [
    "city: str, nights: int = 1, price: float | None = None, *, breakfast: bool = False",
    "tags: list[str], sizes: dict[str, int], both: tuple[int, str], anything: Any = None",
    'kind: Literal["a", "b", 3] = "a", maybe: Optional[str] = None, either: Union[int, str] = 0',
    "a: int | str | None, b, c: bytes = b'', d: list = [], e: dict = {}, **more",
    'text: "str" = "é", negative: int = -1',
    "",
]


TEXT = '"""Book a room.\n\n    Args:\n        city: Where to stay.\n        a (int): One.\n    """'


# contract: P1
@pytest.mark.parametrize("signature", SIGNATURES)
@pytest.mark.parametrize("text", ["", TEXT])
def test_source_and_function_agree(signature: str, text: str) -> None:
    source = (
        f"from typing import Any, Literal, Optional, Union\ndef book({signature}):\n    {text or 'pass'}\n"
    )
    names: dict[str, Any] = {}
    exec(source, names)
    definition = ast.parse(source).body[1]
    assert isinstance(definition, ast.FunctionDef)
    assert describe_definition(definition) == describe_function(names["book"])


@pytest.mark.parametrize("signature", ["a, /", "*a"])
def test_parameters_that_have_no_name_are_refused(signature: str) -> None:
    definition = ast.parse(f"def book({signature}): pass").body[0]
    assert isinstance(definition, ast.FunctionDef)
    with pytest.raises(TypeError, match="the parameter a cannot be passed by name"):
        describe_definition(definition)


# contract: P1
def test_a_name_for_a_type_is_written_out() -> None:
    source = 'Word = Literal["a", "b"]\ndef move(to: Word, by: list[Word]):\n    pass\nuse_app_tool("move", move)\n'
    (call,) = calls(fill_app_tools(source, "w.py"))
    word = {"enum": ["a", "b"]}
    assert call["schema"]["properties"] == {"to": word, "by": {"type": "array", "items": word}}


def calls(source: str) -> list[dict[Any, Any]]:
    """The literal keywords of every `use_app_tool` call, in order."""
    return [
        {k.arg: ast.literal_eval(k.value) for k in node.keywords if k.arg in ("schema", "description")}
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "use_app_tool"
    ]


SCHEMA = {
    "type": "object",
    "properties": {"a": {"type": "integer"}},
    "required": ["a"],
    "additionalProperties": False,
}
HEAD = 'def add(a: int):\n    """Adds å."""\n\n'


@pytest.mark.parametrize(
    "call",
    [
        'use_app_tool("add", add)',
        'use_app_tool("add", add,)',
        'use_app_tool("add", (add))',
        'use_app_tool(\n    "add",\n    add,  # adds, of course\n)',
        'use_app_tool(\n    "add",\n    add  # adds, of course )\n)',
        'use_app_tool("add", handler=add)',
        'use_app_tool("å", add)',
        'x = [use_app_tool("add", add)]; y = 1',
        '"\u2028 \x0c"; use_app_tool("add", add)',
    ],
)
def test_calls_are_filled_on_the_same_lines(call: str) -> None:
    source = HEAD + call + "\nafter = 1\n"
    filled = fill_app_tools(source, "widget.py")
    assert calls(filled) == [{"schema": SCHEMA, "description": "Adds å."}]
    assert filled.count("\n") == source.count("\n")
    assert filled.splitlines()[-1] == "after = 1"


def test_what_is_there_stays() -> None:
    source = HEAD + 'use_app_tool("add", add, description="Mine.")\nuse_app_tool("b", add, schema={})\n'
    assert calls(fill_app_tools(source, "w.py")) == [
        {"schema": SCHEMA, "description": "Mine."},
        {"schema": {}},
    ]


def test_the_nearest_function_of_the_name_counts_and_lambdas_have_names() -> None:
    source = HEAD + (
        "def Board():\n    def add(b: str): pass\n    use_app_tool('x', add); use_app_tool('y', lambda c=1: c)\n"
        "use_app_tool('z', add)\n"
    )
    properties = [call["schema"]["properties"] for call in calls(fill_app_tools(source, "w.py"))]
    assert {"b": {"type": "string"}} in properties
    assert {"c": {"default": 1}} in properties
    assert {"a": {"type": "integer"}} in properties


@pytest.mark.parametrize(
    "source",
    [
        "x = 1\n",
        'use_app_tool("add", imported)\n',
        "use_app_tool(*args)\n",
        'use_app_tool("add", add, **more)\n',
        'use_app_tool("add")\n',
    ],
)
def test_other_source_stays_as_it_is(source: str) -> None:
    assert fill_app_tools(source, "w.py") == source
