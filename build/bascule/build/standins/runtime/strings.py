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
    # A text ends at its first NUL on the way to the page; another control character does as well.
    return found.test(text.replace("\0", "\1"))


_patterns = {}


def _plain(s):
    """Whether `s` is ASCII."""
    return len(s) == len(s.encode())


def _b_m_isalpha(s):
    if isinstance(s, (bytes, bytearray)):
        s = _b_plainly(s)
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
    if isinstance(s, (bytes, bytearray)):
        s = _b_plainly(s)
    if not isinstance(s, str):
        return s.isdigit()
    return _b_js_test("^[" + _DIGITS + "]+$", s) and s[-1] != "\n"


def _b_m_isnumeric(s):
    if not isinstance(s, str):
        return s.isnumeric()
    return _b_js_test("^[" + _NUMBERS + "]+$", s) and s[-1] != "\n"


def _b_m_isalnum(s):
    if isinstance(s, (bytes, bytearray)):
        s = _b_plainly(s)
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


def _b_m_isspace(s):
    if isinstance(s, (bytes, bytearray)):
        s = _b_plainly(s)
    if not isinstance(s, str):
        return s.isspace()
    return s != "" and all([c in _SPACES for c in s])


def _b_m_zfill(s, width):
    if not isinstance(s, (str, bytes, bytearray)):
        return s.zfill(width)
    zeros = "0" * (width - len(s))
    if not isinstance(s, str):
        return type(s)(_signed(bytes(s), b"+", b"-", zeros.encode()))
    return _signed(s, "+", "-", zeros)


def _signed(s, plus, minus, zeros):
    size = 1 if s[:1] == plus or s[:1] == minus else 0
    return s[:size] + zeros + s[size:]


def _text_ljust(s, width, fill=" "):
    if not isinstance(s, str):
        return type(s)(bytes(s) + (b" " if fill == " " else fill) * (width - len(s)))
    return s + fill * (width - len(s))


def _text_rjust(s, width, fill=" "):
    if not isinstance(s, str):
        return type(s)((b" " if fill == " " else fill) * (width - len(s)) + bytes(s))
    return fill * (width - len(s)) + s


def _text_center(s, width, fill=" "):
    if not isinstance(s, str):
        return type(s)(_centred(bytes(s), width, b" " if fill == " " else fill))
    return _centred(s, width, fill)


def _centred(s, width, fill):
    gap = max(width - len(s), 0)
    left = gap // 2 + (gap & width & 1)
    return fill * left + s + fill * (gap - left)


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
    if isinstance(s, (bytes, bytearray)):
        text = _text_expandtabs("".join([chr(b) for b in s]), size)
        return type(s)([ord(c) for c in text])
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
    if isinstance(s, (bytes, bytearray)):
        gone = rest[0] if rest else b""
        return type(s)([b if table is None else table[b] for b in s if b not in gone])
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


def _b_m_join(s, items):
    if not isinstance(s, str):
        return s.join(items)
    items = list(items)
    try:
        return s.join(items)
    except TypeError:
        pass
    at = 0
    for x in items:
        if not isinstance(x, str):
            raise TypeError("sequence item " + str(at) + ": expected str instance, " + type(x).__name__ + " found")
        at += 1
    return s.join([_b_key(x) for x in items])


def _b_m_ljust(s, *a, **k):
    """`s.ljust(…)`."""
    return _text_ljust(s, *a, **k) if isinstance(s, (str, bytes, bytearray)) else s.ljust(*a, **k)


def _b_m_rjust(s, *a, **k):
    """`s.rjust(…)`."""
    return _text_rjust(s, *a, **k) if isinstance(s, (str, bytes, bytearray)) else s.rjust(*a, **k)


def _b_m_center(s, *a, **k):
    """`s.center(…)`."""
    return _text_center(s, *a, **k) if isinstance(s, (str, bytes, bytearray)) else s.center(*a, **k)


def _b_m_replace(s, *a, **k):
    """`s.replace(…)`."""
    return _text_replace(s, *a, **k) if isinstance(s, (str, bytes)) else s.replace(*a, **k)


def _b_m_expandtabs(s, *a, **k):
    """`s.expandtabs(…)`."""
    return _text_expandtabs(s, *a, **k) if isinstance(s, (str, bytes, bytearray)) else s.expandtabs(*a, **k)
