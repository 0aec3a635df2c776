"""JSON to Python."""


if ENGINE == "brython":
    from _page_json import decode as _decode, encode as _encode


class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        super().__init__(msg + ": line " + str(lineno) + " column " + str(colno) + " (char " + str(pos) + ")")
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno


_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}

_HEX = "0123456789abcdefABCDEF"


class _Reader:
    def __init__(self, text, hooks):
        self.s = text
        self.n = len(text)
        self.object_hook, self.pairs_hook, self.parse_float, self.parse_int, self.parse_constant, self.strict = hooks

    def space(self, i):
        s = self.s
        while i < self.n and s[i] in " \t\n\r":
            i += 1
        return i

    def value(self, i):
        s = self.s
        c = s[i : i + 1]
        if c == '"':
            return self.string(i + 1)
        if c == "{":
            return self.object(i + 1)
        if c == "[":
            return self.array(i + 1)
        if c == "n" and s[i : i + 4] == "null":
            return None, i + 4
        if c == "t" and s[i : i + 4] == "true":
            return True, i + 4
        if c == "f" and s[i : i + 5] == "false":
            return False, i + 5
        if c == "-" or c and c in "0123456789":
            return self.number(i)
        for word, value in (("NaN", "nan"), ("Infinity", "inf")):
            if c == word[0] and s[i : i + len(word)] == word:
                return (self.parse_constant(word) if self.parse_constant else float(value)), i + len(word)
        raise JSONDecodeError("Expecting value", s, i)

    def number(self, i):
        s = self.s
        n = self.n
        j = i + 1 if s[i] == "-" else i
        if j > i and s[j : j + 8] == "Infinity":
            return (self.parse_constant("-Infinity") if self.parse_constant else float("-inf")), j + 8
        start = j
        while j < n and s[j] in "0123456789":
            j += 1
        if j == start:
            raise JSONDecodeError("Expecting value", s, i)
        if s[start] == "0":
            j = start + 1
        end = j
        whole = True
        if j + 1 < n and s[j] == "." and s[j + 1] in "0123456789":
            j += 2
            while j < n and s[j] in "0123456789":
                j += 1
            end = j
            whole = False
        if j < n and s[j] in "eE":
            k = j + 1
            if k < n and s[k] in "+-":
                k += 1
            if k < n and s[k] in "0123456789":
                while k < n and s[k] in "0123456789":
                    k += 1
                end = k
                whole = False
        text = s[i:end]
        if whole:
            return (self.parse_int(text) if self.parse_int else int(text)), end
        return (self.parse_float(text) if self.parse_float else float(text)), end

    def string(self, i):
        s = self.s
        begin = i - 1
        end = s.find('"', i)
        if end >= 0:
            piece = s[i:end]
            if "\\" not in piece and not self.control(piece, i):
                return piece, end + 1
        out = []
        while True:
            if i >= self.n:
                raise JSONDecodeError("Unterminated string starting at", s, begin)
            c = s[i]
            if c == '"':
                return "".join(out), i + 1
            if c != "\\":
                if c < " " and self.strict:
                    raise JSONDecodeError("Invalid control character at", s, i)
                out.append(c)
                i += 1
                continue
            c = s[i + 1 : i + 2]
            if not c:
                raise JSONDecodeError("Unterminated string starting at", s, begin)
            if c != "u":
                if c not in _ESCAPES:
                    raise JSONDecodeError("Invalid \\escape: " + repr(c) if False else "Invalid \\escape", s, i)
                out.append(_ESCAPES[c])
                i += 2
                continue
            code = self.hexes(i + 2)
            i += 6
            if 0xD800 <= code <= 0xDBFF and s[i : i + 2] == "\\u":
                low = self.hexes(i + 2)
                if 0xDC00 <= low <= 0xDFFF:
                    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
                    i += 6
            out.append(chr(code))

    def control(self, piece, i):
        if not self.strict:
            return False
        for c in piece:
            if c < " ":
                return True
        return False

    def hexes(self, i):
        digits = self.s[i : i + 4]
        if len(digits) < 4 or any([d not in _HEX for d in digits]):
            raise JSONDecodeError("Invalid \\uXXXX escape", self.s, i)
        return int(digits, 16)

    def array(self, i):
        s = self.s
        out = []
        i = self.space(i)
        if s[i : i + 1] == "]":
            return out, i + 1
        while True:
            value, i = self.value(i)
            out.append(value)
            i = self.space(i)
            c = s[i : i + 1]
            if c == "]":
                return out, i + 1
            if c != ",":
                raise JSONDecodeError("Expecting ',' delimiter", s, i)
            i = self.space(i + 1)

    def object(self, i):
        s = self.s
        pairs = []
        i = self.space(i)
        if s[i : i + 1] == "}":
            return self.made(pairs), i + 1
        if s[i : i + 1] != '"':
            raise JSONDecodeError("Expecting property name enclosed in double quotes", s, i)
        while True:
            key, i = self.string(i + 1)
            i = self.space(i)
            if s[i : i + 1] != ":":
                raise JSONDecodeError("Expecting ':' delimiter", s, i)
            value, i = self.value(self.space(i + 1))
            pairs.append((key, value))
            i = self.space(i)
            c = s[i : i + 1]
            if c == "}":
                return self.made(pairs), i + 1
            if c != ",":
                raise JSONDecodeError("Expecting ',' delimiter", s, i)
            i = self.space(i + 1)
            if s[i : i + 1] != '"':
                raise JSONDecodeError("Expecting property name enclosed in double quotes", s, i)

    def made(self, pairs):
        if self.pairs_hook:
            return self.pairs_hook(pairs)
        d = {}
        for k, v in pairs:
            d[k] = v
        return self.object_hook(d) if self.object_hook else d


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, strict=True):
    if isinstance(s, (bytes, bytearray)):
        s = s.decode("utf-8")
    elif not isinstance(s, str):
        raise TypeError("the JSON object must be str, bytes or bytearray, not " + type(s).__name__)
    elif s[:1] == "\ufeff":
        raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    if ENGINE == "brython" and strict and (object_hook or parse_float or parse_int or parse_constant or object_pairs_hook) is None:
        try:
            return _decode(s)
        except ValueError:
            pass
    r = _Reader(s, (object_hook, object_pairs_hook, parse_float, parse_int, parse_constant, strict))
    value, end = r.value(r.space(0))
    end = r.space(end)
    if end != len(s):
        raise JSONDecodeError("Extra data", s, end)
    return value


def load(fp, **more):
    return loads(fp.read(), **more)
