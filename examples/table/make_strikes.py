"""Writes `strikes.csv`: `python make_strikes.py birdstrikes.csv`, the file of the npm package vega-datasets 3.2.1.

The records are the wildlife strikes reported to the Federal Aviation Administration (https://wildlife.faa.gov), 1990
to 2002, at fifty airports: a work of the United States government, in the public domain (17 U.S.C. § 105).
"""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path

COLUMNS = {
    "date": "Flight Date",
    "airport": "Airport Name",
    "aircraft": "Aircraft Make Model",
    "species": "Wildlife Species",
    "phase": "Phase of flight",
    "damage": "Effect Amount of damage",
    "cost": "Cost Total $",
}
WORDS = {"(Or)": "(OR)", "Afb/Intl": "AFB/Intl", "Laguardia": "LaGuardia", "Ny": "NY"}


def name(text: str) -> str:
    """`CHICAGO O'HARE INTL ARPT` as `Chicago O'Hare Intl`."""
    return " ".join(WORDS.get(word, word) for word in re.sub(r" ARPT$", "", text).title().split())


def main() -> None:
    """Read, pick, sort by date, write."""
    with Path(sys.argv[1]).open(encoding="utf-8", newline="") as source:
        rows = [[row[column] for column in COLUMNS.values()] for row in csv.DictReader(source)]
    for row in rows:
        row[1] = name(row[1])
        row[4] = row[4].capitalize()
    with Path(__file__).with_name("strikes.csv").open("w", encoding="utf-8", newline="") as target:
        writer = csv.writer(target, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(sorted(rows))


if __name__ == "__main__":
    main()
