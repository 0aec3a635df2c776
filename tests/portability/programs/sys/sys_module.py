import sys
print(sys.maxsize > 2**30, sys.version_info >= (3, 4), type(sys.argv).__name__, "sys" in sys.modules, sys.byteorder, sys.getrecursionlimit() > 10 if hasattr(sys, "getrecursionlimit") else True)
