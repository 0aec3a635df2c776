"""pprint."""


class PrettyPrinter:
    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
        self.indent = indent
        self.width = width
        self.depth = depth
        self.stream = stream
        self.compact = compact
        self.sort_dicts = sort_dicts

    def pprint(self, x):
        if self.stream is None:
            print(self.pformat(x))
        else:
            self.stream.write(self.pformat(x) + "\n")

    def pformat(self, x):
        out = []
        self._format(x, out, 0, 0, 1)
        return "".join(out)

    def _keys(self, d):
        if not self.sort_dicts:
            return list(d)
        try:
            return sorted(d)
        except TypeError:
            return sorted(d, key=lambda k: (type(k).__name__, str(k)))

    def _repr(self, x, level):
        t = type(x)
        if isinstance(x, dict) and t.__name__ == "dict":
            if not x:
                return "{}"
            if self.depth and level > self.depth:
                return "{...}"
            return "{" + ", ".join([self._repr(k, level + 1) + ": " + self._repr(x[k], level + 1) for k in self._keys(x)]) + "}"
        if t is list or t is tuple:
            if not x:
                return "[]" if t is list else "()"
            if self.depth and level > self.depth:
                return "[...]" if t is list else "(...)"
            body = ", ".join([self._repr(v, level + 1) for v in x])
            return "[" + body + "]" if t is list else "(" + body + ("," if len(x) == 1 else "") + ")"
        return repr(x)

    def _format(self, x, out, indent, allowance, level):
        text = self._repr(x, level)
        if len(text) <= self.width - indent - allowance:
            out.append(text)
            return
        t = type(x)
        if isinstance(x, dict) and t.__name__ == "dict" and x:
            out.append("{" + " " * (self.indent - 1))
            self._pairs(x, out, indent, allowance + 1, level)
            out.append("}")
        elif t is list and x:
            out.append("[" + " " * (self.indent - 1))
            self._items(x, out, indent, allowance + 1, level)
            out.append("]")
        elif t is tuple and x:
            out.append("(" + " " * (self.indent - 1))
            self._items(x, out, indent, allowance + (2 if len(x) == 1 else 1), level)
            out.append(",)" if len(x) == 1 else ")")
        elif isinstance(x, (set, frozenset)) and x and t in (set, frozenset):
            rows = sorted(x)
            head = "{" if t is set else "frozenset({"
            out.append(head)
            self._items(rows, out, indent + len(head) - 1, allowance + (1 if t is set else 2), level)
            out.append("}" if t is set else "})")
        elif t is str and len(x.split()) > 1:
            self._string(x, out, indent, allowance, level)
        elif hasattr(x, "__dataclass_fields__") and not isinstance(x, type):
            name = t.__name__
            indent += len(name) + 1
            out.append(name + "(")
            fields = [f for f in x.__dataclass_fields__.values() if f.repr]
            for i, f in enumerate(fields):
                last = i == len(fields) - 1
                out.append(f.name + "=")
                self._format(getattr(x, f.name), out, indent + len(f.name) + 1, allowance if last else 1, level + 1)
                if not last:
                    out.append(",\n" + " " * indent)
            out.append(")")
        else:
            out.append(text)

    def _pairs(self, d, out, indent, allowance, level):
        indent += self.indent
        keys = self._keys(d)
        for i, k in enumerate(keys):
            last = i == len(keys) - 1
            name = self._repr(k, level + 1)
            out.append(name + ": ")
            self._format(d[k], out, indent + len(name) + 2, allowance if last else 1, level + 1)
            if not last:
                out.append(",\n" + " " * indent)

    def _items(self, items, out, indent, allowance, level):
        indent += self.indent
        mark = ",\n" + " " * indent
        lead = ""
        width = room = self.width - indent + 1
        n = len(items)
        for i, v in enumerate(items):
            last = i == n - 1
            if last:
                room -= allowance
                width -= allowance
            if self.compact:
                text = self._repr(v, level + 1)
                w = len(text) + 2
                if width < w:
                    width = room
                    if lead:
                        lead = mark
                if width >= w:
                    width -= w
                    out.append(lead + text)
                    lead = ", "
                    continue
            out.append(lead)
            lead = mark
            self._format(v, out, indent, allowance if last else 1, level + 1)

    def _string(self, s, out, indent, allowance, level):
        pieces = []
        lines = s.splitlines(True)
        if level == 1:
            indent += 1
            allowance += 1
        room = most = self.width - indent
        text = ""
        for i, line in enumerate(lines):
            text = repr(line)
            if i == len(lines) - 1:
                most -= allowance
            if len(text) <= most:
                pieces.append(text)
                continue
            parts = []
            at = 0
            while at < len(line):
                start = at
                while at < len(line) and not line[at].isspace():
                    at += 1
                while at < len(line) and line[at].isspace():
                    at += 1
                parts.append(line[start:at])
            most2 = room
            now = ""
            for j, part in enumerate(parts):
                both = now + part
                if j == len(parts) - 1 and i == len(lines) - 1:
                    most2 -= allowance
                if len(repr(both)) > most2:
                    if now:
                        pieces.append(repr(now))
                    now = part
                else:
                    now = both
            if now:
                pieces.append(repr(now))
        if len(pieces) == 1:
            out.append(text)
            return
        if level == 1:
            out.append("(")
        for i, piece in enumerate(pieces):
            out.append(("\n" + " " * indent if i else "") + piece)
        if level == 1:
            out.append(")")


def pformat(x, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    return PrettyPrinter(indent, width, depth, compact=compact, sort_dicts=sort_dicts).pformat(x)


def pprint(x, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    PrettyPrinter(indent, width, depth, stream, compact=compact, sort_dicts=sort_dicts).pprint(x)


def pp(x, *args, sort_dicts=False, **more):
    pprint(x, *args, sort_dicts=sort_dicts, **more)


def saferepr(x):
    return PrettyPrinter()._repr(x, 1)


def isreadable(x):
    return True
