"""`bridge_script` and `tool_button` in the templates of Starlette and FastAPI."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.templating import Jinja2Templates

from . import jinja2


def install(templates: Jinja2Templates, *, nonce: Callable[[Request], str | None] | None = None) -> None:
    """Give all of `templates` the two functions.

    `nonce` is asked at each `bridge_script` that has none of its own: `nonce=lambda request: request.state.nonce`.
    """
    jinja2.install(templates.env, nonce=None if nonce is None else lambda context: nonce(context["request"]))
