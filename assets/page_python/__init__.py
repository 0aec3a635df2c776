"""Page Python: a strict dialect compiled to JavaScript. docs/page-python.md says what it allows.

`compile_bundle(entry)` gives readable JavaScript, `minified(entry)` what goes into a page.
Both raise `PagePythonError`.
"""

from .bundle import Pieces, compile_bundle, inputs, minified, pieces, small
from .errors import PagePythonError, Problem
from .variables import Variables

__all__ = [
    "PagePythonError",
    "Pieces",
    "Problem",
    "Variables",
    "compile_bundle",
    "inputs",
    "minified",
    "pieces",
    "small",
]
