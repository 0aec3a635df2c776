"""The host's own origin: its page, and the two things that page asks for: requests to the server, and frames.

`POST /api/mcp {method, params, app}` → `{result}` or `{error: {code, message, data?}}`, a JSON-RPC outcome.
`POST /api/frames {uri, policy}` → `{address, sandbox, allow, csp, prefersBorder, complaints, bytes}` or
`{error}`.
`GET /api/server` → `{server, tools}` or `{error}`.

Other pages in the same browser must not drive a server through this: a request that brings another `Origin`,
or came for another name than ours, is refused.
"""

from __future__ import annotations

import asyncio
import json
from importlib import resources
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from bascule.host.frames import Frames, NotAWidgetError, frame
from bascule.host.policies import UnknownPolicyError, policies, policy
from bascule.host.upstream import INTERNAL_ERROR, INVALID_PARAMS, RefusedError, UnreachableError, Upstream

NAMES = ["127.0.0.1", "localhost"]
FORBIDDEN = -32003
# The host's page itself: its own script and style, frames from the other origin.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; "
    "connect-src 'self'; frame-src {frames}; base-uri 'none'; form-action 'none'"
)


def asset(folder: str, name: str) -> str:
    """A text file of this package; raises `FileNotFoundError`."""
    return resources.files("bascule.host").joinpath(folder, name).read_text("utf-8")


class Host:
    """The application; `start` is what the page begins with: `{tool, args, policy, theme, width}`."""

    def __init__(self, upstream: Upstream, frames: Frames, frame_origin: str, start: dict[str, Any]) -> None:
        self.upstream = upstream
        self.frames = frames
        self.frame_origin = frame_origin
        self.start = start
        self.app = Starlette(
            routes=[
                Route("/", self._page),
                Route("/host.js", self._script),
                Route("/host.css", self._style),
                Route("/api/server", self._server),
                Route("/api/mcp", self._mcp, methods=["POST"]),
                Route("/api/frames", self._frames, methods=["POST"]),
            ],
            middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=NAMES)],
        )

    async def _page(self, _: Request) -> Response:
        settings = {
            "start": self.start,
            "styles": json.loads(asset("view", "styles.json")),
            "policies": [{"id": p.id, "label": p.label, "wasm": p.wasm} for p in policies()],
        }
        document = asset("view", "index.html").replace(
            "{{settings}}", json.dumps(settings).replace("<", "\\u003c")
        )
        return HTMLResponse(
            document,
            headers={
                "Content-Security-Policy": CSP.format(frames=self.frame_origin),
                "Cache-Control": "no-store",
            },
        )

    async def _script(self, _: Request) -> Response:
        return Response(asset("static", "host.js"), media_type="text/javascript", headers=_FRESH)

    async def _style(self, _: Request) -> Response:
        return Response(asset("view", "host.css"), media_type="text/css", headers=_FRESH)

    async def _server(self, _: Request) -> Response:
        try:
            return JSONResponse({"server": await self.upstream.info(), "tools": await self.upstream.tools()})
        except (UnreachableError, RefusedError) as error:
            return _error(INTERNAL_ERROR, str(error))

    async def _mcp(self, request: Request) -> Response:
        try:
            body = await self._body(request)
            method, params = body.get("method"), body.get("params") or {}
            if not isinstance(method, str) or not isinstance(params, dict):
                raise RefusedError(INVALID_PARAMS, "method must be a string, params an object")
            asked = self.upstream.request(method, params, app=body.get("app") is True)
            return JSONResponse({"result": await _while_wanted(request, asked)})
        except RefusedError as error:
            return _error(error.code, error.message, error.data)
        except UnreachableError as error:
            return _error(INTERNAL_ERROR, str(error))

    async def _frames(self, request: Request) -> Response:
        try:
            body = await self._body(request)
            chosen = policy(str(body.get("policy")))
            made = frame(await self.upstream.request("resources/read", {"uri": body.get("uri")}), chosen)
        except RefusedError as error:
            return _error(error.code, error.message, error.data)
        except (UnreachableError, NotAWidgetError, UnknownPolicyError) as error:
            return _error(INTERNAL_ERROR, str(error))
        return JSONResponse(
            {
                "address": self.frame_origin + self.frames.add(made),
                "sandbox": made.sandbox,
                "allow": made.allow,
                "csp": made.csp,
                "prefersBorder": made.ui.get("prefersBorder"),
                "complaints": made.complaints,
                "bytes": len(made.html.encode()),
            }
        )

    async def _body(self, request: Request) -> dict[str, Any]:
        own = f"{request.url.scheme}://{request.headers.get('host')}"
        if request.headers.get("origin", own) != own:
            raise RefusedError(FORBIDDEN, "only the host's own page may ask")
        try:
            body = await request.json()
        except ValueError:
            raise RefusedError(INVALID_PARAMS, "the body is not JSON") from None
        if not isinstance(body, dict):
            raise RefusedError(INVALID_PARAMS, "the body is not an object")
        return body


_FRESH = {"Cache-Control": "no-cache"}


def _error(code: int, message: str, data: object = None) -> Response:
    error = {"code": code, "message": message}
    return JSONResponse({"error": error if data is None else {**error, "data": data}})


async def _while_wanted(request: Request, asked: Any) -> Any:
    """Runs a request until its answer; ends it when the page that asked went away or cancelled."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    work, leaving = asyncio.ensure_future(asked), asyncio.ensure_future(gone())
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise RefusedError(INTERNAL_ERROR, "cancelled by the page")
        return work.result()
    finally:
        work.cancel()
        leaving.cancel()
        await asyncio.gather(work, leaving, return_exceptions=True)
