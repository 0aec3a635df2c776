"""The weather page in Flask's templates."""

from __future__ import annotations

import secrets
from typing import Any

from flask import Flask, Response, abort, g, render_template

from bascule.server.templates.flask import install

WEATHER: dict[str, dict[str, Any]] = {
    "Bergen": {"city": "Bergen", "degrees": 11, "sky": "rain"},
    "Oslo": {"city": "Oslo", "degrees": 14, "sky": "clear"},
}

app = Flask(__name__)
install(app, nonce=lambda: g.nonce)


@app.before_request
def choose_nonce() -> None:
    """A new nonce for each answer."""
    g.nonce = secrets.token_urlsafe(16)


@app.after_request
def set_policy(response: Response) -> Response:
    """Only scripts and styles with the nonce run."""
    response.headers["Content-Security-Policy"] = (
        f"default-src 'none'; script-src 'nonce-{g.nonce}'; style-src 'nonce-{g.nonce}'"
    )
    return response


@app.get("/weather/<city>")
def weather(city: str) -> str:
    """The page, with the weather in it."""
    if city not in WEATHER:
        abort(404)
    return render_template("weather.html", weather=WEATHER[city], cities=list(WEATHER))
