"""collections.abc: kinds of collections, known by what an object can do."""


def _has(x, *names):
    for n in names:
        if not hasattr(x, n):
            return False
    return True


class Sized:
    @staticmethod
    def _b_check(x):
        return isinstance(x, (list, tuple, str, dict, set, frozenset, bytes, bytearray, range)) or _has(x, "__len__")


class Container:
    @staticmethod
    def _b_check(x):
        return isinstance(x, (list, tuple, str, dict, set, frozenset, bytes, bytearray, range)) or _has(x, "__contains__")


def _gen():
    yield


_GENERATOR = type(_gen())


class Iterable:
    @staticmethod
    def _b_check(x):
        if isinstance(x, (list, tuple, str, dict, set, frozenset, bytes, bytearray, range)) or _has(x, "__iter__"):
            return True
        return type(x) is _GENERATOR or type(x).__name__ in ("iterator", "map", "filter", "zip", "enumerate", "reversed", "generator")


class Iterator(Iterable):
    @staticmethod
    def _b_check(x):
        return _has(x, "__next__") or type(x) is _GENERATOR or type(x).__name__ in ("iterator", "map", "filter", "zip", "enumerate", "reversed")

    def __iter__(self):
        return self


class Generator(Iterator):
    @staticmethod
    def _b_check(x):
        return type(x) is _GENERATOR


class Reversible(Iterable):
    @staticmethod
    def _b_check(x):
        return isinstance(x, (list, tuple, str, dict, bytes, range)) or _has(x, "__reversed__")


class Collection(Sized):
    @staticmethod
    def _b_check(x):
        return Sized._b_check(x) and Iterable._b_check(x)


class Hashable:
    @staticmethod
    def _b_check(x):
        if isinstance(x, (list, dict, set, bytearray)):
            return False
        try:
            hash(x)
        except TypeError:
            return False
        return True


class Callable:
    @staticmethod
    def _b_check(x):
        return callable(x)


class Awaitable:
    @staticmethod
    def _b_check(x):
        return type(x) is _GENERATOR or _has(x, "__await__")


class Coroutine(Awaitable):
    pass


class AsyncIterable:
    @staticmethod
    def _b_check(x):
        return _has(x, "__aiter__")


class AsyncIterator(AsyncIterable):
    @staticmethod
    def _b_check(x):
        return _has(x, "__aiter__", "__anext__")


def _is(x, kind):
    try:
        return isinstance(x, kind)
    except TypeError:
        return False


class Sequence:
    _b_sequence = True

    @staticmethod
    def _b_check(x):
        return isinstance(x, (list, tuple, str, bytes, bytearray, range)) or hasattr(x, "_b_sequence")

    def __iter__(self):
        for i in range(len(self)):
            yield self[i]

    def __contains__(self, x):
        return any(v is x or v == x for v in self)

    def __reversed__(self):
        for i in range(len(self) - 1, -1, -1):
            yield self[i]

    def index(self, x):
        for i in range(len(self)):
            if self[i] == x:
                return i
        raise ValueError

    def count(self, x):
        return sum(1 for v in self if v == x)


class MutableSequence(Sequence):
    @staticmethod
    def _b_check(x):
        return isinstance(x, (list, bytearray)) or hasattr(x, "_b_sequence") and hasattr(x, "append")

    def append(self, x):
        self.insert(len(self), x)

    def extend(self, xs):
        for x in xs:
            self.append(x)

    def pop(self, i=-1):
        x = self[i]
        del self[i]
        return x

    def remove(self, x):
        del self[self.index(x)]

    def clear(self):
        while len(self):
            self.pop()

    def reverse(self):
        n = len(self)
        for i in range(n // 2):
            self[i], self[n - i - 1] = self[n - i - 1], self[i]

    def __iadd__(self, xs):
        self.extend(xs)
        return self


class Set:
    _b_set = True

    @staticmethod
    def _b_check(x):
        return isinstance(x, (set, frozenset)) or hasattr(x, "_b_set") or type(x).__name__ in ("dict_keys", "dict_items")


class MutableSet(Set):
    @staticmethod
    def _b_check(x):
        return isinstance(x, set) or hasattr(x, "_b_set") and hasattr(x, "add")


class Mapping:
    _b_mapping = True

    @staticmethod
    def _b_check(x):
        return isinstance(x, dict) or hasattr(x, "_b_mapping")

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def keys(self):
        return list(self)

    def values(self):
        return [self[k] for k in self]

    def items(self):
        return [(k, self[k]) for k in self]

    def __eq__(self, other):
        return len(self) == len(other) and all(k in other and other[k] == self[k] for k in self)

    def __hash__(self):
        raise TypeError("unhashable type: '" + type(self).__name__ + "'")


class MutableMapping(Mapping):
    @staticmethod
    def _b_check(x):
        return isinstance(x, dict) or hasattr(x, "_b_mapping") and hasattr(x, "__setitem__")

    def pop(self, key, *default):
        try:
            value = self[key]
        except KeyError:
            if default:
                return default[0]
            raise
        del self[key]
        return value

    def update(self, other=(), **more):
        for k in other.keys() if hasattr(other, "keys") else ():
            self[k] = other[k]
        if not hasattr(other, "keys"):
            for k, v in other:
                self[k] = v
        for k in more:
            self[k] = more[k]

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def clear(self):
        for k in list(self):
            del self[k]

    def popitem(self):
        key = next(iter(self))
        value = self[key]
        del self[key]
        return key, value


class KeysView:
    pass


class ValuesView:
    pass


class ItemsView:
    pass
