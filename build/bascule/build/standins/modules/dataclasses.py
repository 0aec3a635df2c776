"""dataclasses: the fields, in order, come from `_b_fields`, which the lowering puts into the class."""


class _Missing:
    def __repr__(self):
        return "MISSING"


MISSING = _Missing()
KW_ONLY = "KW_ONLY"


class FrozenInstanceError(AttributeError):
    pass


class InitVar:
    def __init__(self, kind=None):
        self.type = kind

    def __getitem__(self, kind):
        return self


class Field:
    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = metadata or {}
        self.kw_only = kw_only
        self.kind = "field"


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=MISSING):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def _plain(text, name):
    text = text.rpartition(".")[2] if "[" not in text else text.partition("[")[0].rpartition(".")[2]
    return text == name


def _collect(cls, kw_only):
    found = {}
    for base in reversed(cls.__mro__[1:]):
        for f in getattr(base, "__dict__", {}).get("_b_all", ()):
            found[f.name] = f
    after = kw_only
    for row in cls.__dict__.get("_b_fields", ()):
        name = row[0]
        text = row[1]
        if _plain(text, "KW_ONLY"):
            after = True
            continue
        if _plain(text, "ClassVar"):
            continue
        default = cls.__dict__.get(name, MISSING)
        if isinstance(default, Field):
            f = default
            if f.default is MISSING:
                if name in cls.__dict__:
                    delattr(cls, name)
            else:
                setattr(cls, name, f.default)
        else:
            f = Field(default, MISSING, True, True, None, True, None, MISSING)
        if isinstance(f.default, (list, dict, set)):
            raise ValueError("mutable default " + repr(type(f.default)) + " for field " + name + " is not allowed: use default_factory")
        f.name = name
        f.type = row[2]() if len(row) > 2 else text
        f.kind = "init" if _plain(text, "InitVar") else "field"
        if f.kw_only is MISSING:
            f.kw_only = after
        found[name] = f
    return list(found.values())


def dataclass(cls=None, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False):
    def wrap(c):
        return _made(c, init, repr, eq, order, unsafe_hash, frozen, kw_only)

    return wrap if cls is None else wrap(cls)


def _made(cls, init, repr, eq, order, unsafe_hash, frozen, kw_only):
    every = _collect(cls, kw_only)
    cls._b_all = every
    shown = [f for f in every if f.kind == "field"]
    cls.__dataclass_fields__ = {f.name: f for f in shown}
    cls._b_names = [f.name for f in shown]
    own = cls.__dict__
    cls.__match_args__ = tuple(f.name for f in every if f.init and not f.kw_only)
    seen = None
    for f in every:
        if f.init and not f.kw_only:
            if f.default is MISSING and f.default_factory is MISSING:
                if seen:
                    raise TypeError("non-default argument " + _quoted(f.name) + " follows default argument")
            else:
                seen = f.name
    if init and "__init__" not in own:
        cls.__init__ = _init(cls, every, frozen)
    if repr and "__repr__" not in own:
        cls.__repr__ = _repr_of(shown)
        if "__str__" not in own:
            cls.__str__ = cls.__repr__
    compared = [f.name for f in shown if f.compare]
    if eq and "__eq__" not in own:
        cls.__eq__ = _eq(compared)
    if order:
        if not eq:
            raise ValueError("eq must be true if order is true")
        for name, kind in (("__lt__", 0), ("__le__", 1), ("__gt__", 2), ("__ge__", 3)):
            setattr(cls, name, _order(compared, kind, name))
    if (eq and frozen or unsafe_hash) and "__hash__" not in own:
        hashed = [f.name for f in shown if (f.compare if f.hash is None else f.hash)]
        cls.__hash__ = lambda self: hash(tuple(getattr(self, n) for n in hashed))
    elif eq and "__hash__" not in own:
        cls.__hash__ = _unhashable
    if frozen:
        cls.__setattr__ = _frozen_set
        cls.__delattr__ = _frozen_del
    return cls


def _quoted(s):
    return "'" + s + "'"


def _unhashable(self):
    raise TypeError("unhashable type: " + _quoted(type(self).__name__))


def _frozen_set(self, name, value):
    raise FrozenInstanceError("cannot assign to field " + repr(name))


def _frozen_del(self, name):
    raise FrozenInstanceError("cannot delete field " + repr(name))


def _init(cls, every, frozen):
    plain = [f for f in every if f.init and not f.kw_only]
    named = [f for f in every if f.init and f.kw_only]
    title = cls.__name__
    post = hasattr(cls, "__post_init__")

    def __init__(self, *args, **more):
        put = object.__setattr__ if frozen else setattr
        if len(args) > len(plain):
            n = len(plain) + 1
            raise TypeError(
                title + ".__init__() takes " + str(n) + " positional argument" + ("" if n == 1 else "s") + " but " + str(len(args) + 1) + " were given"
            )
        at = 0
        extra = []
        missing = []
        for f in every:
            name = f.name
            if not f.init:
                if f.default_factory is not MISSING:
                    put(self, name, f.default_factory())
                elif f.default is not MISSING:
                    put(self, name, f.default)
                continue
            if not f.kw_only and at < len(args):
                if name in more:
                    raise TypeError(title + ".__init__() got multiple values for argument " + _quoted(name))
                value = args[at]
                at += 1
            elif name in more:
                value = more.pop(name)
            elif f.default_factory is not MISSING:
                value = f.default_factory()
            elif f.default is not MISSING:
                value = f.default
            else:
                missing.append(_quoted(name))
                continue
            if f.kind == "init":
                extra.append(value)
            else:
                put(self, name, value)
        if more:
            raise TypeError(title + ".__init__() got an unexpected keyword argument " + _quoted(list(more)[0]))
        if missing:
            s = "" if len(missing) == 1 else "s"
            text = missing[0] if not s else " and ".join(missing) if len(missing) == 2 else ", ".join(missing[:-1]) + ", and " + missing[-1]
            raise TypeError(title + ".__init__() missing " + str(len(missing)) + " required positional argument" + s + ": " + text)
        if post:
            self.__post_init__(*extra)

    return __init__


def _repr_of(shown):
    names = [f.name for f in shown if f.repr]

    def __repr__(self):
        return type(self).__name__ + "(" + ", ".join(n + "=" + repr(getattr(self, n)) for n in names) + ")"

    return __repr__


def _eq(names):
    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        for n in names:
            a = getattr(self, n)
            b = getattr(other, n)
            if a is not b and not (a == b):
                return False
        return True

    return __eq__


def _order(names, kind, title):
    def compare(self, other):
        if type(other) is not type(self):
            raise TypeError("'" + ("<", "<=", ">", ">=")[kind] + "' not supported between instances of " + _quoted(type(self).__name__) + " and " + _quoted(type(other).__name__))
        a = tuple(getattr(self, n) for n in names)
        b = tuple(getattr(other, n) for n in names)
        return a < b if kind == 0 else a <= b if kind == 1 else a > b if kind == 2 else a >= b

    return compare


def fields(x):
    found = getattr(x, "__dataclass_fields__", None)
    if found is None:
        raise TypeError("must be called with a dataclass type or instance")
    return tuple(found.values())


def is_dataclass(x):
    return hasattr(x, "__dataclass_fields__")


def asdict(x, *, dict_factory=dict):
    if not hasattr(x, "__dataclass_fields__") or isinstance(x, type):
        raise TypeError("asdict() should be called on dataclass instances")
    return _asdict(x, dict_factory)


def _asdict(x, factory):
    if hasattr(x, "__dataclass_fields__") and not isinstance(x, type):
        return factory([(f.name, _asdict(getattr(x, f.name), factory)) for f in fields(x)])
    if hasattr(x, "_fields") and isinstance(x, tuple):
        return type(x)(*[_asdict(v, factory) for v in x])
    if isinstance(x, (list, tuple)):
        return type(x)([_asdict(v, factory) for v in x])
    if isinstance(x, dict):
        return {_asdict(k, factory): _asdict(x[k], factory) for k in x}
    from copy import deepcopy

    return deepcopy(x)


def astuple(x, *, tuple_factory=tuple):
    return _astuple(x, tuple_factory)


def _astuple(x, factory):
    if hasattr(x, "__dataclass_fields__") and not isinstance(x, type):
        return factory([_astuple(getattr(x, f.name), factory) for f in fields(x)])
    if isinstance(x, (list, tuple)):
        return type(x)([_astuple(v, factory) for v in x])
    if isinstance(x, dict):
        return {_astuple(k, factory): _astuple(x[k], factory) for k in x}
    return x


def replace(x, **changes):
    for f in x.__dataclass_fields__.values():
        if not f.init:
            if f.name in changes:
                raise ValueError("field " + f.name + " is declared with init=False, it cannot be specified with replace()")
            continue
        if f.name not in changes:
            changes[f.name] = getattr(x, f.name)
    return type(x)(**changes)


def make_dataclass(name, rows, *, bases=(), namespace=None, **more):
    members = {}
    for k in namespace or {}:
        members[k] = namespace[k]
    listed = []
    for row in rows:
        if isinstance(row, str):
            listed.append((row, "Any"))
            continue
        listed.append((row[0], getattr(row[1], "__name__", "Any")))
        if len(row) > 2:
            members[row[0]] = row[2]
    members["_b_fields"] = tuple(listed)
    raw = _b_native(members)
    return dataclass(type(name, bases or (object,), raw), **more)
