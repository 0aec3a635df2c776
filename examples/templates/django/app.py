"""The weather page in Django's templates: a project in one file."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import execute_from_command_line
from django.core.wsgi import get_wsgi_application
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

WEATHER: dict[str, dict[str, Any]] = {
    "Bergen": {"city": "Bergen", "degrees": 11, "sky": "rain"},
    "Oslo": {"city": "Oslo", "degrees": 14, "sky": "clear"},
}

settings.configure(
    ALLOWED_HOSTS=["127.0.0.1", "localhost"],
    ROOT_URLCONF=__name__,
    SECRET_KEY=secrets.token_urlsafe(32),
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "DIRS": [Path(__file__).parent / "templates"],
            "OPTIONS": {"libraries": {"bascule": "bascule.server.templates.django"}},
        }
    ],
)


def weather(request: HttpRequest, city: str) -> HttpResponse:
    """The page, with the weather in it; only scripts and styles with the nonce run."""
    if city not in WEATHER:
        raise Http404
    nonce = secrets.token_urlsafe(16)
    context = {
        "input": {"city": city},
        "weather": WEATHER[city],
        "cities": list(WEATHER),
        "csp_nonce": nonce,
    }
    response = render(request, "weather.html", context)
    response["Content-Security-Policy"] = (
        f"default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'"
    )
    return response


urlpatterns = [path("weather/<str:city>", weather)]
application = get_wsgi_application()

if __name__ == "__main__":
    execute_from_command_line(sys.argv)
