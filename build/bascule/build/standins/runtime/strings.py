"""Methods of strings and bytes that an engine lacks or gets wrong. Each takes the object that the method was called on."""


def _b_js_test(pattern, text):
    """Whether the page's own regular expression finds something."""
    key = pattern
    found = _patterns.get(key)
    if found is None:
        if ENGINE == "micropython":
            import js

            found = js.RegExp.new(pattern, "u")
        else:
            from browser import window

            found = window.RegExp.new(pattern, "u")
        _patterns[key] = found
    return found.test(text)


_patterns = {}


def _plain(s):
    """Whether `s` is ASCII."""
    return len(s) == len(s.encode())


def _js_case(s, name):
    import js

    return getattr(js.String.prototype, name).call(s)


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
    if "\u01c4" <= c <= "\u01f2" and c in "\u01c5\u01c8\u01cb\u01f2":
        return c
    up = _upper(c)
    return up[0] + _lower(up[1:]) if len(up) > 1 and _cased(up[0]) else up


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


def _b_m_title(s):
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
    if not isinstance(s, str):
        return s.capitalize()
    return _title_char(s[0]) + "".join(_lowered(s)[1:]) if s else ""


def _b_m_swapcase(s):
    if not isinstance(s, str):
        return s.swapcase()
    low = _lowered(s)
    return "".join([low[i] if _is_upper(s[i]) else _upper(s[i]) for i in range(len(s))])


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


def _b_m_isalpha(s):
    if not isinstance(s, str):
        return s.isalpha()
    return _b_js_test("^\\p{L}+$", s) and s[-1] != "\n"


def _b_m_isdecimal(s):
    if not isinstance(s, str):
        return s.isdecimal()
    return _b_js_test("^\\p{Nd}+$", s) and s[-1] != "\n"


_DIGITS = "\\p{Nd}\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u2474-\u247c\u2488-\u2490\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792"
_NUMBERS = "\\p{N}\u3405\u3483\u382a\u3b4d\u4e00\u4e03\u4e07\u4e09\u4e5d\u4e8c\u4e94\u4e96\u4ebf-\u4ec0\u4edf\u4ee8\u4f0d\u4f70\u5104\u5146\u5169\u516b\u516d\u5341\u5343-\u5345\u534c\u53c1-\u53c4\u56db\u58f1\u58f9\u5e7a\u5efe-\u5eff\u5f0c-\u5f0e\u5f10\u62fe\u634c\u67d2\u6f06\u7396\u767e\u8086\u842c\u8cae\u8cb3\u8d30\u9621\u9646\u964c\u9678\u96f6"


def _b_m_isdigit(s):
    if not isinstance(s, str):
        return s.isdigit()
    return _b_js_test("^[" + _DIGITS + "]+$", s) and s[-1] != "\n"


def _b_m_isnumeric(s):
    if not isinstance(s, str):
        return s.isnumeric()
    return _b_js_test("^[" + _NUMBERS + "]+$", s) and s[-1] != "\n"


def _b_m_isalnum(s):
    if not isinstance(s, str):
        return s.isalnum()
    return _b_js_test("^[\\p{L}" + _NUMBERS + "]+$", s) and s[-1] != "\n"


def _b_m_isidentifier(s):
    if not isinstance(s, str):
        return s.isidentifier()
    return _b_js_test("^[_\\p{XID_Start}]\\p{XID_Continue}*$", s) and s[-1] != "\n"


def _b_m_isascii(s):
    if isinstance(s, (bytes, bytearray)):
        return all([b < 128 for b in s])
    return _plain(s) if isinstance(s, str) else s.isascii()


def _b_m_isprintable(s):
    if not isinstance(s, str):
        return s.isprintable()
    return all([" " <= c <= "~" or (c > "~" and _printable(c)) for c in s])


_SPACES = " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"


def _b_m_isspace(s):
    if not isinstance(s, str):
        return s.isspace()
    return s != "" and all([c in _SPACES for c in s])


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


def _b_m_zfill(s, width):
    if isinstance(s, bytes):
        return _b_m_zfill(s.decode(), width).encode()
    if not isinstance(s, str):
        return s.zfill(width)
    sign = s[:1] if s[:1] in ("+", "-") else ""
    body = s[len(sign) :]
    return sign + "0" * (width - len(s)) + body


def _text_ljust(s, width, fill=" "):
    if not isinstance(s, (str, bytes)):
        return s.ljust(width, fill)
    if isinstance(s, bytes):
        return s + (b" " if fill == " " else fill) * (width - len(s))
    return s + fill * (width - len(s))


def _text_rjust(s, width, fill=" "):
    if not isinstance(s, (str, bytes)):
        return s.rjust(width, fill)
    if isinstance(s, bytes):
        return (b" " if fill == " " else fill) * (width - len(s)) + s
    return fill * (width - len(s)) + s


def _text_center(s, width, fill=" "):
    if not isinstance(s, str):
        return s.center(width, fill) if fill != " " else s.center(width)
    gap = width - len(s)
    if gap <= 0:
        return s
    left = gap // 2 + (gap & width & 1)
    return fill * left + s + fill * (gap - left)


def _b_m_removeprefix(s, prefix):
    if not isinstance(s, (str, bytes)):
        return s.removeprefix(prefix)
    return s[len(prefix) :] if prefix and s.startswith(prefix) else s


def _b_m_removesuffix(s, suffix):
    if not isinstance(s, (str, bytes)):
        return s.removesuffix(suffix)
    return s[: len(s) - len(suffix)] if suffix and s.endswith(suffix) else s


def _b_m_startswith(s, what, *span):
    if not isinstance(s, (str, bytes)):
        return s.startswith(what, *span)
    if span:
        s = s[span[0] : span[1] if len(span) > 1 else len(s)]
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
        s = s[span[0] : span[1] if len(span) > 1 else len(s)]
    if isinstance(what, tuple):
        for w in what:
            if s.endswith(w):
                return True
        return False
    return s.endswith(what)


def _text_replace(s, old=None, new=None, count=-1, **fields):
    if not isinstance(s, (str, bytes)):
        if fields:
            return s.replace(**fields) if old is None else s.replace(old, **fields)
        return s.replace(old, new, count) if count != -1 else s.replace(old, new) if new is not None else s.replace(old)
    if len(old) == 0:
        pieces = [s[i : i + 1] for i in range(len(s))]
        if 0 <= count <= len(pieces):
            if count == 0:
                return s
            return new + new.join(pieces[: count - 1]) + (new if count > 1 else type(s)()) + s[count - 1 :] if count > 1 else new + s
        return new + new.join(pieces) + (new if pieces else type(s)())
    return s.replace(old, new) if count < 0 else s.replace(old, new, count)


def _text_expandtabs(s, size=8):
    if not isinstance(s, str):
        return s.expandtabs(size)
    out = []
    column = 0
    for c in s:
        if c == "\t":
            gap = size - column % size if size > 0 else 0
            out.append(" " * gap)
            column += gap
        else:
            out.append(c)
            column = 0 if c in "\n\r" else column + 1
    return "".join(out)


def _b_m_translate(s, table, *rest):
    if not isinstance(s, str):
        return s.translate(table, *rest)
    out = []
    for c in s:
        try:
            new = table[ord(c)]
        except LookupError:
            out.append(c)
            continue
        if new is not None:
            out.append(chr(new) if isinstance(new, int) else new)
    return "".join(out)


def _b_maketrans(x, y=None, z=""):
    """`str.maketrans(…)`."""
    table = _b_dict()
    if y is None:
        for k in x:
            table[ord(k) if isinstance(k, str) else k] = x[k]
        return table
    if len(x) != len(y):
        raise ValueError("the first two maketrans arguments must have equal length")
    for i in range(len(x)):
        table[ord(x[i])] = ord(y[i])
    for c in z:
        table[ord(c)] = None
    return table


def _coding(name):
    return name.lower().replace("_", "-").replace(" ", "-")


def _text_encode(s, encoding="utf-8", errors="strict"):
    if not isinstance(s, str):
        return s.encode(encoding, errors)
    name = _coding(encoding)
    if ENGINE == "brython":
        s = _join_surrogates(s)
    if name in ("utf-8", "utf8", "u8"):
        return s.encode()
    if name in ("ascii", "us-ascii", "latin-1", "latin1", "iso-8859-1", "l1"):
        ascii_only = name in ("ascii", "us-ascii")
        limit = 128 if ascii_only else 256
        out = []
        at = 0
        for c in s:
            n = ord(c)
            if n < limit:
                out.append(n)
            elif errors == "ignore":
                pass
            elif errors == "replace":
                out.append(63)
            elif errors == "xmlcharrefreplace":
                out.extend([ord(x) for x in "&#" + str(n) + ";"])
            elif errors == "backslashreplace":
                out.extend([ord(x) for x in _escape(n)])
            else:
                end = at + 1
                while end < len(s) and ord(s[end]) >= limit:
                    end += 1
                raise _b_UnicodeEncodeError(
                    "ascii" if ascii_only else "latin-1", s, at, end, "ordinal not in range(" + str(limit) + ")"
                )
            at += 1
        return bytes(out)
    if name in ("utf-16-le", "utf-16-be", "utf-16", "utf-32-le", "utf-32-be"):
        out = []
        order = "big" if name[-2:] == "be" else "little"
        if name == "utf-16":
            out.extend(b"\xff\xfe")
        for c in s:
            n = ord(c)
            if name[4:6] == "32":
                out.extend(n.to_bytes(4, order))
            elif n > 65535:
                n -= 65536
                out.extend((0xD800 + (n >> 10)).to_bytes(2, order))
                out.extend((0xDC00 + (n & 1023)).to_bytes(2, order))
            else:
                out.extend(n.to_bytes(2, order))
        return bytes(out)
    raise LookupError("unknown encoding: " + encoding)


def _text_decode(b, encoding="utf-8", errors="strict"):
    if not isinstance(b, (bytes, bytearray, memoryview)):
        return b.decode(encoding, errors)
    name = _coding(encoding)
    if name in ("latin-1", "latin1", "iso-8859-1", "l1"):
        return "".join([chr(n) for n in b])
    if name in ("ascii", "us-ascii"):
        out = []
        at = 0
        for n in b:
            if n < 128:
                out.append(chr(n))
            elif errors == "replace":
                out.append("\ufffd")
            elif errors != "ignore":
                raise _b_UnicodeDecodeError("ascii", b, at, at + 1, "ordinal not in range(128)")
            at += 1
        return "".join(out)
    if name not in ("utf-8", "utf8", "u8"):
        raise LookupError("unknown encoding: " + encoding)
    return _utf8(b, errors)


def _utf8(b, errors):
    out = []
    at = 0
    size = len(b)
    while at < size:
        n = b[at]
        if n < 128:
            start = at
            while at < size and b[at] < 128:
                at += 1
            out.append(bytes(b[start:at]).decode())
            continue
        need = 1 if 0xC2 <= n <= 0xDF else 2 if 0xE0 <= n <= 0xEF else 3 if 0xF0 <= n <= 0xF4 else 0
        got = 0
        low = 0x90 if n == 0xF0 else 0xA0 if n == 0xE0 else 0x80
        high = 0x8F if n == 0xF4 else 0x9F if n == 0xED else 0xBF
        while got < need and at + 1 + got < size and low <= b[at + 1 + got] <= high:
            got += 1
            low = 0x80
            high = 0xBF
        if need and got == need:
            code = n & (0x1F if need == 1 else 0x0F if need == 2 else 0x07)
            for i in range(need):
                code = code << 6 | b[at + 1 + i] & 63
            out.append(chr(code))
            at += need + 1
            continue
        if errors == "replace":
            out.append("\ufffd")
        elif errors == "backslashreplace":
            out.extend(["\\x" + ("0" + hex(x)[2:])[-2:] for x in b[at : at + 1 + got]])
        elif errors != "ignore":
            if not need:
                reason = "invalid start byte"
            elif at + 1 + got >= size:
                reason = "unexpected end of data"
            else:
                reason = "invalid continuation byte"
            raise _b_UnicodeDecodeError("utf-8", b, at, at + 1 + got, reason)
        at += 1 + got
    return "".join(out)


def _join_surrogates(s):
    return s


def _b_m_join(s, items):
    if isinstance(s, str):
        items = [x for x in items]
        at = 0
        for x in items:
            if not isinstance(x, str):
                raise TypeError("sequence item " + str(at) + ": expected str instance, " + type(x).__name__ + " found")
            at += 1
    return s.join(items)


def _b_m_hex(b, *rest):
    if isinstance(b, float):
        return _float_hex(b)
    return b.hex(*rest)


def _float_hex(x):
    import math

    if x != x or x in (math.inf, -math.inf):
        return str(x)
    sign = "-" if x < 0 or (x == 0 and str(x)[0] == "-") else ""
    if x == 0:
        return sign + "0x0.0p+0"
    m, e = math.frexp(abs(x))
    e -= 1
    lead = 1
    if e < -1022:
        m = math.ldexp(m, e + 1 + 1022)
        e = -1022
        lead = 0
        n = int(m * 4503599627370496)
    else:
        n = int((m * 2 - 1) * 4503599627370496)
    body = hex(n)[2:]
    return sign + "0x" + str(lead) + "." + "0" * (13 - len(body)) + body + "p" + ("+" if e >= 0 else "-") + str(abs(e))


def _b_fromhex(text):
    """`float.fromhex(text)`."""
    import math

    s = text.strip().lower()
    sign = -1.0 if s[:1] == "-" else 1.0
    s = s.lstrip("+-")
    if s in ("inf", "infinity"):
        return sign * math.inf
    if s == "nan":
        return math.nan
    if s[:2] == "0x":
        s = s[2:]
    digits, _, power = s.partition("p")
    whole, _, rest = digits.partition(".")
    return sign * math.ldexp(int((whole + rest) or "0", 16), int(power or "0") - 4 * len(rest))


def _b_m_find_negative(s, what, *span):
    return s.find(what, *span)


def _b_m_strip(s, *a, **k):
    """`s.strip(…)`."""
    return _text_strip(s, *a, **k) if isinstance(s, str) else s.strip(*a, **k)


def _b_m_lstrip(s, *a, **k):
    """`s.lstrip(…)`."""
    return _text_lstrip(s, *a, **k) if isinstance(s, str) else s.lstrip(*a, **k)


def _b_m_rstrip(s, *a, **k):
    """`s.rstrip(…)`."""
    return _text_rstrip(s, *a, **k) if isinstance(s, str) else s.rstrip(*a, **k)


def _b_m_split(s, *a, **k):
    """`s.split(…)`."""
    return _text_split(s, *a, **k) if isinstance(s, (str, bytes)) else s.split(*a, **k)


def _b_m_rsplit(s, *a, **k):
    """`s.rsplit(…)`."""
    return _text_rsplit(s, *a, **k) if isinstance(s, (str, bytes)) else s.rsplit(*a, **k)


def _b_m_splitlines(s, *a, **k):
    """`s.splitlines(…)`."""
    return _text_splitlines(s, *a, **k) if isinstance(s, (str, bytes)) else s.splitlines(*a, **k)


def _b_m_ljust(s, *a, **k):
    """`s.ljust(…)`."""
    return _text_ljust(s, *a, **k) if isinstance(s, (str, bytes)) else s.ljust(*a, **k)


def _b_m_rjust(s, *a, **k):
    """`s.rjust(…)`."""
    return _text_rjust(s, *a, **k) if isinstance(s, (str, bytes)) else s.rjust(*a, **k)


def _b_m_center(s, *a, **k):
    """`s.center(…)`."""
    return _text_center(s, *a, **k) if isinstance(s, str) else s.center(*a, **k)


def _b_m_replace(s, *a, **k):
    """`s.replace(…)`."""
    return _text_replace(s, *a, **k) if isinstance(s, (str, bytes)) else s.replace(*a, **k)


def _b_m_expandtabs(s, *a, **k):
    """`s.expandtabs(…)`."""
    return _text_expandtabs(s, *a, **k) if isinstance(s, str) else s.expandtabs(*a, **k)


def _b_m_encode(s, *a, **k):
    """`s.encode(…)`."""
    return _text_encode(s, *a, **k) if isinstance(s, str) else s.encode(*a, **k)


def _b_m_decode(s, *a, **k):
    """`s.decode(…)`."""
    return _text_decode(s, *a, **k) if isinstance(s, (bytes, bytearray, memoryview)) else s.decode(*a, **k)
