"""The bridge in a server's own templates: pages without a Python engine, written in HTML.

`bridge_script` and `tool_button` give safe HTML, for any template engine that knows `__html__`. Ready to use:

- Jinja2: `bascule.server.templates.jinja.install(environment)`
- Flask: `bascule.server.templates.flask.install(app)`
- Starlette and FastAPI: `bascule.server.templates.starlette.install(templates)`
- Django: `"libraries": {"bascule": "bascule.server.templates.django"}` among the options of its templates
"""

from __future__ import annotations

from .html import bridge_script as bridge_script
from .html import tool_button as tool_button

__all__ = ["bridge_script", "tool_button"]
