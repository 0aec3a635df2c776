"""Flags, sets of characters, error."""

import json as _json


if ENGINE == "micropython":
    import js as _window
else:
    from browser import window as _window


IGNORECASE = I = 2

LOCALE = L = 4

MULTILINE = M = 8

DOTALL = S = 16

UNICODE = U = 32

VERBOSE = X = 64

ASCII = A = 256

NOFLAG = 0


class error(Exception):
    def __init__(self, msg, pattern=None, pos=None):
        text = msg
        if pattern is not None and pos is not None:
            text = msg + " at position " + str(pos)
        super().__init__(text)
        self.msg = msg
        self.pattern = pattern
        self.pos = pos


PatternError = error

_WORD = "\\p{L}\\p{N}_"

_SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"

_SETS = {"d": "\\p{Nd}", "w": _WORD, "s": _SPACE}

_ASCII_SETS = {"d": "0-9", "w": "a-zA-Z0-9_", "s": "\\t-\\r\\x20"}

_CHARS = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v", "a": "\a"}

_FLAGS = {"i": 2, "L": 4, "m": 8, "s": 16, "u": 32, "x": 64, "a": 256}

_EVER = 1 << 30


def _literal(c):
    n = ord(c)
    if "a" <= c <= "z" or "A" <= c <= "Z" or "0" <= c <= "9" or c == "_":
        return c
    if n < 256:
        return "\\x" + ("0" + hex(n)[2:])[-2:]
    return "\\u{" + hex(n)[2:] + "}"
