"""What objects hold of their own, as dicts."""


def _b_vars(x):
    """`vars(x)`: what the object holds, in the order in which its class's methods name it."""
    if hasattr(x, "_b_map"):
        return x._b_map
    if ENGINE == "brython":
        return vars(x)
    names = x.__dict__
    d = _OwnNames()
    d._b_of = None
    if isinstance(x, type):
        for name in names.get("_b_own", ()):
            if name in names:
                d[name] = names[name]
    done = set()
    for name in getattr(type(x), "_b_names", ()):
        if name in names:
            d[name] = names[name]
            done.add(name)
    held = names.get("_b_held", {})
    for name in names.get("_b_kept", ()):
        if name in held or name in names and name not in done:
            d[name] = held[name] if name in held else names[name]
            done.add(name)
    for name in names:
        if name not in done and name not in ("_b_held", "_b_kept"):
            d[name] = names[name]
    if not isinstance(x, type):
        d._b_of = x
    return d


class _OwnNames(_b_dict):
    """What an object holds: what is stored here is stored there, past `__setattr__` and descriptors."""

    def __setitem__(self, key, value):
        x = self._b_of
        if x is not None and key not in self:
            if not hasattr(x, "_b_kept"):
                object.__setattr__(x, "_b_kept", [])
            x._b_kept.append(key)
        _b_dict.__setitem__(self, key, value)
        if x is not None:
            if hasattr(getattr(type(x), key, None), "__set__"):
                if not hasattr(x, "_b_held"):
                    object.__setattr__(x, "_b_held", {})
                x._b_held[key] = value
            else:
                object.__setattr__(x, key, value)

    def __delitem__(self, key):
        _b_dict.__delitem__(self, key)
        x = self._b_of
        if x is not None:
            if key in getattr(x, "_b_held", ()):
                del x._b_held[key]
            else:
                object.__delattr__(x, key)

    def clear(self):
        for key in list(self):
            del self[key]
