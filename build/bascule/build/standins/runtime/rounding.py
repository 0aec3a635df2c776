"""`round`, and the exact digits of a float, halves to even."""

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
