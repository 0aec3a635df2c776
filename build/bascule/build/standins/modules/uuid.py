"""uuid (RFC 4122)."""

import hashlib


class UUID:
    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None):
        if hex is not None:
            digits = hex.replace("urn:", "").replace("uuid:", "").strip("{}").replace("-", "")
            if len(digits) != 32:
                raise ValueError("badly formed hexadecimal UUID string")
            int = _int(digits)
        elif bytes is not None:
            if len(bytes) != 16:
                raise ValueError("bytes is not a 16-char string")
            int = _whole(bytes)
        if version is not None:
            int = int & ~(0xC000 << 48) | 0x8000 << 48
            int = int & ~(0xF000 << 64) | version << 76
        self.int = int

    @property
    def hex(self):
        return f"{self.int:032x}"

    @property
    def bytes(self):
        return self.int.to_bytes(16, "big")

    @property
    def version(self):
        return self.int >> 76 & 15 if self.int >> 62 & 3 == 2 else None

    @property
    def variant(self):
        return "specified in RFC 4122" if self.int >> 62 & 3 == 2 else "reserved for NCS compatibility"

    @property
    def urn(self):
        return "urn:uuid:" + str(self)

    def __str__(self):
        h = self.hex
        return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:]

    def __repr__(self):
        return "UUID(" + repr(str(self)) + ")"

    def __int__(self):
        return self.int

    def __eq__(self, other):
        return isinstance(other, UUID) and self.int == other.int

    def __lt__(self, other):
        return self.int < other.int

    def __hash__(self):
        return hash(self.int)


def _int(digits):
    return int(digits, 16)


def _whole(data):
    return int.from_bytes(data, "big")


NAMESPACE_DNS = UUID("6ba7b810-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_URL = UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_OID = UUID("6ba7b812-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_X500 = UUID("6ba7b814-9dad-11d1-80b4-00c04fd430c8")


def uuid3(namespace, name):
    data = name.encode() if isinstance(name, str) else name
    return UUID(bytes=hashlib.md5(namespace.bytes + data).digest(), version=3)


def uuid5(namespace, name):
    data = name.encode() if isinstance(name, str) else name
    return UUID(bytes=hashlib.sha1(namespace.bytes + data).digest()[:16], version=5)


def uuid4():
    import js

    return UUID(str(js.crypto.randomUUID()))


def uuid1(node=None, clock_seq=None):
    import time

    t = int(time.time() * 10000000) + 0x01B21DD213814000
    low = uuid4().int & 0x3FFFFFFFFFFFFFFF
    return UUID(int=(t & 0xFFFFFFFF) << 96 | (t >> 32 & 0xFFFF) << 80 | (t >> 48 & 0xFFF | 0x1000) << 64 | 1 << 63 | low)
