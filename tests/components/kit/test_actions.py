"""ButtonGroup, IconButton, ToolButton, CopyButton, ExpandButton."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import (
    Button,
    ButtonGroup,
    CopyButton,
    ExpandButton,
    Icon,
    IconButton,
    ToolButton,
    component,
)
from bascule.host.pilot import NotFoundError, Pilot
from tests.components.kit.looks import HOSTILE, html, nodes


def test_a_group_is_named() -> None:
    group = nodes(ButtonGroup(Button("a"), Button("b"), label="Day")).kids[0]
    assert (group.role, group.props["aria-label"]) == ("group", "Day")
    assert len(group.kids) == 2
    assert nodes(ButtonGroup(Button("a"), aria_labelledby="x")).kids[0].props["aria-labelledby"] == "x"


def test_an_icon_button_is_named_and_its_icon_is_not() -> None:
    node = IconButton(Icon("x"), "Close", on_click=print, color="danger", size="sm", class_="mine")
    button = nodes(node).kids[0]
    assert (button.tag, button.name, button.props["title"]) == ("button", "Close", "Close")
    assert button.props["class"] == "b-button b-ghost b-c-danger b-button-sm b-icon-button mine"
    assert button.kids[0].props == {"aria-hidden": True}
    assert "b-busy" in html(IconButton("x", "Close", pending=True))


async def test_a_tool_button_hands_over_the_output() -> None:
    got: list[Any] = []
    button = ToolButton("Ask", tool="echo", arguments={"a": 1}, on_result=got.append, data_x="1")
    async with Pilot(component(lambda: button), tools={"echo": lambda a: {"a": a + 1}}) as page:
        await page.click("Ask")
        await page.settled()
        assert page.called("echo") == [{"a": 1}]
        assert page.nodes.kids[0].props["data-x"] == "1"
    assert got == [{"a": 2}]


async def test_it_is_pending_until_the_answer() -> None:
    async with Pilot(component(lambda: ToolButton("Ask", tool="echo"))) as page:
        await page.click("Ask")
        assert page.find("button").props["aria-busy"] is True
        with pytest.raises(NotFoundError, match="is disabled"):
            await page.click("Ask")
        assert page.called("echo") == [{}]
        await page.answer("echo", {})
        assert "aria-busy" not in page.find("button").props


@pytest.mark.parametrize("handled", [False, True])
@pytest.mark.parametrize("failed", ["the call", "the tool"])
async def test_failures_are_said_or_handed_over(handled: bool, failed: str) -> None:
    got: list[Any] = []
    props: dict[str, Any] = {"on_error": got.append} if handled else {}
    async with Pilot(component(lambda: ToolButton("Ask", tool="echo", **props))) as page:
        await page.click("Ask")
        if failed == "the call":
            await page.refuse("echo", "sold out")
        else:
            await page.answer("echo", {"isError": True, "content": [{"type": "text", "text": "sold out"}]})
        await page.settled()
        told = [node.text for node in page.find_all("alert")]
        if handled:
            assert told == []
            assert "sold out" in str(got[0])
        else:
            assert "sold out" in told[0]
            await page.click("Ask")
            assert page.find_all("alert") == []


async def test_handlers_may_be_async() -> None:
    got: list[Any] = []

    async def later(output: Any) -> None:
        got.append(output)

    button = ToolButton("Ask", tool="echo", on_result=later)
    async with Pilot(component(lambda: button), tools={"echo": 7}) as page:
        await page.click("Ask")
        await page.settled()
    assert got == [7]


async def test_where_the_host_calls_no_tools_the_button_is_disabled() -> None:
    async with Pilot(component(lambda: ToolButton("Ask", tool="echo"))) as page:
        await page.available(callTool=False)
        assert page.find("button").disabled
        await page.available(callTool=True)
        assert not page.find("button").disabled


async def test_copying_is_said_for_two_seconds() -> None:
    got: list[Any] = []
    button = CopyButton("text", on_copy=lambda: got.append(1))
    async with Pilot(component(lambda: button)) as page:
        assert page.find("status").text == ""
        await page.click("Copy")
        await page.settled()
        assert ("copy", {"text": "text"}) in page.calls
        assert (page.find("button").name, page.find("status").text) == ("Copied", "Copied")
        await page.advance(2.1)
        assert (page.find("button").name, page.find("status").text) == ("Copy", "")
    assert got == [1]


async def test_what_could_not_be_copied_is_said() -> None:
    got: list[Any] = []
    button = CopyButton("text", label="Take", failed="No way", on_copy=lambda: got.append(1))
    async with Pilot(component(lambda: button)) as page:
        page.page.later = lambda number, _value: page.page.settle(number, False)  # type: ignore[assignment,method-assign]
        await page.click("Take")
        await page.settled()
        assert page.find("button").name == "No way"
    assert got == []


async def test_expanding_and_going_back() -> None:
    async with Pilot(component(lambda: ExpandButton("All", back="Less"))) as page:
        assert page.find_all("button") == []
        await page.available(displayModes=["inline", "fullscreen"])
        await page.click("All")
        await page.context(displayMode="fullscreen")
        await page.click("Less")
        asked = [params for method, params in page.calls if method == "requestDisplayMode"]
        assert asked == [{"mode": "fullscreen"}, {"mode": "inline"}]


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: ButtonGroup(Button("a")), "ButtonGroup: a label is missing"),
        (lambda: ButtonGroup(label=3), "ButtonGroup: label must be text"),  # type: ignore[arg-type]
        (lambda: IconButton("x"), "IconButton: a label is missing"),
        (lambda: IconButton(None, "x"), "IconButton: an icon is missing"),
        (lambda: IconButton("x", "x", color="red"), "IconButton: color must be one of"),
        (lambda: IconButton("x", "x", wide=True), "IconButton: there is no prop wide"),
        (lambda: IconButton("x", "x", on_click=1), "IconButton: on_click must be a function"),  # type: ignore[arg-type]
        (lambda: ToolButton("x", tool=""), "ToolButton: tool must be the name of a tool"),
        (lambda: ToolButton(tool="x"), "ToolButton: a label is missing"),
        (lambda: ToolButton("x", tool="x", arguments=[1]), "ToolButton: arguments must be a dict"),  # type: ignore[arg-type]
        (lambda: ToolButton("x", tool="x", on_result=1), "ToolButton: on_result must be a function"),  # type: ignore[arg-type]
        (lambda: ToolButton("x", tool="x", variant="flat"), "ToolButton: variant must be one of"),
        (lambda: CopyButton(3), "CopyButton: value must be text"),  # type: ignore[arg-type]
        (lambda: CopyButton("x", label=""), "CopyButton: a label is missing"),
        (lambda: CopyButton("x", size="xl"), "CopyButton: size must be one of"),
        (lambda: ExpandButton(""), "ExpandButton: a label is missing"),
        (lambda: ExpandButton(mode="inline"), "ExpandButton: mode must be one of fullscreen, pip"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    @component
    def Page() -> Any:
        return [
            ButtonGroup(Button(text), label=text),
            IconButton(text, text),
            ToolButton(text, tool=text, id=text),
            CopyButton(text, label=text, class_=text),
            ExpandButton(text, data_x=text),
        ]

    async with Pilot(Page) as page:
        await page.available(displayModes=["inline", "fullscreen"])
        assert {node.tag for node in page.nodes.all()} <= {"", "body", "div", "button", "span", "svg", "path"}
        assert "<script" not in page.html
        assert len(page.find_all("button")) == 5
