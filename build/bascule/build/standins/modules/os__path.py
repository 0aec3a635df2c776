"""os.path, as far as it only looks at the text of a path."""

sep = "/"
altsep = None
extsep = "."
curdir = "."
pardir = ".."


def _text(x):
    if not isinstance(x, str):
        if hasattr(x, "__fspath__"):
            return x.__fspath__()
        raise TypeError("expected str, bytes or os.PathLike object, not " + type(x).__name__)
    return x


def join(first, *more):
    out = _text(first)
    for part in more:
        part = _text(part)
        if part[:1] == "/":
            out = part
        elif not out or out[-1] == "/":
            out += part
        else:
            out += "/" + part
    return out


def split(p):
    p = _text(p)
    at = p.rfind("/") + 1
    head = p[:at]
    if head and head != "/" * len(head):
        head = head.rstrip("/")
    return head, p[at:]


def basename(p):
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def splitext(p):
    p = _text(p)
    slash = p.rfind("/")
    dot = p.rfind(".")
    at = slash + 1
    while at < dot:
        if p[at] != ".":
            return p[:dot], p[dot:]
        at += 1
    return p, ""


def splitdrive(p):
    return "", _text(p)


def isabs(p):
    return _text(p)[:1] == "/"


def normcase(p):
    return _text(p)


def normpath(p):
    p = _text(p)
    if not p:
        return "."
    lead = "//" if p[:2] == "//" and p[:3] != "///" else "/" if p[0] == "/" else ""
    out = []
    for part in p.split("/"):
        if part in ("", "."):
            continue
        if part != ".." or not lead and not out or out and out[-1] == "..":
            out.append(part)
        elif out:
            out.pop()
    return lead + "/".join(out) or "."


def commonprefix(paths):
    if not paths:
        return ""
    low = min(paths)
    high = max(paths)
    at = 0
    while at < len(low) and low[at] == high[at]:
        at += 1
    return low[:at]


def commonpath(paths):
    paths = [_text(p) for p in paths]
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    lead = paths[0][:1] == "/"
    if any([(p[:1] == "/") != lead for p in paths]):
        raise ValueError("Can't mix absolute and relative paths")
    parts = [[part for part in p.split("/") if part and part != "."] for p in paths]
    common = commonprefix(parts)
    return ("/" if lead else "") + "/".join(common)
