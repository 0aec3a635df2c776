"""The outlines of the world's countries, small enough for a page: Natural Earth's, from the package world-atlas.

The package holds a TopoJSON of lines that neighbours share. Each line is made coarser (Douglas and Peucker), put on a
grid and written as differences in printable characters, five bits each (Google's encoded polylines).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SOURCE = "countries-50m.json"
TOLERANCE = 0.05  # degrees that a line may be off
GRID = 50  # steps a degree
Point = tuple[float, float]


def world(package: Path) -> str:
    """JSON `[GRID, lines, countries]`; a country is `[name, polygons]`, a polygon a list of rings, a ring of lines.

    A line that is walked backwards is told as `-1 - number`, as TopoJSON does.
    """
    topology = json.loads((package / SOURCE).read_text("utf-8"))
    lines = [encoded(_grid(simplified(line))) for line in _lines(topology)]
    countries = [
        [
            country["properties"]["name"],
            [country["arcs"]] if country["type"] == "Polygon" else country["arcs"],
        ]
        for country in topology["objects"]["countries"]["geometries"]
        if country.get("arcs")
    ]
    return json.dumps([GRID, lines, countries], ensure_ascii=False, separators=(",", ":"))


def _lines(topology: Any) -> list[list[Point]]:
    (wide, high), (left, low) = topology["transform"]["scale"], topology["transform"]["translate"]
    made = []
    for steps in topology["arcs"]:
        x = y = 0
        line = []
        for across, up in steps:
            x, y = x + across, y + up
            line.append((x * wide + left, y * high + low))
        made.append(line)
    return made


def simplified(line: list[Point], tolerance: float = TOLERANCE) -> list[Point]:
    """The line through the fewest of its points that is nowhere further off than `tolerance`; its ends stay."""
    kept = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        far, at = 0.0, 0
        for i in range(first + 1, last):
            distance = _distance(line[i], line[first], line[last])
            if distance > far:
                far, at = distance, i
        if far > tolerance:
            kept.add(at)
            todo += [(first, at), (at, last)]
    return [line[i] for i in sorted(kept)]


def _distance(point: Point, start: Point, end: Point) -> float:
    """From a point to a stretch."""
    wide, high = end[0] - start[0], end[1] - start[1]
    length = wide * wide + high * high
    along = 0.0
    if length:
        along = ((point[0] - start[0]) * wide + (point[1] - start[1]) * high) / length
        along = max(0.0, min(1.0, along))
    return float(
        ((point[0] - start[0] - along * wide) ** 2 + (point[1] - start[1] - along * high) ** 2) ** 0.5
    )


def _grid(line: list[Point]) -> list[tuple[int, int]]:
    made: list[tuple[int, int]] = []
    for x, y in line:
        point = (round(x * GRID), round(y * GRID))
        if not made or made[-1] != point:
            made.append(point)
    return made


def encoded(line: list[tuple[int, int]]) -> str:
    """Whole numbers as differences: zigzag, five bits a character, the lowest first, `?` for none."""
    made = []
    x = y = 0
    for across, up in line:
        for step in (across - x, up - y):
            value = ~(step << 1) if step < 0 else step << 1
            while value >= 32:
                made.append(chr((value & 31 | 32) + 63))
                value >>= 5
            made.append(chr(value + 63))
        x, y = across, up
    return "".join(made)
