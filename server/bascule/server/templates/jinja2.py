"""`bridge_script` and `tool_button` in Jinja2 templates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jinja2 import Environment, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from .html import bridge_script, tool_button

Nonce = str | Callable[[Context], str | None]


def install(environment: Environment, *, nonce: Nonce | None = None) -> None:
    """Give all templates of `environment` the two functions.

    Args:
        environment: with autoescaping or without.
        nonce: for every `bridge_script` that has none of its own; a function gets the template's context.
    """

    @pass_context
    def script(context: Context, *args: Any, **options: Any) -> Markup:
        options.setdefault("nonce", nonce(context) if callable(nonce) else nonce)
        return bridge_script(*args, **options)

    environment.globals["bridge_script"] = script
    environment.globals["tool_button"] = tool_button
