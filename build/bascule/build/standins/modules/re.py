"""re: patterns are parsed as Python parses them and handed to the page's own regular expressions, flag `v`.

What the page's engine would match otherwise is refused with `error`: groups that a later round of a loop may leave out,
groups in loops that may match nothing, references to groups that may be unset, possessive and conditional parts.
"""

import json as _json

if ENGINE == "micropython":
    import js as _window
else:
    from browser import window as _window

IGNORECASE = I = 2
LOCALE = L = 4
MULTILINE = M = 8
DOTALL = S = 16
UNICODE = U = 32
VERBOSE = X = 64
ASCII = A = 256
NOFLAG = 0


class error(Exception):
    def __init__(self, msg, pattern=None, pos=None):
        text = msg
        if pattern is not None and pos is not None:
            text = msg + " at position " + str(pos)
        super().__init__(text)
        self.msg = msg
        self.pattern = pattern
        self.pos = pos


PatternError = error

_WORD = "\\p{L}\\p{N}_"
_SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
_SETS = {"d": "\\p{Nd}", "w": _WORD, "s": _SPACE}
_ASCII_SETS = {"d": "0-9", "w": "a-zA-Z0-9_", "s": "\\t-\\r\\x20"}
_CHARS = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v", "a": "\a"}
_FLAGS = {"i": 2, "L": 4, "m": 8, "s": 16, "u": 32, "x": 64, "a": 256}
_EVER = 1 << 30


def _literal(c):
    n = ord(c)
    if "a" <= c <= "z" or "A" <= c <= "Z" or "0" <= c <= "9" or c == "_":
        return c
    if n < 256:
        return "\\x" + ("0" + hex(n)[2:])[-2:]
    return "\\u{" + hex(n)[2:] + "}"


class _Parser:
    """A pattern on its way to the page's syntax.

    Each part is `(text, can be empty, groups in it, groups in it that may be left out)`.
    """

    def __init__(self, pattern, flags):
        self.p = pattern
        self.at = 0
        self.flags = flags
        self.groups = 0
        self.names = {}
        self.closing = []
        self.open = []
        self.certain = set()

    def fail(self, msg, at=None):
        raise error(msg, self.p, self.at if at is None else at)

    def peek(self, n=1):
        return self.p[self.at : self.at + n]

    def run(self):
        self._global_flags()
        text, empty, groups, loose = self.alternatives(0)
        if self.at < len(self.p):
            self.fail("unbalanced parenthesis")
        return text

    def _global_flags(self):
        while self.peek(2) == "(?":
            end = self.at + 2
            while end < len(self.p) and self.p[end] in _FLAGS:
                end += 1
            if end == self.at + 2 or self.p[end : end + 1] != ")":
                return
            for c in self.p[self.at + 2 : end]:
                self.flags |= _FLAGS[c]
            self.at = end + 1

    def alternatives(self, depth):
        base = set(self.certain)
        first = self.sequence(depth)
        if self.peek() != "|":
            return first
        every = self.certain
        texts = [first[0]]
        empty = first[1]
        groups = list(first[2])
        while self.peek() == "|":
            self.at += 1
            self.certain = set(base)
            text, e, g, loose = self.sequence(depth)
            every = every & self.certain
            texts.append(text)
            empty = empty or e
            groups += g
        self.certain = every
        return "|".join(texts), empty, groups, groups

    def sequence(self, depth):
        texts = []
        empty = True
        groups = []
        loose = []
        while self.at < len(self.p):
            c = self.p[self.at]
            if c == "|" or c == ")" and depth:
                break
            if c == ")":
                self.fail("unbalanced parenthesis")
            if self.flags & VERBOSE:
                if c in " \t\n\r\f\v":
                    self.at += 1
                    continue
                if c == "#":
                    while self.at < len(self.p) and self.p[self.at] != "\n":
                        self.at += 1
                    continue
            text, e, g, l = self.quantified(depth)
            texts.append(text)
            empty = empty and e
            groups += g
            loose += l
        return "".join(texts), empty, groups, loose

    def quantified(self, depth):
        start = self.at
        text, empty, groups, loose, loops = self.atom(depth)
        low = high = None
        c = self.peek()
        if c and c in "*+?":
            low, high = {"*": (0, _EVER), "+": (1, _EVER), "?": (0, 1)}[c]
            self.at += 1
        elif c == "{":
            bounds = self.bounds()
            if bounds:
                low, high = bounds
        if low is None:
            return text, empty, groups, loose
        if not loops:
            self.fail("nothing to repeat", start)
        lazy = ""
        nxt = self.peek()
        if nxt == "?":
            lazy = "?"
            self.at += 1
        elif nxt == "+":
            self.fail("possessive quantifiers are not portable")
        elif nxt and nxt in "*" or nxt == "{" and self.bounds():
            self.fail("multiple repeat")
        if high > 1 and groups:
            if loose:
                self.fail("a group that one round of a loop may leave out is not portable", start)
            if empty:
                self.fail("a group in a loop that may match nothing is not portable", start)
        if low == 0:
            self.certain = self.certain - set(groups)
        mark = "{" + str(low) + "," + ("" if high == _EVER else str(high)) + "}"
        return text + mark + lazy, empty or low == 0, groups, groups if low == 0 else loose

    def bounds(self):
        end = self.p.find("}", self.at)
        if end < 0:
            return None
        low, comma, high = self.p[self.at + 1 : end].partition(",")
        for part in (low, high):
            for c in part:
                if c not in "0123456789":
                    return None
        if not low and not comma:
            return None
        self.at = end + 1
        lowest = int(low or 0)
        highest = (int(high) if high else _EVER) if comma else lowest
        if highest < lowest:
            self.fail("min repeat greater than max repeat")
        return lowest, highest

    def atom(self, depth):
        c = self.p[self.at]
        self.at += 1
        if c == "(":
            return self.group(depth)
        if c == "[":
            return self.set(), False, [], [], True
        if c == "\\":
            return self.escaped()
        if c == ".":
            return ("[\\s\\S]" if self.flags & DOTALL else "[^\\n]"), False, [], [], True
        if c == "^":
            return ("(?<![^\\n])" if self.flags & MULTILINE else "(?<![\\s\\S])"), True, [], [], False
        if c == "$":
            return ("(?=\\n|(?![\\s\\S]))" if self.flags & MULTILINE else "(?=\\n?(?![\\s\\S]))"), True, [], [], False
        if c in "*+?":
            self.fail("nothing to repeat", self.at - 1)
        if c == "{":
            self.at -= 1
            if self.bounds():
                self.fail("nothing to repeat", self.at - 1)
            self.at += 1
        return _literal(c), False, [], [], True

    def group(self, depth):
        start = self.at - 1
        lead = "("
        capture = True
        look = False
        name = None
        before = self.flags
        if self.peek() == "?":
            two = self.peek(2)
            three = self.peek(3)
            capture = False
            if two == "?:":
                self.at += 2
                lead = "(?:"
            elif two in ("?=", "?!"):
                self.at += 2
                lead = "(" + two
                look = True
            elif three in ("?<=", "?<!"):
                self.at += 3
                lead = "(" + three
                look = True
            elif three == "?P<":
                end = self.p.find(">", self.at)
                name = self.p[self.at + 3 : end] if end >= 0 else ""
                if end < 0:
                    self.fail("missing >, unterminated name", start + 4)
                if not name.isidentifier():
                    self.fail("bad character in group name " + repr(name) if name else "missing group name", start + 4)
                if name in self.names:
                    self.fail("redefinition of group name " + repr(name), start + 4)
                self.at = end + 1
                capture = True
            elif three == "?P=":
                end = self.p.find(")", self.at)
                name = self.p[self.at + 3 : end]
                if name not in self.names:
                    self.fail("unknown group name " + repr(name), start + 4)
                self.at = end + 1
                return self.reference(self.names[name], start), True, [], [], True
            elif two == "?#":
                end = self.p.find(")", self.at)
                if end < 0:
                    self.fail("missing ), unterminated comment", start)
                self.at = end + 1
                return "", True, [], [], False
            elif two in ("?>", "?("):
                self.fail("atomic and conditional groups are not portable", start)
            else:
                self.fail("flags inside a pattern are not portable", start)
        number = 0
        if capture:
            self.groups += 1
            number = self.groups
            if name is not None:
                self.names[name] = number
            self.open.append(number)
        text, empty, groups, loose = self.alternatives(depth + 1)
        if self.peek() != ")":
            self.fail("missing ), unterminated subpattern", start)
        self.at += 1
        self.flags = before
        if capture:
            self.open.pop()
            self.closing.append(number)
            groups = [number] + groups
            self.certain.add(number)
        if lead == "(?!" or lead == "(?<!":
            loose = groups
            self.certain = self.certain - set(groups)
        return lead + text + ")", look or empty, groups, loose, not look

    def reference(self, number, start):
        if number > self.groups or number in self.open:
            self.fail("invalid group reference " + str(number), start + 1)
        if number not in self.certain:
            self.fail("a reference to a group that may be unset is not portable", start)
        return "(?:\\" + str(number) + ")"

    def escaped(self):
        start = self.at - 1
        if self.at >= len(self.p):
            self.fail("bad escape (end of pattern)", start)
        c = self.p[self.at]
        sets = _ASCII_SETS if self.flags & ASCII else _SETS
        word = sets["w"]
        if c in "dws":
            self.at += 1
            return "[" + sets[c] + "]", False, [], [], True
        if c in "DWS":
            self.at += 1
            return "[^" + sets[c.lower()] + "]", False, [], [], True
        if c == "b":
            self.at += 1
            return "(?:(?<=[" + word + "])(?![" + word + "])|(?<![" + word + "])(?=[" + word + "]))", True, [], [], False
        if c == "B":
            self.at += 1
            return "(?:(?<=[" + word + "])(?=[" + word + "])|(?<![" + word + "])(?![" + word + "]))", True, [], [], False
        if c == "A":
            self.at += 1
            return "(?<![\\s\\S])", True, [], [], False
        if c == "Z":
            self.at += 1
            return "(?![\\s\\S])", True, [], [], False
        if "1" <= c <= "9":
            end = self.at + 1
            if self.p[end : end + 1] and self.p[end] in "0123456789":
                end += 1
            number = int(self.p[self.at : end])
            self.at = end
            return self.reference(number, start), True, [], [], True
        return _literal(self.char()), False, [], [], True

    def char(self):
        """The character of an escape whose backslash is read."""
        c = self.p[self.at]
        self.at += 1
        if c in _CHARS:
            return _CHARS[c]
        if c in "xuU":
            size = {"x": 2, "u": 4, "U": 8}[c]
            digits = self.p[self.at : self.at + size]
            if len(digits) < size or any(d not in "0123456789abcdefABCDEF" for d in digits):
                self.fail("incomplete escape \\" + c + digits, self.at - 2)
            self.at += size
            return chr(int(digits, 16))
        if c == "0":
            end = self.at
            while end < self.at + 2 and self.p[end : end + 1] and self.p[end] in "01234567":
                end += 1
            n = int(self.p[self.at : end] or "0", 8)
            self.at = end
            return chr(n)
        if "a" <= c <= "z" or "A" <= c <= "Z" or "0" <= c <= "9":
            self.fail("bad escape \\" + c, self.at - 2)
        return c

    def set(self):
        start = self.at - 1
        out = ["["]
        if self.peek() == "^":
            out.append("^")
            self.at += 1
        first = True
        sets = _ASCII_SETS if self.flags & ASCII else _SETS
        while True:
            if self.at >= len(self.p):
                self.fail("unterminated character set", start)
            c = self.p[self.at]
            if c == "]" and not first:
                self.at += 1
                break
            first = False
            low = self.set_part(sets, out)
            if self.peek() == "-" and self.peek(2) not in ("-]", "-"):
                here = self.at
                self.at += 1
                if low is None:
                    self.fail("bad character range", here)
                high = self.set_part(sets, [])
                if high is None or high < low:
                    self.fail("bad character range " + low + "-" + str(high), here - 1)
                out.append(_literal(low) + "-" + _literal(high))
            elif low is not None:
                out.append(_literal(low))
        if len(out) == 1:
            return "[]"
        out.append("]")
        return "".join(out)

    def set_part(self, sets, out):
        c = self.p[self.at]
        self.at += 1
        if c != "\\":
            return c
        if self.at >= len(self.p):
            self.fail("bad escape (end of pattern)")
        c = self.p[self.at]
        if c in "dws":
            self.at += 1
            out.append("[" + sets[c] + "]")
            return None
        if c in "DWS":
            self.at += 1
            out.append("[^" + sets[c.lower()] + "]")
            return None
        if c == "b":
            self.at += 1
            return "\b"
        return self.char()


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
        p = _Parser(pattern, flags)
        text = p.run()
        self.pattern = pattern
        self._flags = p.flags | (0 if p.flags & ASCII else UNICODE)
        self.groups = p.groups
        self.groupindex = p.names
        self._closing = p.closing
        letters = "dv" + ("i" if p.flags & IGNORECASE else "")
        self._find = _window.RegExp.new(text, letters + "g")
        self._here = _window.RegExp.new(text, letters + "y")
        self._full = None
        self._text = text
        self._letters = letters

    @property
    def flags(self):
        return self._flags

    def _exec(self, regexp, s, pos, endpos, places):
        subject = s if endpos >= len(s) else s[:endpos]
        regexp.lastIndex = pos if places is None else places[pos]
        m = regexp.exec(subject)
        if not _window.Array.isArray(m):
            return None
        spans = _json.loads(_window.JSON.stringify(m.indices))
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
        return self._exec(self._find, string, pos, endpos, _wide(string))

    def match(self, string, pos=0, endpos=None):
        pos, endpos = self._range(string, pos, endpos)
        return self._exec(self._here, string, pos, endpos, _wide(string))

    def fullmatch(self, string, pos=0, endpos=None):
        pos, endpos = self._range(string, pos, endpos)
        if self._full is None:
            self._full = _window.RegExp.new("(?:" + self._text + ")(?![\\s\\S])", self._letters + "y")
        return self._exec(self._full, string, pos, endpos, _wide(string))

    def finditer(self, string, pos=0, endpos=None):
        pos, endpos = self._range(string, pos, endpos)
        return self._iter(string, pos, endpos)

    def _iter(self, s, pos, endpos):
        places = _wide(s)
        while pos <= endpos:
            m = self._exec(self._find, s, pos, endpos, places)
            if m is None:
                return
            yield m
            start, end = m.span()
            pos = end + 1 if start == end else end

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


_compiled = {}


def compile(pattern, flags=0):
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    key = (pattern, int(flags))
    found = _compiled.get(key)
    if found is None:
        found = Pattern(pattern, int(flags))
        if len(_compiled) > 200:
            _compiled.clear()
        _compiled[key] = found
    return found


def search(pattern, string, flags=0):
    return compile(pattern, flags).search(string)


def match(pattern, string, flags=0):
    return compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return compile(pattern, flags).fullmatch(string)


def findall(pattern, string, flags=0):
    return compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return compile(pattern, flags).finditer(string)


def split(pattern, string, maxsplit=0, flags=0):
    return compile(pattern, flags).split(string, maxsplit)


def sub(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).subn(repl, string, count)


def purge():
    _compiled.clear()


_SPECIAL = "()[]{}?*+-|^$\\.&~# \t\n\r\v\f"


def escape(pattern):
    return "".join(["\\" + c if c in _SPECIAL else c for c in pattern])
