"""hmac (RFC 2104)."""

import hashlib


class HMAC:
    def __init__(self, key, msg=None, digestmod=""):
        self._name = digestmod if isinstance(digestmod, str) else digestmod().name
        inner = hashlib.new(self._name)
        block = inner.block_size
        if len(key) > block:
            key = hashlib.new(self._name, key).digest()
        key = bytes(key) + b"\x00" * (block - len(key))
        self._outer = bytes([b ^ 0x5C for b in key])
        inner.update(bytes([b ^ 0x36 for b in key]))
        self._inner = inner
        self.digest_size = inner.digest_size
        self.name = "hmac-" + self._name
        if msg is not None:
            self.update(msg)

    def update(self, msg):
        self._inner.update(msg)

    def digest(self):
        return hashlib.new(self._name, self._outer + self._inner.digest()).digest()

    def hexdigest(self):
        return self.digest().hex()


def new(key, msg=None, digestmod=""):
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()


def compare_digest(a, b):
    return a == b
