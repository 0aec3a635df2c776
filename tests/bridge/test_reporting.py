"""What is said of an exception."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from bascule.bridge import reporting
from bascule.bridge.reporting import author_line, describe, report, report_to


def test_an_exception_is_described_by_name_text_and_place() -> None:
    try:
        raise ValueError("bad city")
    except ValueError as error:
        told = describe(error)
    assert (told["name"], told["message"]) == ("ValueError", "bad city")
    assert told["where"].startswith(__file__)
    assert "ValueError: bad city" in told["traceback"]


def test_one_without_text_is_known_by_its_name() -> None:
    assert describe(KeyboardInterrupt())["message"] == "KeyboardInterrupt"


@pytest.mark.parametrize(
    ("trace", "line"),
    [
        ('  File "widget.py", line 12, in Weather\n', "widget.py:12"),
        ('  File "widget.py", line 3, in A\n  File "parts/row.py", line 7, in B\n', "parts/row.py:7"),
        (
            '  File "widget.py", line 3, in A\n  File "bascule/components/kit/card.py", line 7, in Card\n',
            "widget.py:3",
        ),
        ('  File "C:\\w\\bascule\\bridge\\port.py", line 7, in x\n', ""),
        ("no lines", ""),
        ("", ""),
    ],
)
def test_the_authors_line_is_the_innermost_outside_the_package(trace: str, line: str) -> None:
    assert author_line(trace) == line


def test_a_report_goes_to_every_sink(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reporting, "_sinks", [])
    heard: list[Any] = []
    report_to(lambda where, told: heard.append((where, told["name"])))
    assert report(ValueError("x"), "Weather")["name"] == "ValueError"
    assert heard == [("Weather", "ValueError")]


def test_a_sink_that_fails_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reporting, "_sinks", [])
    heard: list[str] = []
    report_to(lambda where, told: told["nothing"])
    report_to(lambda where, told: heard.append(where))
    report(ValueError("x"), "Weather")
    assert heard == ["Weather"]


def test_an_exception_that_cannot_be_told_is_known_by_its_name() -> None:
    class Mute(Exception):  # noqa: N818
        def __str__(self) -> str:  # noqa: PLE0307
            sys.exit()

    told = describe(Mute())
    assert (told["name"], told["message"]) == ("Mute", "Mute")
