"""inspect: kinds of things."""


def isclass(x):
    return isinstance(x, type) or hasattr(x, "_b_check_class")


def isfunction(x):
    return callable(x) and type(x).__name__ in ("function", "closure", "generator", "_Func")


def ismethod(x):
    return type(x).__name__ in ("bound_method", "method")


def isgenerator(x):
    return type(x).__name__ == "generator" and not callable(x)


def isawaitable(x):
    return type(x).__name__ == "generator" or hasattr(x, "__await__")


def cleandoc(doc):
    lines = doc.expandtabs().split("\n")
    margin = None
    for line in lines[1:]:
        body = line.lstrip()
        if body:
            n = len(line) - len(body)
            margin = n if margin is None else min(margin, n)
    out = [lines[0].lstrip()] + [line[margin or 0 :] for line in lines[1:]]
    while out and not out[-1]:
        out.pop()
    while out and not out[0]:
        out.pop(0)
    return "\n".join(out)


def _flags(f):
    """2 for `yield`, 1 for `async`, both for an asynchronous generator."""
    code = getattr(getattr(f, "__func__", f), "__code__", None)
    flags = 0 if code is None else code.co_flags
    return (2 if flags & 32 else 0) + (1 if flags & 128 else 0)


def iscoroutinefunction(f):
    return _flags(f) == 1


def isgeneratorfunction(f):
    return _flags(f) == 2


def isasyncgenfunction(f):
    return _flags(f) == 3
