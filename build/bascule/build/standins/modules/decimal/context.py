"""Contexts, ways of rounding, exceptions."""

ROUND_HALF_EVEN = "ROUND_HALF_EVEN"

ROUND_HALF_UP = "ROUND_HALF_UP"

ROUND_HALF_DOWN = "ROUND_HALF_DOWN"

ROUND_UP = "ROUND_UP"

ROUND_DOWN = "ROUND_DOWN"

ROUND_CEILING = "ROUND_CEILING"

ROUND_FLOOR = "ROUND_FLOOR"

ROUND_05UP = "ROUND_05UP"


class DecimalException(ArithmeticError):
    pass


class InvalidOperation(DecimalException):
    pass


class DivisionByZero(ZeroDivisionError):
    pass


class Overflow(DecimalException):
    pass


class Context:
    def __init__(self, prec=28, rounding=ROUND_HALF_EVEN):
        self.prec = prec
        self.rounding = rounding

    def copy(self):
        return Context(self.prec, self.rounding)

    def create_decimal(self, value):
        return +Decimal(value)


_now = [Context()]


def getcontext():
    return _now[0]


def setcontext(context):
    _now[0] = context


class localcontext:
    def __init__(self, context=None, prec=None, rounding=None):
        self.context = (context or getcontext()).copy()
        if prec is not None:
            self.context.prec = prec
        if rounding is not None:
            self.context.rounding = rounding

    def __enter__(self):
        self.before = getcontext()
        setcontext(self.context)
        return self.context

    def __exit__(self, *error):
        setcontext(self.before)


def _rounds_up(q, r, d, rounding, negative):
    """Whether the quotient q, remainder r of d, goes one up in size."""
    if not r:
        return False
    if rounding == ROUND_DOWN:
        return False
    if rounding == ROUND_UP:
        return True
    if rounding == ROUND_CEILING:
        return not negative
    if rounding == ROUND_FLOOR:
        return negative
    if rounding == ROUND_05UP:
        return q % 10 in (0, 5)
    twice = r * 2
    if twice != d:
        return twice > d
    return rounding == ROUND_HALF_UP or rounding == ROUND_HALF_EVEN and q % 2 == 1
