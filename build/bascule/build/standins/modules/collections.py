"""collections."""

_map = dict


class OrderedDict(dict):
    def move_to_end(self, key, last=True):
        value = self[key]
        if last:
            del self[key]
            self[key] = value
            return
        rest = list(self.items())
        self.clear()
        self[key] = value
        for k, v in rest:
            if k != key:
                self[k] = v

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        key = next(reversed(self)) if last else next(iter(self))
        return key, self.pop(key)

    def copy(self):
        return OrderedDict(self)

    @staticmethod
    def fromkeys(keys, value=None):
        return OrderedDict([(k, value) for k in keys])

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return list(self.items()) == list(other.items())
        return isinstance(other, _map) and len(self) == len(other) and all(k in other and other[k] == self[k] for k in self)

    def __ne__(self, other):
        return not self.__eq__(other)

    def __hash__(self):
        raise TypeError("unhashable type: 'OrderedDict'")

    def __repr__(self):
        return "OrderedDict(" + (repr(list(self.items())) if self else "") + ")"

    def __str__(self):
        return self.__repr__()


class defaultdict(dict):
    def __init__(self, default_factory=None, *args, **more):
        super().__init__(*args)
        self.default_factory = default_factory
        self.update(more)

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        value = self.default_factory()
        self[key] = value
        return value

    def copy(self):
        made = defaultdict(self.default_factory)
        made.update(self)
        return made

    def __repr__(self):
        return "defaultdict(" + _factory(self.default_factory) + ", " + _map_text(self) + ")"

    def __str__(self):
        return self.__repr__()


_KINDS = {"list": list, "int": int, "str": str, "dict": dict, "set": set, "float": float, "bool": bool, "tuple": tuple}


def _factory(f):
    name = getattr(f, "__name__", "")
    return "<class '" + name.replace("_b_", "") + "'>" if name.replace("_b_", "") in _KINDS else repr(f)


def _map_text(d):
    return "{" + ", ".join(repr(k) + ": " + repr(d[k]) for k in d) + "}"


class Counter(dict):
    def __init__(self, source=None, **more):
        super().__init__()
        self.update(source, **more)

    def __missing__(self, key):
        return 0

    def update(self, source=None, **more):
        if source is not None:
            if isinstance(source, _map):
                for k in source:
                    self[k] = self.get(k, 0) + source[k]
            else:
                for k in source:
                    self[k] = self.get(k, 0) + 1
        for k in more:
            self[k] = self.get(k, 0) + more[k]

    def subtract(self, source=None, **more):
        if source is not None:
            if isinstance(source, _map):
                for k in source:
                    self[k] = self.get(k, 0) - source[k]
            else:
                for k in source:
                    self[k] = self.get(k, 0) - 1
        for k in more:
            self[k] = self.get(k, 0) - more[k]

    def __delitem__(self, key):
        if key in self:
            super().__delitem__(key)

    def most_common(self, n=None):
        rows = sorted(self.items(), key=lambda kv: kv[1], reverse=True)
        return rows if n is None else rows[:n]

    def elements(self):
        for k in self:
            for _ in range(self[k]):
                yield k

    def total(self):
        return sum(self.values())

    def copy(self):
        return Counter(self)

    def __add__(self, other):
        out = Counter()
        for k in self:
            n = self[k] + other[k]
            if n > 0:
                out[k] = n
        for k in other:
            if k not in self and other[k] > 0:
                out[k] = other[k]
        return out

    def __sub__(self, other):
        out = Counter()
        for k in self:
            n = self[k] - other[k]
            if n > 0:
                out[k] = n
        for k in other:
            if k not in self and other[k] < 0:
                out[k] = -other[k]
        return out

    def __or__(self, other):
        out = Counter()
        for k in self:
            n = max(self[k], other[k])
            if n > 0:
                out[k] = n
        for k in other:
            if k not in self and other[k] > 0:
                out[k] = other[k]
        return out

    def __and__(self, other):
        out = Counter()
        for k in self:
            n = min(self[k], other[k])
            if n > 0:
                out[k] = n
        return out

    def __pos__(self):
        return self + Counter()

    def _become(self, other):
        self.clear()
        for k in other:
            self[k] = other[k]
        return self

    def __iadd__(self, other):
        return self._become(self + other)

    def __isub__(self, other):
        return self._become(self - other)

    def __ior__(self, other):
        return self._become(self | other)

    def __iand__(self, other):
        return self._become(self & other)

    def __neg__(self):
        return Counter() - self

    def __eq__(self, other):
        if not isinstance(other, _map):
            return False
        return all(self[k] == other.get(k, 0) for k in self) and all(other[k] == self.get(k, 0) for k in other)

    def __ne__(self, other):
        return not self.__eq__(other)

    def __hash__(self):
        raise TypeError("unhashable type: 'Counter'")

    def __repr__(self):
        if not self:
            return "Counter()"
        return "Counter({" + ", ".join(repr(k) + ": " + repr(v) for k, v in self.most_common()) + "})"

    def __str__(self):
        return self.__repr__()


class deque:
    _b_sequence = True

    def __init__(self, items=(), maxlen=None):
        self.maxlen = maxlen
        self._a = []
        self._at = 0
        for x in items:
            self.append(x)

    def _all(self):
        return self._a[self._at :]

    def append(self, x):
        self._a.append(x)
        if self.maxlen is not None and len(self) > self.maxlen:
            self.popleft()

    def appendleft(self, x):
        if self._at:
            self._at -= 1
            self._a[self._at] = x
        else:
            room = len(self._a) + 4
            self._a = [None] * room + self._a
            self._at = room - 1
            self._a[self._at] = x
        if self.maxlen is not None and len(self) > self.maxlen:
            self.pop()

    def pop(self):
        if not len(self):
            raise IndexError("pop from an empty deque")
        return self._a.pop()

    def popleft(self):
        if not len(self):
            raise IndexError("pop from an empty deque")
        x = self._a[self._at]
        self._a[self._at] = None
        self._at += 1
        if self._at > 32 and self._at * 2 > len(self._a):
            self._a = self._a[self._at :]
            self._at = 0
        return x

    def extend(self, items):
        for x in list(items):
            self.append(x)

    def extendleft(self, items):
        for x in list(items):
            self.appendleft(x)

    def rotate(self, n=1):
        a = self._all()
        if a:
            n %= len(a)
            self._a = a[len(a) - n :] + a[: len(a) - n]
            self._at = 0

    def clear(self):
        self._a = []
        self._at = 0

    def copy(self):
        return deque(self._all(), self.maxlen)

    def count(self, x):
        return self._all().count(x)

    def index(self, x, *span):
        a = self._all()
        for i in range(*span, len(a)) if len(span) < 2 else range(*span):
            if a[i] == x:
                return i
        raise ValueError(repr(x) + " is not in deque")

    def insert(self, i, x):
        if self.maxlen is not None and len(self) >= self.maxlen:
            raise IndexError("deque already at its maximum size")
        a = self._all()
        a.insert(i, x)
        self._a = a
        self._at = 0

    def remove(self, x):
        a = self._all()
        if x not in a:
            raise ValueError("deque.remove(x): x not in deque")
        a.remove(x)
        self._a = a
        self._at = 0

    def reverse(self):
        a = self._all()
        a.reverse()
        self._a = a
        self._at = 0

    def _index(self, i):
        n = len(self)
        if i < 0:
            i += n
        if i < 0 or i >= n:
            raise IndexError("deque index out of range")
        return self._at + i

    def __getitem__(self, i):
        return self._a[self._index(i)]

    def __setitem__(self, i, x):
        self._a[self._index(i)] = x

    def __delitem__(self, i):
        self._a.pop(self._index(i))

    def __len__(self):
        return len(self._a) - self._at

    def __bool__(self):
        return len(self) > 0

    def __iter__(self):
        return iter(self._all())

    def __reversed__(self):
        return iter(self._all()[::-1])

    def __contains__(self, x):
        return x in self._all()

    def __eq__(self, other):
        return isinstance(other, deque) and self._all() == other._all()

    def __ne__(self, other):
        return not self.__eq__(other)

    def __hash__(self):
        raise TypeError("unhashable type: 'deque'")

    def __lt__(self, other):
        return self._all() < other._all()

    def __add__(self, other):
        return deque(self._all() + other._all(), self.maxlen)

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, n):
        return deque(self._all() * n, self.maxlen)

    def __repr__(self):
        return "deque(" + repr(self._all()) + ("" if self.maxlen is None else ", maxlen=" + repr(self.maxlen)) + ")"

    def __str__(self):
        return self.__repr__()


class _Field:
    def __init__(self, at):
        self.at = at

    def __get__(self, x, kind=None):
        return self if x is None else x[self.at]


class _Record(tuple):
    def _asdict(self):
        return dict(zip(type(self)._fields, self))

    def _replace(self, **more):
        t = type(self)
        values = [more.pop(n) if n in more else v for n, v in zip(t._fields, self)]
        if more:
            raise ValueError("Got unexpected field names: " + repr(list(more)))
        return t._b_make(values)

    def __repr__(self):
        t = type(self)
        return t.__name__ + "(" + ", ".join(n + "=" + repr(v) for n, v in zip(t._fields, self)) + ")"

    def __str__(self):
        return self.__repr__()

    def __getnewargs__(self):
        return tuple(self)


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """namedtuple: the class is a subclass of tuple made by a function, because `__new__` of tuple cannot be overridden."""
    fields = tuple(field_names.replace(",", " ").split() if isinstance(field_names, str) else [str(f) for f in field_names])
    if rename:
        fields = tuple("_" + str(i) if f.startswith("_") or not f.isidentifier() or f in fields[:i] else f for i, f in enumerate(fields))
    for f in fields:
        if f.startswith("_"):
            raise ValueError("Field names cannot start with an underscore: " + repr(f))
    defaults = tuple(defaults or ())
    known = dict(zip(fields[len(fields) - len(defaults) :], defaults))
    return _record_type(typename, fields, known)


def _record_type(typename, fields, known):
    members = {"_fields": fields, "_field_defaults": known, "__match_args__": fields}
    for i, f in enumerate(fields):
        members[f] = _Field(i)
    return _b_record(typename, fields, known, _b_native(members), _Record)


class ChainMap:
    _b_mapping = True

    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __getitem__(self, key):
        for m in self.maps:
            if key in m:
                return m[key]
        raise KeyError(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __contains__(self, key):
        return any(key in m for m in self.maps)

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        del self.maps[0][key]

    def _merged(self):
        d = {}
        for m in reversed(self.maps):
            d.update(m)
        return d

    def __iter__(self):
        return iter(self._merged())

    def __len__(self):
        return len(self._merged())

    def keys(self):
        return self._merged().keys()

    def values(self):
        return self._merged().values()

    def items(self):
        return self._merged().items()

    def new_child(self, m=None, **more):
        m = {} if m is None else m
        m.update(more)
        return ChainMap(m, *self.maps)

    @property
    def parents(self):
        return ChainMap(*self.maps[1:])

    def __repr__(self):
        return "ChainMap(" + ", ".join(repr(m) for m in self.maps) + ")"


class UserDict:
    _b_mapping = True

    def __init__(self, source=None, **more):
        self.data = {}
        self.update(source, **more)

    def update(self, source=None, **more):
        if source is not None:
            for k, v in source.items() if hasattr(source, "items") else source:
                self[k] = v
        for k in more:
            self[k] = more[k]

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(type(self), "__missing__"):
            return self.__missing__(key)
        raise KeyError(key)

    def __setitem__(self, key, value):
        self.data[key] = value

    def __delitem__(self, key):
        del self.data[key]

    def __contains__(self, key):
        return key in self.data

    def __iter__(self):
        return iter(self.data)

    def __len__(self):
        return len(self.data)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def keys(self):
        return self.data.keys()

    def values(self):
        return self.data.values()

    def items(self):
        return self.data.items()

    def pop(self, key, *default):
        if key in self:
            value = self[key]
            del self[key]
            return value
        if default:
            return default[0]
        raise KeyError(key)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def clear(self):
        self.data.clear()

    def copy(self):
        return type(self)(self.data)

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserDict) else other)

    def __hash__(self):
        raise TypeError("unhashable type: 'UserDict'")

    def __repr__(self):
        return repr(self.data)

    def __str__(self):
        return repr(self.data)


class UserList:
    _b_sequence = True

    def __init__(self, items=None):
        self.data = list(items.data if isinstance(items, UserList) else items or [])

    def __getitem__(self, i):
        return self.data[i]

    def __setitem__(self, i, x):
        self.data[i] = x

    def __delitem__(self, i):
        del self.data[i]

    def __len__(self):
        return len(self.data)

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, x):
        return x in self.data

    def append(self, x):
        self.data.append(x)

    def extend(self, xs):
        self.data.extend(xs)

    def insert(self, i, x):
        self.data.insert(i, x)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, x):
        self.data.remove(x)

    def clear(self):
        self.data.clear()

    def index(self, x):
        return self.data.index(x)

    def count(self, x):
        return self.data.count(x)

    def reverse(self):
        self.data.reverse()

    def sort(self, key=None, reverse=False):
        self.data.sort(key=key, reverse=reverse)

    def copy(self):
        return type(self)(self.data)

    def __add__(self, other):
        return type(self)(self.data + list(other))

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserList) else other)

    def __hash__(self):
        raise TypeError("unhashable type: 'UserList'")

    def __repr__(self):
        return repr(self.data)

    def __str__(self):
        return repr(self.data)


class UserString(str):
    pass
