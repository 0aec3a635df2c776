"""The bridge in a server's own templates: pages without a Python engine, written in HTML.

`bridge_script` and `tool_button` give safe HTML, for any template engine that knows `__html__`. `install` gives them
to the templates of a Jinja2 environment, of a Flask application, or of Starlette's and FastAPI's `Jinja2Templates`.
Django takes `"libraries": {"bascule": "bascule.server.templates.django"}` among the options of its templates.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..errors import SettingsError
from .html import bridge_script as bridge_script
from .html import tool_button as tool_button

__all__ = ["bridge_script", "install", "tool_button"]


def install(target: Any, *, nonce: Callable[..., str | None] | None = None) -> None:
    """Give all templates of `target` the two functions; `nonce` is that of the engine's own module.

    `target` is a Jinja2 `Environment`, a `Flask`, or a `Jinja2Templates`. Raises SettingsError for another.
    """
    kinds = {cls.__module__.partition(".")[0] for cls in type(target).__mro__}
    for engine in ("flask", "starlette", "jinja2"):
        if engine in kinds:
            import_module(f".{engine}", __name__).install(target, nonce=nonce)
            return
    raise SettingsError(
        "target", f"must be a Jinja2 Environment, a Flask or a Jinja2Templates, not {type(target).__name__}"
    )
