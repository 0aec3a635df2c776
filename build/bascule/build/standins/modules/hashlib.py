"""hashlib: MD5, SHA-1 and SHA-2 after their standards (RFC 1321, FIPS 180-4)."""

_MASK = 0xFFFFFFFF
_LONG = 0xFFFFFFFFFFFFFFFF


def _primes(n):
    out = []
    k = 2
    while len(out) < n:
        if all(k % p for p in out):
            out.append(k)
        k += 1
    return out


def _root(n, power, bits):
    """The first `bits` bits behind the point of n ** (1 / power)."""
    target = n << bits * power
    low = 0
    high = 1 << bits + 10
    while low < high:
        mid = (low + high + 1) // 2
        if mid**power <= target:
            low = mid
        else:
            high = mid - 1
    return low & ((1 << bits) - 1)


_tables = {}


def _table(name, n, power, bits):
    if name not in _tables:
        _tables[name] = [_root(p, power, bits) for p in _primes(n)]
    return _tables[name]


class _Hash:
    def __init__(self, name, data=b""):
        self.name = name
        self.digest_size, self.block_size = _SIZES[name]
        self._data = b""
        self.update(data)

    def update(self, data):
        if isinstance(data, str):
            raise TypeError("Strings must be encoded before hashing")
        self._data += bytes(data)

    def copy(self):
        return _Hash(self.name, self._data)

    def digest(self):
        if self.name == "md5":
            return _md5(self._data)
        if self.name == "sha1":
            return _sha1(self._data)
        if self.name in ("sha256", "sha224"):
            return _sha2(self._data, 32, self.name)[: self.digest_size]
        return _sha2(self._data, 64, self.name)[: self.digest_size]

    def hexdigest(self):
        return self.digest().hex()


_SIZES = {"md5": (16, 64), "sha1": (20, 64), "sha224": (28, 64), "sha256": (32, 64), "sha384": (48, 128), "sha512": (64, 128)}
algorithms_available = set(_SIZES)
algorithms_guaranteed = set(_SIZES)


def _padded(data, block, order):
    size = len(data) * 8
    tail = 8 if block == 64 else 16
    return data + b"\x80" + b"\x00" * ((block - tail - 1 - len(data)) % block) + size.to_bytes(tail, order)


def _md5(data):
    import math

    turns = (7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21)
    k = [int(abs(math.sin(i + 1)) * 4294967296) for i in range(64)]
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476]
    data = _padded(data, 64, "little")
    for at in range(0, len(data), 64):
        w = [int.from_bytes(data[i : i + 4], "little") for i in range(at, at + 64, 4)]
        a, b, c, d = state
        for i in range(64):
            if i < 16:
                f = b & c | ~b & d
                g = i
            elif i < 32:
                f = d & b | ~d & c
                g = (5 * i + 1) % 16
            elif i < 48:
                f = b ^ c ^ d
                g = (3 * i + 5) % 16
            else:
                f = c ^ (b | ~d & _MASK)
                g = 7 * i % 16
            f = (f + a + k[i] + w[g]) & _MASK
            s = turns[i // 16 * 4 + i % 4]
            a, d, c, b = d, c, b, (b + (f << s | f >> 32 - s)) & _MASK
        state = [(x + y) & _MASK for x, y in zip(state, (a, b, c, d))]
    return b"".join([x.to_bytes(4, "little") for x in state])


def _sha1(data):
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]
    data = _padded(data, 64, "big")
    for at in range(0, len(data), 64):
        w = [int.from_bytes(data[i : i + 4], "big") for i in range(at, at + 64, 4)]
        for i in range(16, 80):
            x = w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]
            w.append((x << 1 | x >> 31) & _MASK)
        a, b, c, d, e = state
        for i in range(80):
            if i < 20:
                f, k = b & c | ~b & d, 0x5A827999
            elif i < 40:
                f, k = b ^ c ^ d, 0x6ED9EBA1
            elif i < 60:
                f, k = b & c | b & d | c & d, 0x8F1BBCDC
            else:
                f, k = b ^ c ^ d, 0xCA62C1D6
            t = ((a << 5 | a >> 27) + f + e + k + w[i]) & _MASK
            a, b, c, d, e = t, a, (b << 30 | b >> 2) & _MASK, c, d
        state = [(x + y) & _MASK for x, y in zip(state, (a, b, c, d, e))]
    return b"".join([x.to_bytes(4, "big") for x in state])


_SHIFTS = {4: ((7, 18, 3), (17, 19, 10), (6, 11, 25), (2, 13, 22)), 8: ((1, 8, 7), (19, 61, 6), (14, 18, 41), (28, 34, 39))}


def _sha2(data, size, name):
    word = size // 8
    bits = word * 8
    mask = _MASK if word == 4 else _LONG
    rounds = 64 if word == 4 else 80
    k = _table("k" + str(bits), rounds, 3, bits)
    if name == "sha256" or name == "sha512":
        state = [_root(p, 2, bits) for p in _primes(8)]
    elif name == "sha384":
        state = [_root(p, 2, 64) for p in _primes(16)[8:]]
    else:
        state = [_root(p, 2, 64) & _MASK for p in _primes(16)[8:]]
    s0, s1, t1, t0 = _SHIFTS[word]
    data = _padded(data, word * 16, "big")

    def turn(x, n):
        return (x >> n | x << bits - n) & mask

    for at in range(0, len(data), word * 16):
        w = [int.from_bytes(data[i : i + word], "big") for i in range(at, at + word * 16, word)]
        for i in range(16, rounds):
            x = w[i - 15]
            y = w[i - 2]
            x = turn(x, s0[0]) ^ turn(x, s0[1]) ^ x >> s0[2]
            y = turn(y, s1[0]) ^ turn(y, s1[1]) ^ y >> s1[2]
            w.append((w[i - 16] + x + w[i - 7] + y) & mask)
        a, b, c, d, e, f, g, h = state
        for i in range(rounds):
            x = (h + (turn(e, t1[0]) ^ turn(e, t1[1]) ^ turn(e, t1[2])) + (e & f ^ ~e & g) + k[i] + w[i]) & mask
            y = ((turn(a, t0[0]) ^ turn(a, t0[1]) ^ turn(a, t0[2])) + (a & b ^ a & c ^ b & c)) & mask
            a, b, c, d, e, f, g, h = (x + y) & mask, a, b, c, (d + x) & mask, e, f, g
        state = [(x + y) & mask for x, y in zip(state, (a, b, c, d, e, f, g, h))]
    return b"".join([x.to_bytes(word, "big") for x in state])


def new(name, data=b"", **more):
    if name.lower() not in _SIZES:
        raise ValueError("unsupported hash type " + name)
    return _Hash(name.lower(), data)


def md5(data=b"", **more):
    return _Hash("md5", data)


def sha1(data=b"", **more):
    return _Hash("sha1", data)


def sha224(data=b"", **more):
    return _Hash("sha224", data)


def sha256(data=b"", **more):
    return _Hash("sha256", data)


def sha384(data=b"", **more):
    return _Hash("sha384", data)


def sha512(data=b"", **more):
    return _Hash("sha512", data)
