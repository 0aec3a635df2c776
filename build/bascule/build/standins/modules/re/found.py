"""Match, and templates filled from one."""


def _template(repl, pattern):
    """A replacement as a list of texts and numbers of groups."""
    out = []
    at = 0
    size = len(repl)
    while at < size:
        c = repl[at]
        at += 1
        if c != "\\":
            out.append(c)
            continue
        if at >= size:
            raise error("bad escape (end of pattern)", repl, at - 1)
        c = repl[at]
        at += 1
        if c == "g":
            end = repl.find(">", at)
            if repl[at : at + 1] != "<" or end < 0:
                raise error("missing <", repl, at)
            name = repl[at + 1 : end]
            at = end + 1
            if name.isdigit():
                out.append(int(name))
            elif name in pattern.groupindex:
                out.append(pattern.groupindex[name])
            else:
                raise IndexError("unknown group name " + repr(name))
        elif c == "0":
            out.append("\0")
        elif "1" <= c <= "9":
            if at < size and repl[at] in "0123456789":
                c += repl[at]
                at += 1
            out.append(int(c))
        elif c in _CHARS:
            out.append(_CHARS[c])
        elif "a" <= c <= "z" or "A" <= c <= "Z":
            raise error("bad escape \\" + c, repl, at - 2)
        else:
            out.append(c if c == "\\" else "\\" + c)
    for p in out:
        if isinstance(p, int) and p > pattern.groups:
            raise error("invalid group reference " + str(p), repl, 1)
    return out


def _expanded(parts, m):
    return "".join([p if isinstance(p, str) else m.group(p) or "" for p in parts])


class Match:
    def __init__(self, pattern, string, pos, endpos, spans):
        self.re = pattern
        self.string = string
        self.pos = pos
        self.endpos = endpos
        self.regs = tuple([(x[0], x[1]) if x else (-1, -1) for x in spans])

    def _number(self, g):
        if isinstance(g, str):
            if g not in self.re.groupindex:
                raise IndexError("no such group")
            return self.re.groupindex[g]
        if g < 0 or g >= len(self.regs):
            raise IndexError("no such group")
        return g

    def _one(self, g, default=None):
        a, b = self.regs[self._number(g)]
        return default if a < 0 else self.string[a:b]

    def group(self, *gs):
        if len(gs) < 2:
            return self._one(gs[0] if gs else 0)
        return tuple([self._one(g) for g in gs])

    def __getitem__(self, g):
        return self._one(g)

    def groups(self, default=None):
        return tuple([self._one(g, default) for g in range(1, len(self.regs))])

    def groupdict(self, default=None):
        return {n: self._one(g, default) for n, g in self.re.groupindex.items()}

    def start(self, g=0):
        return self.regs[self._number(g)][0]

    def end(self, g=0):
        return self.regs[self._number(g)][1]

    def span(self, g=0):
        return self.regs[self._number(g)]

    def expand(self, template):
        return _expanded(_template(template, self.re), self)

    @property
    def lastindex(self):
        for g in reversed(self.re._closing):
            if self.regs[g][0] >= 0:
                return g
        return None

    @property
    def lastgroup(self):
        last = self.lastindex
        for n, g in self.re.groupindex.items():
            if g == last:
                return n
        return None

    def __bool__(self):
        return True

    def __repr__(self):
        return "<re.Match object; span=" + repr(self.span()) + ", match=" + repr(self.group()) + ">"

    def __str__(self):
        return self.__repr__()
