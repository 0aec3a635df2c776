"""A FastMCP server that books tables at a restaurant, with a form as its widget.

python -m bascule.host examples/booking/server.py --tool find_table --args '{"guests": 4}'
python server.py                                       speaks MCP on stdin and stdout
fastmcp run server.py --transport http --port 8000     over streamable HTTP
"""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Any

from fastmcp import FastMCP
from fastmcp.tools import ToolResult
from pydantic import EmailStr, Field
from restaurant import NAME, Booking, RefusedError, Restaurant, spoken

from bascule.server import Widget, as_text

Guests = Annotated[int, Field(description="How many will come, from 1 to 8", ge=1, le=8)]
Day = Annotated[dt.date, Field(description="The day, as 2026-12-04")]
Time = Annotated[str, Field(description="A free time that find_table gave, as 19:30", pattern=r"^\d\d:\d\d$")]
Name = Annotated[str, Field(description="In whose name", min_length=2, max_length=80)]
Wishes = Annotated[str, Field(description="Allergies, a pram, a quiet corner", max_length=300)]

mcp: FastMCP = FastMCP(NAME)
form = Widget("widget.py", uri="ui://booking/form", prefers_border=False)
tool = form.attach(mcp)
restaurant = Restaurant()


def offer(day: dt.date, guests: int) -> dict[str, Any]:
    """What is free on a day, and what the form needs to ask for another."""
    first, last = restaurant.days()
    return {
        "restaurant": NAME,
        "date": day.isoformat(),
        "day": spoken(day),
        "guests": guests,
        "times": restaurant.times(day, guests),
        "trouble": restaurant.trouble(day),
        "first": first.isoformat(),
        "last": last.isoformat(),
    }


def told(booking: Booking) -> dict[str, Any]:
    """A booking as the widget shows it and the model reads it."""
    return {**booking.model_dump(mode="json"), "restaurant": NAME, "day": spoken(booking.date)}


@tool(invoking="Looking for tables", invoked="Tables found")
def find_table(guests: Guests = 2, date: Day | None = None) -> ToolResult:
    """The free times for a table at Bryggen 14 on one evening, with a form in which the user books."""
    found = offer(date or restaurant.days()[0], guests)
    free = [one["time"] for one in found["times"] if one["free"]]
    text = as_text(
        {"date": found["date"], "guests": guests, "free": free, "note": found["trouble"]},
        title=f"{NAME}, {found['day']}",
    )
    return ToolResult(content=text, structured_content=found)


@tool(invoking="Booking the table", invoked="Table booked")
def book_table(
    date: Day, time: Time, guests: Guests, name: Name, email: EmailStr, *, wishes: Wishes = ""
) -> ToolResult:
    """Book a table at Bryggen 14. Ask the user first: it binds them."""
    try:
        booking = restaurant.book(date, time, guests, name=name, email=email, wishes=wishes)
    except RefusedError as refused:
        return ToolResult(
            content=f"Not booked. {refused}", structured_content={"errors": refused.errors}, is_error=True
        )
    return ToolResult(
        content=as_text(told(booking), title="Booked"), structured_content={"booking": told(booking)}
    )


if __name__ == "__main__":
    mcp.run(show_banner=False)
