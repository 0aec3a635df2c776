"""Widgets on a FastMCP server (fastmcp 4)."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import mcp_types as mt
from fastmcp import FastMCP
from fastmcp.apps import AppConfig
from fastmcp.exceptions import ResourceError, ToolError
from fastmcp.resources import Resource, ResourceResult
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools.base import InputRequiredToolResult, Tool, ToolResult
from pydantic import AnyUrl, PrivateAttr

from .clients import Mappings
from .errors import NoTextError, PageError, SettingsError
from .meta import EXTENSION_ID, MIME_TYPE, complete_tool_meta, is_for_model, widget_uri
from .pages import Page
from .serving import HasPage, Result, ServingPolicy
from .settings import Serving, check_visibility
from .text import text_for
from .widget import ToolDecorator, Widget

_widgets: weakref.WeakKeyDictionary[FastMCP[Any], dict[str, Widget]] = weakref.WeakKeyDictionary()


class WidgetResource(Resource):
    """The `ui://` resource of a widget: its page for everyone, never a caller's data."""

    _widget: Widget = PrivateAttr()

    @classmethod
    def of(cls, widget: Widget) -> WidgetResource:
        """The resource of `widget`, with `_meta` that follows what its builds find out."""
        resource = cls(
            uri=AnyUrl(widget.uri),
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


class WidgetMiddleware(Middleware):
    """For all tools of a server: serving modes, text for everyone, OpenAI's keys, and what hosts need besides.

    `Widget.attach` adds one with the defaults; add your own to choose otherwise. A middleware that caches the answers
    to `tools/call` belongs inside, that is, after it: outside, it would hand a page made for one client to another.

    Args:
        serving: for tools that do not say (see `serving`).
        mappings, custom_only: your names for clients (see `clients.detect_platform`).
    """

    def __init__(
        self, serving: Serving = "static", *, mappings: Mappings = (), custom_only: bool = False
    ) -> None:
        self.policy = ServingPolicy(serving, mappings=mappings, custom_only=custom_only)

    async def on_initialize(
        self,
        context: MiddlewareContext[mt.InitializeRequest],
        call_next: CallNext[mt.InitializeRequest, mt.InitializeResult | None],
    ) -> mt.InitializeResult | None:
        """Build in the background from here on, and say what revision 2025-11-25 leaves out: the extension."""
        for widget in _own(context).values():
            widget.warm()
        result = await call_next(context)
        if result is None:
            return None
        extensions = {EXTENSION_ID: {}, **(result.capabilities.extensions or {})}
        capabilities = result.capabilities.model_copy(update={"extensions": extensions})
        return result.model_copy(update={"capabilities": capabilities})

    async def on_discover(
        self,
        context: MiddlewareContext[mt.DiscoverRequest],
        call_next: CallNext[mt.DiscoverRequest, mt.DiscoverResult | dict[str, Any]],
    ) -> mt.DiscoverResult | dict[str, Any]:
        """Build in the background from here on."""
        for widget in _own(context).values():
            widget.warm()
        return await call_next(context)

    async def on_list_tools(
        self,
        context: MiddlewareContext[mt.ListToolsRequest],
        call_next: CallNext[mt.ListToolsRequest, Sequence[Tool]],
    ) -> Sequence[Tool]:
        """Complete the `_meta` of tools that name a widget, and put a mounted server's names right."""
        own = _own(context)
        ctx = context.fastmcp_context
        tools = list(await call_next(context))
        uris: list[str] | None = None
        for index, tool in enumerate(tools):
            uri = widget_uri(tool.meta)
            if uri is None or ctx is None:
                continue
            meta = dict(tool.meta or {})
            if uri not in own:
                uris = uris or await _uris(ctx.fastmcp)
                there = _mounted_uri(uris, tool.name, uri)
                if there == uri:
                    continue
                meta["ui"] = {**meta["ui"], "resourceUri": there}
                meta.pop("openai/outputTemplate", None)
            tools[index] = tool.model_copy(update={"meta": complete_tool_meta(meta)})
        return tools

    async def on_list_resources(
        self,
        context: MiddlewareContext[mt.ListResourcesRequest],
        call_next: CallNext[mt.ListResourcesRequest, Sequence[Resource]],
    ) -> Sequence[Resource]:
        """Wait for the first build: the list says the same as the content, the engine's needs included."""
        for widget in _own(context).values():
            try:
                await widget.page()
            except PageError:  # logged where it happened; the entry then says what the author said
                continue
        return await call_next(context)

    async def on_read_resource(
        self,
        context: MiddlewareContext[mt.ReadResourceRequestParams],
        call_next: CallNext[mt.ReadResourceRequestParams, ResourceResult],
    ) -> ResourceResult:
        """Take a fragment off the URI of a widget: some hosts add one."""
        await self.check_resource_access(context)
        uri = str(context.message.uri)
        plain = uri.partition("#")[0]
        if plain != uri and plain in _own(context):
            message = context.message.model_copy(update={"uri": plain})
            return await call_next(context.copy(message=message))
        return await call_next(context)

    async def on_call_tool(
        self,
        context: MiddlewareContext[mt.CallToolRequestParams],
        call_next: CallNext[mt.CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Refuse a widget's tool that leaves some clients without an answer; add what the serving mode adds."""
        result = await call_next(context)
        ctx = context.fastmcp_context
        if ctx is None or not isinstance(result, ToolResult) or isinstance(result, InputRequiredToolResult):
            return result
        name = context.message.name
        tool = await ctx.fastmcp.get_tool(name)
        uri = widget_uri(tool.meta if tool else None)
        if tool is None or uri is None:
            return result
        if not result.is_error and is_for_model(tool.meta):
            try:
                text = text_for(name, result.content, result.structured_content)
            except NoTextError as error:
                raise ToolError(str(error)) from None
            if text is not None:
                content = [*result.content, mt.TextContent(type="text", text=text)]
                result = result.model_copy(update={"content": content})
        widget: HasPage = _own(context).get(uri) or _Foreign(ctx.fastmcp, name, uri)
        added = await self.policy.result_meta(
            widget,
            tool.meta,
            ctx,
            Result(
                tool=name,
                arguments=context.message.arguments or {},
                structured=result.structured_content,
                content=partial(_wire, result.content),
                is_error=result.is_error,
            ),
        )
        # A second middleware of this kind (one added by attach, one by the author) adds nothing twice.
        return result.model_copy(update={"meta": {**added, **(result.meta or {})}}) if added else result


class _Foreign:
    """The page of a resource that is not attached here: a mounted server's, or one written by hand."""

    def __init__(self, server: FastMCP[Any], tool: str, uri: str) -> None:
        self._server = server
        self._tool = tool
        self._uri = uri

    async def page(self) -> Page:
        try:
            uri = _mounted_uri(await _uris(self._server), self._tool, self._uri)
            result = await self._server.read_resource(uri)
        except Exception as error:
            raise PageError(f"{self._uri} cannot be read: {error}") from error
        for content in result.contents:
            if content.mime_type == MIME_TYPE and isinstance(content.content, str):
                return Page(content.content)
        raise PageError(f"{self._uri} has no page of type {MIME_TYPE}")


def app_config(widget: Widget, *, visibility: Iterable[str] | None = None) -> AppConfig:
    """What `@mcp.tool(app=...)` takes."""
    return AppConfig(resource_uri=widget.uri, visibility=check_visibility(visibility))


def attach(widget: Widget, server: FastMCP[Any]) -> ToolDecorator:
    """Register the widget's resource, and return the decorator for its tools; see `Widget.attach`."""
    own = _widgets.setdefault(server, {})
    if own.get(widget.uri) is not widget:
        if widget.uri in own:
            raise SettingsError("uri", f"{widget.uri} is attached to this server already")
        own[widget.uri] = widget
        server.add_resource(WidgetResource.of(widget))
    if not any(isinstance(middleware, WidgetMiddleware) for middleware in server.middleware):
        server.add_middleware(WidgetMiddleware())

    return widget.decorator(server.tool)


async def _uris(server: FastMCP[Any]) -> list[str]:
    return [str(resource.uri) for resource in await server.list_resources()]


def _mounted_uri(uris: list[str], tool: str, uri: str) -> str:
    """Where the page of a mounted server's tool is.

    `mount(child, namespace="a")` makes `ui://a/card` of the child's `ui://card` and `a_tool` of its `tool`, but
    leaves the tool's reference as it was: hosts would find nothing there.
    """
    end = "/" + uri.removeprefix("ui://")
    for there in uris:
        namespace = there.removeprefix("ui://").removesuffix(end).replace("/", "_")
        if there == uri or (there.endswith(end) and tool.startswith(f"{namespace}_")):
            return there
    return uri


def _own(context: MiddlewareContext[Any]) -> dict[str, Widget]:
    ctx = context.fastmcp_context
    return {} if ctx is None else _widgets.get(ctx.fastmcp, {})


def _wire(content: Iterable[Any]) -> list[dict[str, Any]]:
    return [block.model_dump(by_alias=True, mode="json", exclude_none=True) for block in content]
