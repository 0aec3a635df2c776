"""The origin that widgets are framed from: each page once under an address of its own, with its policy.

It is another origin than the host's, so that `allow-same-origin` gives a page its storage and nothing of the
host's.
"""

from __future__ import annotations

import base64
import binascii
import secrets
from collections import OrderedDict
from typing import Any, NamedTuple

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from bascule.host.csp import allow, merge
from bascule.host.policies import Policy
from bascule.host.upstream import MIME_TYPE

KEPT = 50
BUDGET = 1_000_000


class NotAWidgetError(Exception):
    """What was read is no page that a host would show; the message says why."""


class Frame(NamedTuple):
    """One page to be framed: its document, its headers and the attributes of its frame."""

    html: str
    csp: str
    sandbox: str
    allow: str
    ui: dict[str, Any]
    complaints: list[str]


def frame(result: dict[str, Any], policy: Policy) -> Frame:
    """Makes a frame of a `resources/read` result; raises `NotAWidgetError`."""
    contents = result.get("contents")
    if not isinstance(contents, list) or not contents:
        raise NotAWidgetError("the resource has no content")
    content = contents[0]
    kind = content.get("mimeType")
    if kind is None or kind.replace(" ", "").lower() != MIME_TYPE:
        raise NotAWidgetError(f"the resource is {kind or 'of no type'}; hosts show {MIME_TYPE} only")
    said = (content.get("_meta") or {}).get("ui")
    ui: dict[str, Any] = said if isinstance(said, dict) else {}
    html = _html(content)
    merged = merge(policy.csp, ui.get("csp"))
    complaints = list(merged.complaints)
    size = len(html.encode())
    if size > BUDGET:
        complaints.append(f"the page weighs {size:,} bytes; some hosts refuse more than {BUDGET:,}")
    return Frame(html, merged.csp, policy.sandbox, allow(ui.get("permissions")), ui, complaints)


def _html(content: dict[str, Any]) -> str:
    if isinstance(content.get("text"), str):
        return str(content["text"])
    try:
        return base64.b64decode(content["blob"], validate=True).decode()
    except (KeyError, TypeError, binascii.Error, UnicodeDecodeError):
        raise NotAWidgetError("the resource has neither text nor a blob that is UTF-8") from None


class Frames:
    """The last pages that were shown, and the application that serves them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Frame] = OrderedDict()
        self.app = Starlette(routes=[Route("/{id}", self._serve)])

    def add(self, made: Frame) -> str:
        """Keeps a page; returns its path. The oldest of more than fifty go."""
        id = secrets.token_urlsafe(9)  # noqa: A001 - the route's name
        self._kept[id] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return f"/{id}"

    async def _serve(self, request: Request) -> Response:
        made = self._kept.get(request.path_params["id"])
        if made is None:
            return PlainTextResponse("This widget is no longer kept. Run the tool again.", 404)
        headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
        if made.csp:
            headers["Content-Security-Policy"] = made.csp
        return HTMLResponse(made.html, headers=headers)
