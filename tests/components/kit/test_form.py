"""Form: values, errors beside the fields and above them, the schema's fields. Native checks: test_forms_in_page."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bascule.components import (
    Checkbox,
    Column,
    Combobox,
    Form,
    Input,
    MultiSelect,
    Row,
    TagInput,
    Text,
    component,
    use_state,
)
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE

SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["name", "guests"],
    "properties": {
        "name": {"type": "string", "title": "Full name", "description": "As in the passport"},
        "guests": {"type": "integer", "minimum": 1, "maximum": 12, "default": 2},
        "board": {"enum": [1, 2]},
        "address": {"title": "Home", "type": "object", "properties": {"city": {"type": "string"}}},
    },
}


async def invalid(page: Pilot, *names: str) -> None:
    """What the page says of invalid controls when a form is submitted."""
    form = page.find("form")
    for name in names:
        value = {"id": f"id-{name}", "name": name, "message": f"{name} is missing"}
        page.page.send("event", [form.instance, form.props["on"]["invalid"], value])
    await page.advance(0)
    await page.settled()


def wrong(page: Pilot) -> list[str]:
    """The texts beside the fields."""
    return [node.text for node in page.nodes.all() if node.props.get("class") == "b-wrong"]


def links(page: Pilot) -> list[str]:
    return [node.text for node in page.find_all("link")]


async def test_the_answers_come_by_name() -> None:
    got: list[Any] = []
    form = Form(Input("Mail", name="mail"), on_submit=got.append, submit="Send", aria_label="Contact")
    async with Pilot(component(lambda: form)) as page:
        assert page.find("form").props["aria-label"] == "Contact"
        assert page.find("button", name="Send").props["type"] == "submit"
        await page.submit({"mail": "a@b"})
    assert got == [{"mail": "a@b"}]


async def test_what_the_browser_finds_is_said_beside_and_above_and_gets_the_focus() -> None:
    @component
    def Page() -> Any:
        return Form(
            Row(Column([Input("Mail", name="mail", help="How"), None, "text"])),
            Checkbox("Terms", name="terms"),
            Combobox("City", ["a"], name="city"),
            Text("untouched"),
        )

    async with Pilot(Page) as page:
        await invalid(page, "mail", "terms", "terms", "city", "")
        assert page.find("alert").text.startswith("Please check these answers")
        assert links(page) == [
            "Mail: mail is missing",
            "Terms: terms is missing",
            "City: city is missing",
            " is missing".strip(),
        ]
        assert wrong(page) == ["mail is missing", "terms is missing", "city is missing"]
        field = page.find("textbox")
        assert field.props["aria-invalid"] is True
        described = field.props["aria-describedby"].split()
        texts = {node.props.get("id"): node.text for node in page.nodes.all()}
        assert [texts[one] for one in described] == ["mail is missing", "How"]
        focused = [params["selector"] for method, params in page.calls if method == "focus"]
        assert len(focused) == 1
        assert focused[0].startswith('[data-field="mail"] ')
        await page.click(links(page)[-1], role="link")
        assert [p["selector"] for m, p in page.calls if m == "focus"][-1] == '[id="id-"]'
        await invalid(page, "terms")
        assert wrong(page) == ["terms is missing"]
        await page.submit({})
        assert wrong(page) == []
        assert page.find_all("alert") == []


@pytest.mark.parametrize(
    "errors",
    [
        {"mail": "is taken", "gone": None},
        [{"loc": ("mail",), "msg": "is taken", "type": "x"}],
    ],
)
async def test_the_authors_errors_are_shown_until_they_change(errors: Any) -> None:
    @component
    def Page() -> Any:
        now = use_state(errors)
        return Form(
            Input("Mail", name="mail"),
            TagInput("Tags", name="tags"),
            MultiSelect("Days", ["a"], name="days"),
            on_submit=lambda values: now.set(
                {"tags": "too many", "days": "no day", "address.city": "no city"}
            ),
            errors=now.value,
            errors_title="Look",
        )

    async with Pilot(Page) as page:
        assert (links(page), wrong(page)) == (["Mail: is taken"], ["is taken"])
        focused = [params["selector"] for method, params in page.calls if method == "focus"]
        assert focused == []  # they were there from the start
        await page.submit({})
        assert links(page) == ["Tags: too many", "Days: no day", "no city"]
        assert wrong(page) == ["too many", "no day"]
        (focused,) = [params["selector"] for method, params in page.calls if method == "focus"]
        assert focused.startswith('[data-field="tags"]')


async def test_while_it_is_sent_the_button_is_busy_and_nothing_is_sent_twice() -> None:
    gate = asyncio.Event()
    got: list[Any] = []

    async def send(values: Any) -> None:
        got.append(values)
        await gate.wait()

    async with Pilot(component(lambda: Form(Input("A", name="a"), on_submit=send))) as page:
        await page.submit({"a": "1"})
        assert page.find("button").props["aria-busy"] is True
        await page.submit({"a": "2"})
        gate.set()
        await page.settled()
        await page.settled()
        assert "aria-busy" not in page.find("button").props
    assert got == [{"a": "1"}]


async def test_an_exception_of_the_handler_ends_the_wait_and_is_told() -> None:
    async def send(_values: Any) -> None:
        raise ValueError("no table left")

    async with Pilot(component(lambda: Form(Input("A", name="a"), on_submit=send))) as page:
        await page.submit({"a": "1"})
        await page.settled()
        assert "no table left" in page.text
        assert "aria-busy" not in page.find("button").props


async def test_a_schema_makes_fields_and_typed_values() -> None:
    got: list[Any] = []
    form = Form(Text("below"), schema=SCHEMA, values={"address": {"city": "Bergen"}}, on_submit=got.append)
    async with Pilot(component(lambda: form)) as page:
        labels = [node.text for node in page.nodes.all() if node.tag in {"label", "legend"}]
        assert labels == ["Full name", "Guests", "Board", "Home", "City"]
        fields = {n.props["name"]: n.props for n in page.nodes.all() if n.tag in {"input", "select"}}
        assert fields["guests"]["defaultValue"] == 2
        assert (fields["guests"]["min"], fields["guests"]["max"], fields["guests"]["step"]) == (1, 12, 1)
        assert fields["name"]["required"] is True
        assert fields["address.city"]["defaultValue"] == "Bergen"
        assert page.text.index("City") < page.text.index("below")
        await page.submit({"name": "", "guests": 40, "board": "2", "address.city": ""})
        assert links(page) == ["Full name: Fill in this field.", "Guests: Must be at most 12."]
        assert wrong(page) == ["Fill in this field.", "Must be at most 12."]
        assert got == []
        await page.submit({"name": "Ada", "guests": 4, "board": "2", "address.city": "Oslo"})
        assert page.find_all("alert") == []
    assert got == [{"name": "Ada", "guests": 4, "board": 2, "address": {"city": "Oslo"}}]


async def test_a_form_may_be_disabled_have_no_button_or_more() -> None:
    form = Form(schema=SCHEMA, disabled=True, actions=Text("and more"))
    async with Pilot(component(lambda: form)) as page:
        assert all(n.disabled for n in page.nodes.all() if n.tag in {"input", "select", "button"})
        assert "and more" in page.text
    async with Pilot(component(lambda: Form("x", submit=None))) as page:
        assert page.find_all("button") == []


@pytest.mark.parametrize(
    ("props", "said"),
    [
        ({"on_submit": "x"}, "Form: on_submit must be a function"),
        ({"schema": []}, "Form: schema must be a JSON Schema"),
        ({"values": {}}, "Form: values are for a form with schema"),
        ({"schema": SCHEMA, "values": []}, "Form: values must be a dict by name"),
        ({"errors": "x"}, "Form: errors must be a dict by name or a list"),
        ({"errors": [1]}, "Form: an error is a dict {loc, msg}"),
        ({"pending": 1}, "Form: pending must be True or False"),
        ({"color": "red"}, "Form: color must be one of"),
        ({"errors_title": 3}, "Form: errors_title must be text"),
    ],
)
def test_bad_props(props: dict[str, Any], said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        Form(**props)


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    hostile: Any = {
        "properties": {text: {"type": "string", "title": text, "description": text, "default": text}}
    }
    form = Form(schema=hostile, errors={text: text}, submit=text, errors_title=text)
    async with Pilot(component(lambda: form)) as page:
        tags = {node.tag for node in page.nodes.all()}
        assert tags <= {"", "body", "form", "div", "ul", "li", "a", "label", "input", "p", "button"}
        assert "<script" not in page.html
        assert wrong(page) == [" ".join(text.split())]
        await page.click(links(page)[0], role="link")
        selector = next(params["selector"] for method, params in page.calls if method == "focus")
        assert selector.startswith('[data-field="')
        assert '"' not in selector.removeprefix('[data-field="').split('"] :is(')[0].replace('\\"', "")
