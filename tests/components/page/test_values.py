"""What handlers get."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Any

    from playwright.async_api import FilePayload

    from tests.components.page.toolkit import Toolkit

ON = {"on": {"input": 1, "change": 2}}


async def last(toolkit: Toolkit, event: int = 2) -> Any:
    told = [value for _, handler, value in await toolkit.events() if handler == event]
    return told[-1]


async def test_text_numbers_and_checks(toolkit: Toolkit) -> None:
    await toolkit.open()
    kinds = ["text", "number", "range", "checkbox", "date", "search"]
    await toolkit.show(
        [1, ["div", None, *(["input", {"type": kind, "id": kind, **ON}] for kind in kinds), ["textarea", ON]]]
    )
    page = toolkit.page
    await page.fill("#text", "é\U0001f600")
    assert await last(toolkit, 1) == "é\U0001f600"
    await page.fill("#number", "-2.5")
    assert await last(toolkit, 1) == -2.5
    await page.fill("#number", "")
    assert await last(toolkit, 1) is None
    await page.fill("#range", "30")
    assert await last(toolkit) == 30
    await page.check("#checkbox")
    assert await last(toolkit) is True
    await page.uncheck("#checkbox")
    assert await last(toolkit) is False
    await page.fill("#date", "2026-02-28")
    assert await last(toolkit) == "2026-02-28"
    await page.fill("textarea", "a\nb")
    assert await last(toolkit, 1) == "a\nb"


async def test_selects_files_and_editable_elements(toolkit: Toolkit) -> None:
    await toolkit.open()
    options = [["option", {"value": value}, value.upper()] for value in ("a", "b", "c")]
    await toolkit.show(
        [
            1,
            [
                "div",
                None,
                ["select", {"id": "one", **ON}, *options],
                ["select", {"id": "many", "multiple": True, **ON}, *options],
                ["input", {"type": "file", "multiple": True, **ON}],
                ["p", {"contenteditable": "true", **ON}, "old"],
            ],
        ]
    )
    page = toolkit.page
    await page.select_option("#one", "b")
    assert await last(toolkit) == "b"
    await page.select_option("#many", ["a", "c"])
    assert await last(toolkit) == ["a", "c"]
    await page.select_option("#many", [])
    assert await last(toolkit) == []
    file: FilePayload = {"name": "n.txt", "mimeType": "text/plain", "buffer": b"12345"}
    await page.set_input_files("[type=file]", [file])
    assert await last(toolkit) == [{"name": "n.txt", "size": 5, "type": "text/plain"}]
    await page.fill("p", "new")
    assert await last(toolkit, 1) == "new"


async def test_keys_and_drops(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [1, ["div", {"tabindex": 0, "on": {"keydown": 1, "keyup": 2, "drop": 3, "dragover": 4}}, "d"]]
    )
    await toolkit.page.press("div[tabindex]", "Escape")
    assert await toolkit.events() == [[1, 1, "Escape"], [1, 2, "Escape"]]
    await toolkit.page.evaluate(
        """() => { const dataTransfer = new DataTransfer(); dataTransfer.items.add(new File(["12"], "f"));
        for (const name of ["dragover", "drop"]) document.querySelector("[tabindex]").dispatchEvent(
          new DragEvent(name, {dataTransfer, bubbles: true, cancelable: true})) }"""
    )
    assert await toolkit.events() == [[1, 4, None], [1, 3, [{"name": "f", "size": 2, "type": ""}]]]


FIELDS: list[Any] = [
    ["input", {"name": "text", "defaultValue": "t"}],
    ["input", {"name": "number", "type": "number", "defaultValue": "4.5"}],
    ["input", {"name": "check", "type": "checkbox"}],
    ["input", {"name": "group", "type": "checkbox", "value": "a", "checked": True}],
    ["input", {"name": "group", "type": "checkbox", "value": "b"}],
    ["input", {"name": "radio", "type": "radio", "value": "a"}],
    ["input", {"name": "radio", "type": "radio", "value": "b", "checked": True}],
    ["input", {"name": "none", "type": "radio", "value": "a"}],
    ["input", {"name": "twice", "defaultValue": "1"}],
    ["input", {"name": "twice", "defaultValue": "2"}],
    [
        "select",
        {"name": "many", "multiple": True, "value": ["x"]},
        ["option", None, "x"],
        ["option", None, "y"],
    ],
    ["input", {"name": "off", "disabled": True, "defaultValue": "t"}],
    ["fieldset", {"disabled": True}, ["input", {"name": "off2", "defaultValue": "t"}]],
    ["input", {"defaultValue": "no name"}],
    ["button", {"type": "button", "name": "button", "value": "no"}],
    ["button", {"name": "save", "value": "yes"}, "Save"],
]
VALUES = {
    "text": "t", "number": 4.5, "check": False, "group": ["a"], "radio": "b", "none": None, "twice": ["1", "2"],
    "many": ["x"], "save": "yes",
}  # fmt: skip


async def test_a_form_gives_its_values_by_name(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [
            1,
            [
                "div",
                None,
                ["form", {"id": "f", "on": {"submit": 1}}, *FIELDS],
                ["input", {"name": "outside"}],
            ],
        ]
    )
    await toolkit.page.click("text=Save")
    assert await toolkit.events() == [[1, 1, VALUES]]
    await toolkit.show(
        [
            1,
            [
                "div",
                None,
                ["form", {"id": "f", "on": {"submit": 1}}, *FIELDS],
                ["input", {"name": "out", "form": "f"}],
            ],
        ]
    )
    await toolkit.page.click("text=Save")
    assert (await toolkit.events())[0][2]["out"] == ""


HIDING = (
    "elements length style parentNode insertBefore removeChild setAttribute querySelectorAll reportValidity matches "
    "dispatchEvent children childNodes firstChild isConnected __proto__ constructor"
)


@pytest.mark.parametrize("name", HIDING.split())
async def test_a_field_may_be_called_like_anything_of_a_form(toolkit: Toolkit, name: str) -> None:
    await toolkit.open()

    def form(color: str, *more: Any) -> Any:
        fields = [["input", {"name": name, "value": color}], *more, ["button", None, "go"]]
        return ["form", {"title": color, "style": {"color": color}, "on": {"submit": 1, "click": 2}}, *fields]

    await toolkit.show([1, form("red")])
    await toolkit.show([1, form("blue", ["b", None, "b"], ["#", 2])], [2, "two"])
    # Playwright's own click walks up through `parentNode`.
    await toolkit.page.evaluate("document.querySelector('button').click()")
    assert await toolkit.events() == [[1, 1, {name: "blue"}], [1, 2, None]]
    html = await toolkit.show([1, form("green", ["#", 2])])
    assert 'style="color: green;"' in html
    assert 'title="green"' in html
    assert "<b>" not in html
    assert await toolkit.show([1, None]) == ""
