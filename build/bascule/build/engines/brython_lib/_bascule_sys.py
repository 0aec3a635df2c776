"""What the toolkit asks of `sys`; who imports `sys` gets Brython's own."""

from _sys import modules


class _Implementation:
    name = "Brython"


implementation = _Implementation()
