"""Classes as CPython has them: the order of bases in a diamond, hooks, slots, names."""


def _b_mro(c):
    """The classes of `c` in Python's order (C3)."""
    found = _mros.get(c)
    if found is None:
        bases = [b for b in c.__bases__ if b is not object and "_b_fix" not in b.__dict__]
        found = [c] + _merge([_b_mro(b)[:-1] for b in bases] + [bases]) + [object] if c is not object else [object]
        _mros[c] = found
    return found


_mros = {}


def _merge(lists):
    out = []
    lists = [list(x) for x in lists if x]
    while lists:
        head = None
        for x in lists:
            if not any([x[0] in y[1:] for y in lists]):
                head = x[0]
                break
        if head is None:
            raise TypeError("Cannot create a consistent method resolution order (MRO) for bases")
        out.append(head)
        for x in lists:
            if x[0] is head:
                del x[0]
        lists = [x for x in lists if x]
    return out


def _b_bases(*bases):
    """A first base that holds what looking up depth first would get wrong: `class D(_b_bases(B, C), B, C)`."""
    order = _merge([_b_mro(b)[:-1] for b in bases] + [list(bases)])
    right = {}
    for c in order:
        for name in c.__dict__:
            if name not in right and name not in ("__qualname__", "__module__"):
                right[name] = c
    fix = {"_b_fix": 1}
    for name in right:
        if right[name] is not _depth_first(bases, name):
            fix[name] = right[name].__dict__[name]
    return type("_Fix", (object,), fix)


def _depth_first(bases, name):
    for b in bases:
        if name in b.__dict__:
            return b
        found = _depth_first(b.__bases__, name)
        if found is not None:
            return found
    return None


class _Super:
    def __getattr__(self, name):
        x = self._b_x
        is_class = isinstance(x, type)
        t = x if is_class else type(x)
        order = _b_mro(t)
        for c in order[order.index(self._b_c) + 1 :]:
            if name in getattr(c, "__dict__", ()) and c is not object:
                return _bound(c.__dict__[name], x, t, is_class)
        if name == "__init__":
            if isinstance(x, BaseException) or any([b in _NATIVE for b in order]):
                return super(self._b_c, x).__init__
            return _no_init
        if name == "__init_subclass__":
            return _no_hook
        if name == "__new__":
            return object.__new__
        if name == "__setattr__":
            return lambda n, v: object.__setattr__(x, n, v)
        if name == "__delattr__":
            return lambda n: object.__delattr__(x, n)
        if name in ("__repr__", "__str__") and not any([b in _NATIVE for b in order]) and not isinstance(x, BaseException):
            return lambda: "<" + t.__module__ + "." + t.__name__ + " object at " + hex(id(x)) + ">"
        if name == "__eq__" and not any([b in _NATIVE for b in order]):
            return lambda o: True if x is o else NotImplemented
        if name == "__hash__":
            return lambda: id(x) >> 4
        if name == "__str__" and isinstance(x, BaseException):
            return lambda: _plain_error(x)
        return getattr(super(self._b_c, x), name)


def _plain_error(e):
    args = e.args
    return "" if not args else _b_str(args[0]) if len(args) == 1 else _b_repr(args)


_NATIVE = (dict, list, set, str, int, float, tuple, bytes)


def _no_init(*_args, **_more):
    if _args or _more:
        raise TypeError("object.__init__() takes exactly one argument (the instance to initialize)")


def _no_hook(**more):
    if more:
        raise TypeError("__init_subclass__() takes no keyword arguments")


def _bound(value, x, t, is_class):
    kind = type(value)
    if kind is classmethod:
        return getattr(_Holder(t, value), "f")
    if kind is staticmethod:
        return type("_S", (object,), {"f": value}).f
    if kind is property:
        return _getters[value](x)
    if hasattr(value, "__get__"):
        return value.__get__(x, t)
    if kind in _FUNCTIONS and not is_class:
        return lambda *a, **k: value(x, *a, **k)
    return value


class _Holder:
    def __init__(self, t, value):
        c = type("_C", (object,), {"f": value})
        self.f = lambda *a, **k: _unbound(c)(t, *a, **k)


def _unbound(c):
    return _b_functions[c.__dict__["f"]]


_b_functions = {}
_getters = {}


def _b_classmethod(f):
    """`@classmethod`, its function kept for `super()`."""
    if hasattr(f, "_b_abstract"):
        return f
    made = classmethod(f)
    _b_functions[made] = f
    return made


def _b_property(get=None, set=None, delete=None, doc=None):
    """`@property`, its function kept for `super()`."""
    if hasattr(get, "_b_abstract"):
        return get
    made = property(get, set, delete) if delete else property(get, set) if set else property(get)
    _getters[made] = get
    return made


def _gen():
    yield 1


def _closing():
    z = 1
    return lambda: z


_FUNCTIONS = (type(_gen), type(lambda: 0), type(_closing()), type(_no_hook))


def _b_super(c, x):
    """`super()` in a method of `c`."""
    s = _Super()
    s._b_c = c
    s._b_x = x
    return s


def _b_attr_mro(c):
    return tuple(_b_mro(c))


def _b_init_subclass(c, **more):
    """What follows a class statement: the nearest `__init_subclass__` of its bases is called."""
    order = _b_mro(c)
    for b in order[1:]:
        if "__init_subclass__" in getattr(b, "__dict__", ()) and b is not object:
            hook = b.__dict__["__init_subclass__"]
            f = _b_functions.get(hook, hook) if type(hook) is classmethod else hook
            f(c, **more)
            return c
    if more:
        raise TypeError(c.__name__ + ".__init_subclass__() takes no keyword arguments")
    return c


def _b_slots(*names):
    """A base that lets only `names` be set: `class P(_b_slots("x"))`."""

    def __setattr__(self, name, value):
        if name not in _all_slots(type(self)):
            raise AttributeError("'" + type(self).__name__ + "' object has no attribute '" + name + "'")
        object.__setattr__(self, name, value)

    return type("_Slots", (object,), {"__setattr__": __setattr__, "_b_slots": names, "_b_fix": 1})


def _all_slots(t):
    out = []
    for c in [t] + list(t.__bases__):
        out.extend(c.__dict__.get("_b_slots", ()))
        if c is not t:
            out.extend(_all_slots(c))
    return out


class _Func:
    """A function with attributes."""

    def __init__(self, f, facts):
        object.__setattr__(self, "_b_f", f)
        for name in facts:
            object.__setattr__(self, name, facts[name])

    def __call__(self, *a, **k):
        return self._b_f(*a, **k)

    def __get__(self, x, t=None):
        f = self._b_f
        return self if x is None else lambda *a, **k: f(x, *a, **k)


def _b_func(f, name=None, doc=None):
    """A function that takes attributes; follows a `def` whose function gets some."""
    return _Func(f, {"__name__": name or f.__name__, "__doc__": doc, "__qualname__": name or f.__name__, "__module__": "__main__"})


def _b_abstract(c):
    """`c()` is refused while a method is abstract: called in `__new__`."""
    missing = []
    for b in _b_mro(c):
        for name in getattr(b, "__dict__", ()):
            if hasattr(b.__dict__[name], "_b_abstract") and name not in missing and hasattr(_lookup(c, name), "_b_abstract"):
                missing.append(name)
    return sorted(missing)


def _lookup(c, name):
    for b in _b_mro(c):
        if name in getattr(b, "__dict__", ()):
            return b.__dict__[name]
    return None


def _b_record(typename, fields, known, members, base):
    """The class of a named tuple: calling it takes fields by place or name."""
    return _b_record_of(type(typename, (base,), members))


def _b_record_of(kind):
    """What stands for a class of named tuples."""
    fields = kind._fields
    known = kind._field_defaults
    typename = kind.__name__

    def make(args, more):
        if len(args) > len(fields):
            raise TypeError(
                typename + ".__new__() takes " + str(len(fields) + 1) + " positional arguments but " + str(len(args) + 1) + " were given"
            )
        values = list(args)
        for f in fields[len(args) :]:
            if f in more:
                values.append(more.pop(f))
            elif f in known:
                values.append(known[f])
            else:
                raise TypeError(typename + ".__new__() missing 1 required positional argument: " + _b_repr(f))
        if more:
            raise TypeError(typename + ".__new__() got an unexpected keyword argument " + _b_repr(list(more)[0]))
        return values

    if ENGINE == "brython":

        def __new__(cls, *args, **more):
            return tuple.__new__(cls, make(args, more))

        kind.__new__ = __new__
        kind._make = kind._b_make = classmethod(lambda cls, values: tuple.__new__(cls, values))
        kind._b_kind = kind
        return kind
    return _RecordType(kind, make)


class _RecordType:
    """Stands for the class of a named tuple: makes tuples of it, and answers for it."""

    def __init__(self, kind, make):
        self._b_kind = kind
        self._b_values = make
        self.__name__ = kind.__name__
        kind._b_make = lambda values: kind(tuple(values))

    def __call__(self, *args, **more):
        return self._b_kind(tuple(self._b_values(args, more)))

    def __getattr__(self, name):
        if name == "_make":
            return self._b_kind._b_make
        return getattr(self._b_kind, name)

    def _b_check(self, x):
        return isinstance(x, self._b_kind)

    def _b_check_class(self, c):
        return issubclass(c, self._b_kind)

    def __repr__(self):
        return "<class '" + self._b_kind.__name__ + "'>"


def _b_attr_bases(c):
    """`c.__bases__`."""
    return tuple([b for b in c.__bases__ if not hasattr(b, "_b_fix") or "_b_fix" not in b.__dict__])


def _b_type3(name, bases, members):
    """`type(name, bases, members)`."""
    raw = {}
    for key in members:
        raw[key] = members[key]
    return type(name, tuple(bases) or (object,), raw)


def _b_type_name(x):
    """`type(x).__name__`."""
    name = type(x).__name__
    if name == "OrderedDict" and not hasattr(type(x), "_b_fill"):
        return "dict"
    return _TYPE_NAMES.get(name, name)


_TYPE_NAMES = {"": "ellipsis", "closure": "function", "bound_method": "method", "_RecordType": "type", "_EnumType": "EnumType", "_Func": "function"}
