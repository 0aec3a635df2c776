"""`_meta` of tools and resources: MCP Apps' `ui` (specification 2026-01-26) and, beside it, OpenAI's own keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

MIME_TYPE = "text/html;profile=mcp-app"
EXTENSION_ID = "io.modelcontextprotocol/ui"

SERVING_KEY = "bascule/serving"
"""A tool's own serving mode; stands in its `_meta`, so that it survives mounting and proxies."""

WIDGET_CALL_KEY = "bascule/widgetCall"
"""In a request's `_meta`: the widget calls, it has its page already (contract C5)."""

_OPENAI_CSP = {
    "connectDomains": "connect_domains",
    "resourceDomains": "resource_domains",
    "frameDomains": "frame_domains",
}


def merge_csp(*policies: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """Everything any of the policies allows, in order, without repetition.

    Connections and resources are always declared, empty if need be: a host may read a missing list as
    "anything goes" or refuse the page.
    """
    merged: dict[str, list[str]] = {"connectDomains": [], "resourceDomains": []}
    for policy in policies:
        for name, origins in policy.items():
            known = merged.setdefault(name, [])
            known.extend(origin for origin in origins if origin not in known)
    return merged


def tool_meta(
    uri: str,
    *,
    visibility: Iterable[str] | None = None,
    serving: str | None = None,
    invoking: str | None = None,
    invoked: str | None = None,
) -> dict[str, Any]:
    """The `_meta` of a tool that shows the widget at `uri`.

    `visibility` lists `model` and `app`, both where it is left out. `invoking` and `invoked` are what ChatGPT
    says while the tool runs and when it has run.
    """
    ui: dict[str, Any] = {"resourceUri": uri}
    if visibility is not None:
        ui["visibility"] = list(visibility)
    meta: dict[str, Any] = {
        "ui": ui,
        "openai/outputTemplate": uri,
        "openai/widgetAccessible": visibility is None or "app" in ui["visibility"],
    }
    if invoking is not None:
        meta["openai/toolInvocation/invoking"] = invoking
    if invoked is not None:
        meta["openai/toolInvocation/invoked"] = invoked
    if serving is not None:
        meta[SERVING_KEY] = serving
    return meta


def complete_tool_meta(meta: Mapping[str, Any]) -> dict[str, Any]:
    """Add OpenAI's keys to a tool's `_meta` that has only `ui`; what is there already stays."""
    ui = meta.get("ui")
    uri = ui.get("resourceUri") if isinstance(ui, Mapping) else None
    if not isinstance(ui, Mapping) or not isinstance(uri, str):
        return dict(meta)
    visibility = ui.get("visibility")
    return {**tool_meta(uri, visibility=visibility if isinstance(visibility, list) else None), **meta}


def widget_uri(meta: Mapping[str, Any] | None) -> str | None:
    """The URI of the widget that a tool's `_meta` names, if any."""
    ui = (meta or {}).get("ui")
    uri = ui.get("resourceUri") if isinstance(ui, Mapping) else None
    return uri if isinstance(uri, str) else None


def is_for_model(meta: Mapping[str, Any] | None) -> bool:
    """Whether the model, and so a client without widgets, may call the tool: it says nothing, or names `model`."""
    ui = (meta or {}).get("ui")
    visibility = ui.get("visibility") if isinstance(ui, Mapping) else None
    return not isinstance(visibility, list) or "model" in visibility


def resource_meta(
    *,
    csp: Mapping[str, Iterable[str]],
    permissions: Mapping[str, Any] | None = None,
    domain: str | None = None,
    prefers_border: bool | None = None,
    description: str | None = None,
) -> dict[str, Any]:
    """The `_meta` of a widget's resource; it stands on the list entry and on the content that is read.

    `domain` is left out unless given: hosts disagree on its form.
    """
    policy = merge_csp(csp)
    ui: dict[str, Any] = {"csp": policy}
    if permissions:
        ui["permissions"] = dict(permissions)
    if domain is not None:
        ui["domain"] = domain
    if prefers_border is not None:
        ui["prefersBorder"] = prefers_border
    meta: dict[str, Any] = {
        "ui": ui,
        "openai/widgetCSP": {_OPENAI_CSP[name]: policy[name] for name in policy if name in _OPENAI_CSP},
    }
    if domain is not None:
        meta["openai/widgetDomain"] = domain
    if description is not None:
        meta["openai/widgetDescription"] = description
    if prefers_border is not None:
        meta["openai/widgetPrefersBorder"] = prefers_border
    return meta
