"""inspect: kinds of things."""


def isclass(x):
    return isinstance(x, type) or hasattr(x, "_b_check_class")


def isfunction(x):
    return callable(x) and type(x).__name__ in ("function", "closure", "generator", "_Func")


def ismethod(x):
    return type(x).__name__ in ("bound_method", "method")


def isgenerator(x):
    return type(x).__name__ == "generator" and not callable(x)


def isawaitable(x):
    return type(x).__name__ == "generator" or hasattr(x, "__await__")


def cleandoc(doc):
    lines = doc.expandtabs().split("\n")
    margin = None
    for line in lines[1:]:
        body = line.lstrip()
        if body:
            n = len(line) - len(body)
            margin = n if margin is None else min(margin, n)
    out = [lines[0].lstrip()] + [line[margin or 0 :] for line in lines[1:]]
    while out and not out[-1]:
        out.pop()
    while out and not out[0]:
        out.pop(0)
    return "\n".join(out)


def _flag(f, bit):
    code = getattr(getattr(f, "__func__", f), "__code__", None)
    return code is not None and bool(code.co_flags & bit)


def iscoroutinefunction(f):
    return _flag(f, 128)


def isgeneratorfunction(f):
    return _flag(f, 32)


def isasyncgenfunction(f):
    return _flag(f, 512)


class _Kind(int):
    def __new__(cls, value, name):
        made = int.__new__(cls, value)
        made.name = name
        made.description = name.lower().replace("_", " ")
        return made

    def __str__(self):
        return self.name


class _Empty(type):
    def __repr__(cls):
        return "<class 'inspect._empty'>"


class _empty(metaclass=_Empty):
    pass


def _annotation(kind):
    return kind.__name__ if isinstance(kind, type) else repr(kind)


class Parameter:
    POSITIONAL_ONLY = _Kind(0, "POSITIONAL_ONLY")
    POSITIONAL_OR_KEYWORD = _Kind(1, "POSITIONAL_OR_KEYWORD")
    VAR_POSITIONAL = _Kind(2, "VAR_POSITIONAL")
    KEYWORD_ONLY = _Kind(3, "KEYWORD_ONLY")
    VAR_KEYWORD = _Kind(4, "VAR_KEYWORD")
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        self.name = name
        self.kind = kind
        self.default = default
        self.annotation = annotation

    def __str__(self):
        text = self.name
        typed = self.annotation is not _empty
        if typed:
            text += ": " + _annotation(self.annotation)
        if self.default is not _empty:
            text += (" = " if typed else "=") + repr(self.default)
        return "*" * {2: 1, 4: 2}.get(int(self.kind), 0) + text

    def __repr__(self):
        return '<Parameter "' + str(self) + '">'


class Signature:
    empty = _empty

    def __init__(self, parameters=(), *, return_annotation=_empty):
        self.parameters = {p.name: p for p in parameters}
        self.return_annotation = return_annotation

    def __str__(self):
        out = []
        before = None
        starred = False
        for p in self.parameters.values():
            if before == 0 and p.kind != 0:
                out.append("/")
            if p.kind == 2:
                starred = True
            elif p.kind == 3 and not starred:
                out.append("*")
                starred = True
            out.append(str(p))
            before = p.kind
        if before == 0:
            out.append("/")
        end = "" if self.return_annotation is _empty else " -> " + _annotation(self.return_annotation)
        return "(" + ", ".join(out) + ")" + end

    def __repr__(self):
        return "<Signature " + str(self) + ">"


def signature(f):
    if isinstance(f, type):
        return _without_first(f.__init__)
    if hasattr(f, "__func__"):
        return _without_first(f.__func__)
    if not hasattr(f, "__code__"):
        if callable(f):
            return _without_first(type(f).__call__)
        raise TypeError(repr(f) + " is not a callable object")
    f = getattr(f, "__wrapped__", f)
    code = f.__code__
    typed = f.__annotations__
    names = code.co_varnames
    count = code.co_argcount
    defaults = f.__defaults__ or ()
    named = f.__kwdefaults__ or {}
    out = []

    def add(name, kind, default=_empty):
        out.append(Parameter(name, kind, default=default, annotation=typed.get(name, _empty)))

    for i in range(count):
        at = i - (count - len(defaults))
        kind = Parameter.POSITIONAL_ONLY if i < code.co_posonlyargcount else Parameter.POSITIONAL_OR_KEYWORD
        add(names[i], kind, defaults[at] if at >= 0 else _empty)
    after = count + code.co_kwonlyargcount
    if code.co_flags & 4:
        add(names[after], Parameter.VAR_POSITIONAL)
        after += 1
    for name in names[count : count + code.co_kwonlyargcount]:
        add(name, Parameter.KEYWORD_ONLY, named.get(name, _empty))
    if code.co_flags & 8:
        add(names[after], Parameter.VAR_KEYWORD)
    return Signature(out, return_annotation=typed.get("return", _empty))


def _without_first(f):
    made = signature(f)
    return Signature(list(made.parameters.values())[1:], return_annotation=made.return_annotation)
