"""Delegated events, heard in a real browser from real input."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.components.page.toolkit import Toolkit


async def test_handlers_are_called_from_the_target_outwards(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [
            1,
            [
                "div",
                {"on": {"click": 1}},
                ["p", {"on": {"click": 2}}, ["#", 2]],
                ["b", {"on": {"click": 9}}, "b"],
            ],
        ],
        [2, ["", None, ["button", {"on": {"click": 3}}, ["i", None, "press"]]]],
    )
    await toolkit.page.click("i")
    assert await toolkit.events() == [[2, 3, None], [1, 2, None], [1, 1, None]]


async def test_a_handler_that_stops_its_event_is_the_last_that_hears_it(toolkit: Toolkit) -> None:
    await toolkit.open()
    inner = ["p", {"on": {"click": -3}}, ["button", {"on": {"click": 3, "keydown": 4}}, "press"]]
    await toolkit.show([1, ["div", {"on": {"click": 0, "keydown": 1}}, inner]])
    await toolkit.page.click("button")
    assert await toolkit.events() == [[1, 3, None], [1, 2, None]]
    await toolkit.page.press("button", "x")
    assert await toolkit.events() == [[1, 4, "x"], [1, 1, "x"]]
    await toolkit.show([1, ["div", {"on": {"click": 0}}, ["button", {"on": {"click": -1}}, "press"]]])
    await toolkit.page.click("button")
    assert await toolkit.events() == [[1, 0, None]]


async def test_events_that_do_not_bubble(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [
            1,
            [
                "div",
                {"on": {"focus": 1, "blur": 2, "toggle": 3, "mouseenter": 4}},
                ["input", {"on": {"focus": 5, "blur": 6}}],
                ["details", {"on": {"toggle": 7}}, ["summary", None, "s"], "d"],
                ["p", {"on": {"mouseenter": 8}}, "p"],
            ],
        ]
    )
    await toolkit.page.focus("input")
    assert await toolkit.events() == [[1, 5, None], [1, 1, None]]
    await toolkit.page.evaluate("document.activeElement.blur()")
    assert await toolkit.events() == [[1, 6, None], [1, 2, None]]
    await toolkit.page.evaluate("document.querySelector('details').open = true")
    await toolkit.page.wait_for_function("() => told.length > 0")
    assert await toolkit.events() == [[1, 7, None]]
    await toolkit.page.hover("p")
    assert [1, 8, None] in await toolkit.events()


async def test_handlers_follow_the_tree(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["button", {"on": {"click": 1}}, "b"]])
    await toolkit.show([1, ["button", {"on": {"click": 2, "keydown": 3}}, "b"]])
    await toolkit.page.press("button", "a")
    await toolkit.page.click("button")
    assert await toolkit.events() == [[1, 3, "a"], [1, 2, None]]
    await toolkit.show([1, ["button", None, "b"]])
    await toolkit.page.click("button")
    assert await toolkit.events() == []


async def test_an_instance_that_is_gone_hears_nothing(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["div", None, ["#", 2]]], [2, ["button", {"on": {"click": 1}}, "b"]])
    await toolkit.page.evaluate("window.was = document.querySelector('button')")
    await toolkit.page.evaluate(
        """() => { window.onTold = m => { if (m[0] === "event") BasculePort.update('[[1, ["div", null, null]]]'); };
        was.click(); document.querySelector("#bascule-root").append(was); was.click() }"""
    )
    assert await toolkit.events() == [[2, 1, None]]


async def test_a_second_handler_of_one_event_is_not_called_once_its_instance_is_gone(
    toolkit: Toolkit,
) -> None:
    await toolkit.open()
    await toolkit.show(
        [1, ["#", 2]], [2, ["div", {"on": {"click": 2}}, ["#", 3]]], [3, ["button", {"on": {"click": 3}}]]
    )
    answer = """{ window.onTold = m => { if (m[0] === "event") BasculePort.update('[[1, null]]'); }; }"""
    await toolkit.page.evaluate("() => " + answer)
    await toolkit.page.evaluate("document.querySelector('button').click()")
    assert await toolkit.events() == [[3, 3, None]]


async def test_disabled_controls_hear_no_click(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [
            1,
            [
                "div",
                {"on": {"click": 1}},
                ["button", {"id": "a", "disabled": True, "on": {"click": 2}}, ["i", {"id": "in"}, "press"]],
                [
                    "fieldset",
                    {"disabled": True},
                    ["button", {"id": "b", "on": {"click": 3}}, "b"],
                    ["p", None, "p"],
                ],
            ],
        ]
    )
    for selector in ("#a", "#in", "#b"):
        await toolkit.page.dispatch_event(selector, "click", {"bubbles": True, "composed": True})
        await toolkit.page.click(selector, force=True)
    assert await toolkit.events() == []
    await toolkit.page.click("p")
    assert await toolkit.events() == [[1, 1, None]]


async def test_a_link_with_a_handler_does_not_navigate(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["a", {"href": "#there", "on": {"click": 1}}, "a"]])
    await toolkit.page.click("a")
    assert await toolkit.events() == [[1, 1, None]]
    assert "#there" not in toolkit.page.url


async def test_keys_that_are_asked_for_are_kept_from_the_browser(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [1, ["div", {"on": {"keydown": 1}}, ["input", {"data-keys": "ArrowUp Space", "on": {"keydown": 2}}]]]
    )
    for key in ("a", " ", "ArrowUp"):
        await toolkit.page.press("input", key)
    assert await toolkit.page.input_value("input") == "a"
    assert await toolkit.events() == [
        [1, 1, "a"],
        [1, 2, " "],
        [1, 1, " "],
        [1, 2, "ArrowUp"],
        [1, 1, "ArrowUp"],
    ]


async def test_forms_submit_to_their_handler_also_where_the_sandbox_forbids_forms(toolkit: Toolkit) -> None:
    await toolkit.open()
    form = [
        "form",
        {"on": {"submit": 1}},
        ["input", {"name": "a", "required": True}],
        ["button", {"name": "b", "value": "B"}, "go"],
    ]
    await toolkit.show([1, form])
    await toolkit.page.click("button")
    assert await toolkit.events() == []  # not valid
    await toolkit.page.fill("input", "x")
    await toolkit.page.click("button")
    await toolkit.page.press("input", "Enter")
    assert await toolkit.events() == [[1, 1, {"a": "x", "b": "B"}]] * 2
    assert toolkit.page.url == "about:blank"


async def test_what_the_reconciler_does_is_no_event(toolkit: Toolkit) -> None:
    await toolkit.open()
    both = [["input", {"key": "a", "on": {"focus": 1, "blur": 2}}], ["input", {"key": "b"}]]
    await toolkit.show([1, ["div", {"on": {"blur": 3}}, *both]])
    await toolkit.page.focus("input")
    await toolkit.events()
    await toolkit.show([1, ["div", {"on": {"blur": 3}}, *reversed(both)]])
    await toolkit.show([1, ["div", {"on": {"blur": 3}}]])
    assert await toolkit.events() == []


async def test_a_form_hears_which_controls_are_invalid_and_the_browser_says_nothing(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [
            1,
            [
                "form",
                {"on": {"submit": 1, "invalid": 2}},
                ["input", {"id": "a", "name": "first", "required": True}],
                ["input", {"id": "b", "name": "second"}],
                ["input", {"id": "c", "type": "email", "defaultValue": "x@"}],
                ["button", {"type": "submit"}, "Send"],
            ],
        ]
    )
    await toolkit.page.click("button")
    heard = await toolkit.events()
    assert [(event[1], event[2]["id"], event[2]["name"]) for event in heard] == [
        (2, "a", "first"),
        (2, "c", ""),
    ]
    assert all(event[2]["message"] for event in heard)
    assert await toolkit.page.evaluate("document.activeElement.tagName") == "BUTTON"
    await toolkit.page.fill("#a", "x")
    await toolkit.page.fill("#c", "x@y")
    await toolkit.page.click("button")
    assert await toolkit.events() == [[1, 1, {"first": "x", "second": ""}]]
