"""Upper and lower case, all of Unicode."""


def _js_case(s, name):
    import js

    # A text ends at its first NUL on the way to the page.
    return "\x00".join([getattr(js.String.prototype, name).call(part) for part in s.split("\x00")])


def _upper(s):
    return s.upper() if ENGINE != "micropython" or _plain(s) else _js_case(s, "toUpperCase")


def _lower(s):
    return s.lower() if ENGINE != "micropython" or _plain(s) else _js_case(s, "toLowerCase")


def _b_m_upper(s):
    if not isinstance(s, str):
        return s.upper()
    return _upper(s)


def _b_m_lower(s):
    if not isinstance(s, str):
        return s.lower()
    return _lower(s)


def _b_m_casefold(s):
    if not isinstance(s, str):
        return s.casefold()
    if _plain(s):
        return s.lower()
    out = []
    for c in s:
        if c == "\u0131" or "\u13a0" <= c <= "\u13fd":
            out.append(_upper(c) if "\u13f8" <= c else c)
        elif "\uab70" <= c <= "\uabbf":
            out.append(_upper(c))
        else:
            out.append("".join([_lower(x) for x in _upper(c)]))
    return "".join(out)


_TITLES = {"\u01c4": "\u01c5", "\u01c6": "\u01c5", "\u01c7": "\u01c8", "\u01c9": "\u01c8", "\u01ca": "\u01cb", "\u01cc": "\u01cb", "\u01f1": "\u01f2", "\u01f3": "\u01f2"}


def _title_char(c):
    if c in _TITLES:
        return _TITLES[c]
    if "\u10d0" <= c <= "\u10ff" or _is_titled(c):
        return c
    up = _upper(c)
    return up[0] + _lower(up[1:]).replace("\u03b9", "\u0345") if len(up) > 1 and _cased(up[0]) else up


def _cased(c):
    if c < "\x80":
        return "a" <= c <= "z" or "A" <= c <= "Z"
    return _b_js_test("[\\p{Lowercase}\\p{Uppercase}\\p{Lt}]", c)


def _lowered(s):
    """Each character in small letters; a sigma is another one at the end of a word."""
    if "\u03a3" not in s:
        return [_lower(c) for c in s]
    sigmas = [c for c in _lower(s) if c in "\u03c3\u03c2"]
    sigmas.reverse()
    out = []
    for c in s:
        out.append(sigmas.pop() if c in "\u03a3\u03c3\u03c2" else _lower(c))
    return out


def _b_plainly(s):
    """The text of bytes, one character each; what is not ASCII is no letter."""
    return "".join([chr(b) if b < 128 else "\x01" for b in s])


def _bytewise(s, function):
    made = function(_b_plainly(s))
    return type(s)([ord(made[i]) if s[i] < 128 else s[i] for i in range(len(s))])


def _b_m_title(s):
    if isinstance(s, (bytes, bytearray)):
        return _bytewise(s, _b_m_title)
    if not isinstance(s, str):
        return s.title()
    out = _lowered(s)
    inside = False
    for i in range(len(s)):
        if not inside:
            out[i] = _title_char(s[i])
        inside = _cased(s[i])
    return "".join(out)


def _b_m_capitalize(s):
    if isinstance(s, (bytes, bytearray)):
        return _bytewise(s, _b_m_capitalize)
    if not isinstance(s, str):
        return s.capitalize()
    return _title_char(s[0]) + "".join(_lowered(s)[1:]) if s else ""


def _b_m_swapcase(s):
    if isinstance(s, (bytes, bytearray)):
        return _bytewise(s, _b_m_swapcase)
    if not isinstance(s, str):
        return s.swapcase()
    low = _lowered(s)
    return "".join(
        [low[i] if _is_upper(s[i]) else s[i] if _is_titled(s[i]) else _upper(s[i]) for i in range(len(s))]
    )


def _is_titled(c):
    """Letters that are neither: `ǅ`."""
    return c >= "\x80" and _b_js_test("\\p{Lt}", c)


def _is_upper(c):
    return "A" <= c <= "Z" if c < "\x80" else _b_js_test("\\p{Uppercase}", c)


def _b_m_isupper(s):
    if not isinstance(s, str):
        return s.isupper()
    if _plain(s):
        return s.isupper()
    return not _b_js_test("[\\p{Lowercase}\\p{Lt}]", s) and _b_js_test("\\p{Uppercase}", s)


def _b_m_islower(s):
    if not isinstance(s, str):
        return s.islower()
    if _plain(s):
        return s.islower()
    return not _b_js_test("[\\p{Uppercase}\\p{Lt}]", s) and _b_js_test("\\p{Lowercase}", s)


def _b_m_istitle(s):
    if isinstance(s, (bytes, bytearray)):
        s = _b_plainly(s)
    if not isinstance(s, str):
        return s.istitle()
    inside = False
    found = False
    for c in s:
        upper = _is_upper(c) or c in "\u01c5\u01c8\u01cb\u01f2"
        if upper:
            if inside:
                return False
            inside = found = True
        elif _cased(c):
            if not inside:
                return False
            inside = True
        else:
            inside = False
    return found
