"""functools."""


def reduce(f, items, *start):
    it = iter(items)
    if start:
        value = start[0]
    else:
        try:
            value = next(it)
        except StopIteration:
            raise TypeError("reduce() of empty iterable with no initial value") from None
    for x in it:
        value = f(value, x)
    return value


class partial:
    def __init__(self, func, *args, **keywords):
        if isinstance(func, partial):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, *args, **more):
        if more and self.keywords:
            return self.func(*self.args, *args, **{**self.keywords, **more})
        return self.func(*self.args, *args, **(more or self.keywords))

    def __repr__(self):
        parts = [repr(self.func)] + [repr(a) for a in self.args] + [k + "=" + repr(v) for k, v in self.keywords.items()]
        return "functools.partial(" + ", ".join(parts) + ")"


class partialmethod:
    def __init__(self, func, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __get__(self, x, kind=None):
        return lambda *a, **k: self.func(x, *self.args, *a, **{**self.keywords, **k})


WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


def wraps(wrapped, assigned=(), updated=()):
    return lambda f: update_wrapper(f, wrapped)


def update_wrapper(wrapper, wrapped, assigned=(), updated=()):
    made = _b_func(wrapper, getattr(wrapped, "__name__", None), getattr(wrapped, "__doc__", None))
    made.__wrapped__ = wrapped
    return made


class _CacheInfo:
    def __init__(self, hits, misses, maxsize, currsize):
        self.hits = hits
        self.misses = misses
        self.maxsize = maxsize
        self.currsize = currsize

    def __iter__(self):
        return iter((self.hits, self.misses, self.maxsize, self.currsize))

    def __getitem__(self, i):
        return tuple(iter(self))[i]

    def __eq__(self, other):
        return tuple(iter(self)) == tuple(iter(other))

    def __repr__(self):
        return "CacheInfo(hits=" + str(self.hits) + ", misses=" + str(self.misses) + ", maxsize=" + repr(self.maxsize) + ", currsize=" + str(self.currsize) + ")"


class _Cached:
    def __init__(self, f, maxsize, typed):
        self.__wrapped__ = f
        self.__name__ = getattr(f, "__name__", None)
        self.maxsize = maxsize
        self.typed = typed
        self.cache_clear()

    def cache_clear(self):
        self.store = {}
        self.hits = 0
        self.misses = 0

    def cache_info(self):
        return _CacheInfo(self.hits, self.misses, self.maxsize, len(self.store))

    def cache_parameters(self):
        return {"maxsize": self.maxsize, "typed": self.typed}

    def __call__(self, *args, **more):
        key = args
        if more:
            key = (args, tuple(more.items()))
        if self.typed:
            key = (key, tuple(type(a).__name__ for a in args))
        elif len(args) == 1 and not more:
            key = (args[0], "bool" if isinstance(args[0], bool) and False else 0)
        store = self.store
        if key in store:
            self.hits += 1
            value = store[key]
            if self.maxsize is not None:
                del store[key]
                store[key] = value
            return value
        self.misses += 1
        value = self.__wrapped__(*args, **more)
        if self.maxsize == 0:
            return value
        store[key] = value
        if self.maxsize is not None and len(store) > self.maxsize:
            del store[next(iter(store))]
        return value

    def __get__(self, x, kind=None):
        return self if x is None else lambda *a, **k: self(x, *a, **k)


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _Cached(maxsize, 128, False)
    return lambda f: _Cached(f, max(maxsize, 0) if maxsize is not None else None, typed)


def cache(f):
    return _Cached(f, None, False)


class cached_property:
    def __init__(self, f):
        self.f = f
        self.key = None

    def __set_name__(self, owner, name):
        self.key = name

    def __get__(self, x, kind=None):
        if x is None:
            return self
        key = self.key
        try:
            return x.__dict__[key]
        except KeyError:
            value = self.f(x)
            setattr(x, key, value)
            return value


class _Dispatch:
    def __init__(self, f):
        self.f = f
        self.__name__ = getattr(f, "__name__", None)
        self.kinds = []

    def register(self, kind, f=None):
        if f is not None:
            self.kinds.append((kind, f))
            return f

        def add(g):
            self.kinds.append((kind, g))
            return g

        return add

    def dispatch(self, kind):
        best = None
        for k, f in self.kinds:
            if issubclass(kind, k) and (best is None or issubclass(k, best[0])):
                best = (k, f)
        return best[1] if best else self.f

    def __call__(self, x, *args, **more):
        best = None
        for k, f in self.kinds:
            if isinstance(x, k) and (best is None or issubclass(k, best[0])):
                best = (k, f)
        return (best[1] if best else self.f)(x, *args, **more)


def singledispatch(f):
    return _Dispatch(f)


class singledispatchmethod:
    def __init__(self, f):
        self.d = _Dispatch(f)

    def register(self, kind, f=None):
        return self.d.register(kind, f)

    def __get__(self, x, kind=None):
        def call(arg, *args, **more):
            best = None
            for k, f in self.d.kinds:
                if isinstance(arg, k) and (best is None or issubclass(k, best[0])):
                    best = (k, f)
            return (best[1] if best else self.d.f)(x, arg, *args, **more)

        return call


def total_ordering(cls):
    own = [n for n in ("__lt__", "__le__", "__gt__", "__ge__") if n in cls.__dict__]
    first = cls.__dict__[own[0]]
    if own[0] == "__gt__" and "__lt__" in own or own[0] == "__lt__":
        lt = cls.__dict__["__lt__"]
        cls.__gt__ = lambda a, b: not lt(a, b) and a != b
        cls.__le__ = lambda a, b: lt(a, b) or a == b
        cls.__ge__ = lambda a, b: not lt(a, b)
    elif own[0] == "__le__":
        cls.__lt__ = lambda a, b: first(a, b) and a != b
        cls.__gt__ = lambda a, b: not first(a, b)
        cls.__ge__ = lambda a, b: not first(a, b) or a == b
    elif own[0] == "__gt__":
        cls.__lt__ = lambda a, b: not first(a, b) and a != b
        cls.__ge__ = lambda a, b: first(a, b) or a == b
        cls.__le__ = lambda a, b: not first(a, b)
    else:
        cls.__gt__ = lambda a, b: first(a, b) and a != b
        cls.__lt__ = lambda a, b: not first(a, b)
        cls.__le__ = lambda a, b: not first(a, b) or a == b
    return cls


class _Key:
    def __init__(self, compare, x):
        self.compare = compare
        self.x = x

    def __lt__(self, other):
        return self.compare(self.x, other.x) < 0

    def __eq__(self, other):
        return self.compare(self.x, other.x) == 0

    def __hash__(self):
        return 0


def cmp_to_key(compare):
    return lambda x: _Key(compare, x)
