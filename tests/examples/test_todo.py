"""The to-do example: the board kept by the host, worked on by the user and by the host's calls of its tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from fastmcp import Client

from bascule.host import policies
from bascule.host.pilot import Pilot
from tests.examples.hosted import STRICT, hosted
from tests.loading import example

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Frame

    from tests.conftest import FramePage

TASKS = ["Order boxes", "Tell the bank"]
BOARD = {"name": "Moving house", "tasks": TASKS}
RESULT = {"content": [{"type": "text", "text": "a board"}], "structuredContent": BOARD}


async def test_the_tasks_are_data_for_the_widget_and_words_for_the_model(made: None) -> None:
    async with Client(example("todo").mcp) as client:
        result = await client.call_tool_mcp("show_board", {**BOARD, "tasks": [*TASKS, TASKS[0]]})
        assert result.structured_content == BOARD
        assert getattr(result.content[0], "text", "") == "### Moving house\n\n- Order boxes\n- Tell the bank"
        empty = await client.call_tool_mcp("show_board", {})
        assert getattr(empty.content[0], "text", "") == "The board “To do” is open."
        assert (await client.call_tool_mcp("show_board", {"tasks": [""]})).is_error


def widget() -> Any:
    return example("todo", "widget").Todo


def columns(page: Pilot) -> dict[str, list[str]]:
    """What stands in each column."""
    return {
        group.name: [
            str(button.name)[7:]
            for button in group.all()
            if button.tag == "button" and "Delete" in button.name
        ]
        for group in page.find_all("group")
    }


async def test_tasks_are_added_moved_and_deleted_and_the_host_keeps_them() -> None:
    async with Pilot(widget()) as page:
        await page.result(BOARD)
        assert columns(page) == {"To do": TASKS, "Doing": [], "Done": []}
        await page.type("New task", " Read the meters ")
        await page.submit({})
        await page.click("Move Order boxes to Doing")
        await page.click("Move Order boxes to Done")
        await page.click("Delete Tell the bank")
        assert columns(page) == {"To do": ["Read the meters"], "Doing": [], "Done": ["Order boxes"]}
        assert page.page.state == {
            "Moving house": [
                {"id": 3, "title": "Read the meters", "column": "To do"},
                {"id": 1, "title": "Order boxes", "column": "Done"},
            ]
        }
        assert page.find("progressbar").props["value"] == 1


async def test_what_is_there_or_empty_is_not_added() -> None:
    async with Pilot(widget()) as page:
        await page.result(BOARD)
        await page.type("New task", "order BOXES")
        await page.submit({})
        assert "There is a task called Order boxes already." in page.text
        await page.type("New task", "  ")
        await page.submit({})
        assert "A task needs a title." in page.text
        assert page.page.state is None


async def test_each_board_is_kept_under_its_name() -> None:
    async with Pilot(widget()) as page:
        await page.result(BOARD)
        await page.click("Move Order boxes to Doing")
        await page.result({"name": "Garden", "tasks": []})
        assert columns(page) == {"To do": [], "Doing": [], "Done": []}
        await page.result({**BOARD, "tasks": ["planned anew"]})
        assert columns(page) == {"To do": ["Tell the bank"], "Doing": ["Order boxes"], "Done": []}


async def test_the_host_works_on_the_board() -> None:
    async with Pilot(widget()) as page:
        await page.result(BOARD)
        assert (await page.app_call("add_task", {"title": "Sell the sofa"}))["content"][0]["text"] == (
            "Added Sell the sofa to To do."
        )
        await page.app_call("move_task", {"title": "sell the sofa", "column": "Doing"})
        await page.app_call("complete_task", {"title": "Order boxes"})
        assert columns(page) == {
            "To do": ["Tell the bank"],
            "Doing": ["Sell the sofa"],
            "Done": ["Order boxes"],
        }
        told = await page.app_call("list_tasks")
        assert told["structuredContent"] == columns(page)


@pytest.mark.parametrize(
    ("name", "arguments", "reason"),
    [
        (
            "complete_task",
            {"title": "Fly"},
            "there is no task called Fly; there are: Order boxes, Tell the bank",
        ),
        ("add_task", {"title": "order boxes"}, "there is a task called Order boxes already"),
        ("add_task", {}, "the argument title is missing"),
        ("move_task", {"title": "Order boxes", "column": "Never"}, "must be one of"),
    ],
)
async def test_what_the_host_cannot_do_is_said(name: str, arguments: Any, reason: str) -> None:
    async with Pilot(widget()) as page:
        await page.result(BOARD)
        told = await page.app_call(name, arguments)
        assert told["isError"] is True
        assert reason in told["content"][0]["text"]
        assert columns(page)["To do"] == TASKS


# contract: P1
@pytest.mark.parametrize("name", STRICT)
async def test_a_host_lists_the_boards_tools_and_calls_them(
    made: None, frame_page: FramePage, name: str
) -> None:
    known = policies.policy(name)
    html = (await example("todo").board.page()).html
    framed = await frame_page(html, csp=known.csp, sandbox=known.sandbox)
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", RESULT)
    await framed.frame.get_by_text("Order boxes").wait_for()
    listed = {tool["name"]: tool for tool in (await framed.request(1, "tools/list", {}))["result"]["tools"]}
    assert set(listed) == {"add_task", "move_task", "complete_task", "list_tasks"}
    assert listed["move_task"]["description"] == "Move a task to another column."
    assert listed["move_task"]["inputSchema"]["properties"]["column"] == {"enum": ["To do", "Doing", "Done"]}
    added = await framed.request(
        2, "tools/call", {"name": "add_task", "arguments": {"title": "<b>Sofa</b>", "column": "Doing"}}
    )
    assert added["result"]["content"][0]["text"] == "Added <b>Sofa</b> to Doing."
    await framed.frame.get_by_role("group", name="Doing").get_by_text("<b>Sofa</b>").wait_for()
    await framed.request(3, "tools/call", {"name": "complete_task", "arguments": {"title": "Order boxes"}})
    told = await framed.request(4, "tools/call", {"name": "list_tasks", "arguments": {}})
    assert told["result"]["structuredContent"] == {
        "To do": ["Tell the bank"],
        "Doing": ["<b>Sofa</b>"],
        "Done": ["Order boxes"],
    }
    assert framed.requests == framed.errors == []
    assert all(one["blocked"] == "wasm-eval" for one in framed.violations)


async def focus_on(frame: Frame, name: str) -> None:
    button = frame.get_by_role("button", name=name)
    await button.and_(frame.locator(":focus")).wait_for()


@pytest.mark.parametrize("policy", STRICT)
async def test_by_keyboard_by_the_hosts_calls_and_through_a_reload(
    context: BrowserContext, made: None, policy: str
) -> None:
    async with hosted(context, "todo", "show_board", BOARD, policy=policy) as shown:
        frame, keyboard = shown.frame, shown.page.keyboard
        await frame.get_by_label("New task").focus()
        await keyboard.type("Read the meters")
        await keyboard.press("Enter")
        await frame.get_by_role("group", name="To do").get_by_text("Read the meters").wait_for()
        await shown.focused(frame.get_by_label("New task"))
        assert await frame.get_by_label("New task").input_value() == ""
        await frame.get_by_role("button", name="Move Order boxes to Doing").press("Enter")
        await focus_on(frame, "Move Order boxes to To do")
        await keyboard.press("Tab")
        await keyboard.press("Enter")
        await frame.get_by_role("group", name="Done").get_by_text("Order boxes").wait_for()
        await shown.axe()
        await shown.dark()
        await shown.axe()
        for width in (320, 1000):
            await shown.width(width)
        assert "Moved Tell the bank to Done." in await shown.offered("complete_task", title="tell the bank")
        assert '"isError": true' in await shown.offered("move_task", title="Fly", column="Doing")
        assert '"Tell the bank"' in await shown.offered("list_tasks")
        await shown.again()
        await shown.frame.get_by_role("group", name="Done").get_by_text("Order boxes").wait_for()
        await shown.frame.get_by_role("group", name="To do").get_by_text("Read the meters").wait_for()
