"""base64."""

_STANDARD = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_THIRTY_TWO = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def _bytes(s):
    return s.encode("ascii") if isinstance(s, str) else bytes(s)


def b64encode(s, altchars=None):
    table = _STANDARD
    if altchars is not None:
        table = table[:62] + _bytes(altchars).decode()
    s = bytes(s)
    out = []
    for i in range(0, len(s), 3):
        piece = s[i : i + 3]
        n = 0
        for b in piece:
            n = n << 8 | b
        n <<= 8 * (3 - len(piece))
        text = "".join([table[n >> k & 63] for k in (18, 12, 6, 0)])
        out.append(text[: len(piece) + 1] + "=" * (3 - len(piece)))
    return "".join(out).encode()


class Error(ValueError):
    pass


def b64decode(s, altchars=None, validate=False):
    text = _bytes(s).decode("latin-1")
    if altchars is not None:
        a = _bytes(altchars).decode()
        text = text.replace(a[0], "+").replace(a[1], "/")
    out = []
    n = bits = count = 0
    for c in text:
        if c == "=":
            break
        k = _STANDARD.find(c)
        if k < 0:
            if validate:
                raise Error("Only base64 data is allowed")
            continue
        count += 1
        n = n << 6 | k
        bits += 6
        if bits >= 8:
            bits -= 8
            out.append(n >> bits & 255)
            n &= (1 << bits) - 1
    pads = text.count("=")
    if count % 4 == 1:
        raise Error("Invalid base64-encoded string: number of data characters (" + str(count) + ") cannot be 1 more than a multiple of 4")
    if count % 4 and count % 4 + pads < 4:
        raise Error("Incorrect padding")
    return bytes(out)


def standard_b64encode(s):
    return b64encode(s)


def standard_b64decode(s):
    return b64decode(s)


def urlsafe_b64encode(s):
    return b64encode(s, b"-_")


def urlsafe_b64decode(s):
    return b64decode(s, b"-_")


def b16encode(s):
    return "".join([("0" + hex(b)[2:].upper())[-2:] for b in s]).encode()


def b16decode(s, casefold=False):
    text = _bytes(s).decode()
    return bytes.fromhex(text)


def b32encode(s):
    out = []
    for i in range(0, len(s), 5):
        piece = s[i : i + 5]
        n = 0
        for b in piece:
            n = n << 8 | b
        n <<= 8 * (5 - len(piece))
        text = "".join([_THIRTY_TWO[n >> k & 31] for k in range(35, -1, -5)])
        keep = (len(piece) * 8 + 4) // 5
        out.append(text[:keep] + "=" * (8 - keep))
    return "".join(out).encode()


def b32decode(s, casefold=False):
    text = _bytes(s).decode().rstrip("=")
    n = bits = 0
    out = []
    for c in text.upper() if casefold else text:
        k = _THIRTY_TWO.find(c)
        if k < 0:
            raise Error("Non-base32 digit found")
        n = n << 5 | k
        bits += 5
        if bits >= 8:
            bits -= 8
            out.append(n >> bits & 255)
            n &= (1 << bits) - 1
    return bytes(out)


def encodebytes(s):
    return b"".join([b64encode(s[i : i + 57]) + b"\n" for i in range(0, len(s), 57)])


def decodebytes(s):
    return b64decode(s)
