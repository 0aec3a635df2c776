"""Counter."""


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
                    self[k] = self[k] + source[k] if k in self else source[k]
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
        try:
            rows = self.most_common()
        except TypeError:
            rows = self.items()
        return "Counter({" + ", ".join(repr(k) + ": " + repr(v) for k, v in rows) + "})"

    def __str__(self):
        return self.__repr__()
