"""Python to JSON."""

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
            # What is joined knows its characters of two units.
            return text if ensure_ascii else "".join([text])
    kind = JSONEncoder if cls is None else cls
    return kind(
        skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan,
        indent=indent, separators=separators, default=default, sort_keys=sort_keys, **more,
    ).encode(obj)


def dump(obj, fp, **more):
    fp.write(dumps(obj, **more))
