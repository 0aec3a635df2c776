"""The weather page in Starlette's templates; FastAPI's are the same."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.templating import Jinja2Templates

from bascule.server.templates.starlette import install

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

WEATHER: dict[str, dict[str, Any]] = {
    "Bergen": {"city": "Bergen", "degrees": 11, "sky": "rain"},
    "Oslo": {"city": "Oslo", "degrees": 14, "sky": "clear"},
}

templates = Jinja2Templates(Path(__file__).parent / "templates")
install(templates, nonce=lambda request: request.state.nonce)


def weather(request: Request) -> Response:
    """The page, with the weather in it; only scripts and styles with the nonce run."""
    found = WEATHER.get(request.path_params["city"])
    if found is None:
        raise HTTPException(404)
    nonce = request.state.nonce = secrets.token_urlsafe(16)
    policy = f"default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'"
    return templates.TemplateResponse(
        request,
        "weather.html",
        {"weather": found, "cities": list(WEATHER)},
        headers={"Content-Security-Policy": policy},
    )


app = Starlette(routes=[Route("/weather/{city}", weather)])
