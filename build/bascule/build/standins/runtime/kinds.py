"""`isinstance` and its like, unions, and types that are handed on as values."""


def _b_isinstance(x, kinds):
    """`isinstance(x, kinds)`."""
    if ENGINE == "brython" and isinstance(kinds, type):
        return isinstance(x, kinds)
    if type(kinds) is tuple:
        for kind in kinds:
            if _b_isinstance(x, kind):
                return True
        return False
    if kinds is None:
        return x is None
    check = getattr(kinds, "_b_check", None)
    if check is not None:
        return check(x)
    kinds = _raw(kinds)
    if ENGINE == "micropython" and kinds is int:
        return isinstance(x, (int, bool))
    return isinstance(x, kinds)


def _b_issubclass(c, kinds):
    """`issubclass(c, kinds)`."""
    if type(kinds) is tuple:
        for kind in kinds:
            if _b_issubclass(c, kind):
                return True
        return False
    kinds = _raw(kinds)
    c = _raw(c)
    check = getattr(kinds, "_b_check_class", None)
    if check is not None:
        return check(c)
    if c is bool and kinds is int:
        return True
    return issubclass(c, kinds)


def _raw(kind):
    """The type that a helper stands for when a type is handed on as a value."""
    return kind if isinstance(kind, type) else _TYPES_BY_NAME.get(getattr(kind, "__name__", None), kind)


_TYPES_BY_NAME = {"_b_int": int, "_b_str": str, "_b_float": float, "_b_bool": bool, "_b_dictcall": dict}


def _b_named(x):
    """`x.__name__`; of a helper that stands for a type, the type's."""
    name = x.__name__
    return _TYPES_BY_NAME[name].__name__ if name in _TYPES_BY_NAME else name


def _b_type(x):
    """`type(x)`; a map that the page hands over is a dict, a member's class what stands for its enumeration."""
    t = type(x)
    if hasattr(t, "_b_owner"):
        return t._b_owner
    return _b_dict if t.__name__ == "OrderedDict" and not hasattr(t, "_b_fill") else t


def _b_union(*kinds):
    """`int | None` as a value: good for `isinstance`."""
    out = []
    for kind in kinds:
        if type(kind) is tuple:
            out.extend(kind)
        else:
            out.append(type(None) if kind is None else kind)
    return tuple(out)


def _b_or(a, b):
    """`a | b` of which one side may be a type."""
    if isinstance(a, type) or isinstance(b, type) or a is None or b is None or type(a) is tuple:
        return _b_union(a, b)
    return a | b


def _b_generic(kind, _parameters):
    """`list[int]` as a value: the bare type."""
    return kind
