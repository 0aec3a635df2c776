"""UserDict, UserList, UserString."""


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
