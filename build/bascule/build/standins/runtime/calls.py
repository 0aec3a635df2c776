"""Builtin functions over iterables, as CPython has them."""


def _b_zip(*iterables, strict=False):
    """`zip(…, strict=…)`."""
    if not strict:
        return zip(*iterables)
    return _zip_strict([iter(i) for i in iterables])


def _zip_strict(iterators):
    none = object()
    while True:
        row = [next(i, none) for i in iterators]
        ended = [v is none for v in row]
        if all(ended):
            return
        if any(ended):
            at = ended.index(True)
            if at:
                raise ValueError("zip() argument " + str(at + 1) + " is shorter than argument" + ("s 1-" + str(at) if at > 1 else " 1"))
            at = ended.index(False)
            raise ValueError("zip() argument " + str(at + 1) + " is longer than argument" + ("s 1-" + str(at) if at > 1 else " 1"))
        yield tuple(row)


def _b_iter(x, *sentinel):
    """`iter(function, sentinel)`."""
    if not sentinel:
        return iter(x)
    return _until(x, sentinel[0])


def _until(function, sentinel):
    while True:
        value = function()
        if value == sentinel:
            return
        yield value


def _b_reversed(x):
    """`reversed(x)`."""
    if hasattr(x, "__reversed__"):
        return x.__reversed__()
    if isinstance(x, dict):
        return iter(list(x)[::-1])
    if hasattr(x, "__len__") and hasattr(x, "__getitem__") and not isinstance(x, (list, tuple, str, range, bytes)):
        return (x[i] for i in range(len(x) - 1, -1, -1))
    return reversed(x)


def _b_dir(*x):
    """`dir(x)`, sorted."""
    return sorted(set(dir(*x)))


def _b_max_key(x):
    return x


def _b_sum(items, start=0):
    if isinstance(start, str):
        raise TypeError("sum() can't sum strings [use ''.join(seq) instead]")
    if not isinstance(start, list):
        return sum(items, start)
    out = start
    for x in items:
        out = out + x
    return out


def _b_round_int(x):
    return x


def _b_list_type(x):
    return list(x)


def _b_in_order(*values):
    """What a dict display's parts are, evaluated in order."""
    return values


def _b_key(x):
    """`x` as a key: text of a subclass of `str` as plain text."""
    return x + "" if isinstance(x, str) and type(x) is not str else x


def _b_comp(items, element, *tests):
    """A comprehension whose functions share its names: these stand in one list that every round fills anew."""
    cell = []
    for item in items:
        cell[:] = item
        good = True
        for test in tests:
            if not test(cell):
                good = False
                break
        if good:
            yield element(cell)
