"""`format(value, spec)`, from the exact binary value of a float."""


def _float_body(x, kind, places, alternate):
    """|x| as text; `kind` is one of `eEfFgG`."""
    if x != x or x == _INFINITY:
        text = "nan" if x != x else "inf"
        return text.upper() if kind in "EFG" else text
    if kind in "fF":
        return _fixed(x, places, alternate)
    mark = "E" if kind in "EG" else "e"
    if kind in "eE":
        digits, power = _exponent(x, places)
        return digits[0] + ("." + digits[1:] if places else "." if alternate else "") + _power_text(power, mark)
    places = places or 1
    digits, power = _exponent(x, places - 1)
    if -4 <= power < places:
        if power >= 0:
            whole = digits[: power + 1]
            rest = digits[power + 1 :]
        else:
            whole = "0"
            rest = "0" * (-power - 1) + digits
        if not alternate:
            rest = rest.rstrip("0")
        return whole + ("." + rest if rest or alternate else "")
    rest = digits[1:]
    if not alternate:
        rest = rest.rstrip("0")
    return digits[0] + ("." + rest if rest or alternate else "") + _power_text(power, mark)


def _int_body(n, kind, alternate):
    if kind == "d":
        return str(n)
    if kind == "b":
        return ("0b" if alternate else "") + bin(n)[2:]
    if kind == "o":
        return ("0o" if alternate else "") + oct(n)[2:]
    text = hex(n)[2:]
    if kind == "X":
        return ("0X" if alternate else "") + text.upper()
    return ("0x" if alternate else "") + text


def _pad(text, width, align, fill):
    if width is None or len(text) >= width:
        return text
    gap = width - len(text)
    if align == "<":
        return text + fill * gap
    if align == "^":
        return fill * (gap // 2) + text + fill * (gap - gap // 2)
    return fill * gap + text


def _grouped(whole, mark, size):
    out = []
    while len(whole) > size:
        out.append(whole[-size:])
        whole = whole[:-size]
    out.append(whole)
    out.reverse()
    return mark.join(out)


def _parsed(spec):
    """`(fill, align, sign, alternate, zero, width, mark, precision, kind)` of a format spec."""
    at = 0
    size = len(spec)
    fill = None
    align = None
    if size > 1 and spec[1] in "<>=^":
        fill = spec[0]
        align = spec[1]
        at = 2
    elif size and spec[0] in "<>=^":
        align = spec[0]
        at = 1
    sign = ""
    if at < size and spec[at] in "+- ":
        sign = spec[at]
        at += 1
    if at < size and spec[at] == "z":
        at += 1
    alternate = at < size and spec[at] == "#"
    if alternate:
        at += 1
    zero = at < size and spec[at] == "0"
    if zero:
        at += 1
    start = at
    while at < size and spec[at] in "0123456789":
        at += 1
    width = int(spec[start:at]) if at > start else None
    mark = ""
    if at < size and spec[at] in ",_":
        mark = spec[at]
        at += 1
    precision = None
    if at < size and spec[at] == ".":
        start = at + 1
        at = start
        while at < size and spec[at] in "0123456789":
            at += 1
        if at == start:
            raise ValueError("Format specifier missing precision")
        precision = int(spec[start:at])
    kind = spec[at:]
    if len(kind) > 1:
        raise ValueError("Invalid format specifier")
    return fill, align, sign, alternate, zero, width, mark, precision, kind


def _b_format(value, spec=""):
    """`format(value, spec)`."""
    t = type(value)
    if t is not str and t is not int and t is not float and t is not bool:
        if ENGINE == "micropython":
            if hasattr(value, "__format__"):
                return value.__format__(spec)
        elif t is not complex:
            return format(value, spec)
        if not spec:
            return _b_str(value)
        if isinstance(value, str):
            value = str(value)
        elif isinstance(value, bool) or isinstance(value, int):
            value = int(value)
        elif isinstance(value, float):
            value = float(value)
        else:
            raise TypeError("unsupported format string passed to " + t.__name__ + ".__format__")
        t = type(value)
    if not spec:
        return _b_str(value)
    fill, align, sign, alternate, zero, width, mark, precision, kind = _parsed(spec)
    if t is str:
        if kind not in ("", "s") or align == "=" or sign or mark:
            raise ValueError("Unknown format code '" + kind + "' for object of type 'str'")
        if precision is not None:
            value = value[:precision]
        return _pad(value, width, align or "<", fill or ("0" if zero else " "))
    if t is bool:
        if not kind:
            if not sign and not mark and precision is None and not alternate and not zero:
                return _pad(str(value), width, align or "<", fill or " ") if False else _pad(str(int(value)), width, align or ">", fill or " ")
        value = int(value)
        t = int
    group = 3
    if t is int and kind in ("", "d", "b", "o", "x", "X", "n", "c"):
        if precision is not None:
            raise ValueError("Precision not allowed in integer format specifier")
        if mark and (kind in "cn" and kind or mark == "," and kind in "boxX" and kind):
            raise ValueError("Cannot specify '" + mark + "' with '" + kind + "'.")
        if kind == "c" and (sign or alternate):
            raise ValueError("Sign not allowed with integer format specifier 'c'" if sign else "Alternate form (#) not allowed with integer format specifier 'c'")
        if kind == "c":
            if not 0 <= value < 0x110000:
                raise OverflowError("%c arg not in range(0x110000)")
            return _pad(chr(value), width, align if align and align != "=" else ">", fill or ("0" if zero else " "))
        negative = value < 0
        prefix = ""
        body = _int_body(abs(value), "d" if kind in ("", "n") else kind, False)
        if alternate and kind in "boxX" and kind:
            prefix = "0" + kind
        if kind in "boxX" and kind:
            group = 4
        whole = body
        rest = ""
    elif kind in ("", "e", "E", "f", "F", "g", "G", "%", "n"):
        if mark and kind == "n":
            raise ValueError("Cannot specify '" + mark + "' with 'n'.")
        value = float(value)
        negative = value < 0 or (value == 0 and _negative(value))
        size = abs(value)
        prefix = ""
        if kind == "%":
            body = _float_body(size * 100, "f", 6 if precision is None else precision, alternate) + "%"
        elif kind:
            body = _float_body(size, "g" if kind == "n" else kind, 6 if precision is None else precision, alternate)
        elif precision is None:
            body = _float_repr(size)
            if alternate and "." not in body:
                body = body.replace("e", ".e")
        else:
            body = _general(size, precision, alternate)
        end = 0
        while end < len(body) and body[end] in "0123456789":
            end += 1
        whole = body[:end]
        rest = body[end:]
    else:
        raise ValueError("Unknown format code '" + kind + "' for object of type '" + t.__name__ + "'")
    lead = ("-" if negative else "" if sign == "-" else sign) + prefix
    if zero:
        align = align or "="
        fill = fill or "0"
    if mark and whole:
        if align == "=" and fill == "0" and width is not None:
            want = width - len(lead) - len(rest)
            while len(_grouped(whole, mark, group)) < want:
                whole = "0" + whole
            whole = _grouped(whole, mark, group)
        else:
            whole = _grouped(whole, mark, group)
    body = whole + rest
    if align == "=":
        return lead + _pad(body, None if width is None else width - len(lead), ">", fill or " ")
    return _pad(lead + body, width, align or ">", fill or " ")


def _general(x, places, alternate):
    """A float with a precision and no type: like `g`, with a digit behind the point."""
    if x != x or x == _INFINITY:
        return "nan" if x != x else "inf"
    places = places or 1
    digits, power = _exponent(x, places - 1)
    if alternate and power == places - 1:
        return _float_body(x, "e", places - 1, alternate)
    text = _float_body(x, "g", places, alternate)
    if "." not in text and -4 <= power < places - 1:
        return text + ".0"
    if "." not in text and power == places - 1:
        rest = digits[1:].rstrip("0")
        return digits[0] + ("." + rest if rest else "") + _power_text(power, "e")
    return text


_b_parsed = _parsed

_b_grouped = _grouped

_b_pad = _pad
