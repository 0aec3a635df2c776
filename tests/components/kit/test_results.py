"""ResultView, ToolInputView, HostInfo."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.bridge import use_tool_call, use_tool_input
from bascule.components import Button, HostInfo, ResultView, ToolInputView, component
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, nodes, wrong

PIXEL = "iVBORw0KGgo="


def shown(node: Any) -> str:
    return " ".join(nodes(node).text.split())


def tags(node: Any) -> set[str]:
    return {n.tag for n in nodes(node).all()}


@pytest.mark.parametrize(
    ("value", "text", "tag"),
    [
        ({"place": "Bergen", "high": 12}, "Place Bergen High 12", "dl"),
        ([{"a": 1}, {"a": 2, "b": 3}], "A B 1 2 3", "table"),
        ({"result": [{"a": 1}]}, "A 1", "table"),
        ({"result": {"rows": [{"a": 1}]}}, "A 1", "table"),
        (["a", 2, None], "a 2 \u2013", "ul"),
        ("two\nlines", "two lines", "p"),
        (3.5, "3.5", "p"),
        (True, "Yes", "p"),
        ({"result": 3}, "Result 3", "dl"),
        ([1, [2]], "[ 2 ] 0: 1 1: [ 1 ] 0: 2", "details"),
        (
            {"a": 1, "b": {"c": 2}, "d": [{"e": 3}], "f": {"g": [4]}},
            "A 1 B C 2 D E 3 F { 1 } g: [ 1 ] 0: 4",
            "h3",
        ),
        (None, "Nothing to show", "p"),
        ([], "Nothing to show", "p"),
        ({}, "Nothing to show", "p"),
    ],
)
def test_data_is_shown_as_its_kind_asks(value: Any, text: str, tag: str) -> None:
    node = ResultView(value)
    assert shown(node) == text
    assert tag in tags(node)


def test_long_results_say_what_is_left_out() -> None:
    assert shown(ResultView([{"n": n} for n in range(250)])).endswith("199 \u2026 50 more")
    assert shown(ResultView([str(n) for n in range(250)])).endswith("199 \u2026 50 more")
    wide = {f"c{at:02}": at for at in range(20)}
    assert len([n for n in nodes(ResultView([wide])).all() if n.tag == "th"]) == 8


async def test_it_follows_the_widgets_own_result() -> None:
    async with Pilot(component(ResultView)) as page:
        assert page.find("status").text == "Loading"
        await page.partial_input({"a": 1})
        assert page.find("status").text == "Loading"
        await page.result({"place": "Bergen"})
        assert page.text == "Place Bergen"
        await page.result({"content": [{"type": "text", "text": "no such place"}], "isError": True})
        assert page.find("alert").text == "That did not work no such place"
        await page.cancelled("The user stopped it")
        assert page.find("alert").text == "The user stopped it"


async def test_it_shows_what_a_call_of_the_widget_answered() -> None:
    @component
    def Page() -> Any:
        find = use_tool_call("find")
        return [Button("Find", on_click=find), find.result and ResultView(find.result)]

    async with Pilot(Page) as page:
        await page.click("Find")
        await page.answer("find", {"name": "Ada"})
        assert page.text == "Find Name Ada"


CONTENT = [
    {"type": "text", "text": "words"},
    {"type": "image", "data": PIXEL, "mimeType": "image/png"},
    {"type": "audio", "data": "AAAA", "mimeType": "audio/mpeg"},
    {
        "type": "resource_link",
        "uri": "https://x.org/a",
        "name": "a",
        "title": "The file",
        "description": "of x",
    },
    {"type": "resource_link", "uri": "file:///a", "name": "local"},
    {"type": "resource", "resource": {"uri": "x://y", "text": "inside"}},
    {"type": "resource", "resource": {"uri": "x://z", "blob": "AAAA"}},
    {"type": "new", "value": 1},
    "no block",
]


async def test_content_blocks_are_shown_by_their_type() -> None:
    async with Pilot(component(ResultView)) as page:
        await page.result({"content": CONTENT})
        for text in (
            "words",
            "The file",
            "of x",
            "local",
            "file:///a",
            "inside",
            "x://y",
            "x://z",
            '"new"',
            '"no block"',
        ):
            assert text in page.text
        assert f'src="data:image/png;base64,{PIXEL}"' in page.html
        assert 'src="data:audio/mpeg;base64,AAAA"' in page.html
        assert [link.props["href"] for link in page.find_all("link")] == ["https://x.org/a"]


async def test_what_stands_beside_the_data_is_shown_too() -> None:
    async with Pilot(component(ResultView)) as page:
        await page.result({"structuredContent": {"a": 1}, "content": CONTENT[:2]})
        assert page.text.split()[:2] == ["A", "1"]
        assert "words" not in page.text
        assert "<img" in page.html


async def test_the_input_is_followed_as_it_comes() -> None:
    async with Pilot(component(lambda: ToolInputView(fields=["city", "days"]))) as page:
        assert page.find("status").text == "Receiving"
        assert 'aria-busy="true"' in page.html
        await page.partial_input({"city": "Ber"})
        assert page.text == "City Ber Receiving"
        assert 'aria-busy="true"' in page.html
        await page.input({"city": "Bergen", "days": 5})
        assert page.text == "City Bergen Days 5"
        assert "aria-busy" not in page.html


async def test_the_input_may_be_given() -> None:
    assert shown(ToolInputView({"a": [1], "b": None})) == "A [1] B \u2013"
    async with Pilot(component(lambda: ToolInputView(use_tool_input(), label="Wait"))) as page:
        assert page.find("status").text == "Wait"


async def test_the_host_is_described() -> None:
    async with Pilot(component(lambda: HostInfo(open=True, title="About"))) as page:
        await page.host(hostInfo={"name": "Test host", "version": "2"}, adapter="ext-apps")
        await page.context(theme="dark", locale="nb-NO")
        text = page.text
        for said in ("About", "Test host 2", "ext-apps", "dark", "nb-NO", "call_tool"):
            assert said in text
        await page.host(hostInfo="nonsense", context={})
        assert "Test host" not in page.text


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: ToolInputView("x"), "ToolInputView: arguments must be a dict, not 'x'"),
        (lambda: ToolInputView({}, fields=[3]), "DetailList: an item is a dict with"),
        (lambda: ToolInputView({}, label=wrong(3)), "ToolInputView: label must be text"),
        (lambda: HostInfo(open=wrong(1)), "HostInfo: open must be True or False"),
        (lambda: HostInfo(title=wrong(1)), "HostInfo: title must be text"),
        (lambda: ResultView(1, titel="x"), "ResultView: there is no prop titel; allowed are key"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    blocks = [
        {"type": "text", "text": text},
        {"type": "image", "data": text, "mimeType": text},
        {"type": "resource_link", "uri": text, "name": text, "title": text},
        {"type": "resource", "resource": {"uri": text, "text": text}},
        {"type": text, text: text},
    ]
    async with Pilot(component(ResultView)) as page:
        for result in ({"content": blocks}, {text: text, "b": [{text: text}]}, [text], text):
            await page.result(result)
            assert "<script" not in page.html
            assert page.find_all("link") == []
        await page.result(
            {"content": [{"type": "resource_link", "uri": "https://x.org/" + text, "name": text}]}
        )
        assert "<script" not in page.html
