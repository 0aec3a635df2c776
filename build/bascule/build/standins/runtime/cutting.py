"""Methods of text that strip, split and search."""

_SPACES = " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"

_ASCII_SPACES = " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f"


def _text_strip(s, chars=None):
    if _plain(s) and (chars is None or _plain(chars)):
        return s.strip(_ASCII_SPACES if chars is None else chars)
    return _text_rstrip(_text_lstrip(s, chars), chars)


def _text_lstrip(s, chars=None):
    if _plain(s) and (chars is None or _plain(chars)):
        return s.lstrip(_ASCII_SPACES if chars is None else chars)
    chars = _SPACES if chars is None else chars
    at = 0
    while at < len(s) and s[at] in chars:
        at += 1
    return s[at:]


def _text_rstrip(s, chars=None):
    if _plain(s) and (chars is None or _plain(chars)):
        return s.rstrip(_ASCII_SPACES if chars is None else chars)
    chars = _SPACES if chars is None else chars
    at = len(s)
    while at and s[at - 1] in chars:
        at -= 1
    return s[:at]


def _text_split(s, sep=None, maxsplit=-1):
    if not isinstance(s, (str, bytes)):
        return s.split(sep, maxsplit)
    if sep is not None:
        if not sep:
            raise ValueError("empty separator")
        return s.split(sep, maxsplit) if maxsplit >= 0 else s.split(sep)
    if isinstance(s, bytes):
        return s.split() if maxsplit < 0 else s.split(None, maxsplit)
    if maxsplit < 0 and _plain(s) and not ("\x1c" in s or "\x1d" in s or "\x1e" in s or "\x1f" in s):
        return s.split()
    out = []
    at = 0
    size = len(s)
    while at < size:
        if s[at] in _SPACES:
            at += 1
            continue
        if 0 <= maxsplit <= len(out):
            out.append(s[at:])
            break
        start = at
        while at < size and s[at] not in _SPACES:
            at += 1
        out.append(s[start:at])
    return out


def _text_rsplit(s, sep=None, maxsplit=-1):
    if not isinstance(s, (str, bytes)):
        return s.rsplit(sep, maxsplit)
    if sep is not None:
        return s.rsplit(sep, maxsplit) if maxsplit >= 0 else s.split(sep)
    if maxsplit < 0:
        return _text_split(s)
    out = []
    at = len(s)
    while at > 0:
        if s[at - 1] in _SPACES:
            at -= 1
            continue
        if len(out) == maxsplit:
            out.append(s[:at])
            break
        end = at
        while at > 0 and s[at - 1] not in _SPACES:
            at -= 1
        out.append(s[at:end])
    out.reverse()
    return out


def _text_splitlines(s, keepends=False):
    if isinstance(s, bytes):
        return [x.encode() for x in _lines(s.decode(), keepends, "\n\r")]
    if not isinstance(s, str):
        return s.splitlines(keepends)
    return _lines(s, keepends, "\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")


def _lines(s, keepends, ends):
    out = []
    start = at = 0
    size = len(s)
    while at < size:
        if s[at] in ends:
            stop = at
            at += 2 if s[at : at + 2] == "\r\n" else 1
            out.append(s[start : at if keepends else stop])
            start = at
        else:
            at += 1
    if start < size:
        out.append(s[start:])
    return out


def _b_m_removeprefix(s, prefix):
    if not isinstance(s, (str, bytes, bytearray)):
        return s.removeprefix(prefix)
    return s[len(prefix) :] if prefix and s.startswith(prefix) else s


def _b_m_removesuffix(s, suffix):
    if not isinstance(s, (str, bytes, bytearray)):
        return s.removesuffix(suffix)
    return s[: len(s) - len(suffix)] if suffix and s.endswith(suffix) else s


def _b_m_startswith(s, what, *span):
    if not isinstance(s, (str, bytes)):
        return s.startswith(what, *span)
    if span:
        low, high = _searched(s, *span)
        if low > high:
            return False
        s = s[low:high]
    if isinstance(what, tuple):
        for w in what:
            if s.startswith(w):
                return True
        return False
    return s.startswith(what)


def _b_m_endswith(s, what, *span):
    if not isinstance(s, (str, bytes)):
        return s.endswith(what, *span)
    if span:
        low, high = _searched(s, *span)
        if low > high:
            return False
        s = s[low:high]
    if isinstance(what, tuple):
        for w in what:
            if s.endswith(w):
                return True
        return False
    return s.endswith(what)


def _searched(s, start=None, end=None):
    """Where a search in `s` begins and ends; where it begins behind its end it finds nothing, not even nothing."""
    size = len(s)
    low = 0 if start is None else _b_index(start)
    high = size if end is None else _b_index(end)
    if low < 0:
        low = max(low + size, 0)
    return low, max(high + size, 0) if high < 0 else min(high, size)


def _found(s, what, span, last):
    low, high = _searched(s, *span)
    if low > high:
        return -1
    part = s[low:high]
    if isinstance(what, int):
        what = bytes([what])
    at = part.rfind(what) if last else part.find(what)
    return at if at < 0 else at + low


def _b_m_find(s, what, *span):
    """`s.find(what, start, end)`."""
    return _found(s, what, span, False) if isinstance(s, (str, bytes)) else s.find(what, *span)


def _b_m_rfind(s, what, *span):
    """`s.rfind(what, start, end)`."""
    return _found(s, what, span, True) if isinstance(s, (str, bytes)) else s.rfind(what, *span)


def _b_m_rindex(s, what, *span):
    """`s.rindex(what, start, end)`."""
    if not isinstance(s, (str, bytes)):
        return s.rindex(what, *span)
    at = _found(s, what, span, True)
    if at < 0:
        raise ValueError("substring not found" if isinstance(s, str) else "subsection not found")
    return at


def _as(s, made):
    """What a method of bytes made, as the bytearray that it was asked of: nothing comes as bytes."""
    return bytearray(made) if isinstance(s, bytearray) else made


def _b_m_strip(s, *a, **k):
    """`s.strip(…)`."""
    return _text_strip(s, *a, **k) if isinstance(s, str) else _as(s, s.strip(*a, **k))


def _b_m_lstrip(s, *a, **k):
    """`s.lstrip(…)`."""
    return _text_lstrip(s, *a, **k) if isinstance(s, str) else _as(s, s.lstrip(*a, **k))


def _b_m_rstrip(s, *a, **k):
    """`s.rstrip(…)`."""
    return _text_rstrip(s, *a, **k) if isinstance(s, str) else _as(s, s.rstrip(*a, **k))


def _b_m_split(s, *a, **k):
    """`s.split(…)`."""
    return _text_split(s, *a, **k) if isinstance(s, (str, bytes)) else s.split(*a, **k)


def _b_m_rsplit(s, *a, **k):
    """`s.rsplit(…)`."""
    return _text_rsplit(s, *a, **k) if isinstance(s, (str, bytes)) else s.rsplit(*a, **k)


def _b_m_splitlines(s, *a, **k):
    """`s.splitlines(…)`."""
    return _text_splitlines(s, *a, **k) if isinstance(s, (str, bytes)) else s.splitlines(*a, **k)
