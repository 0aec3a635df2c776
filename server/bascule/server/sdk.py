"""Widgets on a server of the official SDK (mcp 2).

Three ways, by what the author has in hand:

- an `MCPServer`: `widget.attach(server)` does all there is;
- the SDK's `Apps` extension: `widget.attach(apps)` adds page and tools, no more than `Apps` itself can;
- `WidgetApps`, a kind of `Apps`: with serving modes, and text for everyone, for all its tools.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial, wraps
from typing import Any

from mcp.server.apps import Apps
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp.server.mcpserver.resources import Resource
from mcp_types import CallToolRequestParams, CallToolResult, TextContent
from pydantic import PrivateAttr

from .clients import Mappings
from .errors import NoTextError, PageError, SettingsError
from .meta import EXTENSION_ID, MIME_TYPE, is_for_model, widget_uri
from .serving import Result, ServingPolicy
from .settings import Serving
from .text import has_text, text_for
from .widget import ToolDecorator, Widget


class WidgetResource(Resource):
    """The `ui://` resource of a widget: its page for everyone, never a caller's data."""

    _widget: Widget = PrivateAttr()

    @classmethod
    def of(cls, widget: Widget) -> WidgetResource:
        """The resource of `widget`, with `_meta` that follows what its builds find out."""
        resource = cls(
            uri=widget.uri,
            name=widget.name,
            title=widget.title,
            description=widget.description,
            mime_type=MIME_TYPE,
        )
        resource._widget = widget
        widget.on_change(partial(setattr, resource, "meta"))
        return resource

    async def read(self) -> str:
        """The page. Raises ResourceError with a short text where it cannot be made."""
        try:
            return (await self._widget.page()).html
        except PageError as error:
            raise ResourceError(str(error)) from None


class WidgetTools:
    """What is done around calls of tools that show a widget; `_meta` of each tool says which one.

    Args:
        serving: for tools that do not say (see `serving`).
        mappings, custom_only: your names for clients (see `clients.detect_platform`).
    """

    def __init__(
        self, serving: Serving = "static", *, mappings: Mappings = (), custom_only: bool = False
    ) -> None:
        self.policy = ServingPolicy(serving, mappings=mappings, custom_only=custom_only)
        self.widgets: dict[str, Widget] = {}

    def add(self, widget: Widget) -> bool:
        """Take a widget; False where it is here already. Raises SettingsError for another one of its URI."""
        if self.widgets.get(widget.uri) is widget:
            return False
        if widget.uri in self.widgets:
            raise SettingsError("uri", f"{widget.uri} is attached to this server already")
        self.widgets[widget.uri] = widget
        return True

    def warm(self) -> None:
        """Begin to build what is not built, in the background."""
        for widget in self.widgets.values():
            widget.warm()

    async def finish(
        self,
        name: str,
        arguments: Mapping[str, Any],
        tool_meta: Mapping[str, Any] | None,
        ctx: ServerRequestContext[Any, Any],
        result: dict[str, Any],
    ) -> dict[str, Any]:
        """The result, in the wire's form, with what everyone must get and what the serving mode adds."""
        widget = self.widgets.get(widget_uri(tool_meta) or "")
        if widget is None or "content" not in result:
            return result
        structured = result.get("structuredContent")
        if not result.get("isError") and is_for_model(tool_meta):
            try:
                text = text_for(name, result["content"], structured)
            except NoTextError as error:
                return _failure(result, str(error))
            if text is not None:
                result = {**result, "content": [*result["content"], {"type": "text", "text": text}]}
        added = await self.policy.result_meta(
            widget,
            tool_meta,
            ctx,
            Result(name, arguments, structured, lambda: result["content"], bool(result.get("isError"))),
        )
        return {**result, "_meta": {**added, **(result.get("_meta") or {})}} if added else result


class WidgetMiddleware(WidgetTools):
    """For all tools of an `MCPServer`: `server.middleware.append(WidgetMiddleware(server, "hybrid"))`.

    `Widget.attach(server)` adds one with the defaults, or uses yours.
    """

    def __init__(
        self,
        server: MCPServer[Any],
        serving: Serving = "static",
        *,
        mappings: Mappings = (),
        custom_only: bool = False,
    ) -> None:
        super().__init__(serving, mappings=mappings, custom_only=custom_only)
        self._server = server

    async def __call__(self, ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        """One message of a client."""
        if ctx.request_id is None:
            return await call_next(ctx)
        if ctx.method in ("initialize", "server/discover"):
            self.warm()
            return _advertise(await call_next(ctx))
        if ctx.method == "resources/list":
            await self._wait()
        elif ctx.method == "resources/read":
            return await self._read(ctx, call_next)
        elif ctx.method == "tools/call":
            return await self._call(ctx, call_next)
        return await call_next(ctx)

    async def _wait(self) -> None:
        # The list says the same as the content, the engine's needs included.
        for widget in self.widgets.values():
            try:
                await widget.page()
            except PageError:  # logged where it happened; the entry then says what the author said
                continue

    async def _read(self, ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        # Some hosts add a fragment to a widget's URI.
        params = dict(ctx.params or {})
        uri = params.get("uri")
        plain = uri.partition("#")[0] if isinstance(uri, str) else uri
        if plain == uri or plain not in self.widgets:
            return await call_next(ctx)
        result = await call_next(replace(ctx, params={**params, "uri": plain}))
        if isinstance(result, dict) and "contents" in result:
            return {**result, "contents": [{**content, "uri": uri} for content in result["contents"]]}
        return result

    async def _call(self, ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        result = await call_next(ctx)
        params = ctx.params or {}
        name = params.get("name")
        if not isinstance(result, dict) or not isinstance(name, str):
            return result
        tools = await self._server.list_tools()
        meta = next((tool.meta for tool in tools if tool.name == name), None)
        arguments = params.get("arguments")
        return await self.finish(name, arguments if isinstance(arguments, dict) else {}, meta, ctx, result)


class WidgetApps(Apps):
    """The SDK's `Apps`, with widgets: `MCPServer("weather", extensions=[WidgetApps(serving="hybrid")])`.

    Use it in place of `Apps`: an extension's identifier can stand once in a server.
    """

    def __init__(
        self, serving: Serving = "static", *, mappings: Mappings = (), custom_only: bool = False
    ) -> None:
        super().__init__()
        self.widget_tools = WidgetTools(serving, mappings=mappings, custom_only=custom_only)

    async def intercept_tool_call(
        self, params: CallToolRequestParams, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        """Around every `tools/call` of the server."""
        self.widget_tools.warm()
        result = await call_next(ctx)
        if not isinstance(result, CallToolResult):
            return result
        meta = next(
            (tool.meta for tool in self.tools() if _tool_name(tool.fn, tool.kwargs) == params.name), None
        )
        wire = result.model_dump(by_alias=True, mode="json", exclude_none=True)
        done = await self.widget_tools.finish(params.name, params.arguments or {}, meta, ctx, wire)
        return result if done is wire else CallToolResult.model_validate(done, by_name=False)


def attach(widget: Widget, server: Any) -> ToolDecorator:
    """Register the widget's resource, and return the decorator for its tools; see `Widget.attach`."""
    if isinstance(server, MCPServer):
        middleware = next((item for item in server.middleware if isinstance(item, WidgetMiddleware)), None)
        if middleware is None:
            middleware = WidgetMiddleware(server)
            server.middleware.append(middleware)
        if middleware.add(widget):
            server.add_resource(WidgetResource.of(widget))
        return widget.decorator(server.add_tool)
    if isinstance(server, Apps):
        if not isinstance(server, WidgetApps) or server.widget_tools.add(widget):
            server.add_resource(WidgetResource.of(widget))
        return widget.decorator(partial(_add_to_apps, server, widget))
    raise SettingsError("server", f"must be an MCPServer or its Apps, not {type(server).__name__}")


def _add_to_apps(
    apps: Apps, widget: Widget, fn: Callable[..., Any], *, meta: dict[str, Any], **options: Any
) -> None:
    ui = meta["ui"]
    rest = {name: value for name, value in meta.items() if name != "ui"}
    # Plain Apps sees no results: there the function itself is watched.
    seen = isinstance(apps, WidgetApps) or not is_for_model(meta)
    watched = fn if seen else _watched(_tool_name(fn, options), fn)
    apps.tool(resource_uri=widget.uri, visibility=ui.get("visibility"), meta=rest, **options)(watched)


def _watched(name: str, fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn`, refusing to give text-only clients nothing."""

    def check(value: Any) -> Any:
        content = value.content if isinstance(value, CallToolResult) else None
        empty = value is None or (isinstance(value, str) and not value.strip())
        failed = isinstance(value, CallToolResult) and value.is_error
        if empty or (content is not None and not failed and not has_text(content)):
            raise ToolError(str(NoTextError(name)))
        return value

    if inspect.iscoroutinefunction(fn):

        @wraps(fn)
        async def waiting(*args: Any, **kwargs: Any) -> Any:
            return check(await fn(*args, **kwargs))

        return waiting

    @wraps(fn)
    def direct(*args: Any, **kwargs: Any) -> Any:
        return check(fn(*args, **kwargs))

    return direct


def _tool_name(fn: Callable[..., Any], options: Mapping[str, Any]) -> str:
    return options.get("name") or fn.__name__


def _failure(result: dict[str, Any], text: str) -> dict[str, Any]:
    content = [TextContent(type="text", text=text).model_dump(by_alias=True, exclude_none=True)]
    kept = {name: value for name, value in result.items() if name != "structuredContent"}
    return {**kept, "content": content, "isError": True}


def _advertise(result: HandlerResult) -> HandlerResult:
    """Say that this server has MCP Apps; revision 2025-11-25 of the SDK leaves the extensions out."""
    if not isinstance(result, dict):
        return result
    capabilities = dict(result.get("capabilities") or {})
    capabilities["extensions"] = {EXTENSION_ID: {}, **(capabilities.get("extensions") or {})}
    return {**result, "capabilities": capabilities}
