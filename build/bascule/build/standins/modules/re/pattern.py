"""Pattern: what it finds."""


def _wide(s):
    """Where in UTF-16 each character of `s` stands, or None where nothing needs two units."""
    if not any([ord(c) > 65535 for c in s]):
        return None
    out = []
    at = 0
    for c in s:
        out.append(at)
        at += 2 if ord(c) > 65535 else 1
    out.append(at)
    return out


def _narrow(places, unit):
    low = 0
    high = len(places) - 1
    while low < high:
        mid = (low + high) // 2
        if places[mid] < unit:
            low = mid + 1
        else:
            high = mid
    return low


class Pattern:
    def __init__(self, pattern, flags):
        if not isinstance(pattern, str):
            raise TypeError("first argument must be a string pattern: bytes are not portable")
        p, text = _parsed(pattern, flags)
        self.pattern = pattern
        self._flags = p.flags | (0 if p.flags & ASCII else UNICODE)
        self.groups = p.groups
        self.groupindex = p.names
        self._closing = p.closing
        self._places = p.places if p.count > p.groups else None
        self._more = None
        letters = "dv" + ("i" if p.flags & IGNORECASE else "")
        self._find = _window.RegExp.new(text, letters + "g")
        self._here = _window.RegExp.new(text, letters + "y")
        self._full = None
        self._text = text
        self._letters = letters

    @property
    def flags(self):
        return self._flags

    def _exec(self, regexp, s, pos, endpos, places, groups):
        subject = s if endpos >= len(s) else s[:endpos]
        regexp.lastIndex = pos if places is None else places[pos]
        if ENGINE == "micropython" and "\0" in subject:
            # A text ends at its first NUL on the way to the page.
            m = _window.Reflect.apply(_window.Reflect.get(regexp, "exec"), regexp, _window.JSON.parse(_json.dumps([subject])))
        else:
            m = regexp.exec(subject)
        if not _window.Array.isArray(m):
            return None
        spans = _json.loads(_window.JSON.stringify(m.indices))
        if groups is not None:
            spans = [spans[g] for g in groups]
        if places is not None:
            spans = [x and [_narrow(places, x[0]), _narrow(places, x[1])] for x in spans]
        return Match(self, s, pos, endpos, spans)

    def _range(self, s, pos, endpos):
        if not isinstance(s, str):
            raise TypeError("expected string or bytes-like object, got " + repr(type(s).__name__))
        n = len(s)
        return min(max(pos, 0), n), n if endpos is None else min(max(endpos, 0), n)

    def search(self, string, pos=0, endpos=None):
        pos, endpos = self._range(string, pos, endpos)
        return self._exec(self._find, string, pos, endpos, _wide(string), self._places)

    def match(self, string, pos=0, endpos=None):
        pos, endpos = self._range(string, pos, endpos)
        return self._exec(self._here, string, pos, endpos, _wide(string), self._places)

    def fullmatch(self, string, pos=0, endpos=None):
        pos, endpos = self._range(string, pos, endpos)
        if self._full is None:
            self._full = _window.RegExp.new("(?:" + self._text + ")(?![\\s\\S])", self._letters + "y")
        return self._exec(self._full, string, pos, endpos, _wide(string), self._places)

    def finditer(self, string, pos=0, endpos=None):
        pos, endpos = self._range(string, pos, endpos)
        return self._iter(string, pos, endpos)

    def _iter(self, s, pos, endpos):
        places = _wide(s)
        while pos <= endpos:
            m = self._exec(self._find, s, pos, endpos, places, self._places)
            if m is None:
                return
            yield m
            start, pos = m.span()
            # Where nothing was matched, something may be.
            while start == pos:
                m = self._exec(self._something(), s, pos, endpos, places, self._more)
                if m is None:
                    pos += 1
                else:
                    yield m
                    pos = m.end()

    def _something(self):
        """What finds the pattern at one place, but not as nothing: a first group keeps what follows there."""
        if self._more is None:
            p, text = _parsed(self.pattern, self._flags, 1)
            self._more = p.places
            text = "(?=([\\s\\S]*))(?:" + text + ")(?!\\1(?![\\s\\S]))"
            self._beyond = _window.RegExp.new(text, self._letters + "y")
        return self._beyond

    def findall(self, string, pos=0, endpos=None):
        out = []
        for m in self.finditer(string, pos, endpos):
            if self.groups == 0:
                out.append(m.group())
            elif self.groups == 1:
                out.append(m.group(1) or "")
            else:
                out.append(m.groups(""))
        return out

    def split(self, string, maxsplit=0):
        out = []
        last = 0
        count = 0
        for m in self.finditer(string):
            if maxsplit and count >= maxsplit:
                break
            out.append(string[last : m.start()])
            out.extend(m.groups())
            last = m.end()
            count += 1
        out.append(string[last:])
        return out

    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]

    def subn(self, repl, string, count=0):
        parts = None if callable(repl) else _template(repl, self)
        out = []
        last = 0
        done = 0
        for m in self.finditer(string):
            if count and done >= count:
                break
            out.append(string[last : m.start()])
            out.append(repl(m) if parts is None else _expanded(parts, m))
            last = m.end()
            done += 1
        out.append(string[last:])
        return "".join(out), done

    def __eq__(self, other):
        return isinstance(other, Pattern) and (self.pattern, self._flags) == (other.pattern, other._flags)

    def __hash__(self):
        return hash((self.pattern, self._flags))

    def __repr__(self):
        return "re.compile(" + repr(self.pattern) + ")"
