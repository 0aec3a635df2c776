"""JSON text to Python on MicroPython, strict and with the order of keys kept (see `wire`).

The text is cut at its quotes by `str.split`, which runs in C: what stands between two quotes is a string, the rest
is structure, of which most pieces are one or two characters. It also runs on CPython, where it is tested.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from bascule.bridge.wire_packed import MARK, unpack

if TYPE_CHECKING:
    from typing import Any

_VALUE = 0  # a value must come
_FIRST = 1  # a value or `]`
_KEY = 2  # a key must come
_FIRST_KEY = 3  # a key or `}`
_COLON = 4
_AFTER = 5  # a comma or the end of the container
_DIGITS = "0123456789"
_SPACE = " \t\r\n"
_END = " \t\r\n,]}"
_CONTROLS = "".join([chr(code) for code in range(32)])
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


class _Reader:
    """A reader's state: the container being filled, the key that waits for its value, the containers around."""

    def __init__(self) -> None:
        self.state = _VALUE
        self.here: Any = None
        self.key = ""
        self.around: list[Any] = []
        self.result: Any = None

    def put(self, value: Any) -> None:
        """Take a complete value."""
        if self.state > _FIRST:
            raise ValueError("JSON: a value where none belongs")
        here = self.here
        if here is None:
            self.result = value
        elif isinstance(here, list):
            here.append(value)
        else:
            here[self.key] = value
        self.state = _AFTER

    def string(self, value: str) -> None:
        """Take a string: a key or a value."""
        if self.state == _KEY or self.state == _FIRST_KEY:
            self.key = value
            self.state = _COLON
        else:
            self.put(value)

    def structure(self, text: str) -> None:
        """Take what stands between two strings."""
        at = 0
        size = len(text)
        while at < size:
            c = text[at]
            at += 1
            if c == ",":
                if self.state != _AFTER or self.here is None:
                    raise ValueError("JSON: a comma where none belongs")
                self.state = _VALUE if isinstance(self.here, list) else _KEY
            elif c == ":":
                if self.state != _COLON:
                    raise ValueError("JSON: a colon where none belongs")
                self.state = _VALUE
            elif c in "{[":
                value: Any = [] if c == "[" else OrderedDict()
                self.put(value)
                self.around.append([self.here, self.key])
                self.here = value
                self.state = _FIRST if c == "[" else _FIRST_KEY
            elif c in "}]":
                is_list = isinstance(self.here, list)
                allowed = _FIRST if is_list else _FIRST_KEY
                if (
                    self.here is None
                    or is_list != (c == "]")
                    or (self.state != _AFTER and self.state != allowed)
                ):
                    raise ValueError("JSON: a " + c + " where none belongs")
                self.here, self.key = self.around.pop()
                self.state = _AFTER
            elif c not in _SPACE:
                start = at - 1
                while at < size and text[at] not in _END:
                    at += 1
                self.put(_literal(text[start:at]))


def decode(text: str) -> Any:
    """The value of JSON text, or of a packed message; `ValueError` where it is neither."""
    if text[:1] == MARK:
        return unpack(text[1:])
    reader = _Reader()
    pieces = text.split('"')
    count = len(pieces)
    checks = _has_control(text)
    reader.structure(pieces[0])
    at = 1
    while at < count:
        piece = pieces[at]
        at += 1
        if "\\" in piece:
            whole = [piece]
            while _ends_escaped(piece) and at < count:
                piece = pieces[at]
                at += 1
                whole.append('"')
                whole.append(piece)
            piece = "".join(whole)
            if checks and _has_control(piece):
                raise ValueError("JSON: a control character in a string")
            piece = _unescape(piece)
        elif checks and _has_control(piece):
            raise ValueError("JSON: a control character in a string")
        if at >= count:
            raise ValueError("JSON: a string without an end")
        reader.string(piece)
        piece = pieces[at]
        at += 1
        if piece == ":":
            if reader.state != _COLON:
                raise ValueError("JSON: a colon where none belongs")
            reader.state = _VALUE
        else:
            reader.structure(piece)
    if reader.state != _AFTER or reader.here is not None:
        raise ValueError("JSON: the text ends too early")
    return reader.result


def _has_control(text: str) -> bool:
    return any(c in text for c in _CONTROLS)


def _ends_escaped(text: str) -> bool:
    """Whether the quote after `text` is escaped: an odd number of backslashes ends it."""
    count = 0
    at = len(text) - 1
    while at >= 0 and text[at] == "\\":
        count += 1
        at -= 1
    return count % 2 == 1


def _unescape(text: str) -> str:
    out = []
    pieces = text.split("\\")
    out.append(pieces[0])
    at = 1
    count = len(pieces)
    high = 0
    while at < count:
        piece = pieces[at]
        at += 1
        if piece == "":
            if at >= count:
                raise ValueError("JSON: a backslash without a character")
            out.append("\\" + pieces[at])
            at += 1
            high = 0
            continue
        c = piece[0]
        if c == "u":
            code = _hex(piece[1:5])
            rest = piece[5:]
            if high and 0xDC00 <= code <= 0xDFFF:
                out[-1] = chr(0x10000 + ((high - 0xD800) << 10) + (code - 0xDC00))
                high = 0
            else:
                out.append(chr(code))
                high = code if 0xD800 <= code <= 0xDBFF else 0
            if rest:
                out.append(rest)
                high = 0
        elif c in _ESCAPES:
            out.append(_ESCAPES[c] + piece[1:])
            high = 0
        else:
            raise ValueError("JSON: an unknown escape: " + c)
    return "".join(out)


def _hex(digits: str) -> int:
    if len(digits) != 4:
        raise ValueError("JSON: four digits must follow a u escape")
    for c in digits:
        if c not in "0123456789abcdefABCDEF":
            raise ValueError("JSON: four digits must follow a u escape")
    return int(digits, 16)


def _literal(text: str) -> Any:
    if text == "null":
        return None
    if text == "true":
        return True
    if text == "false":
        return False
    whole = text[1:] if text[0] == "-" else text
    parts = whole.replace("E", "e").split("e")
    exponent = parts[1] if len(parts) == 2 else None
    halves = parts[0].split(".")
    fraction = halves[1] if len(halves) == 2 else None
    good = len(parts) < 3 and len(halves) < 3 and _all_digits(halves[0])
    if good and halves[0][0] == "0" and len(halves[0]) > 1:
        good = False
    if good and fraction is not None:
        good = _all_digits(fraction)
    if good and exponent is not None:
        good = _all_digits(exponent[1:] if exponent[:1] in ("+", "-") else exponent)
    if not good:
        raise ValueError("JSON: not a value: " + text[:40])
    if fraction is None and exponent is None:
        return int(text)
    return float(text)


def _all_digits(text: str) -> bool:
    return text != "" and all(c in _DIGITS for c in text)
