"""The example's data: ten thousand wildlife strikes at airports; `make_strikes.py` says where they are from."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

from pydantic import BaseModel

DATA = Path(__file__).with_name("strikes.csv")
SOURCE = "Federal Aviation Administration, Wildlife Strike Database, 1990 to 2002"


class Strike(BaseModel):
    """One strike: the day as `1999-10-19`, what it cost in US dollars of the time."""

    date: str
    airport: str
    aircraft: str
    species: str
    phase: str
    damage: str
    cost: int


COLUMNS = list(Strike.model_fields)


def read() -> list[Strike]:
    """Every strike, the earliest first."""
    with DATA.open(encoding="utf-8", newline="") as source:
        return [Strike.model_validate(row) for row in csv.DictReader(source)]


def among(strikes: list[Strike], airport: str | None = None, since: int | None = None) -> list[Strike]:
    """Those at airports whose name has this text in it, and since the year."""
    wanted = (airport or "").casefold().strip()
    return [
        strike
        for strike in strikes
        if wanted in strike.airport.casefold() and (since is None or int(strike.date[:4]) >= since)
    ]


def summary(strikes: list[Strike], most: int = 5) -> dict[str, Any]:
    """What stands out: how many, what they cost, where they were, the most expensive."""
    airports = Counter(strike.airport for strike in strikes)
    costly = sorted(strikes, key=lambda strike: -strike.cost)[:most]
    return {
        "strikes": len(strikes),
        "with_damage": sum(strike.damage != "None" for strike in strikes),
        "cost_in_dollars": sum(strike.cost for strike in strikes),
        "airports": [{"airport": name, "strikes": count} for name, count in airports.most_common(most)],
        "most_expensive": [strike.model_dump() for strike in costly if strike.cost],
        "source": SOURCE,
    }
