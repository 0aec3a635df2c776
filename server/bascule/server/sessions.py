"""`ui/*` messages of a widget, forwarded by its host to the server (contract R).

For sessions of revisions before 2026-07-28. What a message gets:

| message | session | no session | 2026-07-28, stateless, switched off |
|---|---|---|---|
| `ui/initialize` | what the server does for widgets | -32600 | -32601 |
| `ui/callServerTool` | the tool's result, every check of `tools/call` made, without `_meta` | -32600 | -32601 |
| `ui/log` | `{}`, and a line in the log | -32600 | -32601 |
| `FOR_HOSTS` | -32003: only the host could do that | -32600 | -32601 |
| another `ui/` request | -32601 | -32600 | -32601 |
| `notifications/message` | a line in the log | ignored | ignored |
| another `ui/` notification | ignored, with a warning if it asked for something | ignored | ignored |

A middleware of the SDK's low-level server does it, the same on both SDKs; it stands outermost, so that a tool
called here passes everything that `tools/call` passes.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.shared.exceptions import MCPError
from mcp_types.version import MODERN_PROTOCOL_VERSIONS

from .errors import SettingsError
from .meta import WIDGET_CALL_KEY

logger = logging.getLogger("bascule.server")

INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR, UNSUPPORTED = (
    -32600,
    -32601,
    -32602,
    -32603,
    -32003,
)

PROTOCOL_VERSION = "2026-01-26"

LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "notice": 25,
    "warning": logging.WARNING,
    "error": logging.ERROR,
    "critical": logging.CRITICAL,
    "alert": 60,
    "emergency": 70,
}
"""MCP's eight levels, by severity, among Python's."""

FOR_HOSTS = {
    "ui/open-link": "open a link",
    "ui/openLink": "open a link",
    "ui/update-model-context": "update the model's context",
    "ui/updateModelContext": "update the model's context",
    "ui/registerTool": "register a tool of the widget",
    "ui/register-tool": "register a tool of the widget",
    "ui/unregisterTool": "unregister a tool of the widget",
    "ui/unregister-tool": "unregister a tool of the widget",
    "ui/request-display-mode": "change the display mode",
    "ui/requestDisplayMode": "change the display mode",
    "ui/setDisplayMode": "change the display mode",
    "ui/close": "close the widget",
    "ui/request-close": "close the widget",
}
"""What a server cannot do, by method, the older spellings included."""

HOST_ONLY = ("openLink", "modelContextUpdate", "widgetTools")
"""Capabilities that a server must not claim."""

_LONGEST = 4096


class UiSessions:
    """Answers the `ui/*` messages of one server; made by `install`.

    Args:
        host_capabilities: merged over `{"serverToolProxy": True, "logging": True}`; `False` takes one away.
        enabled: `False` answers every request with -32601 and takes every notification.

    Raises SettingsError.
    """

    def __init__(self, host_capabilities: Mapping[str, Any] | None = None, *, enabled: bool = True) -> None:
        if host_capabilities is not None and not isinstance(host_capabilities, Mapping):
            raise SettingsError("host_capabilities", f"must be a mapping, not {host_capabilities!r}")
        given = dict(host_capabilities or {})
        for name in HOST_ONLY:
            if given.get(name, False) is not False:
                logger.warning("host_capabilities.%s stays false: only a host can do that, no server", name)
                given[name] = False
        self.host_capabilities: dict[str, Any] = {"serverToolProxy": True, "logging": True, **given}
        self.enabled = enabled

    async def __call__(self, ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        """One message of a client."""
        notification = ctx.request_id is None
        if notification:
            if ctx.method == "notifications/message" or ctx.method.startswith("ui/"):
                if self._reachable(ctx) is None:
                    self._notified(ctx)
                return None
        elif ctx.method.startswith("ui/"):
            refused = self._reachable(ctx)
            if refused is not None:
                raise refused
            return await self._requested(ctx, call_next)
        return await call_next(ctx)

    def _reachable(self, ctx: ServerRequestContext[Any, Any]) -> MCPError | None:
        if not self.enabled or ctx.protocol_version in MODERN_PROTOCOL_VERSIONS:
            return _not_found(ctx.method)
        if ctx.session.client_params is None:
            # Over HTTP, a call that reaches us without `initialize` came to a stateless server: a server with
            # sessions refuses it (-32600) before it gets here.
            if ctx.request is not None:
                return _not_found(ctx.method)
            return MCPError(INVALID_REQUEST, f"{ctx.method} needs a session: initialize first")
        return None

    async def _requested(self, ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        params = _params(ctx)
        if ctx.method == "ui/initialize":
            version = params.get("protocolVersion")
            return {
                "protocolVersion": version if isinstance(version, str) and version else PROTOCOL_VERSION,
                "hostCapabilities": dict(self.host_capabilities),
            }
        if ctx.method == "ui/callServerTool":
            if not self.host_capabilities["serverToolProxy"]:
                raise MCPError(UNSUPPORTED, "ui/callServerTool is switched off on this server")
            return await self._call_tool(ctx, params, call_next)
        if ctx.method == "ui/log":
            if not self.host_capabilities["logging"]:
                raise MCPError(UNSUPPORTED, "ui/log is switched off on this server")
            if not isinstance(params.get("message"), str):
                raise MCPError(INVALID_PARAMS, "ui/log: message must be a string")
            data = (
                {"message": params["message"], "data": params["data"]}
                if "data" in params
                else params["message"]
            )
            _log(ctx, params.get("level", "info"), params.get("logger"), data)
            return {}
        if ctx.method in FOR_HOSTS:
            raise MCPError(
                UNSUPPORTED,
                f"{ctx.method}: only a host can {FOR_HOSTS[ctx.method]}; it must handle this message itself "
                "and not forward it to the server",
            )
        raise _not_found(ctx.method)

    async def _call_tool(
        self, ctx: ServerRequestContext[Any, Any], params: dict[str, Any], call_next: CallNext
    ) -> HandlerResult:
        name = params.get("name")
        if not isinstance(name, str) or not name:
            raise MCPError(INVALID_PARAMS, "ui/callServerTool: name must be the name of a tool")
        arguments = params.get("arguments")
        if arguments is not None and not isinstance(arguments, dict):
            raise MCPError(INVALID_PARAMS, f"ui/callServerTool {name!r}: arguments must be an object")
        meta = params.get("_meta")
        call = {
            "name": name,
            "arguments": arguments or {},
            "_meta": {**(meta if isinstance(meta, dict) else {}), WIDGET_CALL_KEY: True},
        }
        passed = replace(ctx, method="tools/call", params=call, meta=cast("Any", call["_meta"]))
        result = await call_next(passed)
        if not isinstance(result, dict):
            return result
        if result.get("isError") and not await _listed(name, ctx, call_next):
            raise MCPError(INTERNAL_ERROR, f"ui/callServerTool: this client cannot call the tool {name!r}")
        return {key: value for key, value in result.items() if key != "_meta"}

    def _notified(self, ctx: ServerRequestContext[Any, Any]) -> None:
        if ctx.method == "notifications/message":
            params = ctx.params if isinstance(ctx.params, Mapping) else {}
            if self.host_capabilities["logging"]:
                _log(ctx, params.get("level", "info"), params.get("logger"), params.get("data"))
        elif not ctx.method.startswith("ui/notifications/"):
            logger.warning("%s came as a notification, which gets no answer; it is ignored", ctx.method[:200])


def install(
    server: Any, host_capabilities: Mapping[str, Any] | None = None, *, enabled: bool = True
) -> UiSessions:
    """Answer the `ui/*` messages that reach `server`, a `FastMCP` or the official SDK's `MCPServer`.

    Raises SettingsError.
    """
    sessions = UiSessions(host_capabilities, enabled=enabled)
    # FastMCP has no public way to see every message before its own chain; its low-level server is the SDK's.
    low_level = getattr(server, "_mcp_server", server)
    chain = getattr(low_level, "middleware", None)
    if not isinstance(chain, list):
        raise SettingsError("server", f"must be a FastMCP or an MCPServer, not {type(server).__name__}")
    if any(isinstance(item, UiSessions) for item in chain):
        raise SettingsError("server", "answers ui/* messages already")
    chain.insert(0, sessions)
    return sessions


def session_id(ctx: ServerRequestContext[Any, Any]) -> str:
    """The transport's name for the session; `stdio` where it has but one and does not name it."""
    headers = getattr(ctx.request, "headers", None)
    named = headers.get("mcp-session-id") if headers is not None else None
    return named or "stdio"


async def _listed(name: str, ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> bool:
    """Whether the client sees the tool: asked only after a failure, to tell it from a tool that failed."""
    cursor: str | None = None
    while True:
        params = {} if cursor is None else {"cursor": cursor}
        listing = await call_next(replace(ctx, method="tools/list", params=params, meta=None))
        if not isinstance(listing, dict):
            return True
        if any(tool.get("name") == name for tool in listing.get("tools", ())):
            return True
        cursor = listing.get("nextCursor")
        if not cursor:
            return False


def _params(ctx: ServerRequestContext[Any, Any]) -> dict[str, Any]:
    if ctx.params is None:
        return {}
    if not isinstance(ctx.params, Mapping):
        raise MCPError(INVALID_PARAMS, f"{ctx.method}: params must be an object")
    return dict(ctx.params)


def _not_found(method: str) -> MCPError:
    return MCPError(METHOD_NOT_FOUND, f"Method not found: {method}", data=method)


def _log(ctx: ServerRequestContext[Any, Any], level: object, name: object, data: object) -> None:
    """One line under `Widget:<session id>`: the widget's words stay on it, and are cut where they are too many."""
    word = level if isinstance(level, str) and level in LEVELS else "info"
    text = json.dumps(data, ensure_ascii=False, default=str) if not isinstance(data, str) else _one_line(data)
    if isinstance(name, str) and name:
        text = f"[{_one_line(name)[:100]}] {text}"
    if len(text) > _LONGEST:
        text = text[:_LONGEST] + " ..."
    # The record bears the session's name without a logger of that name, which would live as long as the process.
    if logger.isEnabledFor(LEVELS[word]):
        where = f"Widget:{session_id(ctx)}"
        record = logger.makeRecord(where, LEVELS[word], __file__, 0, "%s", (text,), None)
        record.levelname = word.upper()
        logger.handle(record)


def _one_line(text: str) -> str:
    return "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in text)
