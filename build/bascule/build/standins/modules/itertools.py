"""itertools."""


class chain:
    def __init__(self, *iterables):
        self.it = _chain(iterables)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self.it)

    @staticmethod
    def from_iterable(iterables):
        return _chain(iterables)


def _chain(iterables):
    for i in iterables:
        yield from i


def count(start=0, step=1):
    while True:
        yield start
        start += step


def cycle(items):
    kept = []
    for x in items:
        yield x
        kept.append(x)
    while kept:
        yield from kept


def repeat(x, times=None):
    if times is None:
        while True:
            yield x
    for _ in range(times):
        yield x


def islice(items, *span):
    start, stop, step = 0, None, 1
    if len(span) == 1:
        stop = span[0]
    else:
        start = span[0] or 0
        stop = span[1]
        if len(span) > 2:
            step = span[2] or 1
    for v in (start, stop, step):
        if v is not None and v < 0:
            raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    return _islice(iter(items), start, stop, step)


def _islice(it, start, stop, step):
    at = 0
    wanted = start
    while stop is None or at < stop:
        try:
            x = next(it)
        except StopIteration:
            return
        if at == wanted:
            yield x
            wanted += step
            if stop is not None and wanted >= stop:
                at += 1
                while at < stop:
                    try:
                        next(it)
                    except StopIteration:
                        return
                    at += 1
                return
        at += 1


def accumulate(items, func=None, *, initial=None):
    it = iter(items)
    if initial is None:
        try:
            total = next(it)
        except StopIteration:
            return
    else:
        total = initial
    yield total
    for x in it:
        total = total + x if func is None else func(total, x)
        yield total


def product(*iterables, repeat=1):
    pools = [tuple(i) for i in iterables] * repeat
    if any(not p for p in pools):
        return
    at = [0] * len(pools)
    while True:
        yield tuple(p[i] for p, i in zip(pools, at))
        k = len(pools) - 1
        while k >= 0:
            at[k] += 1
            if at[k] < len(pools[k]):
                break
            at[k] = 0
            k -= 1
        if k < 0:
            return


def permutations(items, r=None):
    pool = tuple(items)
    n = len(pool)
    r = n if r is None else r
    if r > n:
        return
    order = list(range(n))
    left = list(range(n, n - r, -1))
    yield tuple(pool[i] for i in order[:r])
    while n:
        for i in range(r - 1, -1, -1):
            left[i] -= 1
            if left[i] == 0:
                order = order[:i] + order[i + 1 :] + order[i : i + 1]
                left[i] = n - i
            else:
                j = n - left[i]
                order[i], order[j] = order[j], order[i]
                yield tuple(pool[k] for k in order[:r])
                break
        else:
            return


def combinations(items, r):
    pool = tuple(items)
    n = len(pool)
    if r > n:
        return
    at = list(range(r))
    yield tuple(pool[i] for i in at)
    while True:
        i = r - 1
        while i >= 0 and at[i] == i + n - r:
            i -= 1
        if i < 0:
            return
        at[i] += 1
        for j in range(i + 1, r):
            at[j] = at[j - 1] + 1
        yield tuple(pool[i] for i in at)


def combinations_with_replacement(items, r):
    pool = tuple(items)
    n = len(pool)
    if not n and r:
        return
    at = [0] * r
    yield tuple(pool[i] for i in at)
    while True:
        i = r - 1
        while i >= 0 and at[i] == n - 1:
            i -= 1
        if i < 0:
            return
        at[i:] = [at[i] + 1] * (r - i)
        yield tuple(pool[i] for i in at)


class groupby:
    def __init__(self, items, key=None):
        self.it = iter(items)
        self.key = key
        self.none = object()
        self.wanted = self.now = self.value = self.none

    def __iter__(self):
        return self

    def __next__(self):
        while self.now is self.wanted or self.now == self.wanted:
            self.value = next(self.it)
            self.now = self.value if self.key is None else self.key(self.value)
        self.wanted = self.now
        return (self.now, self._group(self.wanted))

    def _group(self, wanted):
        while self.now == wanted:
            yield self.value
            try:
                self.value = next(self.it)
            except StopIteration:
                self.now = self.none
                self.wanted = self.none
                self.it = iter(())
                return
            self.now = self.value if self.key is None else self.key(self.value)


def takewhile(test, items):
    for x in items:
        if not test(x):
            return
        yield x


def dropwhile(test, items):
    it = iter(items)
    for x in it:
        if not test(x):
            yield x
            break
    for x in it:
        yield x


def filterfalse(test, items):
    for x in items:
        if not (x if test is None else test(x)):
            yield x


def compress(items, selectors):
    for x, s in zip(items, selectors):
        if s:
            yield x


def starmap(f, items):
    for args in items:
        yield f(*args)


def zip_longest(*iterables, fillvalue=None):
    its = [iter(i) for i in iterables]
    none = object()
    while its:
        row = [next(i, none) for i in its]
        if all(x is none for x in row):
            return
        yield tuple(fillvalue if x is none else x for x in row)


def pairwise(items):
    it = iter(items)
    try:
        a = next(it)
    except StopIteration:
        return
    for b in it:
        yield (a, b)
        a = b


def batched(items, n, *, strict=False):
    batch = []
    for x in items:
        batch.append(x)
        if len(batch) == n:
            yield tuple(batch)
            batch = []
    if batch:
        if strict:
            raise ValueError("batched(): incomplete batch")
        yield tuple(batch)


def tee(items, n=2):
    it = iter(items)
    queues = [[] for _ in range(n)]

    def draw(own):
        while True:
            if not own:
                try:
                    x = next(it)
                except StopIteration:
                    return
                for q in queues:
                    q.append(x)
            yield own.pop(0)

    return tuple(draw(q) for q in queues)
