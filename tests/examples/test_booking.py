"""The booking example: its server by a real client, its widget without a browser, its page in the host by keyboard."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING, Any

import pytest
from fastmcp import Client

from bascule.host.pilot import NotFoundError, Pilot
from tests.examples.hosted import STRICT, Hosted, hosted
from tests.loading import example

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastmcp.client.transports import FastMCPTransport
    from playwright.async_api import BrowserContext

TODAY = dt.date(2026, 11, 30)  # a Monday
DAY = "2026-12-01"
ADA = {"name": "Ada Lovelace", "email": "ada@example.org"}
ANSWERS = {**ADA, "date": DAY, "guests": 2, "time": "19:00", "wishes": "by the window"}


@pytest.fixture(autouse=True)
def restaurant(made: None, monkeypatch: pytest.MonkeyPatch) -> Any:
    """One without bookings, on a Monday."""
    fresh = example("booking", "server").Restaurant(lambda: TODAY)
    monkeypatch.setattr(example("booking"), "restaurant", fresh)
    return fresh


@pytest.fixture
async def client() -> AsyncIterator[Client[FastMCPTransport]]:
    async with Client(example("booking").mcp) as connected:
        yield connected


async def book(client: Client[FastMCPTransport], **changes: Any) -> Any:
    asked = {**ADA, "date": DAY, "time": "19:00", "guests": 2, **changes}
    return await client.call_tool_mcp("book_table", asked)


async def test_free_tables_are_data_for_the_widget_and_words_for_the_model(
    client: Client[FastMCPTransport],
) -> None:
    result = await client.call_tool_mcp("find_table", {"guests": 2})
    found = result.structured_content or {}
    assert found["date"] == found["first"] == DAY
    assert found["trouble"] is None
    free = [one["time"] for one in found["times"] if one["free"]]
    text = getattr(result.content[0], "text", "")
    assert text.startswith("### Bryggen 14, Tuesday 1 December\n\n- **Date**: 2026-12-01")
    assert f"- **Free**: {', '.join(free)}" in text


async def test_a_table_is_booked_once(client: Client[FastMCPTransport], restaurant: Any) -> None:
    result = await book(client, wishes=" by the window ")
    booking = (result.structured_content or {})["booking"]
    assert re.fullmatch("[0-9A-F]{6}", booking["reference"])
    assert booking["wishes"] == "by the window"
    assert "- **Day**: Tuesday 1 December" in getattr(result.content[0], "text", "")
    again = await book(client, email="ADA@example.org", time="17:00")
    assert again.is_error
    assert again.structured_content == {
        "errors": {"email": "There is a table for ADA@example.org on Tuesday 1 December already."}
    }
    assert len(restaurant.bookings) == 1


@pytest.mark.parametrize(
    ("changes", "field", "message"),
    [
        ({"date": "2026-11-30"}, "date", "from Tuesday 1 December to Friday 29 January"),
        ({"date": "2027-01-30"}, "date", "from Tuesday 1 December"),
        ({"date": "2026-12-07"}, "date", "closed on Mondays"),
        ({"time": "18:30"}, "time", "No table for 2 is free at 18:30"),
    ],
)
async def test_what_cannot_be_is_said_of_its_field(
    client: Client[FastMCPTransport], changes: dict[str, str], field: str, message: str
) -> None:
    result = await book(client, **changes)
    assert result.is_error
    assert message in (result.structured_content or {})["errors"][field]
    assert message in getattr(result.content[0], "text", "")


@pytest.mark.parametrize(
    "wrong", [{"guests": 0}, {"guests": 9}, {"email": "ada"}, {"name": "A"}, {"time": "7"}]
)
async def test_what_is_malformed_is_refused(client: Client[FastMCPTransport], wrong: dict[str, Any]) -> None:
    assert (await book(client, **wrong)).is_error


async def test_tables_are_taken_until_none_is_left(client: Client[FastMCPTransport], restaurant: Any) -> None:
    results = [await book(client, guests=7, email=f"{n}@example.org", time="17:00") for n in range(2)]
    assert [result.is_error for result in results].count(False) <= 1
    (offer,) = [one for one in restaurant.times(dt.date(2026, 12, 1), 7) if one["time"] == "17:00"]
    assert offer["free"] is False


def widget() -> Any:
    return example("booking", "widget").Book


async def opened(page: Pilot) -> None:
    await page.result(example("booking").offer(dt.date(2026, 12, 1), 2))


async def answered(page: Pilot) -> None:
    await opened(page)
    await page.submit(ANSWERS)


async def test_the_widget_asks_before_it_books_and_tells_the_model() -> None:
    booking = {**ANSWERS, "reference": "ABC123", "restaurant": "Bryggen 14", "day": "Tuesday 1 December"}
    async with Pilot(widget(), tools={"book_table": {"booking": booking}}) as page:
        await answered(page)
        assert page.called("book_table") == []
        assert "Tuesday 1 December" in page.find("dialog").text
        await page.click("Book")
        assert page.called("book_table") == [ANSWERS]
        assert "Your table is booked Reference ABC123" in page.text
        (context,) = [params for method, params in page.calls if method == "updateModelContext"]
        assert context["structured"] == booking
        assert (
            "for 2 guests, Tuesday 1 December at 19:00. Reference: ABC123." in context["content"][0]["text"]
        )


async def test_a_refusal_is_beside_its_field_and_the_times_are_looked_up_again() -> None:
    def book_table(**_: Any) -> Any:
        return {
            "content": [{"type": "text", "text": "Not booked."}],
            "structuredContent": {"errors": {"time": "No table is free."}},
            "isError": True,
        }

    async with Pilot(widget(), tools={"book_table": book_table}) as page:
        await answered(page)
        await page.click("Book")
        assert page.called("find_table") == [{"date": DAY, "guests": 2}]
        assert page.find("radiogroup", name="Time").props["aria-invalid"] is True
        assert "Time: No table is free." in page.find("alert").text


async def test_a_call_that_fails_can_be_tried_again() -> None:
    async with Pilot(widget()) as page:
        await answered(page)
        await page.click("Book")
        assert page.find("button", name="Book").props["aria-busy"] is True
        with pytest.raises(NotFoundError, match="is disabled"):
            await page.click("Book")
        await page.refuse("book_table", "the line is dead")
        assert "the line is dead" in page.find("alert").text
        await page.click("Try again")
        assert len(page.called("book_table")) == 2


async def test_another_evening_is_looked_up_and_a_taken_time_is_no_longer_chosen() -> None:
    async with Pilot(widget()) as page:
        await opened(page)
        times = [{"time": "17:00", "free": False}, {"time": "20:00", "free": True}]
        await page.type("Date", "2026-12-04")
        assert page.called("find_table") == [{"date": "2026-12-04", "guests": 2}]
        offer = example("booking").offer(dt.date(2026, 12, 4), 2)
        await page.answer("find_table", {**offer, "times": times})
        assert [radio.disabled for radio in page.find_all("radio")] == [True, False]
        await page.type("Guests", None)
        assert len(page.called("find_table")) == 1


async def test_a_closed_day_and_a_failed_search_are_said() -> None:
    async with Pilot(widget()) as page:
        await page.result(example("booking").offer(dt.date(2026, 12, 7), 2))
        assert "We are closed on Mondays." in page.text
        assert page.find("button", name="Continue").disabled
        await page.type("Guests", 3)
        await page.refuse("find_table", "the line is dead")
        assert "the line is dead" in page.text


async def by_keyboard(shown: Hosted) -> None:
    """From the date to the booking without a mouse."""
    keyboard, frame = shown.page.keyboard, shown.frame
    await frame.get_by_label("Guests").focus()
    await keyboard.press("ArrowUp")
    await frame.locator("input[type=radio]:not(:disabled)").first.wait_for()
    await frame.get_by_label("Name").focus()
    await keyboard.type("Ada Lovelace")
    await keyboard.press("Enter")  # too early: what is missing gets the focus
    await frame.get_by_role("alert").get_by_text("Email").wait_for()
    await shown.focused(frame.get_by_role("radio").and_(frame.locator(":not(:disabled)")).first)
    await keyboard.press("Space")
    await frame.get_by_label("Email").focus()
    await keyboard.type("ada@example.org")
    await keyboard.press("Enter")
    dialog = frame.get_by_role("dialog", name="Book this table?")
    await dialog.wait_for()
    await keyboard.press("Escape")
    await shown.focused(frame.get_by_label("Email"))
    # The browser tells of the end later than it gives the focus back.
    await frame.locator("dialog > *").wait_for(state="detached")
    await keyboard.press("Enter")
    await dialog.get_by_role("button", name="Book").focus()
    await keyboard.press("Enter")


@pytest.mark.parametrize("policy", STRICT)
async def test_a_table_is_booked_by_keyboard(context: BrowserContext, restaurant: Any, policy: str) -> None:
    async with hosted(context, "booking", "find_table", {"guests": 2}, policy=policy) as shown:
        await by_keyboard(shown)
        await shown.frame.get_by_text("Your table is booked").wait_for()
        (booking,) = restaurant.bookings
        assert (booking.name, booking.guests) == ("Ada Lovelace", 3)
        await shown.told(booking.reference)
        await shown.axe()


async def test_the_servers_refusal_gets_the_focus(context: BrowserContext, restaurant: Any) -> None:
    async with hosted(context, "booking", "find_table", {"guests": 2}) as shown:
        time = next(one["time"] for one in restaurant.times(dt.date(2026, 12, 1), 3) if one["free"])
        restaurant.book(dt.date(2026, 12, 1), time, 3, name="Ada", email="ada@example.org", wishes="")
        await by_keyboard(shown)
        await shown.focused(shown.frame.get_by_label("Email"))
        assert await shown.frame.get_by_label("Email").get_attribute("aria-invalid") == "true"
        assert len(restaurant.bookings) == 1
        await shown.axe()
        await shown.dark()
        await shown.axe()
        for width in (320, 1000):
            await shown.width(width)
