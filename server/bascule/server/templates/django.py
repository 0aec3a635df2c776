"""`{% bridge_script %}` and `{% tool_button %}` in Django templates.

    TEMPLATES = [{..., "OPTIONS": {"libraries": {"bascule": "bascule.server.templates.django"}}}]

    {% load bascule %}
    {% bridge_script tool="get_weather" input=input output=output %}
    {% tool_button "Bergen" tool="get_weather" args=args %}

Django's templates have no dictionaries: a button's arguments are a variable, or words of their own that begin
with `arg_`: `{% tool_button "Bergen" tool="get_weather" arg_city="Bergen" %}`. The nonce is the context's
`csp_nonce` or the request's, where there is one. Django hands a tag nothing to tell a variable that is not there
from an empty text.
"""

from __future__ import annotations

from typing import Any

from django.template import Context, Library  # type: ignore[import-untyped]
from markupsafe import Markup

from . import html

register = Library()


@register.simple_tag(takes_context=True)  # type: ignore[untyped-decorator]
def bridge_script(context: Context, tool: str | None = None, **options: Any) -> Markup:
    """The bridge's script elements; see `bascule.server.templates.bridge_script`."""
    request = context.get("request")
    found = context.get("csp_nonce") or getattr(request, "csp_nonce", None)
    options.setdefault("nonce", str(found) if found else None)
    return html.bridge_script(tool, **options)


@register.simple_tag  # type: ignore[untyped-decorator]
def tool_button(label: Any, *, tool: str, args: dict[str, Any] | None = None, **options: Any) -> Markup:
    """A button that calls a tool; see `bascule.server.templates.tool_button`."""
    words = {name.removeprefix("arg_"): value for name, value in options.items() if name.startswith("arg_")}
    attributes = {name: value for name, value in options.items() if not name.startswith("arg_")}
    return html.tool_button(label, tool=tool, args={**(args or {}), **words}, **attributes)
