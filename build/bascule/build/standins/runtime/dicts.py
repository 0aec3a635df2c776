"""Dicts that keep the order of insertion: a hash table of the engine's, and a list of keys beside it.

Looking up, `in`, `get` and `len` are the engine's own, at its speed; storing a new key costs a Python call more.
"""

_dict = dict


class _View:
    def __init__(self, d):
        self.d = d

    def __len__(self):
        return len(self.d)

    def __repr__(self):
        return self.name + "(" + _b_repr(list(self)) + ")"

    def __str__(self):
        return self.__repr__()

    def __reversed__(self):
        return iter(list(self)[::-1])


class _SetView(_View):
    def __and__(self, other):
        return {x for x in self if x in other}

    def __or__(self, other):
        return set(self) | set(other)

    def __sub__(self, other):
        other = set(other)
        return {x for x in self if x not in other}

    def __xor__(self, other):
        return set(self) ^ set(other)

    def __rand__(self, other):
        return self & other

    def __ror__(self, other):
        return self | other

    def __rsub__(self, other):
        return set(other) - set(self)

    def __eq__(self, other):
        return set(self) == set(other)

    def __le__(self, other):
        return set(self) <= set(other)

    def __lt__(self, other):
        return set(self) < set(other)

    def __ge__(self, other):
        return set(self) >= set(other)

    def __gt__(self, other):
        return set(self) > set(other)

    def isdisjoint(self, other):
        return not (self & other)


class dict_keys(_SetView):
    name = "dict_keys"

    def __iter__(self):
        return iter(self.d)

    def __contains__(self, key):
        return key in self.d


class dict_items(_SetView):
    name = "dict_items"

    def __iter__(self):
        d = self.d
        for k in d:
            yield (k, d[k])

    def __contains__(self, item):
        return item[0] in self.d and self.d[item[0]] == item[1]


class dict_values(_View):
    name = "dict_values"

    def __iter__(self):
        d = self.d
        for k in d:
            yield d[k]

    def __contains__(self, value):
        return value in list(self)


_NONE = object()


def _made():
    class dict(_dict):
        def __init__(self, source=None, **more):
            super().__init__()
            self._b_order = []
            if source is not None or more:
                self.update(source, **more)

        def _b_fill(self, native):
            super().update(native)

        def __setitem__(self, key, value):
            if key not in self:
                self._b_order.append(key)
            super().__setitem__(key, value)

        def __delitem__(self, key):
            super().__delitem__(key)
            self._b_order.remove(key)

        def __iter__(self):
            order = self._b_order
            size = len(order)
            for key in order:
                yield key
                if len(order) != size:
                    raise RuntimeError("dictionary changed size during iteration")

        def __reversed__(self):
            return iter(self._b_order[::-1])

        def keys(self):
            return dict_keys(self)

        def values(self):
            return dict_values(self)

        def items(self):
            return dict_items(self)

        def clear(self):
            super().clear()
            self._b_order = []

        def copy(self):
            return _b_dict(self)

        def pop(self, key, default=_NONE):
            if key in self:
                value = self[key]
                del self[key]
                return value
            if default is _NONE:
                raise KeyError(key)
            return default

        def popitem(self):
            if not self._b_order:
                raise KeyError("popitem(): dictionary is empty")
            key = self._b_order[-1]
            value = self[key]
            del self[key]
            return (key, value)

        def setdefault(self, key, default=None):
            if key not in self:
                self[key] = default
                return default
            return self[key]

        def update(self, source=None, **more):
            if source is not None:
                if hasattr(source, "keys"):
                    for key in source.keys():
                        self[key] = source[key]
                else:
                    for pair in source:
                        key, value = pair
                        self[key] = value
            if more:
                for key in _b_kwargs(more):
                    self[key] = more[key]

        @staticmethod
        def fromkeys(keys, value=None):
            d = _b_dict()
            for key in keys:
                d[key] = value
            return d

        def __eq__(self, other):
            if not isinstance(other, _dict) or len(self) != len(other):
                return False
            for key in self._b_order:
                if key not in other:
                    return False
                a = self[key]
                b = other[key]
                if a is not b and not (a == b):
                    return False
            return True

        def __ne__(self, other):
            return not self.__eq__(other)

        def __hash__(self):
            raise TypeError("unhashable type: '" + type(self).__name__ + "'")

        def __or__(self, other):
            if not isinstance(other, _dict):
                raise TypeError("unsupported operand type(s) for |: 'dict' and '" + type(other).__name__ + "'")
            d = _b_dict(self)
            d.update(other)
            return d

        def __ror__(self, other):
            d = _b_dict(other)
            d.update(self)
            return d

        def __ior__(self, other):
            self.update(other)
            return self

        def __repr__(self):
            return "{" + ", ".join([_b_repr(k) + ": " + _b_repr(self[k]) for k in self._b_order]) + "}"

        def __str__(self):
            return self.__repr__()

    return dict


_b_dict = _made()


class _b_dict_missing(_b_dict):
    def __getitem__(self, key):
        if key in self:
            return super().__getitem__(key)
        return self.__missing__(key)


def _b_d(keys, native):
    """`{"a": x, "b": y}`, its keys constant."""
    d = _b_dict()
    d._b_fill(native)
    d._b_order = list(keys)
    return d


_b_STAR = object()


def _b_pairs(*items):
    """`{k: v, **more}` as `_b_pairs(k, v, _b_STAR, more)`."""
    d = _b_dict()
    at = 0
    size = len(items)
    while at < size:
        key = items[at]
        if key is _b_STAR:
            d.update(items[at + 1])
        else:
            d[key] = items[at + 1]
        at += 2
    return d


def _b_merged(*items):
    """The keywords of a call with several `**more`, as `_b_pairs`; a name twice is an error."""
    d = _b_dict()
    at = 0
    size = len(items)
    while at < size:
        key = items[at]
        more = items[at + 1]
        for k in more.keys() if key is _b_STAR else (key,):
            if k in d:
                raise TypeError("got multiple values for keyword argument " + _b_repr(k))
            d[k] = more[k] if key is _b_STAR else more
        at += 2
    return d


def _b_dictcomp(pairs):
    """`{k: v for …}` as `_b_dictcomp((k, v) for …)`."""
    d = _b_dict()
    for key, value in pairs:
        d[key] = value
    return d


_order = [()]


def _b_kw(keys, value):
    """Says in which order the keywords of the call about to be made were written; gives `value`."""
    _order[0] = keys
    return value


def _b_kwstar(before, more, after=()):
    """The same for a call with `**more`."""
    if not hasattr(more, "keys"):
        raise TypeError("argument after ** must be a mapping")
    keys = list(before)
    keys.extend(more.keys())
    keys.extend(after)
    _order[0] = keys
    if isinstance(more, _dict):
        return more
    d = {}
    for key in more.keys():
        d[key] = more[key]
    return d


def _b_kwargs(native):
    """What `**kw` received, in the order in which the caller wrote it."""
    d = _b_dict()
    if len(native) > 1:
        for key in _order[0]:
            if key in native:
                d[key] = native[key]
    for key in native:
        if key not in d:
            d[key] = native[key]
    return d


def _b_dictcall(*args, **more):
    """`dict(…)`; keywords in the order in which they were written."""
    if len(args) > 1:
        raise TypeError("dict expected at most 1 argument, got " + str(len(args)))
    d = _b_dict()
    if args:
        if args[0] is None:
            raise TypeError("'NoneType' object is not iterable")
        d.update(args[0])
    if more:
        d.update(_b_kwargs(more))
    return d


def _b_native(d):
    """A dict of the engine's own, for `type(name, bases, …)`."""
    out = {}
    for key in d:
        out[key] = d[key]
    return out


def _b_delitem(d, key):
    """`del d[key]`."""
    if type(d) is dict and key not in d:
        raise KeyError(key)
    del d[key]
