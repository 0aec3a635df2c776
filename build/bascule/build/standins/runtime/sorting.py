"""`sorted` and `sort`, which keep the order of equal items."""

_SIMPLE_KEYS = (int, float, str, bool)


def _simple(keys):
    kind = type(keys[0])
    if kind is tuple:
        for k in keys:
            if type(k) is not tuple:
                return False
            for part in k:
                if type(part) not in _SIMPLE_KEYS:
                    return False
        return True
    for k in keys:
        if type(k) not in _SIMPLE_KEYS or k != k:
            return False
    return True


def _b_stable(items, key, reverse):
    """A new sorted list; equal items keep their order."""
    size = len(items)
    if size < 2:
        if size and key is not None:
            key(items[0])
        return items
    keys = items if key is None else [key(x) for x in items]
    if reverse:
        items = items[::-1]
        keys = keys[::-1]
    if _simple(keys):
        in_order = True
        last = keys[0]
        for k in keys:
            if k < last:
                in_order = False
                break
            last = k
        if not in_order:
            order = [(keys[i], i) for i in range(size)]
            order.sort()
            items = [items[pair[1]] for pair in order]
        elif items is keys:
            items = list(items)
    else:
        items = [items[i] for i in _merged(keys)]
    if reverse:
        items = items[::-1]
    return items


def _merged(keys):
    runs = [[i] for i in range(len(keys))]
    while len(runs) > 1:
        nxt = []
        for at in range(0, len(runs) - 1, 2):
            a = runs[at]
            b = runs[at + 1]
            i = j = 0
            out = []
            while i < len(a) and j < len(b):
                if keys[b[j]] < keys[a[i]]:
                    out.append(b[j])
                    j += 1
                else:
                    out.append(a[i])
                    i += 1
            out.extend(a[i:])
            out.extend(b[j:])
            nxt.append(out)
        if len(runs) % 2:
            nxt.append(runs[-1])
        runs = nxt
    return runs[0] if runs else []


def _b_sorted(items, *, key=None, reverse=False):
    """`sorted(…)`."""
    items = [x for x in items]
    out = _b_stable(items, key, reverse)
    return list(out) if out is items else out


def _b_m_sort(items, *args, key=None, reverse=False, **more):
    if isinstance(items, list) and not args and not more:
        items[:] = _b_stable(list(items), key, reverse)
        return None
    if key is not None:
        more["key"] = key
    if reverse:
        more["reverse"] = reverse
    return items.sort(*args, **more)
