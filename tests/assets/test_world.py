"""The outlines of the world: coarser than what they come from, nowhere far from it, and read back as written."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from assets import npm, world

ROOT = Path(__file__).parents[2]


def decoded(text: str) -> list[tuple[int, int]]:
    """What the page reads (`assets/scripts/map.js`)."""
    steps = []
    value = shift = 0
    for sign in text:
        bits = ord(sign) - 63
        value |= (bits & 31) << shift
        shift += 5
        if bits < 32:
            steps.append(~(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    points = []
    x = y = 0
    for across, up in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + across, y + up
        points.append((x, y))
    return points


@pytest.mark.parametrize(
    "line", [[(0, 0)], [(-9000, 4500), (9000, -4500), (9000, -4499)], [(15, 16), (-16, -17)]]
)
def test_what_is_written_is_read_back(line: list[tuple[int, int]]) -> None:
    text = world.encoded(line)
    assert decoded(text) == line
    assert text.isascii()
    assert text.isprintable()


def test_a_line_keeps_its_ends_and_what_stands_out() -> None:
    assert world.simplified([(0, 0), (1, 0.01), (2, 0), (3, 0.5), (4, 0)], 0.05) == [
        (0, 0),
        (2, 0),
        (3, 0.5),
        (4, 0),
    ]
    ring = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 0.0)]
    assert world.simplified(ring, 0.05) == ring


def test_the_world_is_whole_and_small() -> None:
    text = world.world(npm.packages(ROOT) / "world-atlas")
    grid, lines, countries = json.loads(text)
    assert len(text) < 110_000
    names = {name for name, _ in countries}
    assert len(names) > 230
    assert {"Norway", "Japan", "Brazil", "Antarctica"} <= names
    points = [point for line in lines for point in decoded(line)]
    assert max(abs(x) for x, _ in points) <= 180 * grid
    assert max(abs(y) for _, y in points) <= 90 * grid
    rings = [ring for _, polygons in countries for polygon in polygons for ring in polygon]
    ends = [(decoded(lines[n if n >= 0 else -1 - n])) for ring in rings[:50] for n in ring]
    assert all(ends)
    for ring in rings:
        whole = [decoded(lines[n]) if n >= 0 else decoded(lines[-1 - n])[::-1] for n in ring]
        assert all(one[-1] == after[0] for one, after in pairwise(whole))
