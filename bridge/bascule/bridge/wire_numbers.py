"""Floats as text on MicroPython, whose own text of one in forty is right but longer than need be.

That text is 17 characters or more, so only then the page is asked for the digits; JavaScript's shortest are Python's.
It also runs on CPython, where it is tested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_SURE = 17


def float_text(value: float) -> str:
    """`repr(value)` as CPython gives it."""
    text = repr(value)
    if len(text) < _SURE:
        return text
    import js  # type: ignore[import-not-found]  # noqa: PLC0415 - a page has it, CPython does not

    string: Callable[[float], str] = js.String
    return in_python(string(value))


def in_python(text: str) -> str:
    """A finite number as JavaScript writes it, as Python does: `1e-7` is `1e-07`, `12` is `12.0`."""
    sign = "-" if text[0] == "-" else ""
    mantissa, _, exponent = text[len(sign) :].partition("e")
    whole, _, rest = mantissa.partition(".")
    digits = whole + rest
    power = len(whole) - 1 + int(exponent or "0")
    lead = len(digits) - len(digits.lstrip("0"))
    digits = digits[lead:].rstrip("0")
    power -= lead
    if not digits:
        return sign + "0.0"
    if -5 < power < 0:
        return sign + "0." + "0" * (-power - 1) + digits
    if 0 <= power < 16:
        whole = digits[: power + 1]
        return sign + whole + "0" * (power + 1 - len(whole)) + "." + (digits[power + 1 :] or "0")
    shown = str(abs(power))
    return (
        sign
        + digits[0]
        + ("." + digits[1:] if len(digits) > 1 else "")
        + ("e-" if power < 0 else "e+")
        + ("0" + shown if len(shown) < 2 else shown)
    )
