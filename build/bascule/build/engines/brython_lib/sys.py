"""`sys` of a page on Brython."""

from _sys import *  # noqa: F403

version_info = (3, 15, 0, "final", 0)
version = "3.15.0 (Brython)"
platform = "brython"
byteorder = "little"
maxsize = 2**63 - 1
maxunicode = 1114111
argv = [""]


class _Implementation:
    name = "Brython"
    version = (3, 15, 0, "final", 0)
    cache_tag = None


implementation = _Implementation()


def exit(status=None):  # noqa: A001
    raise SystemExit(status)


def intern(string):
    return string
