"""What a Decimal looks like."""


def _scientific(d):
    sign = "-" if d._sign else ""
    if d._special:
        return sign + d._special
    digits = str(d._int)
    left = d._exp + len(digits)
    if d._exp <= 0 and left > -6:
        place = left
    else:
        place = 1
    if place <= 0:
        text = "0." + "0" * -place + digits
    elif place >= len(digits):
        text = digits + "0" * (place - len(digits))
    else:
        text = digits[:place] + "." + digits[place:]
    if left != place:
        text += "E" + ("+" if left > place else "") + str(left - place)
    return sign + text


def _formatted(d, spec):
    fill, align, sign, alternate, zero, width, mark, precision, kind = _b_parsed(spec)
    if d._special:
        body = d._special
    elif kind == "%":
        d = _make(d._sign, d._int, d._exp + 2)
        body = _fixed_text(_rescaled(d, -(6 if precision is None else precision), ROUND_HALF_EVEN) if precision is not None else d) + "%"
    elif kind in ("f", "F"):
        if precision is not None:
            d = _rescaled(d, -precision, getcontext().rounding)
        body = _fixed_text(d)
    elif kind in ("e", "E"):
        body = _exponential(d, precision, kind)
    else:
        if precision is not None and len(str(d._int)) > (precision or 1):
            d = _significant(d, precision or 1)
        body = str(d.copy_abs())
        if kind == "g":
            body = body.lower()
    end = 0
    while end < len(body) and body[end] in "0123456789":
        end += 1
    whole = body[:end]
    rest = body[end:]
    lead = "-" if d._sign else "" if sign == "-" else sign
    if mark:
        whole = _b_grouped(whole, mark, 3)
    if zero and align is None:
        align, fill = "=", fill or "0"
    if align == "=":
        return lead + _b_pad(whole + rest, None if width is None else width - len(lead), ">", fill or " ")
    return _b_pad(lead + whole + rest, width, align or ">", fill or " ")


def _significant(d, count):
    """`d` of `count` digits: a carry may bring one more, which goes."""
    for _ in range(2):
        if d._int:
            d = _rescaled(d, d._exp + len(str(d._int)) - count, getcontext().rounding)
    return d


def _exponential(d, precision, kind):
    if precision is not None:
        d = _significant(d, precision + 1)
    digits = str(d._int)
    power = d._exp + len(digits) - 1
    if not d._int and precision is not None:
        digits = "0" * (precision + 1)
        power += precision
    return digits[0] + ("." + digits[1:] if len(digits) > 1 else "") + kind + ("+" if power >= 0 else "") + str(power)


def _fixed_text(d):
    digits = str(d._int)
    if d._exp >= 0:
        return digits + "0" * d._exp if d._int else digits
    places = -d._exp
    if len(digits) <= places:
        digits = "0" * (places + 1 - len(digits)) + digits
    return digits[:-places] + "." + digits[-places:]
