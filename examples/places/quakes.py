"""The example's data: the earthquakes of a week, as `quakes.csv` has them.

They are those of magnitude 4 and above that the United States Geological Survey counted from 31 January to 7 February
2018 (https://earthquake.usgs.gov/earthquakes/feed), out of the npm package vega-datasets 3.2.1 (`earthquakes.json`):
a work of the United States government, in the public domain.
"""

from __future__ import annotations

import csv
from pathlib import Path

from pydantic import BaseModel

DATA = Path(__file__).with_name("quakes.csv")
SOURCE = "U.S. Geological Survey, 31 January to 7 February 2018"


class Quake(BaseModel):
    """Where it was (degrees north and east, kilometres deep), when (UTC, ISO 8601) and how strong."""

    id: str
    place: str
    time: str
    magnitude: float
    depth: float
    lat: float
    lon: float


def read() -> list[Quake]:
    """Every earthquake, the strongest first."""
    with DATA.open(encoding="utf-8", newline="") as source:
        return [Quake.model_validate(row) for row in csv.DictReader(source)]


def among(quakes: list[Quake], near: str | None, magnitude: float) -> list[Quake]:
    """Those at least so strong whose place has this text in it."""
    wanted = (near or "").casefold().strip()
    return [quake for quake in quakes if quake.magnitude >= magnitude and wanted in quake.place.casefold()]
