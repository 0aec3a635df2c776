"""Divider, Spacer, Grid, Dashboard, Tabs, Accordion, Carousel, Dialog."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import (
    Accordion,
    Button,
    Card,
    Carousel,
    Dashboard,
    Dialog,
    Divider,
    Grid,
    Metric,
    Spacer,
    Tabs,
    Text,
    component,
    use_state,
)
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, html, nodes, structure, wrong

DAYS: list[Any] = [("Day", "today"), {"label": "Week", "content": lambda: "seven"}, ("Month", "thirty")]


def test_a_divider_is_a_separator_or_holds_words() -> None:
    assert html(Divider()) == '<div class="b-divider b-note" role="separator"></div>'
    assert html(Divider("Earlier")) == '<div class="b-divider b-note">Earlier</div>'
    assert 'aria-orientation="vertical"' in html(Divider(vertical=True))


def test_spacers_and_grids_are_only_looks() -> None:
    assert html(Spacer()) == '<div class="b-spacer" aria-hidden="true"></div>'
    assert (
        html(Spacer("lg"))
        == '<div class="b-spacer" style="flex: none; width: 2rem; height: 2rem" aria-hidden="true"></div>'
    )
    assert html(Grid("a", columns=3, min_width=140, gap="none", style={"color": "red"})) == (
        '<div style="--n: 3; --w: 140px; --g: 0rem; color: red" class="b-grid">a</div>'
    )


def test_a_dashboard_has_its_parts_in_order() -> None:
    node = Dashboard(
        Card("p"), title="t", subtitle="s", actions=Button("a"), metrics=[Metric(1, label="m")], level=3
    )
    page = nodes(node)
    assert page.text == "t s a m 1 p"
    assert [n.tag for n in page.all() if n.role == "heading"] == ["h3"]
    assert html(Dashboard()) == '<section class="b-dashboard b-stack"></section>'


async def test_tabs_show_the_one_that_is_chosen() -> None:
    heard: list[Any] = []
    async with Pilot(component(lambda: Tabs(DAYS, label="Period", on_change=heard.append))) as page:
        assert page.find("tablist").name == "Period"
        assert [tab.props["aria-selected"] for tab in page.find_all("tab")] == [True, False, False]
        panel = page.find("tabpanel")
        first = page.find("tab")
        assert (panel.text, panel.props["aria-labelledby"]) == ("today", first.props["id"])
        assert first.props["aria-controls"] == panel.props["id"]
        await page.click("Week", role="tab")
        assert (page.find("tabpanel").text, heard) == ("seven", ["Week"])
        assert [tab.props["tabindex"] for tab in page.find_all("tab")] == [-1, 0, -1]
        await page.click("Week", role="tab")
        assert heard == ["Week"]


@pytest.mark.parametrize(
    ("keys", "shown", "rtl"),
    [
        (["ArrowRight"], "Week", False),
        (["ArrowLeft"], "Month", False),
        (["ArrowRight", "ArrowRight", "ArrowRight"], "Day", False),
        (["End"], "Month", False),
        (["End", "Home"], "Day", False),
        (["ArrowLeft"], "Week", True),
    ],
)
async def test_arrow_keys_choose_and_take_the_focus(keys: list[str], shown: str, rtl: bool) -> None:
    async with Pilot(component(lambda: Tabs(DAYS, dir="rtl" if rtl else "ltr"))) as page:
        for key in keys:
            chosen = next(tab for tab in page.find_all("tab") if tab.props["aria-selected"])
            await page.press(key, chosen.name, role="tab")
        assert [t.name for t in page.find_all("tab") if t.props["aria-selected"]] == [shown]
        params = [call for call in page.calls if call[0] == "focus"][-1][1]
        at = ["Day", "Week", "Month"].index(shown)
        assert params["selector"] == f'[data-tab="{at}"]'


async def test_arrow_keys_pass_over_disabled_tabs() -> None:
    tabs = [("a", "1"), {"label": "b", "disabled": True}, ("c", "3")]
    async with Pilot(component(lambda: Tabs(tabs))) as page:
        await page.press("ArrowRight", "a", role="tab")
        assert page.find("tabpanel").text == "3"


async def test_controlled_tabs_are_what_their_value_says() -> None:
    heard: list[Any] = []
    async with Pilot(component(lambda: Tabs(DAYS, value="Month", on_change=heard.append))) as page:
        await page.click("Day", role="tab")
        assert (page.find("tabpanel").text, heard) == ("thirty", ["Day"])
    async with Pilot(component(lambda: Tabs(DAYS, default_value="Week"))) as page:
        assert page.find("tabpanel").text == "seven"


def test_an_accordion_is_made_of_details() -> None:
    assert html(Accordion([("a", "1"), {"title": "b", "content": "2", "open": True}], name="q")) == (
        '<div class="b-accordion b-ruled"><details name="q"><summary class="b-press">a</summary>'
        '<div class="b-accordion-content">1</div></details><details name="q" open><summary class="b-press">b</summary>'
        '<div class="b-accordion-content">2</div></details></div>'
    )


def test_a_carousel_is_a_list_that_takes_the_focus() -> None:
    page = nodes(Carousel([Card("a", key="k"), None, "b"], label="Places", width=200))
    assert (page.kids[0].role, page.kids[0].name, page.kids[0].props["tabindex"]) == ("list", "Places", 0)
    assert [(n.text, n.props.get("key")) for n in page.all() if n.tag == "li"] == [("a", "k"), ("b", None)]


async def test_a_dialog_is_open_while_it_is_told_to_be() -> None:
    @component
    def Page() -> Any:
        asking = use_state(False)
        return [
            Button("Ask", on_click=lambda: asking.set(True)),
            Dialog(
                Text("Sure?"),
                title="Delete?",
                open=asking.value,
                on_close=lambda: asking.set(False),
                close_label="No",
            ),
        ]

    async with Pilot(Page) as page:
        assert page.text == "Ask"
        await page.click("Ask")
        dialog = page.find("dialog")
        assert (dialog.name, dialog.props["open"], sorted(dialog.props["on"])) == ("Delete?", True, ["close"])
        assert "Sure?" in dialog.text
        await page.click("No")
        dialog = page.find("dialog")
        assert (dialog.props["open"], "on" in dialog.props, page.text) == (False, False, "Ask")


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Divider("x", vertical=True), "Divider: a vertical one holds no words"),
        (lambda: Spacer("huge"), "Spacer: size must be one of"),
        (lambda: Grid(columns=0), "Grid: columns must be a whole number from 1 to 24"),
        (lambda: Grid(min_width=wrong("9rem")), "Grid: min_width must be a whole number"),
        (lambda: Grid(gap="huge"), "Grid: gap must be one of none"),
        (lambda: Dashboard(level=7), "Dashboard: level must be a whole number from 1 to 6"),
        (lambda: Tabs([]), "Tabs: a tab is missing"),
        (lambda: Tabs("ab"), "Tabs: tabs must be a list"),
        (lambda: Tabs(["ab"]), 'Tabs: an item is a dict with "label"'),
        (
            lambda: Tabs([("a", 1), ("a", 2)]),
            "Tabs: every tab has a value of its own, text or a number, not 'a'",
        ),
        (lambda: Tabs(DAYS, value="Year"), "Tabs: value must be one of Day, Week, Month, not 'Year'"),
        (lambda: Tabs(DAYS, default_value="Year"), "Tabs: default_value must be one of"),
        (lambda: Tabs([{"label": "a", "icon": 1}]), "Tabs: an item has no 'icon'"),
        (lambda: Tabs(DAYS, on_change=wrong(1)), "Tabs: on_change must be a function"),
        (lambda: Accordion([("a", 1, 2)]), 'Accordion: an item is a dict with "title"'),
        (lambda: Accordion([{"title": "a", "open": 1}]), "Accordion: open must be True or False"),
        (Carousel, "Carousel: a label is missing"),
        (lambda: Carousel(label="x", width=3), "Carousel: width must be a whole number from 40"),
        (lambda: Dialog(on_close=print), "Dialog: a title is missing"),
        (lambda: Dialog(title="x"), "Dialog: on_close is missing"),
        (lambda: Dialog(title="x", on_close=wrong(3)), "Dialog: on_close must be a function"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


def everything(text: str) -> list[Any]:
    return [
        Divider(text),
        Grid(text, id=text),
        Dashboard(text, title=text, subtitle=text, actions=text, metrics=text),
        Accordion([(text, text)], name=text),
        Carousel([text], label=text),
        Dialog(text, title=text, open=True, on_close=print, actions=text, close_label=text),
    ]


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    for node, plain in zip(everything(text), everything("x"), strict=True):
        assert structure(node) == structure(plain)


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_in_tabs_is_text(text: str) -> None:
    async with Pilot(component(lambda: Tabs([(text, text)], label=text))) as page:
        assert [node.tag for node in page.nodes.all() if node.tag] == ["body", "div", "div", "button", "div"]
