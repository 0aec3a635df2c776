"""copy."""


class Error(Exception):
    pass


error = Error
_ATOMS = (int, float, bool, str, bytes, range, complex, frozenset)


def copy(x):
    t = type(x)
    if x is None or x is ... or isinstance(x, _ATOMS) or isinstance(x, type) or callable(x) and not hasattr(x, "__dict__"):
        return x
    if hasattr(x, "__copy__"):
        return x.__copy__()
    if t in (list, set, bytearray):
        return t(x)
    if t is tuple:
        return x
    if t is dict:
        return dict(x)
    if isinstance(x, (dict, list, set)) and hasattr(x, "copy"):
        made = x.copy()
        return made
    return _rebuilt(x, lambda v: v)


def _rebuilt(x, each, memo=None):
    made = object.__new__(type(x))
    if memo is not None:
        memo[id(x)] = made
    for k, v in x.__dict__.items():
        object.__setattr__(made, k, each(v))
    return made


def deepcopy(x, memo=None):
    t = type(x)
    if x is None or x is ... or isinstance(x, _ATOMS) or isinstance(x, type):
        return x
    memo = {} if memo is None else memo
    if id(x) in memo:
        return memo[id(x)]
    if hasattr(x, "__deepcopy__"):
        made = x.__deepcopy__(memo)
    elif t is list:
        made = []
        memo[id(x)] = made
        for v in x:
            made.append(deepcopy(v, memo))
    elif t is tuple:
        made = tuple([deepcopy(v, memo) for v in x])
    elif isinstance(x, dict):
        made = x.copy()
        memo[id(x)] = made
        for k in list(x):
            made[k] = deepcopy(x[k], memo)
    elif t is set:
        made = set([deepcopy(v, memo) for v in x])
    elif t is bytearray:
        made = bytearray(x)
    elif isinstance(x, (list, tuple)):
        made = t([deepcopy(v, memo) for v in x])
    elif callable(x) and not hasattr(t, "__call__") or not hasattr(x, "__dict__"):
        return x
    else:
        made = _rebuilt(x, lambda v: deepcopy(v, memo), memo)
    memo[id(x)] = made
    return made


def replace(x, **changes):
    return x.__replace__(**changes) if hasattr(x, "__replace__") else x._replace(**changes)
