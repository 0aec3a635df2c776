"""Controlled and uncontrolled inputs, as in React."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.components.page.toolkit import Toolkit

# Python in place: renders `tree(value)` after each event of handler 1, with `change(value)` as the new state.
FOLLOW = """([tree, change, frame]) => {
  const make = eval(tree), next = eval(change);
  window.state = window.state ?? "";
  const render = () => BasculePort.update(JSON.stringify([[1, make(window.state)]]));
  window.onTold = m => {
    if (m[0] === "event" && m[1][1] === 1) {
      window.state = next(m[1][2]);
      if (frame) BasculePort.call('[0, "frame", {}]'); else render();
    }
    if (m[0] === "frame") render();
  };
  render();
}"""
INPUT = "v => ['input', {value: v, on: {input: 1}}]"


async def test_an_input_without_a_value_is_its_users(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["input", {"defaultValue": "start", "class": "a", "on": {"input": 1}}]])
    assert await toolkit.page.input_value("input") == "start"
    await toolkit.page.fill("input", "typed")
    await toolkit.show([1, ["input", {"defaultValue": "other", "class": "b", "on": {"input": 1}}]])
    assert await toolkit.page.input_value("input") == "typed"


async def test_a_value_that_python_does_not_change_comes_back(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["input", {"value": "fixed", "on": {"input": 1}}]])
    await toolkit.page.press("input", "End")
    await toolkit.page.locator("input").press_sequentially("x")
    assert await toolkit.events() == [[1, 1, "fixedx"]]
    assert await toolkit.page.input_value("input") == "fixed"


async def test_a_value_nobody_hears_of_stays_until_its_prop_changes(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["input", {"value": "a"}]])
    await toolkit.page.fill("input", "typed")
    await toolkit.show([1, ["input", {"value": "a", "class": "again"}]])
    assert await toolkit.page.input_value("input") == "typed"
    await toolkit.show([1, ["input", {"value": "b"}]])
    assert await toolkit.page.input_value("input") == "b"


async def test_python_follows_at_once_or_a_frame_later(toolkit: Toolkit) -> None:
    await toolkit.open()
    for frame in (False, True):
        await toolkit.page.evaluate(FOLLOW, [INPUT, "v => v", frame])
        await toolkit.page.locator("input").press_sequentially("abc")
        await toolkit.page.evaluate("new Promise(done => setTimeout(done, 150))")
    assert await toolkit.page.input_value("input") == "abcabc"


async def test_the_caret_stays_where_it_was_when_python_rewrites(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate(
        FOLLOW, [INPUT, "v => v.toUpperCase().replace(/(?<=.)(?=(...)+$)/g, ' ').slice(0, 20)", False]
    )
    await toolkit.page.locator("input").press_sequentially("ab")
    await toolkit.page.press("input", "ArrowLeft")
    await toolkit.page.locator("input").press_sequentially("cd")
    caret = "[document.querySelector('input').value, document.querySelector('input').selectionStart]"
    assert await toolkit.page.evaluate(caret) == ["A CDB", 4]


async def test_a_number_being_typed_is_left_alone(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate(
        FOLLOW, ["v => ['input', {type: 'number', step: 'any', value: v, on: {input: 1}}]", "v => v", False]
    )
    await toolkit.page.locator("input").press_sequentially("-1.50")
    assert await toolkit.page.input_value("input") == "-1.50"
    assert await toolkit.page.evaluate("state") == -1.5


async def test_checkboxes_and_radios_are_put_back(toolkit: Toolkit) -> None:
    await toolkit.open()
    radios = [
        ["input", {"type": "radio", "name": "r", "id": c, "checked": c == "a", "on": {"change": 2}}]
        for c in "ab"
    ]
    await toolkit.show(
        [
            1,
            [
                "div",
                None,
                ["input", {"type": "checkbox", "id": "c", "checked": False, "on": {"change": 1}}],
                *radios,
            ],
        ]
    )
    for selector in ("#c", "#b"):
        await toolkit.page.click(selector)
    assert await toolkit.events() == [[1, 1, True], [1, 2, "on"]]
    assert await toolkit.page.evaluate("['c', 'a', 'b'].map(id => document.getElementById(id).checked)") == [
        False,
        True,
        False,
    ]


async def test_selects_are_put_back_and_follow_their_options(toolkit: Toolkit) -> None:
    await toolkit.open()
    one, two = [["option", {"value": c}, c] for c in "ab"], [["option", {"value": c}, c] for c in "abc"]
    await toolkit.show([1, ["select", {"value": "b", "on": {"change": 1}}, *one]])
    await toolkit.page.select_option("select", "a")
    assert await toolkit.page.input_value("select") == "b"
    await toolkit.show([1, ["select", {"value": "c", "on": {"change": 1}}, *two]])
    assert await toolkit.page.input_value("select") == "c"
    await toolkit.show([1, ["select", {"multiple": True, "value": ["a", "c"]}, *two]])
    chosen = "[...document.querySelector('select').selectedOptions].map(o => o.value)"
    assert await toolkit.page.evaluate(chosen) == ["a", "c"]


async def test_input_methods_are_left_to_compose(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate(FOLLOW, [INPUT, "v => v.toUpperCase()", False])
    await toolkit.page.focus("input")
    client = await toolkit.page.context.new_cdp_session(toolkit.page)
    for text in ("n", "ni", "nih"):
        await client.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        )
        assert await toolkit.page.input_value("input") == text
    assert [value for _, _, value in await toolkit.events()] == ["n", "ni", "nih"]
    await client.send("Input.insertText", {"text": "nihao"})
    assert await toolkit.page.input_value("input") == "NIHAO"


async def test_details_and_dialogs_open_and_close(toolkit: Toolkit) -> None:
    await toolkit.open()
    opened = "[...document.querySelectorAll('details,dialog')].map(n => [n.open, n.matches(':modal')])"
    for wanted in (True, False, True):
        await toolkit.show(
            [
                1,
                [
                    "",
                    None,
                    ["details", {"open": wanted}],
                    ["dialog", {"open": wanted, "on": {"close": 1}}, "d"],
                ],
            ]
        )
        assert await toolkit.page.evaluate(opened) == [[wanted, False], [wanted, wanted]]
    await toolkit.page.keyboard.press("Escape")
    await toolkit.page.wait_for_function("() => told.some(m => m[0] === 'event')")
    assert (await toolkit.events())[-1] == [1, 1, None]
    await toolkit.show(
        [1, ["", None, ["details", None], ["dialog", {"open": False, "on": {"close": 1}}, "d"]]]
    )
    assert await toolkit.page.evaluate(opened) == [[False, False], [False, False]]


@pytest.mark.parametrize("inside", [False, True])
async def test_a_dialog_that_goes_while_it_is_open_gives_the_focus_back(
    toolkit: Toolkit, inside: bool
) -> None:
    await toolkit.open()
    opener = ["button", {"id": "opener"}, "open"]
    dialog: list[Any] = ["dialog", {"open": True}, ["button", None, "in it"]]
    await toolkit.show([1, ["", None, opener, None]])
    await toolkit.page.focus("#opener")
    await toolkit.show([1, ["", None, opener, ["div", None, "a", dialog] if inside else dialog]])
    assert await toolkit.page.evaluate("document.activeElement.textContent") == "in it"
    await toolkit.show([1, ["", None, opener, None]])
    assert await toolkit.page.evaluate("document.activeElement.id") == "opener"
    assert await toolkit.page.locator("dialog").count() == 0


async def test_the_caret_stays_where_only_the_text_behind_it_is_cut(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.page.evaluate(FOLLOW, [INPUT, "v => v.slice(0, 5)", False])
    await toolkit.page.type("input", "abc")
    await toolkit.page.keyboard.press("Home")
    for key in "xyz":
        await toolkit.page.keyboard.press(key)
    assert await toolkit.page.input_value("input") == "xyzab"
    assert await toolkit.page.evaluate("document.activeElement.selectionStart") == 3
