"""`bridge_script` and `tool_button` in the templates of a Flask application."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask

from . import jinja2


def install(app: Flask, *, nonce: Callable[[], str | None] | None = None) -> None:
    """Give all templates of `app` the two functions.

    `nonce` is asked at each `bridge_script` that has none of its own: `nonce=lambda: g.csp_nonce`.
    """
    jinja2.install(app.jinja_env, nonce=None if nonce is None else lambda _: nonce())
