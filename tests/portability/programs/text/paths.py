import os
import os.path
from os.path import basename, splitext as parts
print(os.path.join("a", "b"), os.sep, os.path.join("a/", "b", "/c", "d"), os.path.join("", "x"), os.path.join("x", ""), os.linesep == "\n")
for p in ("report.tar.gz", ".bashrc", "a/b.c/d", "/x/y.txt", "..a", "a.", "", "/", "//", "a//b///", "x/..b.c"):
    print(repr(p), os.path.split(p), parts(p), basename(p), os.path.dirname(p), os.path.normpath(p), os.path.isabs(p))
print([os.path.normpath(p) for p in ("a/./b/../c", "../../x", "/../a", "//a/b", "///a", "./.", "a/../..")])
print(os.path.commonprefix(["/usr/lib", "/usr/local"]), repr(os.path.commonprefix([])), os.path.commonpath(["/usr/lib/x", "/usr/local"]), os.path.commonpath(["a/b", "a/c/d"]))
for f in (lambda: os.path.commonpath(["/a", "b"]), lambda: os.path.join("a", 1), lambda: os.fspath(3)):
    try:
        f()
    except (TypeError, ValueError) as e:
        print(type(e).__name__)
