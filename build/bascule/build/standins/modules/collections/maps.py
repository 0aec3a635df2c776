"""OrderedDict and defaultdict."""

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
