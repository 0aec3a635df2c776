"""Builtin functions, and methods of lists, sets and numbers, as CPython has them."""


def _b_int(x=0, base=None):
    """`int(x, base)`."""
    if isinstance(x, str) or base is not None and isinstance(x, (bytes, bytearray)):
        return _int_of(x, 10 if base is None else base)
    if base is not None:
        raise TypeError("int() can't convert non-string with explicit base")
    if x is None or isinstance(x, (list, tuple, dict, set)):
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not '" + _b_type(x).__name__ + "'")
    if isinstance(x, float):
        if x != x:
            raise ValueError("cannot convert float NaN to integer")
        if x in (_INF, -_INF):
            raise OverflowError("cannot convert float infinity to integer")
    elif not isinstance(x, (int, bool)) and hasattr(x, "__int__"):
        return x.__int__()
    elif not isinstance(x, (int, bool)) and hasattr(x, "__index__"):
        return x.__index__()
    return int(x)


_INF = float("inf")


def _int_of(text, base):
    s = _b_m_strip(text if isinstance(text, str) else text.decode())
    sign = s[:1] if s[:1] in ("+", "-") else ""
    body = s[len(sign) :].lower() if _plain(s) else _ascii_digits(s[len(sign) :]).lower()
    wanted = base
    prefix = body[:2]
    if prefix in ("0x", "0o", "0b") and base in (0, {"0x": 16, "0o": 8, "0b": 2}[prefix]):
        wanted = {"0x": 16, "0o": 8, "0b": 2}[prefix]
        body = body[2:]
        if body[:1] == "_":
            body = body[1:]
    elif base == 0:
        wanted = 10
        if len(body) > 1 and body[0] == "0" and body.strip("0_"):
            body = ""
    good = body != "" and body[0] != "_" and body[-1] != "_" and "__" not in body
    if good:
        body = body.replace("_", "")
        for c in body:
            n = ord(c) - 48 if "0" <= c <= "9" else ord(c) - 87 if "a" <= c <= "z" else 99
            if n >= wanted:
                good = False
                break
    if not good:
        raise ValueError("invalid literal for int() with base " + str(base) + ": " + _b_repr(text))
    return int(sign + body, wanted) if wanted != 10 else int(sign + body)


def _ascii_digits(s):
    out = []
    for c in s:
        if c > "\x7f" and _b_js_test("\\p{Nd}", c):
            n = ord(c)
            zero = n
            while n - zero < 9 and _b_js_test("\\p{Nd}", chr(zero - 1)):
                zero -= 1
            out.append(chr(48 + (n - zero) % 10))
        else:
            out.append(c)
    return "".join(out)


def _b_float(x=0.0):
    """`float(x)`."""
    if not isinstance(x, (str, bytes)):
        if hasattr(x, "__float__") and not isinstance(x, (int, float, bool)):
            return x.__float__()
        if not isinstance(x, (int, float, bool)) and hasattr(x, "__index__"):
            return float(x.__index__())
        if x is None or isinstance(x, (list, tuple, dict, set)):
            raise TypeError("float() argument must be a string or a real number, not '" + _b_type(x).__name__ + "'")
        if type(x) is int and not -_EXACT <= x <= _EXACT:
            value = _quotient(abs(x), 1, "int too large to convert to float")
            return -value if x < 0 else value
        return float(x)
    text = x if isinstance(x, str) else x.decode()
    s = _b_m_strip(text)
    if not _plain(s):
        s = _ascii_digits(s)
    body = s.lower()
    sign = body[:1] if body[:1] in ("+", "-") else ""
    body = body[len(sign) :]
    if body in ("inf", "infinity"):
        return -_INF if sign == "-" else _INF
    if body == "nan":
        return float("nan")
    mantissa, mark, power = body.partition("e")
    whole, point, rest = mantissa.partition(".")
    good = (whole or rest) and _digits_only(whole, True) and _digits_only(rest, True)
    if good and mark:
        good = _digits_only(power[1:] if power[:1] in ("+", "-") else power, False)
    if not good:
        raise ValueError("could not convert string to float: " + _b_repr(x))
    return _exact_float(sign, whole.replace("_", ""), rest.replace("_", ""), int((power or "0").replace("_", "")))


def _exact_float(sign, whole, rest, power):
    digits = (whole + rest).lstrip("0")
    power -= len(rest)
    if len(digits) <= 15 and -22 <= power <= 22:
        n = int(digits or "0")
        value = float(n * 10**power) if power >= 0 else n / 10**-power
        return -value if sign == "-" else value
    return float(sign + (whole or "0") + "." + (rest or "0") + "e" + str(power + len(rest)))


def _digits_only(s, empty):
    if s == "":
        return empty
    if s[0] == "_" or s[-1] == "_" or "__" in s:
        return False
    for c in s:
        if not ("0" <= c <= "9" or c == "_"):
            return False
    return True


def _b_bool(x=False):
    """`bool(x)`."""
    return len(x) > 0 if isinstance(x, range) else bool(x)


_SIMPLE_KEYS = (int, float, str, bool)


def _simple(keys):
    kind = type(keys[0])
    if kind is tuple:
        for k in keys:
            if type(k) is not tuple:
                return False
            for part in k:
                if type(part) not in _SIMPLE_KEYS:
                    return False
        return True
    for k in keys:
        if type(k) not in _SIMPLE_KEYS or k != k:
            return False
    return True


def _b_stable(items, key, reverse):
    """A new sorted list; equal items keep their order."""
    size = len(items)
    if size < 2:
        if size and key is not None:
            key(items[0])
        return items
    keys = items if key is None else [key(x) for x in items]
    if reverse:
        items = items[::-1]
        keys = keys[::-1]
    if _simple(keys):
        in_order = True
        last = keys[0]
        for k in keys:
            if k < last:
                in_order = False
                break
            last = k
        if not in_order:
            order = [(keys[i], i) for i in range(size)]
            order.sort()
            items = [items[pair[1]] for pair in order]
        elif items is keys:
            items = list(items)
    else:
        items = [items[i] for i in _merged(keys)]
    if reverse:
        items = items[::-1]
    return items


def _merged(keys):
    runs = [[i] for i in range(len(keys))]
    while len(runs) > 1:
        nxt = []
        for at in range(0, len(runs) - 1, 2):
            a = runs[at]
            b = runs[at + 1]
            i = j = 0
            out = []
            while i < len(a) and j < len(b):
                if keys[b[j]] < keys[a[i]]:
                    out.append(b[j])
                    j += 1
                else:
                    out.append(a[i])
                    i += 1
            out.extend(a[i:])
            out.extend(b[j:])
            nxt.append(out)
        if len(runs) % 2:
            nxt.append(runs[-1])
        runs = nxt
    return runs[0] if runs else []


def _b_sorted(items, *, key=None, reverse=False):
    """`sorted(…)`."""
    items = [x for x in items]
    out = _b_stable(items, key, reverse)
    return list(out) if out is items else out


def _b_m_sort(items, *args, key=None, reverse=False, **more):
    if isinstance(items, list) and not args and not more:
        items[:] = _b_stable(list(items), key, reverse)
        return None
    if key is not None:
        more["key"] = key
    if reverse:
        more["reverse"] = reverse
    return items.sort(*args, **more)


def _b_m_pop(x, *args):
    if type(x) is list and not x:
        raise IndexError("pop from empty list")
    return x.pop(*args)


def _b_zip(*iterables, strict=False):
    """`zip(…, strict=…)`."""
    if not strict:
        return zip(*iterables)
    return _zip_strict([iter(i) for i in iterables])


def _zip_strict(iterators):
    none = object()
    while True:
        row = [next(i, none) for i in iterators]
        ended = [v is none for v in row]
        if all(ended):
            return
        if any(ended):
            at = ended.index(True)
            if at:
                raise ValueError("zip() argument " + str(at + 1) + " is shorter than argument" + ("s 1-" + str(at) if at > 1 else " 1"))
            at = ended.index(False)
            raise ValueError("zip() argument " + str(at + 1) + " is longer than argument" + ("s 1-" + str(at) if at > 1 else " 1"))
        yield tuple(row)


def _b_iter(x, *sentinel):
    """`iter(function, sentinel)`."""
    if not sentinel:
        return iter(x)
    return _until(x, sentinel[0])


def _until(function, sentinel):
    while True:
        value = function()
        if value == sentinel:
            return
        yield value


def _b_reversed(x):
    """`reversed(x)`."""
    if hasattr(x, "__reversed__"):
        return x.__reversed__()
    if hasattr(x, "__len__") and hasattr(x, "__getitem__") and not isinstance(x, (list, tuple, str, range, bytes)):
        return (x[i] for i in range(len(x) - 1, -1, -1))
    return reversed(x)


def _b_pow(base, power, modulus=None):
    """`pow(base, power, modulus)`."""
    if modulus is None:
        value = base**power
        if type(value) is float and value in (_INF, -_INF) and base not in (_INF, -_INF) and power not in (_INF, -_INF):
            raise OverflowError(34, "Numerical result out of range")
        return value
    if power < 0:
        a, b, x, y = base % modulus, modulus, 1, 0
        while b:
            q = a // b
            a, b, x, y = b, a - q * b, y, x - q * y
        if a != 1:
            raise ValueError("base is not invertible for the given modulus")
        base = x % modulus
        power = -power
    return pow(base, power, modulus)


_PRIME = (1 << 61) - 1


def _b_hash(x):
    """`hash(x)`: numbers as on CPython, everything else as the engine likes."""
    if isinstance(x, bool):
        return int(x)
    if isinstance(x, int):
        h = abs(x) % _PRIME
        h = -h if x < 0 else h
        return -2 if h == -1 else h
    if isinstance(x, float):
        if x == int(x) if x == x and x not in (_INF, -_INF) else False:
            return _b_hash(int(x))
        return hash(x)
    return hash(x)


def _b_isinstance(x, kinds):
    """`isinstance(x, kinds)`."""
    if type(kinds) is tuple:
        for kind in kinds:
            if _b_isinstance(x, kind):
                return True
        return False
    if kinds is None:
        return x is None
    check = getattr(kinds, "_b_check", None)
    if check is not None:
        return check(x)
    kinds = _raw(kinds)
    if kinds is int:
        return isinstance(x, (int, bool))
    return isinstance(x, kinds)


def _b_issubclass(c, kinds):
    """`issubclass(c, kinds)`."""
    if type(kinds) is tuple:
        for kind in kinds:
            if _b_issubclass(c, kind):
                return True
        return False
    kinds = _raw(kinds)
    c = _raw(c)
    check = getattr(kinds, "_b_check_class", None)
    if check is not None:
        return check(c)
    if c is bool and kinds is int:
        return True
    return issubclass(c, kinds)


def _raw(kind):
    """The type that a helper stands for when a type is handed on as a value."""
    return kind if isinstance(kind, type) else _TYPES_BY_NAME.get(getattr(kind, "__name__", None), kind)


_TYPES_BY_NAME = {"_b_int": int, "_b_str": str, "_b_float": float, "_b_dictcall": dict}


def _b_type(x):
    """`type(x)`."""
    t = type(x)
    return t


def _b_union(*kinds):
    """`int | None` as a value: good for `isinstance`."""
    out = []
    for kind in kinds:
        if type(kind) is tuple:
            out.extend(kind)
        else:
            out.append(type(None) if kind is None else kind)
    return tuple(out)


def _b_or(a, b):
    """`a | b` of which one side may be a type."""
    if isinstance(a, type) or isinstance(b, type) or a is None or b is None or type(a) is tuple:
        return _b_union(a, b)
    return a | b


def _b_generic(kind, _parameters):
    """`list[int]` as a value: the bare type."""
    return kind


def _b_list(*pieces):
    """`[*a, b]` as `_b_list(a, (b,))`."""
    out = []
    for piece in pieces:
        out.extend(piece)
    return out


def _b_slice(x, start, stop, step):
    """`x[start:stop:step]`."""
    if step is None or not isinstance(x, (str, bytes, tuple, bytearray)):
        return x[start:stop:step]
    if not step:
        raise ValueError("slice step cannot be zero")
    picked = [x[i] for i in range(*_bounds(len(x), start, stop, step))]
    if isinstance(x, str):
        return "".join(picked)
    return tuple(picked) if isinstance(x, tuple) else type(x)(picked)


def _bounds(size, start, stop, step):
    low = -1 if step < 0 else 0
    high = size - 1 if step < 0 else size
    if start is None:
        start = high if step < 0 else low
    elif start < 0:
        start = max(start + size, low)
    else:
        start = min(start, high)
    if stop is None:
        stop = low if step < 0 else high
    elif stop < 0:
        stop = max(stop + size, low)
    else:
        stop = min(stop, high)
    return start, stop, step


def _b_setslice(x, start, stop, step, values):
    """`x[start:stop:step] = values`."""
    if not isinstance(x, (list, bytearray)):
        x[start:stop:step] = values
        return
    if step is None or step == 1:
        start, stop, _ = _bounds(len(x), start, stop, 1)
        x[start : max(start, stop)] = values if isinstance(values, (list, bytes, tuple)) else list(values)
        return
    at = range(*_bounds(len(x), start, stop, step))
    values = list(values)
    if len(at) != len(values):
        raise ValueError(
            "attempt to assign sequence of size " + str(len(values)) + " to extended slice of size " + str(len(at))
        )
    for i, v in zip(at, values):
        x[i] = v


def _b_delslice(x, start, stop, step):
    """`del x[start:stop:step]`."""
    if not isinstance(x, (list, bytearray)):
        del x[start:stop:step]
        return
    if step is None or step == 1:
        start, stop, _ = _bounds(len(x), start, stop, 1)
        if stop > start:
            x[start:stop] = []
        return
    for i in sorted(range(*_bounds(len(x), start, stop, step)), reverse=True):
        x.pop(i)


def _b_index(x):
    """An index: whatever `__index__` says."""
    if type(x) is int or type(x) is bool or type(x) is str:
        return x
    return x.__index__() if hasattr(x, "__index__") else x


def _b_item(x, key):
    """`x[key]`, `key` possibly an object with `__index__`."""
    if isinstance(x, (list, tuple, str, range, bytes)):
        return x[_b_index(key)]
    return x[key]


def _b_m_bit_length(n):
    return len(bin(abs(n))) - 2 if n and isinstance(n, (int, bool)) else 0 if not n else n.bit_length()


def _b_m_bit_count(n):
    return bin(abs(n)).count("1") if isinstance(n, (int, bool)) else n.bit_count()


def _b_m_is_integer(x):
    if isinstance(x, (int, bool)):
        return True
    if not isinstance(x, float):
        return x.is_integer()
    return x == x and x not in (_INF, -_INF) and x == int(x)


def _b_m_conjugate(x):
    if isinstance(x, complex):
        return complex(x.real, -x.imag)
    return x if isinstance(x, (int, float)) else x.conjugate()


def _b_m_as_integer_ratio(x):
    if isinstance(x, (int, bool)):
        return (int(x), 1)
    if not isinstance(x, float):
        return x.as_integer_ratio()
    import math

    if x != x:
        raise ValueError("cannot convert NaN to integer ratio")
    if x in (_INF, -_INF):
        raise OverflowError("cannot convert Infinity to integer ratio")
    m, e = math.frexp(x)
    n = int(m * 9007199254740992)
    e -= 53
    if e >= 0:
        return (n << e, 1)
    d = 1 << -e
    while n and not n & 1 and d > 1:
        n >>= 1
        d >>= 1
    return (n, d) if n else (0, 1)


def _b_m_to_bytes(n, *a, **k):
    """`n.to_bytes(…)`."""
    return _to_bytes(n, *a, **k) if isinstance(n, (int, bool)) else n.to_bytes(*a, **k)


def _to_bytes(n, length=1, byteorder="big", signed=False):
    if n < 0:
        if not signed:
            raise OverflowError("can't convert negative int to unsigned")
        n += 1 << 8 * length
    if n >> 8 * length or n < 0:
        raise OverflowError("int too big to convert")
    out = [n >> 8 * i & 255 for i in range(length)]
    if byteorder == "big":
        out.reverse()
    return bytes(out)


def _b_from_bytes(data, byteorder="big", signed=False):
    """`int.from_bytes(…)`."""
    n = 0
    data = list(data)
    if byteorder == "little":
        data.reverse()
    for b in data:
        n = n << 8 | b
    if signed and data and data[0] & 128:
        n -= 1 << 8 * len(data)
    return n


def _b_m_union(s, *others):
    if not isinstance(s, (set, frozenset)):
        return s.union(*others)
    out = set(s)
    for o in others:
        out.update(o)
    return frozenset(out) if isinstance(s, frozenset) else out


def _b_m_intersection(s, *others):
    if not isinstance(s, (set, frozenset)):
        return s.intersection(*others)
    out = set(s)
    for o in others:
        o = set(o)
        out = set([x for x in out if x in o])
    return frozenset(out) if isinstance(s, frozenset) else out


def _b_m_intersection_update(s, *others):
    if not isinstance(s, set):
        return s.intersection_update(*others)
    for o in others:
        s.intersection_update(set(o))
    return None


def _b_m_symmetric_difference(s, other):
    # Of what `other` holds twice, MicroPython takes out what it has put in.
    return s.symmetric_difference(set(other) if isinstance(s, (set, frozenset)) else other)


def _b_m_symmetric_difference_update(s, other):
    return s.symmetric_difference_update(set(other) if isinstance(s, set) else other)


def _b_m_difference(s, *others):
    if not isinstance(s, (set, frozenset)):
        return s.difference(*others)
    out = set(s)
    for o in others:
        for x in o:
            out.discard(x)
    return frozenset(out) if isinstance(s, frozenset) else out


def _b_m_update(s, *others, **more):
    if isinstance(s, set):
        for o in others:
            for x in list(o):
                s.add(x)
        return None
    return s.update(*others, **more)


def _b_m_index(x, value, *span):
    if isinstance(x, range):
        if value in x:
            return (value - x[0]) // (x[1] - x[0]) if len(x) > 1 else 0
        raise ValueError(str(value) + " is not in range")
    if isinstance(x, list) and not span:
        if value not in x:
            raise ValueError(_b_repr(value) + " is not in list")
    return x.index(value, *span)


def _b_m_count(x, value=None, *span):
    if isinstance(x, range):
        return 1 if value in x else 0
    return x.count(value, *span)


def _b_m_insert(x, at, value):
    if isinstance(x, list):
        size = len(x)
        x.insert(max(0, at + size) if at < 0 else min(at, size), value)
        return None
    return x.insert(at, value)


def _b_dir(*x):
    """`dir(x)`, sorted."""
    return sorted(set(dir(*x)))


def _b_max_key(x):
    return x


def _b_sum(items, start=0):
    if isinstance(start, str):
        raise TypeError("sum() can't sum strings [use ''.join(seq) instead]")
    if not isinstance(start, list):
        return sum(items, start)
    out = start
    for x in items:
        out = out + x
    return out


def _b_round_int(x):
    return x


def _b_hex(n):
    return hex(_b_index(n))


def _b_list_type(x):
    return list(x)


def _b_float_eq(a, b):
    """`a == b`, one side a float, the other perhaps a whole number that no float can hold."""
    if type(a) is int and type(b) is float:
        a, b = b, a
    if type(a) is float and type(b) is int:
        return a == a and a not in (_INF, -_INF) and int(a) == b if abs(b) > 9007199254740992 else a == b
    return a == b


def _b_in_order(*values):
    """What a dict display's parts are, evaluated in order."""
    return values


def _b_match_sequence(x, size, more):
    """Whether `x` fits a sequence pattern of `size` parts, or of `more`."""
    if not isinstance(x, (list, tuple, range)) and not hasattr(x, "_b_sequence"):
        return False
    return len(x) >= size if more else len(x) == size


def _b_match_rest(x, before, after):
    return [x[i] for i in range(before, len(x) - after)]


def _b_match_mapping(x, keys):
    if not isinstance(x, dict) and not hasattr(x, "_b_mapping"):
        return False
    for key in keys:
        if key not in x:
            return False
    return True


def _b_match_left(x, keys):
    rest = _b_dict(x)
    for key in keys:
        del rest[key]
    return rest


def _b_match_class(x, kind, count, names):
    """The attributes that a class pattern asks for, or None where `x` is none of it."""
    if not _b_isinstance(x, kind):
        return None
    out = []
    if count:
        if kind in _SELVES:
            out.append(x)
        else:
            args = getattr(kind, "__match_args__", ())
            if len(args) < count:
                raise TypeError(kind.__name__ + "() accepts " + str(len(args)) + " positional sub-patterns (" + str(count) + " given)")
            names = tuple(args[:count]) + tuple(names)
    for name in names:
        try:
            out.append(getattr(x, name))
        except AttributeError:
            return None
    return out


_SELVES = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)


def _b_bit(a, kind, b):
    """`a & b`, `a | b`, `a ^ b`: of two truth values, a truth value."""
    both = type(a) is bool and type(b) is bool
    if kind == "|":
        if both:
            return a or b
        if isinstance(a, type) or isinstance(b, type) or type(a) is tuple:
            return _b_union(a, b)
        if isinstance(a, dict) and isinstance(b, dict) and not hasattr(a, "_b_order"):
            out = _b_dict(a)
            for key in b:
                out[key] = b[key]
            return out
        return a | b
    if kind == "&":
        return (a and b) if both else a & b
    return a is not b if both else a ^ b


_EXACT = 9007199254740992


def _b_div(a, b):
    """`a / b`: of whole numbers that no float can hold too."""
    if type(a) is int and type(b) is int and not (-_EXACT <= a <= _EXACT and -_EXACT <= b <= _EXACT):
        if not b:
            raise ZeroDivisionError("division by zero")
        value = _quotient(abs(a), abs(b), "integer division result too large for a float")
        return value if (a < 0) == (b < 0) else -value
    return a / b


def _quotient(a, b, message):
    """`a / b` of positive whole numbers, rounded once, to even."""
    shift = len(bin(a)) - len(bin(b)) - 55
    if shift < -1074:
        shift = -1074
    if shift >= 0:
        b <<= shift
    else:
        a <<= -shift
    q, rest = divmod(a, b)
    size = len(bin(q)) - 2
    extra = max(size - 53, -1074 - shift)
    if extra > 0:
        half = 1 << extra - 1
        low = q & (half * 2 - 1)
        q >>= extra
        if low > half or low == half and (rest or q & 1):
            q += 1
        shift += extra
    elif rest * 2 > b or rest * 2 == b and q & 1:
        q += 1
    if len(bin(q)) - 2 + shift > 1024:
        raise OverflowError(message)
    value = float(q)
    while shift > 1000:
        value *= 2.0**1000
        shift -= 1000
    while shift < -1000:
        value *= 2.0**-1000
        shift += 1000
    return value * 2.0**shift


def _b_in_place(a, name, b):
    """`a *= b` and its like, where a class may have `__imul__`."""
    own = getattr(a, name, None)
    if own is not None:
        made = own(b)
        if made is not NotImplemented:
            return made
    return _AUGMENTED[name](a, b)


_AUGMENTED = {
    "__imul__": lambda a, b: a * b,
    "__itruediv__": lambda a, b: a / b,
    "__ifloordiv__": lambda a, b: a // b,
    "__imod__": lambda a, b: _b_percent(a, b),
    "__ipow__": lambda a, b: a**b,
    "__ilshift__": lambda a, b: a << b,
    "__irshift__": lambda a, b: a >> b,
    "__imatmul__": lambda a, b: a @ b,
}


def _b_iand(a, b):
    """`a &= b`."""
    return _own_bit(a, "__iand__", "&", b)


def _b_ixor(a, b):
    """`a ^= b`."""
    return _own_bit(a, "__ixor__", "^", b)


def _own_bit(a, name, kind, b):
    if isinstance(a, set):
        if kind == "&":
            a &= b
        else:
            a ^= b
        return a
    own = getattr(a, name, None)
    made = NotImplemented if own is None else own(b)
    return _b_bit(a, kind, b) if made is NotImplemented else made


def _b_ior(a, b):
    """`a |= b`."""
    if isinstance(a, dict):
        # The engine's own dict comes before the class's `__ior__` in `|=`.
        if hasattr(a, "_b_order"):
            return a.__ior__(b)
        a.update(b)
        return a
    if type(a) is bool and type(b) is bool:
        return a or b
    if hasattr(a, "__ior__"):
        made = a.__ior__(b)
        if made is not NotImplemented:
            return made
    a |= b
    return a


def _b_range_eq(a, b):
    """`a == b`, one of them a range."""
    return a == b or (isinstance(a, range) and isinstance(b, range) and list(a) == list(b))


def _b_dunder(x, name, *args):
    """`x.__len__()` and its like, where `x` may be a builtin without such a method."""
    own = getattr(x, name, None)
    if own is not None:
        return own(*args)
    if name == "__len__":
        return len(x)
    if name == "__contains__":
        return args[0] in x
    if name == "__iter__":
        return iter(x)
    if name == "__next__":
        return next(x)
    if name == "__str__":
        return _b_str(x)
    if name == "__repr__":
        return _b_repr(x)
    if name == "__getitem__":
        return x[args[0]]
    if name == "__eq__":
        return x == args[0]
    if name == "__ne__":
        return x != args[0]
    if name == "__lt__":
        return x < args[0]
    if name == "__add__":
        return x + args[0]
    if name == "__hash__":
        return _b_hash(x)
    if name == "__bool__":
        return bool(x)
    raise AttributeError("'" + type(x).__name__ + "' object has no attribute '" + name + "'")


def _b_mul(a, b):
    """`a * b`, `b` possibly an object with `__index__`."""
    if isinstance(a, (list, tuple, str, bytes)):
        return a * _b_index(b)
    return a * b


def _b_key(x):
    """`x` as a key: text of a subclass of `str` as plain text."""
    return x + "" if isinstance(x, str) and type(x) is not str else x


def _b_comp(items, element, *tests):
    """A comprehension whose functions share its names: these stand in one list that every round fills anew."""
    cell = []
    for item in items:
        cell[:] = item
        good = True
        for test in tests:
            if not test(cell):
                good = False
                break
        if good:
            yield element(cell)
