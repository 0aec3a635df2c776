"""fnmatch."""

import re


def translate(pat):
    out = []
    at = 0
    while at < len(pat):
        c = pat[at]
        at += 1
        if c == "*":
            out.append(".*")
        elif c == "?":
            out.append(".")
        elif c == "[":
            end = at
            if pat[end : end + 1] == "!":
                end += 1
            if pat[end : end + 1] == "]":
                end += 1
            end = pat.find("]", end)
            if end < 0:
                out.append("\\[")
            else:
                body = pat[at:end].replace("\\", "\\\\")
                at = end + 1
                out.append("[" + ("^" + body[1:] if body[:1] == "!" else body) + "]")
        else:
            out.append(re.escape(c))
    return "".join(out)


def fnmatchcase(name, pat):
    return re.fullmatch(translate(pat), name, re.DOTALL) is not None


fnmatch = fnmatchcase


def filter(names, pat):
    return [n for n in names if fnmatchcase(n, pat)]
