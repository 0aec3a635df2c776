"""What a value looks like as text: `str`, `repr`, `print`, `%` and f-strings."""


def _b_str(x="", *coding):
    """`str(x)`."""
    t = type(x)
    if t is str and not coding:
        return x
    if t is int or t is bool:
        return str(x)
    if coding:
        return _b_m_decode(x, *coding)
    if t is float:
        return _float_repr(x)
    if isinstance(x, BaseException):
        return _error_str(x)
    if isinstance(x, (list, tuple, set, frozenset)) or x is ...:
        return _b_repr(x) if t in _PLAIN else str(x)
    if t is complex or ENGINE == "brython" and t is dict:
        return _b_repr(x)
    if isinstance(x, (bytes, bytearray)) and t in _PLAIN or t.__name__ == "OrderedDict":
        return _b_repr(x)
    return _object_text(str(x), x)


def _float_repr(x):
    """The shortest text that reads back as `x`: where the engine's is long, the page's digits are taken."""
    s = str(x)
    if ENGINE != "micropython" or len(s) < 17 and (x == 0 or not -1e-300 < x < 1e-300):
        return s
    import js

    return _python_number(js.String(x)) if x == x else s


def _python_number(s):
    """A number as JavaScript writes it, as Python writes it."""
    sign = "-" if s[0] == "-" else ""
    mantissa, _, exponent = s[len(sign) :].partition("e")
    whole, _, rest = mantissa.partition(".")
    digits = whole + rest
    power = len(whole) - 1 + int(exponent or "0")
    lead = len(digits) - len(digits.lstrip("0"))
    digits = digits[lead:].rstrip("0")
    power -= lead
    if not digits:
        return sign + "0.0"
    if -5 < power < 16:
        if power < 0:
            return sign + "0." + "0" * (-power - 1) + digits
        if len(digits) <= power + 1:
            return sign + digits + "0" * (power + 1 - len(digits)) + ".0"
        return sign + digits[: power + 1] + "." + digits[power + 1 :]
    return sign + digits[0] + ("." + digits[1:] if len(digits) > 1 else "") + _power_text(power, "e")


_PLAIN = (list, tuple, set, frozenset, bytes, bytearray, type(...))


def _b_repr(x):
    """`repr(x)`."""
    t = type(x)
    if t is int or t is bool or x is None:
        return repr(x)
    if t is str:
        return _str_repr(x)
    if t is float:
        return _float_repr(x)
    if t is list:
        return "[" + ", ".join([_b_repr(i) for i in x]) + "]" if x else "[]"
    if t is tuple:
        if len(x) == 1:
            return "(" + _b_repr(x[0]) + ",)"
        return "(" + ", ".join([_b_repr(i) for i in x]) + ")"
    if t is set:
        return "{" + ", ".join([_b_repr(i) for i in x]) + "}" if x else "set()"
    if t is frozenset:
        return "frozenset({" + ", ".join([_b_repr(i) for i in x]) + "})" if x else "frozenset()"
    if x is ...:
        return "Ellipsis"
    if t is complex:
        real = x.real
        imag = _float_text(x.imag) + "j"
        if real == 0 and not _negative(real):
            return imag
        return "(" + _float_text(real) + ("" if imag[0] == "-" else "+") + imag + ")"
    if isinstance(x, BaseException):
        return _error_repr(x)
    if t is bytearray:
        text = _bytes_repr(x)
        return "bytearray(" + (text.replace("'", "\\'") if text[1] == '"' else text) + ")"
    if t is bytes:
        return _bytes_repr(x)
    if ENGINE == "micropython" and isinstance(x, dict) and t.__name__ == "OrderedDict" and not hasattr(t, "move_to_end"):
        # What the page hands over comes in the engine's own ordered dicts.
        return "{" + ", ".join([_b_repr(k) + ": " + _b_repr(x[k]) for k in x]) + "}"
    if ENGINE == "brython" and t is dict:
        return "{" + ", ".join([_b_repr(k) + ": " + _b_repr(v) for k, v in x.items()]) + "}"
    return _object_text(repr(x), x)


def _object_text(s, x):
    """The text of an object without `__repr__`, as CPython writes it."""
    if ENGINE == "brython" and s[:1] == "<" and s[-8:] == " object>":
        return s[:-1] + " at 0x" + hex(id(x))[2:] + ">"
    if ENGINE == "micropython" and s[:1] == "<" and " object at " in s and "0x" not in s:
        t = type(x)
        return "<" + getattr(t, "__module__", "") + "." + t.__name__ + " object at 0x" + hex(id(x))[2:] + ">"
    return s


def _float_text(x):
    s = _float_repr(x)
    return s[:-2] if s[-2:] == ".0" else s


def _negative(x):
    return str(x)[0] == "-"


def _bytes_repr(x):
    x = bytes(x)
    quote = '"' if 39 in x and 34 not in x else "'"
    out = ["b", quote]
    for b in x:
        if b == 92 or chr(b) == quote:
            out.append("\\" + chr(b))
        elif b == 9:
            out.append("\\t")
        elif b == 10:
            out.append("\\n")
        elif b == 13:
            out.append("\\r")
        elif b < 32 or b > 126:
            out.append("\\x" + "0123456789abcdef"[b >> 4] + "0123456789abcdef"[b & 15])
        else:
            out.append(chr(b))
    out.append(quote)
    return "".join(out)


_SHORT = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def _str_repr(s):
    quote = '"' if "'" in s and '"' not in s else "'"
    out = [quote]
    for c in s:
        if c == quote:
            out.append("\\" + c)
        elif c in _SHORT:
            out.append(_SHORT[c])
        elif " " <= c <= "~" or (c > "~" and _printable(c)):
            out.append(c)
        else:
            out.append(_escape(ord(c)))
    out.append(quote)
    return "".join(out)


def _escape(n):
    if n < 256:
        return "\\x" + ("0" + hex(n)[2:])[-2:]
    if n < 65536:
        return "\\u" + ("000" + hex(n)[2:])[-4:]
    return "\\U" + ("0000000" + hex(n)[2:])[-8:]


def _printable(c):
    if "\x7f" <= c < "\xa1" or c == "\xad":
        return False
    return not _b_js_test("[\\p{C}\\p{Z}]", c)


def _b_ascii(x):
    """`ascii(x)`."""
    s = _b_repr(x)
    if ENGINE == "brython":
        s = _join_surrogates(s)
    return "".join([c if c < "\x7f" else _escape(ord(c)) for c in s])


def _b_print(*values, sep=" ", end="\n", file=None, flush=False):
    """`print(…)`."""
    text = (" " if sep is None else sep).join([_b_str(v) for v in values])
    if end is None:
        end = "\n"
    out = file or _stdout[0]
    if out is None:
        print(text, end=end)
    else:
        out.write(text + end)


_stdout = [None]


def _b_fstr(*parts):
    """An f-string: text and values in turn."""
    return "".join([p if type(p) is str else _b_str(p) for p in parts])


def _b_percent(template, values):
    """`template % values`, which is arithmetic unless `template` is text."""
    if isinstance(template, (bytes, bytearray)):
        return _percent(template.decode("latin-1") if ENGINE != "micropython" else "".join([chr(b) for b in template]), values).encode()
    if not isinstance(template, str):
        return template % values
    return _percent(template, values)


def _percent(template, values):
    mapping = isinstance(values, (list, dict, bytes, bytearray)) or not isinstance(values, (tuple, str)) and hasattr(values, "__getitem__")
    several = values if isinstance(values, tuple) else (values,)
    used = 0
    out = []
    at = 0
    size = len(template)
    named = False
    while at < size:
        start = template.find("%", at)
        if start < 0:
            out.append(template[at:])
            break
        out.append(template[at:start])
        at = start + 1
        key = None
        if at < size and template[at] == "(":
            close = template.index(")", at)
            key = template[at + 1 : close]
            at = close + 1
            named = True
        flags = ""
        while at < size and template[at] in "#0- +":
            flags += template[at]
            at += 1
        sizes = []
        for lead in ("", "."):
            number = ""
            if lead and not (at < size and template[at] == "."):
                sizes.append(None)
                continue
            if lead:
                at += 1
            if at < size and template[at] == "*":
                number = str(several[used])
                used += 1
                at += 1
            while at < size and template[at] in "0123456789":
                number += template[at]
                at += 1
            sizes.append(int(number) if number else (0 if lead else None))
        while at < size and template[at] in "hlL":
            at += 1
        if at >= size:
            raise ValueError("incomplete format")
        kind = template[at]
        at += 1
        if kind == "%":
            out.append("%")
            continue
        if key is not None:
            value = values[key]
        else:
            if used >= len(several):
                raise TypeError("not enough arguments for format string")
            value = several[used]
            used += 1
        out.append(_percent_one(value, flags, sizes[0], sizes[1], kind))
    if used < len(several) and not named and not mapping:
        raise TypeError("not all arguments converted during string formatting")
    return "".join(out)


def _percent_one(value, flags, width, precision, kind):
    left = "-" in flags
    if kind in "sra":
        text = _b_str(value) if kind == "s" else _b_repr(value) if kind == "r" else _b_ascii(value)
        if precision is not None:
            text = text[:precision]
        return _pad(text, width, "<" if left else ">", " ")
    if kind == "c":
        return _pad(value if isinstance(value, str) else chr(value), width, "<" if left else ">", " ")
    sign = "+" if "+" in flags else " " if " " in flags else "-"
    mark = ""
    if kind in "diuxXo":
        if not isinstance(value, (int, float, bool)) and not hasattr(value, "__int__"):
            raise TypeError("%" + kind + " format: a real number is required, not " + type(value).__name__)
        if kind in "xXo" and isinstance(value, float):
            raise TypeError("%" + kind + " format: an integer is required, not float")
        body = _int_body(abs(int(value)), "d" if kind in "iu" else kind, "#" in flags)
        if "#" in flags and kind in "xXo":
            mark = body[:2]
            body = body[2:]
        if precision is not None and len(body) < precision:
            body = "0" * (precision - len(body)) + body
        negative = int(value) < 0
    else:
        if not isinstance(value, (int, float, bool)) and not hasattr(value, "__float__"):
            raise TypeError("must be real number, not " + type(value).__name__)
        value = float(value)
        negative = value < 0 or (value == 0 and _negative(value))
        body = _float_body(abs(value), kind, 6 if precision is None else precision, "#" in flags)
    lead = ("-" if negative else "" if sign == "-" else sign) + mark
    if "0" in flags and not left and width is not None:
        body = "0" * (width - len(body) - len(lead)) + body
    return _pad(lead + body, width, "<" if left else ">", " ")


def _b_stdout(target):
    """Where `print` goes; gives where it went before."""
    before = _stdout[0]
    _stdout[0] = target
    return before
