"""operator."""


def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


def truediv(a, b):
    return a / b


def floordiv(a, b):
    return a // b


def mod(a, b):
    return a % b


def pow(a, b):
    return a**b


def matmul(a, b):
    return a @ b


def and_(a, b):
    return a & b


def or_(a, b):
    return a | b


def xor(a, b):
    return a ^ b


def lshift(a, b):
    return a << b


def rshift(a, b):
    return a >> b


def neg(a):
    return -a


def pos(a):
    return +a


def invert(a):
    return ~a


inv = invert


def abs(a):
    return a if a >= 0 else -a


def not_(a):
    return not a


def truth(a):
    return bool(a)


def is_(a, b):
    return a is b


def is_not(a, b):
    return a is not b


def eq(a, b):
    return a == b


def ne(a, b):
    return a != b


def lt(a, b):
    return a < b


def le(a, b):
    return a <= b


def gt(a, b):
    return a > b


def ge(a, b):
    return a >= b


def contains(a, b):
    return b in a


def concat(a, b):
    return a + b


def getitem(a, b):
    return a[b]


def setitem(a, b, c):
    a[b] = c


def delitem(a, b):
    del a[b]


def countOf(a, b):
    return sum(1 for x in a if x == b)


def indexOf(a, b):
    for i, x in enumerate(a):
        if x == b:
            return i
    raise ValueError("sequence.index(x): x not in sequence")


def index(a):
    return a.__index__() if hasattr(a, "__index__") else a


def iadd(a, b):
    a += b
    return a


def imul(a, b):
    a *= b
    return a


def length_hint(a, default=0):
    return len(a) if hasattr(a, "__len__") else default


def itemgetter(*items):
    if len(items) == 1:
        key = items[0]
        return lambda x: x[key]
    return lambda x: tuple([x[k] for k in items])


def _dotted(x, path):
    for name in path:
        x = _b_attr(x, name)
    return x


def attrgetter(*names):
    paths = [n.split(".") for n in names]
    if len(paths) == 1:
        path = paths[0]
        return lambda x: _dotted(x, path)
    return lambda x: tuple([_dotted(x, p) for p in paths])


def methodcaller(name, *args, **more):
    text = {"upper": str.upper, "lower": str.lower, "title": str.title, "strip": str.strip, "capitalize": str.capitalize, "split": str.split}

    def call(x):
        if isinstance(x, str) and name in text:
            return text[name](x, *args, **more)
        return getattr(x, name)(*args, **more)

    return call
