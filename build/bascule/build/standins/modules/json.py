"""json: exact in both directions, errors included. On Brython the page's own JSON does what it can, many times faster."""

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


_SHORT = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\b": "\\b"}


def _text(s, ascii_only):
    plain = True
    for c in s:
        if c < " " or c > "~" or c == '"' or c == "\\":
            plain = False
            break
    if plain:
        return '"' + s + '"'
    out = ['"']
    for c in s:
        if c in _SHORT:
            out.append(_SHORT[c])
        elif c < " " or ascii_only and c > "~":
            n = ord(c)
            if n > 0xFFFF:
                n -= 0x10000
                out.append("\\u" + _four(0xD800 + (n >> 10)) + "\\u" + _four(0xDC00 + (n & 1023)))
            else:
                out.append("\\u" + _four(n))
        else:
            out.append(c)
    out.append('"')
    return "".join(out)


def _four(n):
    return ("000" + hex(n)[2:])[-4:]


class JSONEncoder:
    item_separator = ", "
    key_separator = ": "

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False, indent=None, separators=None, default=None):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = " " * indent if isinstance(indent, int) and not isinstance(indent, bool) else indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self._default = default
        else:
            self._default = None
        self.around = []

    def default(self, o):
        raise TypeError("Object of type " + type(o).__name__ + " is not JSON serializable")

    def encode(self, o):
        out = []
        self.write(o, out, "\n")
        return "".join(out)

    def iterencode(self, o):
        return iter([self.encode(o)])

    def number(self, x):
        if x != x or x in (float("inf"), float("-inf")):
            if not self.allow_nan:
                raise ValueError("Out of range float values are not JSON compliant: " + repr(x) if False else "Out of range float values are not JSON compliant")
            return "NaN" if x != x else "Infinity" if x > 0 else "-Infinity"
        return _float_text(x)

    def write(self, o, out, line):
        if isinstance(o, str):
            out.append(_text(_plain(o), self.ensure_ascii))
        elif o is None:
            out.append("null")
        elif o is True:
            out.append("true")
        elif o is False:
            out.append("false")
        elif isinstance(o, int):
            out.append(_int_text(o))
        elif isinstance(o, float):
            out.append(self.number(o))
        elif isinstance(o, (list, tuple)):
            self.sequence(o, out, line)
        elif isinstance(o, dict):
            self.mapping(o, out, line)
        else:
            self.enter(o)
            made = self._default(o) if self._default is not None else self.default(o)
            self.write(made, out, line)
            self.around.pop()

    def enter(self, o):
        if any([x is o for x in self.around]):
            raise ValueError("Circular reference detected")
        self.around.append(o)

    def sequence(self, o, out, line):
        if not o:
            out.append("[]")
            return
        self.enter(o)
        inner = line if self.indent is None else line + self.indent
        out.append("[")
        first = True
        for x in o:
            if not first:
                out.append(self.item_separator)
            if self.indent is not None:
                out.append(inner)
            first = False
            self.write(x, out, inner)
        if self.indent is not None:
            out.append(line)
        out.append("]")
        self.around.pop()

    def mapping(self, o, out, line):
        if not o:
            out.append("{}")
            return
        self.enter(o)
        inner = line if self.indent is None else line + self.indent
        out.append("{")
        first = True
        pairs = list(o.items())
        if self.sort_keys:
            pairs = sorted(pairs, key=lambda pair: pair[0])
        for k, value in pairs:
            if isinstance(k, str):
                name = _plain(k)
            elif k is True:
                name = "true"
            elif k is False:
                name = "false"
            elif k is None:
                name = "null"
            elif isinstance(k, int):
                name = _int_text(k)
            elif isinstance(k, float):
                name = self.number(k)
            elif self.skipkeys:
                continue
            else:
                raise TypeError("keys must be str, int, float, bool or None, not " + type(k).__name__)
            if not first:
                out.append(self.item_separator)
            if self.indent is not None:
                out.append(inner)
            first = False
            out.append(_text(name, self.ensure_ascii))
            out.append(self.key_separator)
            self.write(value, out, inner)
        if self.indent is not None and not first:
            out.append(line)
        out.append("}")
        self.around.pop()


def _plain(s):
    return s if type(s) is str else s + ""


def _int_text(n):
    return str(n) if type(n) is int else str(n + 0)


def _float_text(x):
    return repr(x) if type(x) is float else repr(x + 0.0)


class JSONDecoder:
    def __init__(self, **more):
        self.more = more

    def decode(self, s):
        return loads(s, **self.more)


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **more):
    if ENGINE == "brython" and cls is None and not (skipkeys or sort_keys or indent is not None):
        text = _encode(obj, ensure_ascii, *(separators or (", ", ": ")))
        if text is not None:
            return text
    kind = JSONEncoder if cls is None else cls
    return kind(
        skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan,
        indent=indent, separators=separators, default=default, sort_keys=sort_keys, **more,
    ).encode(obj)


def dump(obj, fp, **more):
    fp.write(dumps(obj, **more))
