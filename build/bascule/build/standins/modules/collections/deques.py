"""deque."""


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
