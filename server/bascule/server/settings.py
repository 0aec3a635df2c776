"""The settings of a widget, checked when it is made: a mistake names its field, at start, not in a chat."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal, get_args

from .errors import SettingsError

Serving = Literal["static", "inline", "hybrid"]
Visibility = Literal["model", "app"]
EngineName = Literal["auto", "micropython", "brython", "pyodide"]

CSP_FIELDS = {
    "connect_domains": "connectDomains",
    "resource_domains": "resourceDomains",
    "frame_domains": "frameDomains",
    "base_uri_domains": "baseUriDomains",
}
"""Python's name and the wire's name (MCP Apps 2026-01-26, `McpUiResourceCsp`)."""

PERMISSIONS = {
    "camera": "camera",
    "microphone": "microphone",
    "geolocation": "geolocation",
    "clipboard_write": "clipboardWrite",
}
"""Python's name and the wire's name (MCP Apps 2026-01-26, `McpUiResourcePermissions`)."""

_HOST = r"(?:\*\.)?[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]"
_ORIGIN = re.compile(rf"(?:https?|wss?)://(?:{_HOST})(?::[0-9]{{1,5}})?")
_URI = re.compile(r"ui://[A-Za-z0-9._~!$&'()*+,;=:@%/-]+")


def check_uri(uri: object) -> str:
    """Return `uri` if it is a `ui://` resource's, without fragment, query or spaces."""
    if not isinstance(uri, str) or not uri.startswith("ui://"):
        raise SettingsError("uri", f"must start with ui://, not {uri!r}")
    if not _URI.fullmatch(uri):
        raise SettingsError("uri", f"must be ui://name or ui://name/path, plain characters only, not {uri!r}")
    return uri


def check_csp(csp: object, field: str = "csp") -> dict[str, list[str]]:
    """Return the wire's form: `{connectDomains: [origin, ...], ...}`, only what was given.

    Takes a mapping with Python's or the wire's names, or a model of either SDK. Each entry is an origin:
    `https://api.example.com`, `wss://example.com:8443`, `https://*.example.com`.
    """
    if csp is None:
        return {}
    dump = getattr(csp, "model_dump", None)
    given = dump(exclude_none=True) if callable(dump) else csp
    if not isinstance(given, Mapping):
        raise SettingsError(field, f"must be a mapping from {', '.join(CSP_FIELDS)} to origins, not {csp!r}")
    wire = {**CSP_FIELDS, **{name: name for name in CSP_FIELDS.values()}}
    checked: dict[str, list[str]] = {}
    for name, entries in given.items():
        if name not in wire:
            raise SettingsError(f"{field}.{name}", f"is unknown; known are {', '.join(CSP_FIELDS)}")
        if isinstance(entries, str) or not isinstance(entries, Iterable):
            raise SettingsError(f"{field}.{name}", f"must be a list of origins, not {entries!r}")
        origins = list(entries)
        for index, entry in enumerate(origins):
            if not isinstance(entry, str) or not _ORIGIN.fullmatch(entry):
                raise SettingsError(
                    f"{field}.{name}[{index}]",
                    f"must be an origin such as https://api.example.com or https://*.example.com, not {entry!r}",
                )
        checked.setdefault(wire[name], []).extend(origin for origin in origins)
    return checked


def check_permissions(permissions: object) -> dict[str, dict[str, Any]]:
    """Return the wire's form, `{camera: {}, clipboardWrite: {}}`; takes names, a mapping, or an SDK's model."""
    if permissions is None:
        return {}
    dump = getattr(permissions, "model_dump", None)
    given = dump(exclude_none=True) if callable(dump) else permissions
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise SettingsError(
            "permissions", f"must be names among {', '.join(PERMISSIONS)}, not {permissions!r}"
        )
    wire = {**PERMISSIONS, **{name: name for name in PERMISSIONS.values()}}
    checked: dict[str, dict[str, Any]] = {}
    for name in given:
        if name not in wire:
            raise SettingsError("permissions", f"{name!r} is unknown; known are {', '.join(PERMISSIONS)}")
        options = given[name] if isinstance(given, Mapping) else {}
        if not isinstance(options, Mapping):
            raise SettingsError(f"permissions.{name}", f"must be an object, usually {{}}, not {options!r}")
        checked[wire[name]] = dict(options)
    return checked


def check_serving(serving: object, field: str = "serving") -> Serving:
    """Return one of the serving modes."""
    for mode in get_args(Serving):
        if serving == mode:
            return mode  # type: ignore[no-any-return]
    raise SettingsError(field, f"must be one of {', '.join(get_args(Serving))}, not {serving!r}")


def check_visibility(visibility: object) -> list[Visibility] | None:
    """Return the list of those who see a tool, or None for the protocol's default (both)."""
    if visibility is None:
        return None
    if isinstance(visibility, str) or not isinstance(visibility, Iterable):
        raise SettingsError("visibility", f"must be a list of model and app, not {visibility!r}")
    given = list(visibility)
    if not given or any(who not in get_args(Visibility) for who in given):
        raise SettingsError("visibility", f"must list model, app or both, not {visibility!r}")
    return given


def check_engine(engine: object) -> EngineName:
    """Return one of the engines."""
    for name in get_args(EngineName):
        if engine == name:
            return name  # type: ignore[no-any-return]
    raise SettingsError("engine", f"must be one of {', '.join(get_args(EngineName))}, not {engine!r}")


def check_pyodide_url(url: object, engine: object) -> str:
    """Return the folder that Pyodide is loaded from, ending in a slash, if that is the engine."""
    from bascule.build.engines.elsewhere import base_url  # noqa: PLC0415 - a server without it never loads the builder

    if engine != "pyodide":
        raise SettingsError("pyodide_url", f'is for engine="pyodide", not {engine!r}')
    if not isinstance(url, str):
        raise SettingsError("pyodide_url", f"must be a string, not {url!r}")
    try:
        return base_url(url)
    except ValueError as error:
        raise SettingsError("pyodide_url", str(error)) from None


def check_text(field: str, value: object) -> str | None:
    """Return a text setting, or None where it is absent."""
    if value is None or isinstance(value, str):
        return value
    raise SettingsError(field, f"must be a string, not {value!r}")


def check_flag(field: str, value: object) -> bool | None:
    """Return a yes-or-no setting, or None where it is absent."""
    if value is None or isinstance(value, bool):
        return value
    raise SettingsError(field, f"must be true or false, not {value!r}")
