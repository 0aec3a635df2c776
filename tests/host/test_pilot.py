"""The test kit: what a widget's author sees of it."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.bridge import use_host_actions, use_tool_call, use_tool_result
from bascule.components import (
    BarChart,
    Button,
    Card,
    List,
    Map,
    Table,
    Text,
    a,
    button,
    component,
    form,
    input,  # noqa: A004
    label,
    script_component,
    use_state,
    widget,
)
from bascule.host.memory_page import PageError, as_result
from bascule.host.pilot import NotFoundError, Pilot


@widget(title="Weather")
def Weather() -> Any:
    result = use_tool_result()
    forecast = use_tool_call("forecast")
    if result.status == "waiting":
        return Text("waiting")
    return Card(
        Text(f"{result.output['city']}: {result.output['temperature']} °C"),
        forecast.result and Table(forecast.result.output["days"]),
        title="Weather",
        actions=[
            Button(
                "Forecast",
                on_click=lambda: forecast(city=result.output["city"], days=2),
                pending=forecast.pending,
            )
        ],
    )


async def test_the_example_of_the_documentation() -> None:
    def forecast(city: str, days: int) -> Any:
        return {"days": [{"day": n, "city": city} for n in range(days)]}

    async with Pilot(Weather, tools={"forecast": forecast}) as page:
        assert page.text == "waiting"
        await page.result({"city": "Bergen", "temperature": 12})
        assert "Bergen: 12 °C" in page.text
        await page.click("Forecast")
        assert page.called("forecast") == [{"city": "Bergen", "days": 2}]
        assert [row.text for row in page.find_all("row")] == ["Day City", "0 Bergen", "1 Bergen"]
        assert page.find("heading", name="Weather").tag == "h2"
        assert page.html.startswith('<section class="b-card">')


async def test_tools_may_fail_be_async_and_be_values() -> None:
    def broken(**_: Any) -> None:
        raise ValueError("no data")

    async def later(**_: Any) -> str:
        return "later"

    @component
    def Page() -> Any:
        calls = [use_tool_call(name) for name in ("broken", "later", "value")]
        return [
            [Button(call.name, on_click=call), str(call.error or (call.result and call.result.output))]
            for call in calls
        ]

    async with Pilot(Page, tools={"broken": broken, "later": later, "value": [1]}) as page:
        for name in ("broken", "later", "value"):
            await page.click(name)
        assert "no data (host: pilot)" in page.text
        assert page.text.endswith("later later value [1]")


async def test_controls_forms_and_keys() -> None:
    seen: list[Any] = []

    @component
    def Page() -> Any:
        name = use_state("")
        return form(
            label("Name", input(value=name.value, on_input=name.set)),
            label("Agree", for_="a"),
            input(id="a", type="checkbox", on_change=seen.append),
            input(aria_label="Search", on_key_down=seen.append),
            input(aria_label="Oslo", type="radio", value="oslo", on_change=seen.append),
            Text(f"hello {name.value}"),
            on_submit=seen.append,
            aria_label="Booking",
        )

    async with Pilot(Page) as page:
        await page.type("Name", "Ada")
        await page.type("Agree", True)
        await page.press("Enter", "Search")
        await page.type("Oslo", True)
        await page.submit({"name": "Ada"}, name="Booking")
        assert page.find("textbox", name="Name").props["value"] == "Ada"
        assert "hello Ada" in page.text
        assert seen == [True, "Enter", "oslo", {"name": "Ada"}]


async def test_what_is_not_there_is_said_with_what_is() -> None:
    async with Pilot(component(lambda: Button("Go"))) as page:
        with pytest.raises(NotFoundError, match=r"nothing is called 'Stop'; there are .*Go"):
            await page.click("Stop")
        with pytest.raises(NotFoundError, match="no table"):
            page.find("table")
        with pytest.raises(NotFoundError, match="no control is labelled 'x'"):
            await page.type("x", "y")
        with pytest.raises(NotFoundError, match="no call of forecast waits"):
            await page.answer("forecast", {})


async def test_a_click_that_nobody_hears_is_an_error() -> None:
    def page() -> Any:
        return [
            Card(Text("Total 41"), title="Sales"),
            Button("Save", disabled=True, on_click=print),
            Button("Go", on_click=print),
            form(button("Send", type="submit"), on_submit=print),
            label("Agree", input(type="checkbox", disabled=True, on_change=print)),
            label("Oslo", input(type="radio", value="oslo", on_change=print)),
            a("Elsewhere", href="https://example.org"),
        ]

    async with Pilot(component(page)) as shown:
        await shown.click("Elsewhere")
        for name, said in (
            ("Total 41", r"nothing hears a click on .*; a click is heard by \[<button button 'Go'>\]"),
            ("Save", r"<button button 'Save'> is disabled; a click is heard by \[<button button 'Go'>\]"),
            ("Send", r"submits its form: say submit\(values\)"),
            ("Oslo", r"<input radio 'Oslo'> hears what it is set to: say type\('Oslo', True\)"),
        ):
            with pytest.raises(NotFoundError, match=said):
                await shown.click(name)
        with pytest.raises(NotFoundError, match="<input checkbox 'Agree'> is disabled"):
            await shown.type("Agree", True)


Stars = script_component("parts/stars.js")


async def test_the_scripts_of_the_page_are_spoken_for() -> None:
    months = [{"month": "Jan", "total": 3}, {"month": "Feb", "total": 4}]

    @component
    def Page() -> Any:
        said = use_state("nothing")
        return [
            BarChart(
                months, x="month", y="total", label="Sales", on_click=lambda row: said.set(row["month"])
            ),
            Map(
                [{"lat": 60, "lon": 5, "label": "Bergen", "key": "b"}],
                label="Places",
                on_select=lambda place: said.set(place["key"]),
            ),
            Table(
                months,
                caption="Months",
                selectable="multiple",
                on_select=lambda rows: said.set(f"{len(rows)} months"),
                on_row_click=lambda row: said.set(row["total"]),
            ),
            List(["x", "y"], label="Letters", on_item_click=said.set),
            Stars(
                on_pick=lambda value: said.set(f"{value} stars"), label="Stars", fallback=Button("No stars")
            ),
            Text(f"said: {said.value}"),
        ]

    async with Pilot(Page) as page:
        for name, event, value, said in (
            ("Sales", "pick", 1, "Feb"),
            ("Places", "pick", 0, "b"),
            ("Months", "select", [0, 1], "2 months"),
            ("Months", "row_click", 0, "3"),
            ("Letters", "row_click", 1, "y"),
            ("Stars", "pick", 4, "4 stars"),
        ):
            await page.emit(name, event, value)
            assert f"said: {said}" in page.text
        told = "'Sales': pick\", \"'Places': pick\", \"'Months': row_click, select"
        with pytest.raises(NotFoundError, match=f"no script 'Nobody' is there; .*{told}"):
            await page.emit("Nobody", "pick", 0)
        with pytest.raises(NotFoundError, match=r"no script 'Stars' emits 'select'; .*\[\"'Stars': pick\"\]"):
            await page.emit("Stars", "select", 0)
        with pytest.raises(NotFoundError, match="nothing hears a click"):
            await page.click("No stars")


async def test_a_message_python_cannot_read_is_an_error_of_the_test() -> None:
    async with Pilot(component(lambda: "x")) as page:
        page.page.send("settle", 3)
        with pytest.raises(PageError, match="an error nobody handled"):
            await page.settled()


async def test_the_host_can_change_and_close() -> None:
    @component
    def Page() -> str:
        return "open" if use_host_actions().available.open_link else "shut"

    async with Pilot(Page) as page:
        await page.available(openLink=False)
        assert page.text == "shut"
        await page.available(openLink=True)
        assert page.text == "open"
        await page.host(closed=True)
        assert page.text == "shut"


@pytest.mark.parametrize(
    ("value", "raw"),
    [
        ("text", {"content": [{"type": "text", "text": "text"}]}),
        ({"a": 1}, {"content": [{"type": "text", "text": '{"a": 1}'}], "structuredContent": {"a": 1}}),
        ([1], {"content": [{"type": "text", "text": "[1]"}]}),
        ({"content": []}, {"content": []}),
    ],
)
def test_values_become_results(value: Any, raw: Any) -> None:
    assert as_result(value) == raw
