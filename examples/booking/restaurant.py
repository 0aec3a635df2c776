"""A restaurant: its tables, its hours, and who has booked. Kept in memory while the server runs."""

from __future__ import annotations

import datetime as dt
import random
import secrets
from collections.abc import Callable
from typing import Any

from pydantic import BaseModel

NAME = "Bryggen 14"
SEATS = [2, 2, 2, 4, 4, 6, 8]  # one number a table
SITTINGS = [dt.time(17, 0), dt.time(17, 30), dt.time(18, 0), dt.time(19, 0), dt.time(19, 30), dt.time(20, 0)]
STAY = dt.timedelta(hours=2)
CLOSED = 0  # Mondays
AHEAD = dt.timedelta(days=60)


class Booking(BaseModel):
    """A table that is taken; `time` as `19:30`."""

    reference: str
    date: dt.date
    time: str
    guests: int
    name: str
    email: str
    wishes: str = ""


class RefusedError(ValueError):
    """Says of each field what is wrong with it."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(" ".join(errors.values()))
        self.errors = errors


def spoken(day: dt.date) -> str:
    """`Friday 4 December`."""
    return f"{day:%A} {day.day} {day:%B}"


class Restaurant:
    """`today()` is asked for the date at every call."""

    def __init__(self, today: Callable[[], dt.date] = dt.date.today) -> None:
        self.today = today
        self.bookings: list[Booking] = []
        self._taken: dict[dt.date, list[tuple[int, dt.time]]] = {}

    def days(self) -> tuple[dt.date, dt.date]:
        """The first and the last day that can be booked."""
        return self.today() + dt.timedelta(days=1), self.today() + AHEAD

    def trouble(self, day: dt.date) -> str | None:
        """Why nobody can have a table on this day."""
        first, last = self.days()
        if not first <= day <= last:
            return f"We take bookings from {spoken(first)} to {spoken(last)}."
        return "We are closed on Mondays." if day.weekday() == CLOSED else None

    def times(self, day: dt.date, guests: int) -> list[dict[str, Any]]:
        """Every sitting of the day as `{time, free}`; none on a day without."""
        if self.trouble(day):
            return []
        return [{"time": f"{at:%H:%M}", "free": self._table(day, at, guests) is not None} for at in SITTINGS]

    def book(self, day: dt.date, time: str, guests: int, *, name: str, email: str, wishes: str) -> Booking:
        """Take a table; raises `RefusedError`."""
        errors: dict[str, str] = {}
        trouble = self.trouble(day)
        if trouble:
            errors["date"] = trouble
        if any(one.date == day and one.email.casefold() == email.casefold() for one in self.bookings):
            errors["email"] = f"There is a table for {email} on {spoken(day)} already."
        at = next((one for one in SITTINGS if f"{one:%H:%M}" == time), None)
        table = None if at is None or trouble else self._table(day, at, guests)
        if table is None and not trouble:
            errors["time"] = f"No table for {guests} is free at {time} any more."
        if errors or table is None or at is None:
            raise RefusedError(errors)
        self._of(day).append((table, at))
        booking = Booking(
            reference=secrets.token_hex(3).upper(),
            date=day,
            time=time,
            guests=guests,
            name=name.strip(),
            email=email.strip(),
            wishes=wishes.strip(),
        )
        self.bookings.append(booking)
        return booking

    def _table(self, day: dt.date, at: dt.time, guests: int) -> int | None:
        """The smallest free table with room for all."""
        start = dt.datetime.combine(day, at)
        busy = {
            table for table, other in self._of(day) if abs(dt.datetime.combine(day, other) - start) < STAY
        }
        fitting = [
            (seats, table) for table, seats in enumerate(SEATS) if seats >= guests and table not in busy
        ]
        return min(fitting)[1] if fitting else None

    def _of(self, day: dt.date) -> list[tuple[int, dt.time]]:
        """The day's taken tables; other guests, the same at every start, have booked before."""
        if day not in self._taken:
            chance = random.Random(day.toordinal())  # noqa: S311 (nothing to be guessed)
            busy = 0.55 if day.weekday() in {4, 5} else 0.3
            self._taken[day] = [
                (table, at) for at in (SITTINGS[1], SITTINGS[-1]) for table in range(len(SEATS))
                if chance.random() < busy
            ]  # fmt: skip
        return self._taken[day]
