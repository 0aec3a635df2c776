"""Spinner, EmptyState, ErrorState, Toast, Tooltip, Suspense."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bascule.bridge import use_tool_call
from bascule.components import (
    Button,
    EmptyState,
    ErrorBoundary,
    ErrorState,
    Link,
    Skeleton,
    Spinner,
    Suspense,
    Text,
    Toast,
    Tooltip,
    component,
    use_state,
)
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, html, nodes, structure, wrong


def test_a_spinner_says_what_goes_on() -> None:
    assert html(Spinner()) == (
        '<span class="b-spinner" style="--s: 1.5rem" role="status"><span class="b-hidden">Loading</span></span>'
    )
    assert html(Spinner("Searching", show_label=True, size="xs")).endswith("<span>Searching</span></span>")


def test_an_empty_state_has_its_parts() -> None:
    page = nodes(EmptyState("Nothing", "words", icon=Text("i"), actions=Button("Go")))
    assert [n.text for n in page.kids[0].kids] == ["i", "Nothing", "words", "Go"]
    assert html(EmptyState("x")) == '<div class="b-empty b-stack"><p class="b-empty-title">x</p></div>'


@pytest.mark.parametrize(
    ("error", "text"),
    [("no answer", "no answer"), (ValueError("no data"), "no data"), ({"a": 1}, '{"a":1}'), (None, "")],
)
def test_an_error_state_shows_its_message(error: Any, text: str) -> None:
    page = nodes(ErrorState(error, title="Failed"))
    assert (page.text, page.kids[0].role) == (f"Failed {text}".strip(), "alert")


async def test_an_error_state_tries_again() -> None:
    tried: list[int] = []
    async with Pilot(component(lambda: ErrorState("x", on_retry=lambda: tried.append(1)))) as page:
        await page.click("Try again")
        assert tried == [1]
    busy = nodes(ErrorState("x", on_retry=print, pending=True, retry_label="Noch einmal"))
    button = next(n for n in busy.all() if n.tag == "button")
    assert (button.name, button.props["aria-busy"]) == ("Noch einmal", True)


@component
def Booking() -> Any:
    booked = use_state(False)
    return [
        Button("Book", on_click=lambda: booked.set(True)),
        Toast("Booked", open=booked.value, on_close=lambda: booked.set(False), seconds=6, color="success"),
    ]


async def test_a_toast_goes_by_itself_or_when_it_is_closed() -> None:
    async with Pilot(Booking) as page:
        assert [n.text for n in page.find_all("status")] == [""]
        await page.click("Book")
        assert [n.text for n in page.find_all("status")] == ["Booked \u00d7"]
        await page.advance(5)
        assert "Booked" in page.text
        await page.advance(2)
        assert "Booked" not in page.text
        await page.click("Book")
        await page.click("Close")
        assert "Booked" not in page.text


async def test_a_toast_stays_while_it_is_pointed_at() -> None:
    async with Pilot(Booking) as page:
        await page.click("Book")
        box = next(n for n in page.nodes.all() if "b-toast-box" in str(n.props.get("class")))
        await page._event(box, "pointerenter", None)
        await page.advance(60)
        assert "Booked" in page.text
        await page._event(box, "pointerleave", None)
        await page.advance(7)
        assert "Booked" not in page.text


async def test_a_toast_may_stay() -> None:
    async with Pilot(component(lambda: Toast("x", open=True, on_close=print, seconds=None))) as page:
        await page.advance(600)
        assert page.find("status").text == "x \u00d7"


async def test_a_tooltip_describes_what_it_is_about() -> None:
    async with Pilot(component(lambda: Tooltip(Button("Export"), text="As CSV"))) as page:
        tip = page.find("tooltip")
        button = page.find("button")
        assert (tip.text, button.props["aria-describedby"]) == ("As CSV", tip.props["id"])
        await page.press("Escape", "Export")
        assert "b-tip-off" in page.html
        holder = next(n for n in page.nodes.all() if "b-tip " in str(n.props.get("class")))
        await page._event(holder, "pointerleave", None)
        assert "b-tip-off" not in page.html
        await page.press("a", "Export")
        assert "b-tip-off" not in page.html
    async with Pilot(component(lambda: Tooltip(Link("x", href="https://x.org"), text="As CSV"))) as page:
        assert page.find("tooltip").text == "As CSV"


async def test_suspense_waits_shows_and_loads_again_when_its_dependencies_change() -> None:
    asked: list[str] = []

    @component
    def Page() -> Any:
        city = use_state("Bergen")

        async def load() -> str:
            asked.append(city.value)
            await asyncio.sleep(0)
            return f"{city.value}!"

        return [
            Button("Oslo", on_click=lambda: city.set("Oslo")),
            Button("Same", on_click=lambda: city.set("Bergen")),
            Suspense(load, Text, deps=(city.value,), fallback=Skeleton(1, label="Wait")),
        ]

    async with Pilot(Page) as page:
        assert "Bergen!" in page.text
        await page.click("Same")
        await page.click("Oslo")
        assert "Oslo!" in page.text
        assert "Bergen!" not in page.text
        assert asked == ["Bergen", "Oslo"]


async def test_suspense_says_that_it_is_busy_and_what_went_wrong() -> None:
    held = asyncio.Event()
    tries: list[int] = []

    async def load() -> str:
        tries.append(1)
        await held.wait()
        if len(tries) == 1:
            raise ValueError("no answer")
        return "there"

    async with Pilot(component(lambda: Suspense(load, Text, fallback=Text("wait")))) as page:
        assert '<div class="b-suspense" aria-busy="true"><p class="b-text">wait' in page.html
        held.set()
        await page.settled()
        assert (page.find("alert").text, "aria-busy" in page.html) == (
            "That did not work no answer Try again",
            False,
        )
        await page.click("Try again")
        assert page.text == "there"


async def test_suspense_leaves_its_error_to_a_boundary_that_may_try_again() -> None:
    tries: list[int] = []

    async def load() -> str:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("no answer")
        return "there"

    def caught(error: Any, retry: Any) -> Any:
        return [Text("caught " + error["message"]), Button("Again", on_click=retry)]

    async with Pilot(
        component(lambda: ErrorBoundary(Suspense(load, Text, error=False), fallback=caught))
    ) as page:
        assert page.text.startswith("caught no answer")
        await page.click("Again")
        assert page.text == "there"


async def test_suspense_in_suspense_begins_when_the_outer_one_has_its_value() -> None:
    asked: list[str] = []

    def load(name: str) -> Any:
        async def wait() -> str:
            asked.append(name)
            await asyncio.sleep(0)
            return name

        return wait

    def inner(outside: str) -> Any:
        return [Text(outside), Suspense(load("in " + outside), Text, fallback=Text("wait inside"))]

    async with Pilot(component(lambda: Suspense(load("out"), inner, fallback=Text("wait")))) as page:
        assert asked == ["out", "in out"]
        assert page.text == "out in out"


async def test_suspense_cancels_what_is_on_its_way_when_it_goes_or_asks_anew() -> None:
    ended: list[str] = []

    @component
    def Page() -> Any:
        city = use_state("Bergen")

        async def load() -> str:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                ended.append(city.value)
                raise
            return ""

        return [
            Button("Oslo", on_click=lambda: city.set("Oslo")),
            Button("Nowhere", on_click=lambda: city.set("")),
            city.value and Suspense(load, Text, deps=(city.value,)),
        ]

    async with Pilot(Page) as page:
        await page.click("Oslo")
        assert len(ended) == 1
        await page.click("Nowhere")
        assert len(ended) == 2
        assert page.logs == []


async def test_suspense_takes_a_call_that_is_under_way() -> None:
    @component
    def Page() -> Any:
        find = use_tool_call("find")
        call = use_state(None)
        return [
            Button("Find", on_click=lambda: call.set(find(name="x"))),
            call.value and Suspense(call.value, lambda result: Text(result.output["name"]), error=failed),
        ]

    def failed(error: Any, _retry: Any) -> Any:
        return Text("failed: " + type(error).__name__)

    async with Pilot(Page) as page:
        await page.click("Find")
        assert page.find("status").text == "Loading"
        await page.answer("find", {"name": "Ada"})
        assert page.text.endswith("Ada")
        await page.click("Find")
        await page.refuse("find", "no such tool")
        assert page.text.endswith("failed: HostError")


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Spinner(""), "Spinner: a label is missing"),
        (lambda: Spinner(size="xl"), "Spinner: size must be one of"),
        (lambda: EmptyState(""), "EmptyState: a title is missing"),
        (lambda: ErrorState("x", on_retry=wrong(3)), "ErrorState: on_retry must be a function"),
        (lambda: ErrorState("x", pending=wrong(3)), "ErrorState: pending must be True or False"),
        (lambda: Toast("x"), "Toast: on_close is missing"),
        (lambda: Toast("x", on_close=wrong(3)), "Toast: on_close must be a function"),
        (lambda: Toast("x", on_close=print, seconds=0), "Toast: seconds must be above 0"),
        (lambda: Toast("x", on_close=print, seconds=wrong("6")), "Toast: seconds must be a number"),
        (lambda: Toast("x", on_close=print, color="red"), "Toast: color must be one of"),
        (lambda: Tooltip(Button("x")), "Tooltip: a text is missing"),
        (lambda: Tooltip("x", text="y"), "Tooltip: it needs one element or component, not 'x'"),
        (lambda: Suspense(3, Text), "Suspense: pending must be an async function or a call, not 3"),
        (lambda: Suspense(print, wrong(3)), "Suspense: show must be a function of the value"),
        (lambda: Suspense(print, Text, deps="ab"), r"Suspense: deps must be a tuple such as \(city,\)"),
        (lambda: Suspense(print, Text, error=wrong(3)), "Suspense: error must be a function"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


def everything(text: str) -> list[Any]:
    return [
        Spinner(text, show_label=True),
        EmptyState(text, text, icon=text, actions=text),
        ErrorState(text, title=text, on_retry=print, retry_label=text),
        ErrorState(ValueError(text)),
    ]


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    for node, plain in zip(everything(text), everything("x"), strict=True):
        assert structure(node) == structure(plain)
    shown = [
        Toast(text, open=True, on_close=print, action=text, close_label=text),
        Tooltip(Text(text), text=text),
    ]
    async with Pilot(component(lambda: shown)) as page:
        assert {n.tag for n in page.nodes.all()} <= {"", "body", "div", "span", "p", "button"}
