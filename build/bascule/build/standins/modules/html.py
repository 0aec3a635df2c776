"""html."""

_NAMED = {
    "lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'", "nbsp": "\xa0",
}


def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return s.replace('"', "&quot;").replace("'", "&#x27;") if quote else s


def _number(n):
    if n == 0 or 0xD800 <= n <= 0xDFFF or n > 0x10FFFF:
        return "\ufffd"
    if 0x80 <= n <= 0x9F:
        return _WINDOWS[n - 0x80]
    if n < 32 and n not in (9, 10, 12, 13) or n == 127:
        return "\r" if n == 13 else ""
    return chr(n)


_WINDOWS = "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178"


def unescape(s):
    if "&" not in s:
        return s
    out = []
    at = 0
    while True:
        i = s.find("&", at)
        if i < 0:
            out.append(s[at:])
            return "".join(out)
        out.append(s[at:i])
        j = i + 1
        if s[j : j + 1] == "#":
            j += 1
            hexa = s[j : j + 1] in ("x", "X")
            if hexa:
                j += 1
            start = j
            allowed = "0123456789abcdefABCDEF" if hexa else "0123456789"
            while s[j : j + 1] and s[j] in allowed:
                j += 1
            if j > start:
                out.append(_number(int(s[start:j], 16 if hexa else 10)))
                at = j + 1 if s[j : j + 1] == ";" else j
                continue
        else:
            while j < len(s) and j - i < 33 and s[j].isalnum():
                j += 1
            name = s[i + 1 : j]
            if s[j : j + 1] == ";" and name:
                found = _NAMED.get(name) or _asked(name)
                if found:
                    out.append(found)
                    at = j + 1
                    continue
        out.append("&")
        at = i + 1


def _asked(name):
    """A name that only the page's own parser knows."""
    import js

    if not hasattr(js, "DOMParser"):
        return _COMMON.get(name)
    text = js.DOMParser.new().parseFromString("&" + name + ";", "text/html").body.textContent
    return None if text == "&" + name + ";" else text


_COMMON = {
    "copy": "\xa9", "reg": "\xae", "trade": "\u2122", "hellip": "\u2026", "mdash": "\u2014", "ndash": "\u2013", "euro": "\u20ac",
    "pound": "\xa3", "yen": "\xa5", "cent": "\xa2", "deg": "\xb0", "times": "\xd7", "divide": "\xf7", "eacute": "\xe9", "egrave": "\xe8",
    "agrave": "\xe0", "aacute": "\xe1", "uuml": "\xfc", "ouml": "\xf6", "auml": "\xe4", "szlig": "\xdf", "ccedil": "\xe7", "ntilde": "\xf1",
    "laquo": "\xab", "raquo": "\xbb", "lsquo": "\u2018", "rsquo": "\u2019", "ldquo": "\u201c", "rdquo": "\u201d", "bull": "\u2022",
    "middot": "\xb7", "sect": "\xa7", "para": "\xb6", "larr": "\u2190", "rarr": "\u2192", "uarr": "\u2191", "darr": "\u2193",
}
