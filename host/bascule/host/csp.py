"""What a resource declares of the network, merged into the policy of a host.

MCP Apps 2026-01-26, "Content Security Policy": `_meta.ui.csp` names origins, a host adds them to its own
directives and allows nothing that is not declared.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from bascule.host.policies import parse, serialize

DIRECTIVES = {
    "connectDomains": ("connect-src",),
    "resourceDomains": ("script-src", "style-src", "img-src", "font-src", "media-src"),
    "frameDomains": ("frame-src",),
    "baseUriDomains": ("base-uri",),
}
# What each falls back to where a policy does not name it (CSP3 6.8.4); base-uri falls back to nothing.
FALLBACK = "default-src"
ORIGIN = re.compile(r"(https?|wss?)://((\*\.)?[A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:([0-9]{1,5}|\*))?/?")
PERMISSIONS = {
    "camera": "camera",
    "microphone": "microphone",
    "geolocation": "geolocation",
    "clipboardWrite": "clipboard-write",
}


class Merged(NamedTuple):
    """A policy with what was declared, and what of it made no sense."""

    csp: str
    complaints: list[str]


def merge(csp: str, declared: Any) -> Merged:
    """Adds the declared origins to a policy's directives. An empty policy stays empty: it allows all."""
    if declared is None or csp == "":
        return Merged(csp, [])
    if not isinstance(declared, dict):
        return Merged(csp, ["_meta.ui.csp is not an object"])
    directives = parse(csp)
    complaints = [f"_meta.ui.csp.{key} is not known" for key in declared if key not in DIRECTIVES]
    for key, names in DIRECTIVES.items():
        origins, wrong = _origins(declared.get(key))
        complaints += [f"_meta.ui.csp.{key}: {reason}" for reason in wrong]
        if origins:
            for name in names:
                inherited = "" if name == "base-uri" else directives.get(FALLBACK, "")
                sources = [s for s in directives.get(name, inherited).split() if s != "'none'"]
                directives[name] = " ".join([*sources, *(o for o in origins if o not in sources)])
    return Merged(serialize(directives), complaints)


def _origins(value: Any) -> tuple[list[str], list[str]]:
    if value is None:
        return [], []
    if not isinstance(value, list):
        return [], ["not a list"]
    good = [entry for entry in value if isinstance(entry, str) and ORIGIN.fullmatch(entry)]
    return good, [f"{entry!r} is not an origin" for entry in value if entry not in good]


def allow(permissions: Any) -> str:
    """The frame's `allow` attribute for `_meta.ui.permissions`."""
    asked = permissions if isinstance(permissions, dict) else {}
    return "; ".join(feature for key, feature in PERMISSIONS.items() if isinstance(asked.get(key), dict))
