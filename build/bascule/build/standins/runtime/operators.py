"""Operators, in place too, and the methods behind them."""


def _b_bit(a, kind, b):
    """`a & b`, `a | b`, `a ^ b`: of two truth values, a truth value."""
    both = type(a) is bool and type(b) is bool
    if type(a).__name__ == "dict_view":  # of a map that the page hands over
        a = set(a)
        b = set(b)
    if kind == "|":
        if both:
            return a or b
        if isinstance(a, type) or isinstance(b, type) or type(a) is tuple:
            return _b_union(a, b)
        if isinstance(a, dict) and isinstance(b, dict) and not hasattr(a, "_b_order"):
            out = _b_dict(a)
            for key in b:
                out[key] = b[key]
            return out
        return a | b
    if kind == "&":
        return (a and b) if both else a & b
    return a is not b if both else a ^ b


def _b_in_place(a, name, b):
    """`a *= b` and its like: of a list, and where a class may have `__imul__`."""
    own = getattr(a, name, None)
    if own is not None:
        made = own(b)
        if made is not NotImplemented:
            return made
    return _AUGMENTED[name](a, b)


def _times(a, b):
    if isinstance(a, list):
        a[:] = a * b
        return a
    return a * b


_AUGMENTED = {
    "__imul__": _times,
    "__itruediv__": lambda a, b: a / b,
    "__ifloordiv__": lambda a, b: a // b,
    "__imod__": lambda a, b: _b_percent(a, b),
    "__ipow__": lambda a, b: a**b,
    "__ilshift__": lambda a, b: a << b,
    "__irshift__": lambda a, b: a >> b,
    "__imatmul__": lambda a, b: a @ b,
}


def _b_iand(a, b):
    """`a &= b`."""
    return _own_bit(a, "__iand__", "&", b)


def _b_ixor(a, b):
    """`a ^= b`."""
    return _own_bit(a, "__ixor__", "^", b)


def _own_bit(a, name, kind, b):
    if isinstance(a, set):
        if kind == "&":
            a &= b
        else:
            a ^= b
        return a
    own = getattr(a, name, None)
    made = NotImplemented if own is None else own(b)
    return _b_bit(a, kind, b) if made is NotImplemented else made


def _b_ior(a, b):
    """`a |= b`."""
    if isinstance(a, dict):
        # The engine's own dict comes before the class's `__ior__` in `|=`.
        if hasattr(a, "_b_order"):
            return a.__ior__(b)
        a.update(b)
        return a
    if type(a) is bool and type(b) is bool:
        return a or b
    if hasattr(a, "__ior__"):
        made = a.__ior__(b)
        if made is not NotImplemented:
            return made
    a |= b
    return a


def _b_dunder(x, name, *args):
    """`x.__len__()` and its like, where `x` may be a builtin without such a method."""
    own = getattr(x, name, None)
    if own is not None:
        return own(*args)
    if name == "__len__":
        return len(x)
    if name == "__contains__":
        return args[0] in x
    if name == "__iter__":
        return iter(x)
    if name == "__next__":
        return next(x)
    if name == "__str__":
        return _b_str(x)
    if name == "__repr__":
        return _b_repr(x)
    if name == "__getitem__":
        return x[args[0]]
    if name == "__setitem__":
        x[args[0]] = args[1]
        return None
    if name == "__delitem__":
        del x[args[0]]
        return None
    if name == "__eq__":
        return x == args[0]
    if name == "__ne__":
        return x != args[0]
    if name == "__lt__":
        return x < args[0]
    if name == "__add__":
        return x + args[0]
    if name == "__hash__":
        return _b_hash(x)
    if name == "__bool__":
        return bool(x)
    raise AttributeError("'" + type(x).__name__ + "' object has no attribute '" + name + "'")


def _b_mul(a, b):
    """`a * b`, `b` possibly an object with `__index__`."""
    if isinstance(a, (list, tuple, str, bytes)):
        return a * _b_index(b)
    return a * b
