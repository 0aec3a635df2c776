"""A widget as a resource of an MCP server: its settings, and the way to its page."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast, overload

from . import settings
from .errors import SettingsError
from .meta import merge_csp, resource_meta, tool_meta
from .pages import Builder, Page, PageSource, build_page, page_of

F = TypeVar("F", bound=Callable[..., Any])


class ToolDecorator(Protocol):
    """`@tool`, `@tool()`, `@tool("name")` and `@tool(name="name")`; gives the function back.

    Options: the server's own, besides `visibility` (a list of `model` and `app`), `serving` (`static`, `inline`,
    `hybrid`), and `invoking` and `invoked` (what ChatGPT says meanwhile and afterwards). Raises SettingsError.
    """

    @overload
    def __call__(self, fn: F, /, **options: Any) -> F: ...
    @overload
    def __call__(self, name: str | None = None, /, **options: Any) -> Callable[[F], F]: ...


class Widget:
    """A widget that tools of a server show.

    Args:
        path: the module with the `@widget`, relative to the file that makes this object. It is built at the first
            read, once; in development again whenever a file of its folder changes.
        uri: `ui://name/path`, the same for ever: hosts cache by it.
        page: in place of `path`, a page made before: its file, or its HTML.
        csp: the origins that the widget itself needs, `{"connect_domains": ["https://api.example.com"]}`; also
            `resource_domains`, `frame_domains`, `base_uri_domains`. What the engine needs is added.
        permissions: among `camera microphone geolocation clipboard_write`.
        prefers_border: whether the host should draw a border.
        description: what the widget shows, for the model and for ChatGPT.
        domain: a host's own name for the page's origin; leave it out unless that host's documentation says so.
        engine: `auto`, `micropython`, `brython` or `pyodide`; the builder's default where it is left out.
        pyodide_url: with `pyodide`, the folder that it is loaded from in place of its public address: an `https://`
            address without query, or `http://` on loopback.
        name, title: of the resource; the name is the URI's end where it is left out.
        development: look for changes at each read; by default when `BASCULE_DEV` is set and not `0`.
        builder: `builder(path)`, with `engine=` and `pyodide_url=` where they are given, in place of
            `bascule.build.build`; returns an object with `html`, or the HTML.

    Raises SettingsError, naming the field, for every setting that is wrong.
    """

    def __init__(
        self,
        path: str | os.PathLike[str] | None = None,
        *,
        uri: str,
        page: str | os.PathLike[str] | None = None,
        csp: Any = None,
        permissions: Any = None,
        prefers_border: bool | None = None,
        description: str | None = None,
        domain: str | None = None,
        engine: str | None = None,
        pyodide_url: str | None = None,
        name: str | None = None,
        title: str | None = None,
        development: bool | None = None,
        builder: Builder | None = None,
    ) -> None:
        self.uri = settings.check_uri(uri)
        self._csp = settings.check_csp(csp)
        self._permissions = settings.check_permissions(permissions)
        self._prefers_border = settings.check_flag("prefers_border", prefers_border)
        self._description = settings.check_text("description", description)
        self._domain = settings.check_text("domain", domain)
        self.engine = None if engine is None else settings.check_engine(engine)
        self.pyodide_url = None if pyodide_url is None else settings.check_pyodide_url(pyodide_url, engine)
        self.name = settings.check_text("name", name) or self.uri.removeprefix("ui://")
        self.title = settings.check_text("title", title)
        self._changed: list[Callable[[dict[str, Any]], None]] = []
        self._told: Page | None = None
        if development is None:
            development = os.environ.get("BASCULE_DEV", "0") not in ("", "0")
        home = _folder_of_caller()
        if (path is None) == (page is None):
            raise SettingsError(
                "path", "give either path (a module with a @widget) or page (a page made before)"
            )
        if isinstance(page, str) and page.lstrip()[:1] == "<":
            self._source = PageSource(self.uri, path=None, html=page, make=lambda _: Page(""))
        elif page is not None:
            file = _existing("page", page, home)
            self._source = PageSource(self.uri, path=file, make=_read_page, development=bool(development))
        else:
            assert path is not None
            file = _existing("path", path, home)
            build = builder or build_page
            given = {"engine": self.engine, "pyodide_url": self.pyodide_url}
            options = {option: value for option, value in given.items() if value is not None}
            self._source = PageSource(
                self.uri,
                path=file,
                make=lambda file: page_of(build(file, **options)),
                key=(self.engine, self.pyodide_url, build),
                watch_folder=True,
                development=bool(development),
            )

    def __repr__(self) -> str:
        return f"Widget({self.uri!r})"

    @property
    def description(self) -> str | None:
        """The description given here, else that of the widget once it is built."""
        known = self._source.known
        return self._description or (known.description if known else None)

    async def page(self) -> Page:
        """The page for everyone; never holds a caller's data. Raises PageError."""
        page = await self._source.page()
        self._tell(page)
        return page

    def page_now(self) -> Page:
        """The same, for code that may block: it waits for a build."""
        page = self._source.page_now()
        self._tell(page)
        return page

    def warm(self) -> None:
        """Begin to build, without waiting, and warn about a page that is too big."""
        self._source.start()

    def resource_meta(self) -> dict[str, Any]:
        """`_meta` of the resource, by what is known so far: the engine's share is known once the page is built."""
        known = self._source.known or Page("")
        permissions = {**settings.check_permissions(known.permissions), **self._permissions}
        return resource_meta(
            csp=merge_csp(settings.check_csp(known.csp), self._csp),
            permissions=permissions,
            domain=self._domain,
            prefers_border=self._prefers_border if self._prefers_border is not None else known.prefers_border,
            description=self.description,
        )

    def tool_meta(
        self,
        *,
        visibility: Iterable[str] | None = None,
        serving: str | None = None,
        invoking: str | None = None,
        invoked: str | None = None,
    ) -> dict[str, Any]:
        """`_meta` of a tool that shows this widget; see `meta.tool_meta`. Raises SettingsError."""
        return tool_meta(
            self.uri,
            visibility=settings.check_visibility(visibility),
            serving=None if serving is None else settings.check_serving(serving),
            invoking=settings.check_text("invoking", invoking),
            invoked=settings.check_text("invoked", invoked),
        )

    def app(self, *, visibility: Iterable[str] | None = None) -> Any:
        """For FastMCP: `@mcp.tool(app=widget.app())`. Attach the widget to the server as well."""
        from . import fastmcp  # noqa: PLC0415 - an optional dependency

        return fastmcp.app_config(self, visibility=visibility)

    def attach(self, server: Any) -> ToolDecorator:
        """Make this widget a resource of `server`, and return the decorator for the tools that show it.

        `server` is a `FastMCP`, the official SDK's `MCPServer`, or its `Apps` extension. The decorator works bare
        and takes options, see `ToolDecorator`:

            tool = widget.attach(mcp)

            @tool
            def get_weather(city: str) -> Weather: ...
        """
        kinds = {cls.__module__.partition(".")[0] for cls in type(server).__mro__}
        if "fastmcp" in kinds:
            from . import fastmcp  # noqa: PLC0415 - an optional dependency

            return fastmcp.attach(self, server)
        if "mcp" in kinds:
            from . import sdk  # noqa: PLC0415 - an optional dependency

            return sdk.attach(self, server)
        raise SettingsError(
            "server", f"must be a FastMCP, an MCPServer or its Apps, not {type(server).__name__}"
        )

    def decorator(self, register: Callable[..., Any]) -> ToolDecorator:
        """The decorator for a server's tools; `register(fn, meta=..., **options)` adds one to the server."""

        def tool(
            fn: Any = None,
            *,
            visibility: Iterable[str] | None = None,
            serving: str | None = None,
            invoking: str | None = None,
            invoked: str | None = None,
            meta: dict[str, Any] | None = None,
            **options: Any,
        ) -> Any:
            own = self.tool_meta(visibility=visibility, serving=serving, invoking=invoking, invoked=invoked)

            def add(fn: Callable[..., Any]) -> Callable[..., Any]:
                register(fn, meta={**(meta or {}), **own}, **options)
                return fn

            if isinstance(fn, str):
                options.setdefault("name", fn)
                return add
            return add if fn is None else add(fn)

        return cast("ToolDecorator", tool)

    def on_change(self, listener: Callable[[dict[str, Any]], None]) -> None:
        """Call `listener(resource_meta)` now and whenever the page has changed; for the servers' resource objects."""
        self._changed.append(listener)
        self._source.check_size()
        listener(self.resource_meta())

    def _tell(self, page: Page) -> None:
        if page is not self._told:
            self._told = page
            meta = self.resource_meta()
            for listener in self._changed:
                listener(meta)


def _read_page(file: Path) -> Page:
    return Page(file.read_text(encoding="utf-8"))


def _existing(field: str, path: str | os.PathLike[str], home: Path) -> Path:
    try:
        file = home / path
    except TypeError:
        raise SettingsError(field, f"must be a path, not {path!r}") from None
    if not file.is_file():
        raise SettingsError(field, f"{os.fspath(path)!r} is no file in {home}")
    return file.resolve()


def _folder_of_caller() -> Path:
    """The folder of the module that makes the widget: a host may start the server from anywhere."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") == __name__:
        assert frame.f_back is not None
        frame = frame.f_back
    file = frame.f_globals.get("__file__")
    return Path(file).resolve().parent if isinstance(file, str) else Path.cwd()
