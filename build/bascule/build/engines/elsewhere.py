"""What a page loads from elsewhere: the runtime of an engine that is not in the page, and where that is declared.

Origins go into `_meta.ui.csp` (MCP Apps 2026-01-26, "Content Security Policy"): scripts and styles need
`resourceDomains`, what is fetched needs `connectDomains`. A host allows nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

# The wire's names, and Python's, which a `@widget` may use too.
_NAMES = {"resourceDomains": "resource_domains", "connectDomains": "connect_domains"}
_LOOPBACK = frozenset(("localhost", "127.0.0.1", "::1"))


def base_url(url: str) -> str:
    """`url`, ending in a slash; `ValueError` says why it cannot be the base of files that a page loads."""
    if any(letter <= " " or letter in "\"'<>\\;," for letter in url):
        raise ValueError(f"{url!r} is no address")
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise ValueError(f"{url!r} is no address: {error}") from None
    if parts.scheme not in {"http", "https"} or not host:
        raise ValueError(f"{url!r} is no address: it starts with https:// and a host's name")
    if parts.scheme == "http" and host not in _LOOPBACK:
        raise ValueError(
            f"{url!r} is not safe from changes on its way: use https:// (http:// is for loopback)"
        )
    if parts.username is not None or parts.password is not None:
        raise ValueError("an address in a page is public: leave out the user and the password")
    if parts.query or parts.fragment:
        raise ValueError(f"{url!r} is the base of several files: leave out what follows ? and #")
    if parts.path.endswith((".js", ".mjs")):
        raise ValueError(f"{url!r} is a file: name the folder that it is in")
    return url if url.endswith("/") else f"{url}/"


def origin(url: str) -> str:
    """`https://host:port` of an address, as a policy names it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def with_origins(declared: Mapping[str, Any], origins: Iterable[str]) -> dict[str, Any]:
    """`declared` with `origins` in both lists; `ValueError` where what stands there is no list."""
    made = dict(declared)
    for wire, python in _NAMES.items():
        name = python if python in made and wire not in made else wire
        given = made.get(name, [])
        if not isinstance(given, list | tuple):
            raise ValueError(f"{name} is a list of origins, not {given!r}")
        added = [item for item in origins if item not in given]
        if added:
            made[name] = [*given, *added]
    return made
