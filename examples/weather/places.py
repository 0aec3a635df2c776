"""The example's data: what `climate.json` says of a place."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

from pydantic import BaseModel

DATA = Path(__file__).with_name("climate.json")


class Day(BaseModel):
    """One day: degrees Celsius, rain in millimetres."""

    day: str
    conditions: str
    high: int
    low: int
    rain: float


class Place(BaseModel):
    """A place, its weather now (humidity in per cent, wind in km/h) and its week."""

    place: str
    country: str
    latitude: float
    longitude: float
    temperature: int
    humidity: int
    wind: int
    week: list[Day]


class UnknownPlaceError(LookupError):
    """Names the place that was asked for, and those there are."""

    def __init__(self, city: str, places: list[str]) -> None:
        super().__init__(f"There is no weather for {city!r} here. Places: {', '.join(places)}.")


def _plain(name: str) -> str:
    """Without accents, case and surrounding space: `Tromsø` is asked for as `tromso` too."""
    letters = unicodedata.normalize("NFKD", name.replace("ø", "o").replace("Ø", "O"))
    return "".join(c for c in letters if not unicodedata.combining(c)).casefold().strip()


PLACES = {_plain(p["place"]): Place(**p) for p in json.loads(DATA.read_text("utf-8"))["places"]}


def find(city: str) -> Place:
    """The place of this name; raises `UnknownPlaceError`."""
    found = PLACES.get(_plain(city))
    if found is None:
        raise UnknownPlaceError(city, [place.place for place in PLACES.values()])
    return found
