"""Slices, indices, and the methods of lists that mind them."""


def _b_m_pop(x, *args):
    if type(x) is list and not x:
        raise IndexError("pop from empty list")
    return x.pop(*args)


def _b_list(*pieces):
    """`[*a, b]` as `_b_list(a, (b,))`."""
    out = []
    for piece in pieces:
        out.extend(piece)
    return out


def _b_slice(x, start, stop, step):
    """`x[start:stop:step]`."""
    if step is None or not isinstance(x, (str, bytes, tuple, bytearray)):
        return x[start:stop:step]
    if not step:
        raise ValueError("slice step cannot be zero")
    picked = [x[i] for i in range(*_bounds(len(x), start, stop, step))]
    if isinstance(x, str):
        return "".join(picked)
    return tuple(picked) if isinstance(x, tuple) else type(x)(picked)


def _bounds(size, start, stop, step):
    low = -1 if step < 0 else 0
    high = size - 1 if step < 0 else size
    if start is None:
        start = high if step < 0 else low
    elif start < 0:
        start = max(start + size, low)
    else:
        start = min(start, high)
    if stop is None:
        stop = low if step < 0 else high
    elif stop < 0:
        stop = max(stop + size, low)
    else:
        stop = min(stop, high)
    return start, stop, step


def _b_setslice(x, start, stop, step, values):
    """`x[start:stop:step] = values`."""
    if not isinstance(x, (list, bytearray)):
        x[start:stop:step] = values
        return
    if step is None or step == 1:
        start, stop, _ = _bounds(len(x), start, stop, 1)
        if isinstance(x, bytearray):
            values = bytes(values)
        x[start : max(start, stop)] = values if isinstance(values, (list, bytes, tuple)) else list(values)
        return
    at = range(*_bounds(len(x), start, stop, step))
    values = list(values)
    if len(at) != len(values):
        raise ValueError(
            "attempt to assign sequence of size " + str(len(values)) + " to extended slice of size " + str(len(at))
        )
    for i, v in zip(at, values):
        x[i] = v


def _b_delslice(x, start, stop, step):
    """`del x[start:stop:step]`."""
    if not isinstance(x, (list, bytearray)):
        del x[start:stop:step]
        return
    if step is None or step == 1:
        start, stop, _ = _bounds(len(x), start, stop, 1)
        if stop > start:
            x[start:stop] = b"" if isinstance(x, bytearray) else []
        return
    for i in sorted(range(*_bounds(len(x), start, stop, step)), reverse=True):
        if isinstance(x, bytearray):
            x[i : i + 1] = b""
        else:
            x.pop(i)


def _b_index(x):
    """An index: whatever `__index__` says."""
    if type(x) is int or type(x) is bool or type(x) is str:
        return x
    return x.__index__() if hasattr(x, "__index__") else x


def _b_item(x, key):
    """`x[key]`, `key` possibly an object with `__index__`."""
    if isinstance(x, (list, tuple, str, range, bytes)):
        return _b_slice(x, key.start, key.stop, key.step) if type(key) is slice else x[_b_index(key)]
    return x[key]


class _Taken:
    def __getitem__(self, key):
        return key


def _b_cut(*span):
    """`slice(start, stop, step)`, of which the engine only has what stands in brackets."""
    if len(span) == 1:
        return _Taken()[: span[0]]
    return _Taken()[span[0] : span[1] : span[2] if len(span) > 2 else None]


def _b_m_index(x, value, *span):
    if isinstance(x, range):
        if value in x:
            return (value - x[0]) // (x[1] - x[0]) if len(x) > 1 else 0
        raise ValueError(str(value) + " is not in range")
    if isinstance(x, list) and not span:
        if value not in x:
            raise ValueError(_b_repr(value) + " is not in list")
    if span and isinstance(x, (str, bytes)):
        at = _found(x, value, span, False)
        if at < 0:
            raise ValueError("substring not found" if isinstance(x, str) else "subsection not found")
        return at
    return x.index(value, *span)


def _b_m_count(x, value=None, *span):
    if isinstance(x, range):
        return 1 if value in x else 0
    if span and isinstance(x, (str, bytes)):
        low, high = _searched(x, *span)
        return _b_m_count(x[low:high], value) if low <= high else 0
    if isinstance(x, (bytes, bytearray)):
        if isinstance(value, int):
            value = bytes([value])
        return x.count(value) if value else len(x) + 1
    return x.count(value, *span)


def _b_m_insert(x, at, value):
    if isinstance(x, list):
        size = len(x)
        x.insert(max(0, at + size) if at < 0 else min(at, size), value)
        return None
    return x.insert(at, value)


def _b_range_eq(a, b):
    """`a == b`, one of them a range."""
    return a == b or (isinstance(a, range) and isinstance(b, range) and list(a) == list(b))
