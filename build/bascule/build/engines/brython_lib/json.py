"""`json` of a page on Brython: read and written by the page's own JavaScript where nothing special is asked for.

Unlike Brython's own, `1.0` stays a float, whole numbers of any size are exact, and nothing is quadratic. Classes for
`cls` are not called: `default`, `object_hook`, `object_pairs_hook` and the `parse_...` functions are.
"""

from _bascule_json import decode as _decode
from _bascule_json import encode as _encode
from _bascule_json import error_place as _error_place
from _bascule_json import quote as _quote

_INFINITY = float("inf")


class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        line = doc.count("\n", 0, pos) + 1
        column = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(
            self, msg + ": line " + str(line) + " column " + str(column) + " (char " + str(pos) + ")"
        )
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = line
        self.colno = column


def loads(
    s,
    *,
    cls=None,
    object_hook=None,
    parse_float=None,
    parse_int=None,
    parse_constant=None,
    object_pairs_hook=None,
    **kw,
):
    if isinstance(s, (bytes, bytearray)):
        s = s.decode("utf-8")
    elif not isinstance(s, str):
        raise TypeError("the JSON object must be str, bytes or bytearray, not " + type(s).__name__)
    if cls is not None or kw:
        raise TypeError("json.loads in a page takes no cls")
    if s.startswith("\ufeff"):
        raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    hooks = [object_pairs_hook, object_hook, parse_float, parse_int, parse_constant]
    try:
        return _decode(s, *hooks)
    except ValueError as error:
        place = _error_place(error)
        if place is None:
            raise
        raise JSONDecodeError(place[0], s, place[1]) from None


def load(fp, **kw):
    return loads(fp.read(), **kw)


def dumps(
    obj,
    *,
    skipkeys=False,
    ensure_ascii=True,
    check_circular=True,
    allow_nan=True,
    cls=None,
    indent=None,
    separators=None,
    default=None,
    sort_keys=False,
    **kw,
):
    if cls is not None or kw:
        raise TypeError("json.dumps in a page takes no cls: use default")
    if not (skipkeys or indent is not None or sort_keys):
        comma, colon = separators or (", ", ": ")
        text = _encode(obj, ensure_ascii, comma, colon)
        if text is not None:
            return text
    if isinstance(indent, int) and not isinstance(indent, bool):
        indent = " " * indent
    if separators is None:
        separators = (", ", ": ") if indent is None else (",", ": ")
    writer = _Writer(skipkeys, ensure_ascii, allow_nan, indent, separators, default, sort_keys)
    writer.value(obj, 0)
    return "".join(writer.parts)


def dump(obj, fp, **kw):
    fp.write(dumps(obj, **kw))


class _Writer:
    def __init__(self, skipkeys, ensure_ascii, allow_nan, indent, separators, default, sort_keys):
        self.parts = []
        self.open = set()
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.allow_nan = allow_nan
        self.indent = indent
        self.comma, self.colon = separators
        self.default = default
        self.sort_keys = sort_keys

    def scalar(self, value):
        """The text of a scalar, `None` for anything else."""
        if value is None:
            return "null"
        if value is True:
            return "true"
        if value is False:
            return "false"
        if isinstance(value, str):
            return _quote(value, self.ensure_ascii)
        if isinstance(value, int):
            return int.__repr__(value)
        if isinstance(value, float):
            if value == value and value not in (_INFINITY, -_INFINITY):
                return float.__repr__(value)
            if not self.allow_nan:
                raise ValueError("Out of range float values are not JSON compliant: " + repr(value))
            return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
        return None

    def value(self, value, depth):
        text = self.scalar(value)
        if text is not None:
            self.parts.append(text)
            return
        if id(value) in self.open:
            raise ValueError("Circular reference detected")
        self.open.add(id(value))
        if isinstance(value, (list, tuple)):
            self.items("[", "]", [(None, item) for item in value], depth)
        elif isinstance(value, dict):
            pairs = sorted(value.items()) if self.sort_keys else list(value.items())
            self.items("{", "}", [(self.key(key), item) for key, item in pairs if self.wanted(key)], depth)
        elif self.default is None:
            raise TypeError("Object of type " + type(value).__name__ + " is not JSON serializable")
        else:
            self.value(self.default(value), depth)
        self.open.discard(id(value))

    def wanted(self, key):
        return not self.skipkeys or isinstance(key, (str, int, float)) or key is None

    def key(self, key):
        if isinstance(key, str):
            return _quote(key, self.ensure_ascii)
        text = self.scalar(key)
        if text is None:
            kind = type(key).__name__
            raise TypeError("keys must be str, int, float, bool or None, not " + kind)
        return '"' + text + '"'

    def items(self, start, end, pairs, depth):
        add = self.parts.append
        add(start)
        line = "" if self.indent is None else "\n" + self.indent * (depth + 1)
        first = True
        for key, item in pairs:
            add(line if first else self.comma + line)
            first = False
            if key is not None:
                add(key + self.colon)
            self.value(item, depth + 1)
        if line and not first:
            add("\n" + self.indent * depth)
        add(end)
