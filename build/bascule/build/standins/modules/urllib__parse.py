"""urllib.parse."""

_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~"


def quote(string, safe="/", encoding="utf-8", errors="strict"):
    data = string.encode(encoding, errors) if isinstance(string, str) else string
    keep = _SAFE + safe
    return "".join([chr(b) if b < 128 and chr(b) in keep else "%" + ("0" + hex(b)[2:].upper())[-2:] for b in data])


def quote_plus(string, safe="", encoding="utf-8", errors="strict"):
    return quote(string, safe + " ", encoding, errors).replace(" ", "+")


def quote_from_bytes(data, safe="/"):
    return quote(data, safe)


def unquote_to_bytes(string):
    data = string.encode() if isinstance(string, str) else string
    out = []
    at = 0
    while at < len(data):
        if data[at] == 37:
            digits = bytes(data[at + 1 : at + 3]).decode("latin-1")
            if len(digits) == 2 and all([d in "0123456789abcdefABCDEF" for d in digits]):
                out.append(int(digits, 16))
                at += 3
                continue
        out.append(data[at])
        at += 1
    return bytes(out)


def unquote(string, encoding="utf-8", errors="replace"):
    return unquote_to_bytes(string).decode(encoding, errors) if "%" in string else string


def unquote_plus(string, encoding="utf-8", errors="replace"):
    return unquote(string.replace("+", " "), encoding, errors)


def urlencode(query, doseq=False, safe="", encoding="utf-8", errors="strict", quote_via=quote_plus):
    out = []
    for k, v in query.items() if hasattr(query, "items") else query:
        k = quote_via(k if isinstance(k, bytes) else str(k), safe)
        if doseq and not isinstance(v, (str, bytes)) and hasattr(v, "__iter__") or doseq and isinstance(v, (list, tuple)):
            for x in v:
                out.append(k + "=" + quote_via(x if isinstance(x, bytes) else str(x), safe))
        else:
            out.append(k + "=" + quote_via(v if isinstance(v, bytes) else str(v), safe))
    return "&".join(out)


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    out = []
    for pair in qs.split(separator):
        if not pair:
            continue
        k, mark, v = pair.partition("=")
        if not mark and strict_parsing:
            raise ValueError("bad query field: " + repr(pair))
        if v or keep_blank_values:
            out.append((unquote_plus(k), unquote_plus(v)))
    return out


def parse_qs(qs, keep_blank_values=False, **more):
    out = {}
    for k, v in parse_qsl(qs, keep_blank_values, **more):
        out.setdefault(k, []).append(v)
    return out


class _Parts:
    def _net(self):
        userinfo, at, host = self.netloc.rpartition("@")
        if host[:1] == "[":
            name, _, port = host[1:].partition("]")
            return userinfo, at, name, port[1:]
        name, _, port = host.partition(":")
        return userinfo, at, name, port

    @property
    def hostname(self):
        return self._net()[2].lower() or None

    @property
    def port(self):
        port = self._net()[3]
        if not port:
            return None
        n = int(port)
        if not 0 <= n <= 65535:
            raise ValueError("Port out of range 0-65535")
        return n

    @property
    def username(self):
        userinfo, at, _, _ = self._net()
        return userinfo.partition(":")[0] if at else None

    @property
    def password(self):
        userinfo, at, _, _ = self._net()
        name, colon, word = userinfo.partition(":")
        return word if colon else None


class ParseResult(tuple, _Parts):
    _fields = ("scheme", "netloc", "path", "params", "query", "fragment")

    def __getattr__(self, name):
        if name in ParseResult._fields:
            return self[ParseResult._fields.index(name)]
        raise AttributeError(name)

    def geturl(self):
        return urlunparse(self)

    def _replace(self, **more):
        return ParseResult([more.get(n, v) for n, v in zip(ParseResult._fields, self)])

    def _asdict(self):
        return dict(zip(ParseResult._fields, self))

    def __repr__(self):
        return "ParseResult(" + ", ".join([n + "=" + repr(v) for n, v in zip(ParseResult._fields, self)]) + ")"

    def __str__(self):
        return self.__repr__()


class SplitResult(tuple, _Parts):
    _fields = ("scheme", "netloc", "path", "query", "fragment")

    def __getattr__(self, name):
        if name in SplitResult._fields:
            return self[SplitResult._fields.index(name)]
        raise AttributeError(name)

    def geturl(self):
        return urlunsplit(self)

    def _replace(self, **more):
        return SplitResult([more.get(n, v) for n, v in zip(SplitResult._fields, self)])

    def _asdict(self):
        return dict(zip(SplitResult._fields, self))

    def __repr__(self):
        return "SplitResult(" + ", ".join([n + "=" + repr(v) for n, v in zip(SplitResult._fields, self)]) + ")"

    def __str__(self):
        return self.__repr__()


_SCHEME = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-."


def _split(url, scheme, allow_fragments):
    url = "".join([c for c in url.lstrip("".join([chr(i) for i in range(33)])) if c not in "\t\r\n"])
    netloc = query = fragment = ""
    i = url.find(":")
    if i > 0 and url[0].isalpha() and all([c in _SCHEME for c in url[:i]]):
        scheme, url = url[:i].lower(), url[i + 1 :]
    if url[:2] == "//":
        ends = [k for k in [url.find(c, 2) for c in "/?#"] if k >= 0]
        end = min(ends) if ends else len(url)
        netloc, url = url[2:end], url[end:]
    if allow_fragments and "#" in url:
        url, _, fragment = url.partition("#")
    if "?" in url:
        url, _, query = url.partition("?")
    return scheme, netloc, url, query, fragment


def urlsplit(url, scheme="", allow_fragments=True):
    return SplitResult(_split(url, scheme, allow_fragments))


def urlparse(url, scheme="", allow_fragments=True):
    scheme, netloc, path, query, fragment = _split(url, scheme, allow_fragments)
    params = ""
    if scheme in ("", "ftp", "hdl", "prospero", "http", "imap", "https", "shttp", "rtsp", "rtspu", "sip", "sips", "mms", "sftp", "tel") and ";" in path:
        head, slash, tail = path.rpartition("/")
        tail, semicolon, params = tail.partition(";")
        path = head + slash + tail
    return ParseResult((scheme, netloc, path, params, query, fragment))


def urlunsplit(parts):
    scheme, netloc, path, query, fragment = parts
    if netloc or path[:2] == "//":
        if path and path[:1] != "/":
            path = "/" + path
        path = "//" + netloc + path
    if scheme:
        path = scheme + ":" + path
    return path + ("?" + query if query else "") + ("#" + fragment if fragment else "")


def urlunparse(parts):
    scheme, netloc, path, params, query, fragment = parts
    return urlunsplit((scheme, netloc, path + ";" + params if params else path, query, fragment))


def urldefrag(url):
    base, _, fragment = url.partition("#")
    return base, fragment


def urljoin(base, url, allow_fragments=True):
    if not base:
        return url
    if not url:
        return base
    b = _split(base, "", allow_fragments)
    u = _split(url, b[0], allow_fragments)
    if u[0] != b[0]:
        return url
    if u[1]:
        return urlunsplit(u)
    if not u[2]:
        return urlunsplit((u[0], b[1], b[2], u[3] or b[3], u[4]))
    parts = b[2].split("/")
    if parts[-1]:
        parts.pop()
    if u[2][:1] == "/":
        segments = u[2].split("/")
    else:
        segments = (parts if parts and parts[-1] else parts[:-1] if parts else []) + u[2].split("/")
        segments = [segments[0]] + [s for s in segments[1:-1] if s] + segments[-1:] if segments else []
        if b[2][:1] == "/" and segments[:1] != [""]:
            segments = [""] + segments
    out = []
    for s in segments:
        if s == "..":
            if len(out) > 1 or out and out[0]:
                out.pop()
        elif s != ".":
            out.append(s)
    if segments and segments[-1] in (".", ".."):
        out.append("")
    return urlunsplit((u[0], b[1], "/".join(out) or "/", u[3], u[4]))
