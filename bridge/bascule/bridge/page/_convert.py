"""CPython's stand-in for how JavaScript converts values: text, numbers and JSON. Used by `js` alone, never compiled."""

from __future__ import annotations

import json
import math
import re
from typing import Any

# White space as String.prototype.trim takes it (ECMAScript, WhiteSpace and LineTerminator).
SPACE = "\t\n\v\f\r \xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
SPACE += "\u2028\u2029\u202f\u205f\u3000\ufeff"
_INDEX = re.compile(r"0|[1-9][0-9]{0,9}")
_DECIMAL = re.compile(r"[+-]?(Infinity|[0-9]+\.?[0-9]*([eE][+-]?[0-9]+)?|\.[0-9]+([eE][+-]?[0-9]+)?)")
_RADIX = re.compile(r"0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+")
_SAFE = 2**53


class Error(Exception):
    """An error with the two fields a JavaScript error has."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.name = "Error"


class TypeError(Error):  # noqa: A001 - the browser's name
    """The browser's TypeError."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message)
        self.name = "TypeError"


def is_index(text: str) -> bool:
    """Whether a field's name is an array index, which JavaScript puts before other names."""
    return _INDEX.fullmatch(text) is not None and int(text) < 2**32 - 1


def _number(value: float) -> str:
    """Number::toString of ECMAScript, radix 10."""
    if value != value or math.isinf(value):  # noqa: PLR0124
        return "NaN" if value != value else ("Infinity" if value > 0 else "-Infinity")  # noqa: PLR0124
    if value == math.floor(value) and abs(value) < 1e21:
        return str(int(value)) if abs(value) <= _SAFE else _plain(repr(float(value)))
    mantissa, _, exponent = repr(float(value)).partition("e")
    if exponent and not -7 < int(exponent) < 21:
        return f"{mantissa.removesuffix('.0')}e{int(exponent):+d}"
    return _plain(repr(float(value)))


def _plain(text: str) -> str:
    """A number's shortest digits without an exponent."""
    mantissa, _, exponent = text.partition("e")
    sign, mantissa = ("-", mantissa[1:]) if mantissa[0] == "-" else ("", mantissa)
    whole, _, part = mantissa.partition(".")
    part = "" if part == "0" else part
    shift = int(exponent or 0)
    if shift < 0:
        return f"{sign}0.{'0' * (-shift - 1)}{whole}{part}"
    digits = part.ljust(shift, "0")
    return f"{sign}{whole}{digits[:shift]}" + (f".{digits[shift:]}" if digits[shift:] else "")


def String(value: Any) -> str:  # noqa: N802 - the browser's name
    """Text as JavaScript writes it: `true`, `null`, `1` for 1.0, items joined by commas."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return _number(value)
    if isinstance(value, list | tuple):
        return ",".join("" if item is None else String(item) for item in value)
    if isinstance(value, Error):
        return f"{value.name}: {value.message}" if value.message else value.name
    return "null" if value is None else "[object Object]"


def Number(value: Any) -> float:  # noqa: N802 - the browser's name
    """A number as JavaScript converts it; NaN where that cannot be."""
    if isinstance(value, bool | int | float):
        return float(value)
    if value is None:
        return 0.0
    text = String(value).strip(SPACE)
    if not text:
        return 0.0
    if _RADIX.fullmatch(text):
        return float(int(text, 0))
    return float(text) if _DECIMAL.fullmatch(text) else math.nan


def Boolean(value: Any) -> bool:  # noqa: N802 - the browser's name
    """Whether JavaScript holds it for true: every list and record is."""
    if value is None or isinstance(value, str | bool | int | float):
        return bool(value) and value == value  # noqa: PLR0124
    return True


def to_json(value: Any) -> str:
    """JSON as JSON.stringify writes it, with `null` for what is undefined; functions are refused."""
    if value is None or isinstance(value, bool):
        return String(value)
    if isinstance(value, int | float):
        return _number(value) if math.isfinite(value) else "null"
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, list | tuple):
        return f"[{','.join(to_json(item) for item in value)}]"
    if isinstance(value, dict):
        names = sorted((name for name in value if is_index(name)), key=int)
        names += [name for name in value if not is_index(name)]
        return "{" + ",".join(f"{_quoted(name)}:{to_json(value[name])}" for name in names) + "}"
    raise TypeError(f"no JSON for {type(value).__name__}")


def _quoted(text: str) -> str:
    """A JSON string; lone surrogates are escaped (ECMAScript, QuoteJSONString)."""
    quoted = json.dumps(text, ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda match: f"\\u{ord(match[0]):x}", quoted)


def from_json(text: str) -> Any:
    """The value of a JSON text. Numbers are doubles, as in the page; raises Error when it is no JSON."""
    try:
        return json.loads(text, parse_int=_whole, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise Error(str(error)) from None


def _whole(digits: str) -> float:
    number = int(digits)
    return number if abs(number) <= _SAFE else float(digits)


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is no JSON")
