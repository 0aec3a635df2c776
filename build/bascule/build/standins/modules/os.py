"""os: of it a page has the paths, which are text."""

import os.path as _path

path = _path
name = "posix"
sep = "/"
altsep = None
extsep = "."
curdir = "."
pardir = ".."
pathsep = ":"
linesep = "\n"


def fspath(x):
    if isinstance(x, (str, bytes)):
        return x
    if not hasattr(x, "__fspath__"):
        raise TypeError("expected str, bytes or os.PathLike object, not " + type(x).__name__)
    return x.__fspath__()
