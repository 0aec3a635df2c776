"""`format(value, spec)` and rounding, from the exact binary value of a float, halves to even."""

import math

_INFINITY = float("inf")


def _scaled(x, places):
    """|x| * 10**places as a whole number, rounded exactly."""
    if ENGINE == "brython":
        # Without `math`, which would come into the page for this alone.
        exponent = 0
        while x and x < 4503599627370496.0:
            x *= 2
            exponent -= 1
        while x >= 9007199254740992.0:
            x /= 2
            exponent += 1
        n = int(x)
    else:
        mantissa, exponent = math.frexp(x)
        n = int(mantissa * 9007199254740992)
        exponent -= 53
    under = 1
    if places >= 0:
        n *= 10**places
    else:
        under = 10**-places
    if exponent >= 0:
        n <<= exponent
    else:
        under <<= -exponent
    if under == 1:
        return n
    q = n // under
    twice = (n - q * under) * 2
    if twice > under or (twice == under and q & 1):
        q += 1
    return q


def _fixed(x, places, point):
    digits = str(_scaled(x, places))
    if places == 0:
        return digits + ("." if point else "")
    if len(digits) <= places:
        digits = "0" * (places + 1 - len(digits)) + digits
    return digits[:-places] + "." + digits[-places:]


def _exponent(x, places):
    """The digits of `x` (one before the point) and its power of ten."""
    if x == 0:
        return "0" * (places + 1), 0
    power = int(math.floor(math.log10(x))) if x > 1e-300 else -324
    n = _scaled(x, places - power)
    while n >= 10 ** (places + 1):
        power += 1
        n = _scaled(x, places - power)
    while n < 10**places:
        power -= 1
        n = _scaled(x, places - power)
        if n >= 10 ** (places + 1):
            power += 1
            n = 10**places
    return str(n), power


def _power_text(power, mark):
    return mark + ("-" if power < 0 else "+") + ("0" + str(abs(power)) if abs(power) < 10 else str(abs(power)))


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
    if -4 <= power < places and not (power == places - 1 and places > 0 and False):
        text = _float_body(x, "g", places, alternate)
        if "." not in text and power < places - 1:
            return text + ".0"
        if "." not in text:
            return digits[0] + ("." + digits[1:].rstrip("0") if digits[1:].rstrip("0") else "") + _power_text(power, "e")
        return text
    return _float_body(x, "g", places, alternate)


def _b_round(x, places=None):
    """`round(x, places)`."""
    t = type(x)
    if t is bool:
        x = int(x)
        t = int
    if t is int:
        if places is None or places >= 0:
            return x
        unit = 10**-places
        q = x // unit
        twice = (x - q * unit) * 2
        if twice > unit or (twice == unit and q & 1):
            q += 1
        return q * unit
    if t is not float:
        if not hasattr(x, "__round__"):
            raise TypeError("type " + t.__name__ + " doesn't define __round__ method")
        if places is None:
            return x.__round__()
        return x.__round__(places)
    if x != x or x in (_INFINITY, -_INFINITY):
        if places is None:
            if x != x:
                raise ValueError("cannot convert float NaN to integer")
            raise OverflowError("cannot convert float infinity to integer")
        return x
    if places is None:
        n = _scaled(abs(x), 0)
        return -n if x < 0 else n
    if places > 300:
        return x
    n = _scaled(abs(x), places)
    if places >= 0:
        value = n / 10**places if n < 9007199254740992 and places < 23 else float(_fixed(abs(x), places, False))
    else:
        value = float(n * 10**-places)
    return -value if x < 0 or (x == 0 and _negative(x)) else value


def _b_m_format(template, *args, **kwargs):
    """`template.format(…)`."""
    if not isinstance(template, str):
        return template.format(*args, **kwargs) if kwargs else template.format(*args)
    return _format_with(template, args, kwargs, [0])


def _b_m_format_map(template, mapping):
    """`template.format_map(mapping)`."""
    if not isinstance(template, str):
        return template.format_map(mapping)
    return _format_with(template, (), mapping, [0])


def _format_with(template, args, kwargs, auto):
    out = []
    at = 0
    size = len(template)
    while at < size:
        c = template[at]
        if c == "{":
            if template[at : at + 2] == "{{":
                out.append("{")
                at += 2
                continue
            depth = 1
            end = at + 1
            while end < size and depth:
                if template[end] == "{":
                    depth += 1
                elif template[end] == "}":
                    depth -= 1
                end += 1
            if depth:
                raise ValueError("expected '}' before end of string")
            out.append(_field(template[at + 1 : end - 1], args, kwargs, auto))
            at = end
        elif c == "}":
            if template[at : at + 2] != "}}":
                raise ValueError("Single '}' encountered in format string")
            out.append("}")
            at += 2
        else:
            ends = [e for e in (template.find("{", at), template.find("}", at)) if e >= 0]
            end = min(ends) if ends else size
            out.append(template[at:end])
            at = end
    return "".join(out)


def _field(text, args, kwargs, auto):
    depth = 0
    name = text
    spec = ""
    for i in range(len(text)):
        c = text[i]
        if c == "[":
            depth += 1
        elif c == "]":
            depth -= 1
        elif c == ":" and not depth:
            name = text[:i]
            spec = text[i + 1 :]
            break
    conversion = ""
    if len(name) > 1 and name[-2] == "!":
        conversion = name[-1]
        name = name[:-2]
    end = 0
    while end < len(name) and name[end] not in ".[":
        end += 1
    first = name[:end]
    if first == "":
        value = args[auto[0]]
        auto[0] += 1
    elif first[0] in "0123456789":
        value = args[int(first)]
    else:
        value = kwargs[first]
    while end < len(name):
        if name[end] == ".":
            start = end + 1
            end = start
            while end < len(name) and name[end] not in ".[":
                end += 1
            value = _b_attr(value, name[start:end])
        else:
            start = end + 1
            end = name.index("]", start)
            key = name[start:end]
            value = value[int(key) if key and key[0] in "0123456789" else key]
            end += 1
    if "{" in spec:
        spec = _format_with(spec, args, kwargs, auto)
    if conversion == "r":
        value = _b_repr(value)
    elif conversion == "s":
        value = _b_str(value)
    elif conversion == "a":
        value = _b_ascii(value)
    return _b_format(value, spec)


def _b_attr(value, name):
    """`value.name` for the attributes that numbers lack on an engine."""
    t = type(value)
    if t is int or t is bool:
        if name == "real" or name == "numerator":
            return int(value)
        if name == "imag":
            return 0
        if name == "denominator":
            return 1
    elif t is float:
        if name == "real":
            return value
        if name == "imag":
            return 0.0
    return getattr(value, name)


_b_parsed = _parsed
_b_grouped = _grouped
_b_pad = _pad
