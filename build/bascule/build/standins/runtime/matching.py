"""What `match` asks."""


def _b_match_sequence(x, size, more):
    """Whether `x` fits a sequence pattern of `size` parts, or of `more`."""
    if not isinstance(x, (list, tuple, range)) and not hasattr(x, "_b_sequence"):
        return False
    return len(x) >= size if more else len(x) == size


def _b_match_rest(x, before, after):
    return [x[i] for i in range(before, len(x) - after)]


def _b_match_mapping(x, keys):
    if not isinstance(x, dict) and not hasattr(x, "_b_mapping"):
        return False
    for key in keys:
        if key not in x:
            return False
    return True


def _b_match_left(x, keys):
    rest = _b_dict(x)
    for key in keys:
        del rest[key]
    return rest


def _b_match_class(x, kind, count, names):
    """The attributes that a class pattern asks for, or None where `x` is none of it."""
    if not _b_isinstance(x, kind):
        return None
    out = []
    if count:
        if kind in _SELVES:
            out.append(x)
        else:
            args = getattr(kind, "__match_args__", ())
            if len(args) < count:
                raise TypeError(kind.__name__ + "() accepts " + str(len(args)) + " positional sub-patterns (" + str(count) + " given)")
            names = tuple(args[:count]) + tuple(names)
    for name in names:
        try:
            out.append(getattr(x, name))
        except AttributeError:
            return None
    return out


_SELVES = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)
