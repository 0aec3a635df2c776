"""traceback: what the engine itself says, in CPython's words."""


def _lines(e):
    import sys

    buf = __import__("io").StringIO()
    sys.print_exception(e, buf)
    lines = buf.getvalue().rstrip("\n").split("\n")
    if lines[:1] != ["Traceback (most recent call last):"]:
        return []
    return [line.replace('"/p/', '"') for line in lines[1:-1]]


def format_exception_only(exc, value=None):
    e = exc if value is None else value
    text = str(e)
    return [type(e).__name__ + (": " + text if text else "") + "\n"]


def format_exception(exc, value=None, tb=None, limit=None, chain=True):
    e = exc if value is None else value
    out = []
    frames = _lines(e)
    if frames:
        out.append("Traceback (most recent call last):\n")
        out.extend([f + "\n" for f in frames])
    out.extend(format_exception_only(e))
    return out


def print_exception(exc, value=None, tb=None, limit=None, file=None, chain=True):
    text = "".join(format_exception(exc, value))
    if file is None:
        print(text, end="")
    else:
        file.write(text)


def format_tb(tb, limit=None):
    return []


def format_exc(e=None, limit=None, chain=True):
    return "NoneType: None\n" if e is None else "".join(format_exception(e))


def print_exc(e=None, limit=None, file=None, chain=True):
    print_exception(e, file=file)
