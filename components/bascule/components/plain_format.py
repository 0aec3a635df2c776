"""`use_format` on CPython, where there is no `Intl`: English, for tests and what is prerendered. Not in pages."""

from __future__ import annotations

import datetime as dt
import zoneinfo
from typing import Any

LACKS = (
    "English only; no options of Intl but minimumFractionDigits and maximumFractionDigits, and none for times; "
    "compact numbers in full; currencies by their code"
)
_UNITS = {
    "year": 31_557_600, "month": 2_629_800, "week": 604_800, "day": 86_400, "hour": 3600, "minute": 60, "second": 1,
}  # fmt: skip
_NEAR = {("day", -1): "yesterday", ("day", 0): "today", ("day", 1): "tomorrow", ("second", 0): "now"}
_SIGNS = {"NaN": "NaN", "Infinity": "\u221e", "-Infinity": "-\u221e"}


class PlainFormat:
    """English for a locale and a time zone: the day before the month but in `en-US`, and where there is no locale."""

    def __init__(self, locale: Any, time_zone: Any) -> None:
        self.american = locale in {None, "en", "en-US"}
        try:
            self.zone: dt.tzinfo = zoneinfo.ZoneInfo(time_zone or "UTC")
        except (ValueError, TypeError, OSError, zoneinfo.ZoneInfoNotFoundError):
            self.zone = dt.UTC

    def say(self, what: str, value: Any, form: Any) -> str:
        """One value as text, as the page's script `format` does."""
        if what == "number":
            return _number(value, form)
        if what == "list":
            return _list(value, form)
        if what == "relative":
            return _relative(value, form)
        try:
            moment = dt.datetime.fromisoformat(value)
        except ValueError:
            raise ValueError(f'use_format: "{value}" is no date') from None
        return _since(moment) if what == "since" else self._moment(moment, value, form)

    def _moment(self, moment: dt.datetime, value: str, form: Any) -> str:
        if moment.tzinfo is not None:
            moment = moment.astimezone(self.zone)
        if self.american:
            hour = f"{moment.hour % 12 or 12}:{moment:%M}\u202f{'AM' if moment.hour < 12 else 'PM'}"
            day = f"{moment:%b} {moment.day}, {moment.year}"
        else:
            hour = f"{moment:%H:%M}"
            day = f"{moment.day} {moment:%b} {moment.year}"
        texts = {
            "date": day,
            "time": hour,
            "datetime": f"{day}, {hour}",
            "month": f"{moment:%b} {moment.year}",
            "weekday": f"{moment:%a}",
            "year": str(moment.year),
        }
        return (
            texts["date" if len(value) <= len("2026-03-01") else "datetime"]
            if isinstance(form, dict)
            else texts[form]
        )


def _number(value: Any, form: Any) -> str:
    if value in _SIGNS:
        return _SIGNS[value]
    number = int(value) if isinstance(value, str) else value
    least, most = 0, 3
    after = before = ""
    if isinstance(form, dict):
        least = form.get("minimumFractionDigits", 0)
        most = form.get("maximumFractionDigits", max(least, 3))
    elif form == "integer":
        most = 0
    elif form == "percent":
        number, most, after = number * 100, 1, "%"
    elif form.startswith("currency:"):
        least = most = 2
        before = form[len("currency:") :] + "\u00a0"
    text = f"{abs(number):,.{most}f}"
    if most > least:
        whole, _, part = text.partition(".")
        part = part.rstrip("0").ljust(least, "0")
        text = f"{whole}.{part}" if part else whole
    return ("-" if number < 0 else "") + before + text + after


def _list(values: list[str], kind: str) -> str:
    if kind == "unit" or len(values) < 2:
        return ", ".join(values)
    if len(values) == 2:
        return f" {kind} ".join(values)
    return f"{', '.join(values[:-1])}, {kind} {values[-1]}"


def _relative(value: Any, unit: str) -> str:
    near = _NEAR.get((unit, value))
    if near is not None:
        return near
    if value in {-1, 0, 1} and unit not in {"day", "hour", "minute", "second"}:
        return {-1: f"last {unit}", 0: f"this {unit}", 1: f"next {unit}"}[value]
    count = _number(abs(value), "number")
    text = f"{count} {unit}{'' if abs(value) == 1 else 's'}"
    return f"{text} ago" if value < 0 else f"in {text}"


def _since(moment: dt.datetime) -> str:
    at = moment if moment.tzinfo is not None else moment.replace(tzinfo=dt.UTC)
    seconds = (at - dt.datetime.now(dt.UTC)).total_seconds()
    unit = next((unit for unit, most in _UNITS.items() if abs(seconds) >= most), "second")
    return _relative(int(seconds / _UNITS[unit]), unit)
