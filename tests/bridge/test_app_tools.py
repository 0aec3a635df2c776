"""Tools that the widget offers."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest

from bascule.bridge import use_app_tool
from bascule.bridge.app_tools import check, result_of
from bascule.bridge.errors import InvalidRequest
from bascule.components import Button, component, use_state
from bascule.host.pilot import Pilot


def add(
    title: str, priority: Literal["low", "high"] = "low", tags: list[str] | None = None
) -> dict[str, Any]:
    """Add a task to the board.

    title: What is to be done.
    """
    return {"title": title, "priority": priority, "tags": tags}


def board(handler: Any, **options: Any) -> Any:
    @component
    def Board() -> str:
        use_app_tool("add", handler, **options)
        return "board"

    return Board


# contract: P1
async def test_a_tool_is_registered_with_a_schema_from_its_signature() -> None:
    async with Pilot(board(add, title="Add")) as page:
        method, params = page.calls[0]
        assert method == "registerTool"
        assert (params["name"], params["title"], params["description"]) == (
            "add",
            "Add",
            "Add a task to the board.",
        )
        schema = params["inputSchema"]
        assert schema["required"] == ["title"]
        assert schema["properties"]["title"] == {"type": "string", "description": "What is to be done."}
        assert schema["properties"]["priority"] == {"enum": ["low", "high"], "default": "low"}
        result = await page.app_call("add", {"title": "milk"})
        assert result["structuredContent"] == {"title": "milk", "priority": "low", "tags": None}
        assert "isError" not in result


async def test_a_given_schema_is_taken_as_it_is() -> None:
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    async with Pilot(board(lambda n: n + 1, schema=schema, description="Add one.")) as page:
        assert page.calls[0][1] == {"name": "add", "inputSchema": schema, "description": "Add one."}
        assert (await page.app_call("add", {"n": 1}))["content"] == [{"type": "text", "text": "2"}]


# contract: P2
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({}, "title is missing"),
        (None, "title is missing"),
        ({"title": 3}, "title must be string"),
        ({"title": "x", "priority": "urgent"}, 'priority must be one of ["low","high"]'),
        ({"title": "x", "colour": 1}, "there is no argument colour"),
        ([1], "must be an object"),
        ({"title": "x", "tags": "a"}, "tags must be"),
    ],
)
async def test_bad_arguments_are_a_result_that_says_so(arguments: Any, said: str) -> None:
    async with Pilot(board(add)) as page:
        result = await page.app_call("add", arguments)
        assert result["isError"] is True
        assert said in result["content"][0]["text"]


# contract: P2
async def test_an_exception_is_a_result_and_is_logged() -> None:
    async def broken(title: str) -> None:
        await asyncio.sleep(0)
        raise ValueError("no room for " + title)

    async with Pilot(board(broken)) as page:
        result = await page.app_call("add", {"title": "milk"})
        assert result == {
            "content": [{"type": "text", "text": "add: ValueError: no room for milk"}],
            "isError": True,
        }
        assert "no room for milk" in page.logs[0]["message"]
        assert page.text == "board"


async def test_a_handler_may_be_async_and_a_value_that_is_not_json_is_an_error() -> None:
    async def later(title: str) -> Any:
        await asyncio.sleep(0)
        return {title} if title == "set" else title

    async with Pilot(board(later)) as page:
        assert (await page.app_call("add", {"title": "x"}))["content"] == [{"type": "text", "text": "x"}]
        assert (await page.app_call("add", {"title": "set"}))["isError"] is True


async def test_a_tool_that_is_not_there_is_a_result_that_says_so() -> None:
    async with Pilot(board(add)) as page:
        for name in ("drop", "__proto__", "constructor", ""):
            assert (await page.app_call(name, {}))["isError"] is True


# contract: P3
async def test_tools_come_and_go_with_their_component() -> None:
    @component
    def Tool(name: str) -> None:
        use_app_tool(name, add)

    @component
    def Board() -> Any:
        at = use_state(0)
        return [
            Button("Next", on_click=lambda: at.set(lambda n: n + 1)),
            Tool("first") if at.value < 2 else None,
            at.value == 1 and Tool("second"),
        ]

    async with Pilot(Board) as page:
        for _ in range(3):
            await page.click("Next")
        done = [(method, params["name"]) for method, params in page.calls]
        assert done == [
            ("registerTool", "first"),
            ("registerTool", "second"),
            ("unregisterTool", "first"),
            ("unregisterTool", "second"),
        ]


async def test_a_new_handler_at_every_render_registers_nothing_anew() -> None:
    @component
    def Board() -> Any:
        count = use_state(0)
        use_app_tool("count", lambda: count.value, description="How many.")
        return Button("More", on_click=lambda: count.set(lambda n: n + 1))

    async with Pilot(Board) as page:
        await page.click("More")
        assert len([1 for method, _ in page.calls if method == "registerTool"]) == 1
        assert (await page.app_call("count"))["content"][0]["text"] == "1"


async def test_two_tools_of_one_name_are_an_error() -> None:
    @component
    def Twice() -> str:
        use_app_tool("add", add)
        use_app_tool("add", add)
        return "never"

    async with Pilot(Twice) as page:
        assert "two app tools are called add" in page.text


@pytest.mark.parametrize(("name", "handler"), [("", add), (3, add), ("add", None), ("add", "text")])
async def test_names_and_handlers_are_checked(name: Any, handler: Any) -> None:
    @component
    def Bad() -> None:
        use_app_tool(name, handler)

    async with Pilot(Bad) as page:
        assert InvalidRequest.__name__ in page.text


def test_results_pass_through_and_values_become_results() -> None:
    whole = {"content": [], "_meta": {"a": 1}}
    assert result_of(whole) is whole
    assert result_of(None) == {"content": []}
    assert result_of([1, None])["content"][0]["text"] == "[1,null]"


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        ("integer", [0, 2.0], [True, 1.5, "1", None]),
        ("number", [0, 1.5], [True, "1"]),
        ("boolean", [True], [1, "true"]),
        ("array", [[]], [{}, "x"]),
        ("object", [{}], [[], "x"]),
        ("null", [None], [0, ""]),
        (["string", "null"], ["x", None], [3]),
    ],
)
def test_types_of_arguments(kind: Any, good: list[Any], bad: list[Any]) -> None:
    schema = {"properties": {"a": {"type": kind}}}
    assert [check(schema, {"a": value}) for value in good] == [""] * len(good)
    assert all(check(schema, {"a": value}) for value in bad)
