"""A pattern, from Python's syntax to the page's."""


def _parsed(pattern, flags, shift=0):
    """The parser of a pattern at its end, and the pattern's text for the page."""
    p = _Parser(pattern, flags, shift)
    text = p.run()
    if p.unsure:
        p = _Parser(pattern, flags, shift, p.unsure)
        text = p.run()
    return p, text


class _Parser:
    """A pattern on its way to the page's syntax.

    Each part is `(text, can be empty, groups in it, groups in it that may be left out)`. The page's groups have numbers
    of their own, `places`: `shift` of them come before, and in a group of `marked` another one stands, which captures
    the whole text. A reference to that group asks it whether the group was met: to the page one that was not is empty.
    """

    def __init__(self, pattern, flags, shift=0, marked=()):
        self.p = pattern
        self.at = 0
        self.flags = flags
        self.groups = 0
        self.names = {}
        self.closing = []
        self.open = []
        self.certain = set()
        self.places = [0]
        self.count = shift
        self.marked = marked
        self.unsure = set()

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
        if low == 0 and high == 1 and groups and empty:
            # A round that matches nothing counts, which the page takes back.
            return "(?:|" + text + ")" if lazy else "(?:" + text + "|)", True, groups, groups
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
            self.count += 1
            self.places.append(self.count)
            if name is not None:
                self.names[name] = number
            self.open.append(number)
            if number in self.marked:
                self.count += 1
                lead = "((?<=(?<![\\s\\S])(?=([\\s\\S]*))[\\s\\S]*)"
        text, empty, groups, loose = self.alternatives(depth + 1)
        if empty and number in self.marked:
            self.fail("a reference to a group that may be unset and may be empty is not portable", start)
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
        place = self.places[number]
        if number in self.certain:
            return "(?:\\" + str(place) + ")"
        self.unsure.add(number)
        mark = "\\" + str(place + 1)
        return "(?:(?:(?!" + mark + ")|(?<!" + mark + "))\\" + str(place) + ")"

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
