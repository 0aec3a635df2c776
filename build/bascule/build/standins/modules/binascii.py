"""binascii."""


class Error(ValueError):
    pass


def hexlify(data, *sep):
    return bytes(data).hex().encode()


b2a_hex = hexlify


def unhexlify(text):
    s = text.decode() if isinstance(text, (bytes, bytearray)) else text
    if len(s) % 2:
        raise Error("Odd-length string")
    out = []
    for i in range(0, len(s), 2):
        if s[i] not in "0123456789abcdefABCDEF" or s[i + 1] not in "0123456789abcdefABCDEF":
            raise Error("Non-hexadecimal digit found")
        out.append(int(s[i : i + 2], 16))
    return bytes(out)


a2b_hex = unhexlify
_table = []


def crc32(data, value=0):
    if not _table:
        for n in range(256):
            for _ in range(8):
                n = n >> 1 ^ 0xEDB88320 if n & 1 else n >> 1
            _table.append(n)
    c = value ^ 0xFFFFFFFF
    for b in data:
        c = _table[(c ^ b) & 255] ^ c >> 8
    return c ^ 0xFFFFFFFF


def b2a_base64(data, *, newline=True):
    from base64 import b64encode

    return b64encode(data) + (b"\n" if newline else b"")


def a2b_base64(data):
    from base64 import b64decode

    return b64decode(data)
