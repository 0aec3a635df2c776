"""Text to bytes and back; floats in hexadecimal."""


def _coding(name):
    return name.lower().replace("_", "-").replace(" ", "-")


def _text_encode(s, encoding="utf-8", errors="strict"):
    if not isinstance(s, str):
        return s.encode(encoding, errors)
    name = _coding(encoding)
    if ENGINE == "brython":
        s = _join_surrogates(s)
    if name in ("utf-8", "utf8", "u8"):
        return s.encode()
    if name in ("ascii", "us-ascii", "latin-1", "latin1", "iso-8859-1", "l1"):
        ascii_only = name in ("ascii", "us-ascii")
        limit = 128 if ascii_only else 256
        out = []
        at = 0
        for c in s:
            n = ord(c)
            if n < limit:
                out.append(n)
            elif errors == "ignore":
                pass
            elif errors == "replace":
                out.append(63)
            elif errors == "xmlcharrefreplace":
                out.extend([ord(x) for x in "&#" + str(n) + ";"])
            elif errors == "backslashreplace":
                out.extend([ord(x) for x in _escape(n)])
            else:
                end = at + 1
                while end < len(s) and ord(s[end]) >= limit:
                    end += 1
                raise _b_UnicodeEncodeError(
                    "ascii" if ascii_only else "latin-1", s, at, end, "ordinal not in range(" + str(limit) + ")"
                )
            at += 1
        return bytes(out)
    if name in ("utf-16-le", "utf-16-be", "utf-16", "utf-32-le", "utf-32-be"):
        out = []
        order = "big" if name[-2:] == "be" else "little"
        if name == "utf-16":
            out.extend(b"\xff\xfe")
        for c in s:
            n = ord(c)
            if name[4:6] == "32":
                out.extend(n.to_bytes(4, order))
            elif n > 65535:
                n -= 65536
                out.extend((0xD800 + (n >> 10)).to_bytes(2, order))
                out.extend((0xDC00 + (n & 1023)).to_bytes(2, order))
            else:
                out.extend(n.to_bytes(2, order))
        return bytes(out)
    raise LookupError("unknown encoding: " + encoding)


def _text_decode(b, encoding="utf-8", errors="strict"):
    if not isinstance(b, (bytes, bytearray, memoryview)):
        return b.decode(encoding, errors)
    name = _coding(encoding)
    if name in ("latin-1", "latin1", "iso-8859-1", "l1"):
        return "".join([chr(n) for n in b])
    if name in ("ascii", "us-ascii"):
        out = []
        at = 0
        for n in b:
            if n < 128:
                out.append(chr(n))
            elif errors == "replace":
                out.append("\ufffd")
            elif errors != "ignore":
                raise _b_UnicodeDecodeError("ascii", b, at, at + 1, "ordinal not in range(128)")
            at += 1
        return "".join(out)
    if name not in ("utf-8", "utf8", "u8"):
        raise LookupError("unknown encoding: " + encoding)
    return _utf8(b, errors)


def _utf8(b, errors):
    out = []
    at = 0
    size = len(b)
    while at < size:
        n = b[at]
        if n < 128:
            start = at
            while at < size and b[at] < 128:
                at += 1
            out.append(bytes(b[start:at]).decode())
            continue
        need = 1 if 0xC2 <= n <= 0xDF else 2 if 0xE0 <= n <= 0xEF else 3 if 0xF0 <= n <= 0xF4 else 0
        got = 0
        low = 0x90 if n == 0xF0 else 0xA0 if n == 0xE0 else 0x80
        high = 0x8F if n == 0xF4 else 0x9F if n == 0xED else 0xBF
        while got < need and at + 1 + got < size and low <= b[at + 1 + got] <= high:
            got += 1
            low = 0x80
            high = 0xBF
        if need and got == need:
            code = n & (0x1F if need == 1 else 0x0F if need == 2 else 0x07)
            for i in range(need):
                code = code << 6 | b[at + 1 + i] & 63
            out.append(chr(code))
            at += need + 1
            continue
        if errors == "replace":
            out.append("\ufffd")
        elif errors == "backslashreplace":
            out.extend(["\\x" + ("0" + hex(x)[2:])[-2:] for x in b[at : at + 1 + got]])
        elif errors != "ignore":
            if not need:
                reason = "invalid start byte"
            elif at + 1 + got >= size:
                reason = "unexpected end of data"
            else:
                reason = "invalid continuation byte"
            raise _b_UnicodeDecodeError("utf-8", b, at, at + 1 + got, reason)
        at += 1 + got
    return "".join(out)


def _join_surrogates(s):
    return s


def _b_m_hex(b, *rest, **named):
    if isinstance(b, float):
        return _float_hex(b)
    if len(rest) < 2 or not isinstance(b, (bytes, bytearray)):
        return b.hex(*rest, **named)
    text = b.hex()
    size = 2 * abs(rest[1])
    if not size or len(text) <= size:
        return text
    first = len(text) % size if rest[1] > 0 else 0
    return rest[0].join(([text[:first]] if first else []) + [text[i : i + size] for i in range(first, len(text), size)])


def _float_hex(x):
    import math

    if x != x or x in (math.inf, -math.inf):
        return str(x)
    sign = "-" if x < 0 or (x == 0 and str(x)[0] == "-") else ""
    if x == 0:
        return sign + "0x0.0p+0"
    m, e = math.frexp(abs(x))
    e -= 1
    lead = 1
    if e < -1022:
        m = math.ldexp(m, e + 1 + 1022)
        e = -1022
        lead = 0
        n = int(m * 4503599627370496)
    else:
        n = int((m * 2 - 1) * 4503599627370496)
    body = hex(n)[2:]
    return sign + "0x" + str(lead) + "." + "0" * (13 - len(body)) + body + "p" + ("+" if e >= 0 else "-") + str(abs(e))


def _b_fromhex(text):
    """`float.fromhex(text)`."""
    import math

    s = text.strip().lower()
    sign = -1.0 if s[:1] == "-" else 1.0
    s = s.lstrip("+-")
    if s in ("inf", "infinity"):
        return sign * math.inf
    if s == "nan":
        return math.nan
    if s[:2] == "0x":
        s = s[2:]
    digits, _, power = s.partition("p")
    whole, _, rest = digits.partition(".")
    return sign * math.ldexp(int((whole + rest) or "0", 16), int(power or "0") - 4 * len(rest))


def _b_m_encode(s, *a, **k):
    """`s.encode(…)`."""
    return _text_encode(s, *a, **k) if isinstance(s, str) else s.encode(*a, **k)


def _b_m_decode(s, *a, **k):
    """`s.decode(…)`."""
    return _text_decode(s, *a, **k) if isinstance(s, (bytes, bytearray, memoryview)) else s.decode(*a, **k)
