"""Who is calling: a guess from what the client chose to say about itself.

It shapes output and never authorises: any client may claim any name and any capability.

What is known of a client, by transport and revision:

- a session or stdio of 2025-11-25 and older: what `initialize` said, for every call of the session;
- stateless HTTP of those revisions: nothing, unless the request's `_meta` says it;
- 2026-07-28: each request's `_meta`, for that request alone.

Nothing is remembered here: every answer is read off the call at hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .meta import EXTENSION_ID, MIME_TYPE

Pattern = str | re.Pattern[str]
Mappings = (
    Mapping[str, str]
    | Mapping[re.Pattern[str], str]
    | Mapping[Pattern, str]
    | Iterable[tuple[Pattern, str]]
    | Iterable[tuple[str, str]]
)
Support = Literal["supported", "not-advertised", "unknown"]

CLIENT_INFO_KEY = "io.modelcontextprotocol/clientInfo"
CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities"

WORDS = (
    ("openai", ("chatgpt", "openai", "gpt")),
    ("claude", ("claude", "anthropic")),
    ("gemini", ("gemini", "bard", "google-ai", "google ai")),
    ("cursor", ("cursor",)),
    ("continue", ("continue",)),
    ("cody", ("cody", "sourcegraph")),
    ("generic-mcp", ("mcp",)),
)
"""Words in a client's name and the platform they stand for; the first row that fits wins."""


@dataclass(frozen=True)
class Client:
    """What one call says of its client: `capabilities` is None where nothing is known of them."""

    name: str | None
    capabilities: Mapping[str, Any] | None


def detect_platform(
    context: Any = None,
    *,
    client_info: Any = None,
    capabilities: Any = None,
    mappings: Mappings = (),
    custom_only: bool = False,
) -> str:
    """The platform of the caller: `openai claude gemini cursor continue cody ext-apps generic-mcp unknown`, or yours.

    A guess from what the client chose to say of itself: use it to shape output, never to authorise.

    Args:
        context: a FastMCP `Context` or `MiddlewareContext`, the official SDK's `Context` or `ServerRequestContext`.
        client_info: in place of a context: `{"name": ...}`, an SDK's `Implementation`, or the name itself.
        capabilities: in place of a context: the client's capabilities, as a mapping or an SDK's model.
        mappings: your own names, first fit first, before all else: a string must equal the whole name, ignoring
            case; a compiled pattern is searched in it.
        custom_only: leave out the guess from words in the name.
    """
    client = _client(context, client_info, capabilities)
    for pattern, platform in as_pairs(mappings):
        if client.name is None:
            break
        if pattern.search(client.name) if isinstance(pattern, re.Pattern) else _same(pattern, client.name):
            return platform
    if _declares_apps(client.capabilities):
        return "ext-apps"
    if client.name is not None and not custom_only:
        name = client.name.lower()
        for platform, words in WORDS:
            if any(word in name for word in words):
                return platform
    return "unknown"


def as_pairs(mappings: Mappings) -> tuple[tuple[Pattern, str], ...]:
    """Mappings as pairs in order, however they are written."""
    return tuple(
        (pattern, platform)
        for pattern, platform in (mappings.items() if isinstance(mappings, Mapping) else mappings)
    )


def app_support(context: Any = None, *, capabilities: Any = None) -> Support:
    """Whether the caller says that it shows MCP Apps: `supported`, `not-advertised`, or `unknown` (it said nothing).

    A guess from what the client chose to say of itself: use it to shape output, never to authorise. Several hosts
    that do show widgets say nothing: keep tools and resources the same for all.

    Args:
        context: a FastMCP `Context`, the official SDK's `Context` or `ServerRequestContext`.
        capabilities: in place of a context: the client's capabilities, as a mapping or an SDK's model.
    """
    known = _client(context, None, capabilities).capabilities
    if known is None:
        return "unknown"
    extensions = known.get("extensions")
    extension = extensions.get(EXTENSION_ID) if isinstance(extensions, Mapping) else None
    types = extension.get("mimeTypes") if isinstance(extension, Mapping) else None
    listed = isinstance(types, list | tuple) and MIME_TYPE in types
    return "supported" if listed else "not-advertised"


def request_meta(context: Any) -> Mapping[str, Any]:
    """The `_meta` of the request at hand, empty where there is none."""
    request = _read(context, "request_context")
    meta = getattr(request if request is not None else context, "meta", None)
    return meta if isinstance(meta, Mapping) else {}


def _client(context: Any, client_info: Any, capabilities: Any) -> Client:
    if context is None:
        return Client(_name(client_info), _mapping(capabilities))
    context = getattr(context, "fastmcp_context", None) or context  # what a FastMCP middleware is given
    meta = request_meta(context)
    session = _read(context, "session")
    params = getattr(session, "client_params", None)
    said = _mapping(meta.get(CAPABILITIES_KEY))
    return Client(
        _name(meta.get(CLIENT_INFO_KEY)) or _name(getattr(params, "client_info", None)),
        said if said is not None else _mapping(getattr(session, "client_capabilities", None)),
    )


def _read(context: Any, name: str) -> Any:
    # Outside a request, the contexts of both SDKs raise where there is nothing to read.
    try:
        return getattr(context, name, None)
    except (RuntimeError, ValueError):
        return None


def _name(info: Any) -> str | None:
    name = info if isinstance(info, str) else info.get("name") if isinstance(info, Mapping) else None
    if name is None:
        name = getattr(info, "name", None)
    return name if isinstance(name, str) and name else None


def _mapping(capabilities: Any) -> Mapping[str, Any] | None:
    dump = getattr(capabilities, "model_dump", None)
    value = dump(by_alias=True, exclude_none=True) if callable(dump) else capabilities
    return value if isinstance(value, Mapping) else None


def _declares_apps(capabilities: Mapping[str, Any] | None) -> bool:
    for place in ("extensions", "experimental"):
        group = (capabilities or {}).get(place)
        if isinstance(group, Mapping) and isinstance(group.get(EXTENSION_ID), Mapping):
            return True
    return False


def _same(pattern: object, name: str) -> bool:
    return isinstance(pattern, str) and pattern.casefold() == name.casefold()
