"""The square root of a decimal, digit by digit."""


def _root(d):
    """The square root of a number above zero, as exact as the context says."""
    prec = getcontext().prec + 1
    n = d._int
    e = d._exp >> 1
    if d._exp & 1:
        n *= 10
        size = (len(str(d._int)) >> 1) + 1
    else:
        size = len(str(d._int)) + 1 >> 1
    shift = prec - size
    exact = True
    if shift >= 0:
        n *= 100**shift
    else:
        n, rest = divmod(n, 100**-shift)
        exact = not rest
    e -= shift
    x = 10**prec
    while True:
        y = n // x
        if x <= y:
            break
        x = x + y >> 1
    exact = exact and x * x == n
    if exact:
        if shift >= 0:
            x //= 10**shift
        else:
            x *= 10**-shift
        e += shift
    elif x % 5 == 0:
        x += 1
    before = getcontext().rounding
    getcontext().rounding = ROUND_HALF_EVEN
    made = _make(0, x, e)._fix()
    getcontext().rounding = before
    return made
