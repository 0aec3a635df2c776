"""The example's data: what a maker of outdoor things has sold. Made up, and the same at every start."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

YEARS = [2025, 2026]
LAST_MONTH = (2026, 10)  # the books are closed up to here
# How large a region is, and how much faster than the others it grows a year.
REGIONS = {
    "Nordics": (1.0, 1.04),
    "Germany": (1.35, 0.98),
    "France": (0.8, 0.9),
    "Benelux": (0.6, 1.0),
    "Britain": (0.95, 1.07),
    "Alps": (0.7, 1.16),
}
# Euros a piece, pieces a month in a region of size 1, growth a year, and how much a season sways them.
PRODUCTS = {
    "Tent Hulder": ("Tents", 540, 60, 1.12, 0.8),
    "Tent Nisse": ("Tents", 320, 75, 0.94, 0.8),
    "Pack Vidde 55": ("Packs", 210, 150, 1.18, 0.5),
    "Pack Sti 22": ("Packs", 110, 240, 1.05, 0.3),
    "Jacket Regn": ("Jackets", 280, 190, 1.09, -0.4),
    "Jacket Dun": ("Jackets", 390, 140, 1.02, -0.8),
    "Boots Myr": ("Boots", 240, 160, 0.97, 0.2),
    "Boots Fjell": ("Boots", 310, 110, 1.21, 0.4),
    "Stove Glo": ("Kitchen", 95, 180, 1.04, 0.6),
    "Kettle Elv": ("Kitchen", 45, 260, 1.1, 0.5),
}
# How far the warm season has come, from January to December.
SEASON = [-0.8, -0.6, -0.1, 0.4, 0.9, 1.0, 0.8, 0.5, 0.1, -0.3, -0.4, -0.5]


class Sale(NamedTuple):
    """One product in one region and month (`2026-03`): euros and pieces."""

    year: int
    month: str
    region: str
    product: str
    category: str
    revenue: int
    pieces: int


def _made() -> list[Sale]:
    chance = random.Random(14)  # noqa: S311 (nothing to be guessed)
    sales = []
    for year in YEARS:
        for month in range(1, 13):
            if (year, month) > LAST_MONTH:
                break
            weather = chance.uniform(0.92, 1.08)
            for region, (size, pull) in REGIONS.items():
                for product, (category, price, pace, growth, sway) in PRODUCTS.items():
                    trend = (growth * pull) ** (year - YEARS[0] + month / 12)
                    season = (1 + sway * SEASON[month - 1] / 2) * (1.25 if month == 12 else 1)  # presents
                    pieces = round(pace * size * trend * season * weather * chance.uniform(0.9, 1.1))
                    sales.append(
                        Sale(year, f"{year}-{month:02}", region, product, category, pieces * price, pieces)
                    )
    return sales


SALES = _made()


def sums(sales: Iterable[Sale], by: Callable[[Sale], Hashable]) -> dict[Any, int]:
    """Revenue by whatever `by` says, in order of appearance."""
    made: dict[Any, int] = defaultdict(int)
    for sale in sales:
        made[by(sale)] += sale.revenue
    return dict(made)


def of(year: int, region: str | None = None) -> tuple[list[Sale], list[Sale]]:
    """The sales of a year, and of the same months of the year before (none before the first)."""
    now = [sale for sale in SALES if sale.year == year and region in {None, sale.region}]
    months = {sale.month[5:] for sale in now}
    before = [
        sale
        for sale in SALES
        if sale.year == year - 1 and sale.month[5:] in months and region in {None, sale.region}
    ]
    return now, before


def compared(
    now: list[Sale], before: list[Sale], by: Callable[[Sale], str], name: str
) -> list[dict[str, Any]]:
    """Rows `{name, revenue, before}`, `before` missing in the first year."""
    then = sums(before, by)
    return [
        {name: key, "revenue": revenue, **({"before": then.get(key, 0)} if before else {})}
        for key, revenue in sums(now, by).items()
    ]


def change(now: float, before: float) -> float | None:
    """By how much it grew, 0.08 for 8 per cent; None where there is nothing to compare."""
    return round(now / before - 1, 4) if before else None
