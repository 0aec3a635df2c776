"""re: patterns are parsed as Python parses them and handed to the page's own regular expressions, flag `v`.

What the page's engine would match otherwise is refused with `error`: groups that a later round of a loop may leave out,
groups in loops that may match nothing, references to groups that may be unset, possessive and conditional parts.
"""

from .flags import ASCII, DOTALL, IGNORECASE, MULTILINE, VERBOSE, PatternError, error
from .parser import _Parser
from .pattern import Pattern
from .found import Match
from .functions import compile, escape, findall, finditer, fullmatch, match, purge, search, split, sub, subn
