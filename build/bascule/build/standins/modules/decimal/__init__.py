"""decimal: numbers of decimal digits with a precision; no signalling of what a widget cannot see."""

from .context import Context, DecimalException, DivisionByZero, InvalidOperation, Overflow, getcontext, localcontext, setcontext
from .number import Decimal
from .roots import _root
from .text import _fixed_text, _formatted, _scientific
from .parts import DecimalTuple, _infinity
