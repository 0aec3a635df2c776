"""Numbers from text and from one another, exactly, and their methods."""


def _b_int(x=0, base=None):
    """`int(x, base)`."""
    if isinstance(x, str) or base is not None and isinstance(x, (bytes, bytearray)):
        return _int_of(x, 10 if base is None else base)
    if base is not None:
        raise TypeError("int() can't convert non-string with explicit base")
    if x is None or isinstance(x, (list, tuple, dict, set)):
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not '" + type(x).__name__ + "'")
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
            raise TypeError("float() argument must be a string or a real number, not '" + type(x).__name__ + "'")
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


def _b_pow(base, power, modulus=None):
    """`pow(base, power, modulus)`."""
    if modulus is None:
        if type(base) is complex and type(power) in (int, float) and -100 <= power <= 100 and power == int(power):
            return _complex_power(base, int(power))
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


def _complex_power(base, power):
    made, n = complex(1), abs(power)
    while n:
        if n & 1:
            made *= base
        n >>= 1
        base *= base
    return made if power >= 0 else 1 / made


_PRIME = (1 << 61) - 1


def _b_divmod(a, b):
    """`divmod(a, b)`, `b` possibly of a class with `__rdivmod__`."""
    plain = (int, float, bool)
    if type(a) in plain and type(b) in plain:
        return divmod(a, b)
    for x, name, y in ((a, "__divmod__", b), (b, "__rdivmod__", a)):
        own = None if type(x) in plain else getattr(x, name, None)
        made = NotImplemented if own is None else own(y)
        if made is not NotImplemented:
            return made
    raise TypeError("unsupported operand type(s) for divmod(): '" + type(a).__name__ + "' and '" + type(b).__name__ + "'")


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
        signed = n >> 8 * length - 1 == 0
    elif signed:
        signed = n >> 8 * length - 1 > 0
    if signed or n >> 8 * length or n < 0:
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


def _b_hex(n):
    return hex(_b_index(n))


def _whole_only(n):
    n = _b_index(n)
    if not isinstance(n, (int, bool)):
        raise TypeError("'" + type(n).__name__ + "' object cannot be interpreted as an integer")
    return n


def _b_bin(n):
    return bin(_whole_only(n))


def _b_oct(n):
    return oct(_whole_only(n))


def _b_float_eq(a, b):
    """`a == b`, one side a float, the other perhaps a whole number that no float can hold."""
    if type(a) is int and type(b) is float:
        a, b = b, a
    if type(a) is float and type(b) is int:
        return a == a and a not in (_INF, -_INF) and int(a) == b if abs(b) > 9007199254740992 else a == b
    return a == b


_EXACT = 9007199254740992


def _b_div(a, b):
    """`a / b`: of whole numbers that no float can hold too."""
    if isinstance(a, (int, bool)) and isinstance(b, (int, bool)) and not (-_EXACT <= a <= _EXACT and -_EXACT <= b <= _EXACT):
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
