"""What a result carries besides its data: nothing, the page with the data in it, or the page's name (contract C).

| mode | what is added to `_meta` | for whom |
|---|---|---|
| `static` (the default) | nothing: the page is the `ui://` resource | |
| `inline` | `ui/html`: the page with this call's input and output in it | all but `gemini` |
| `hybrid` | `ui/component`: `{type: "html", hash, toolName}` | `openai`, `cursor`, `ext-apps` |

`content` and `structuredContent` are the same for all. A call that the widget itself makes gets data only, and so
does a failed call in `inline`: there is no output to put in. A page with a caller's data is made for one answer
and kept nowhere.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from .clients import Mappings, as_pairs, detect_platform, request_meta
from .embed import call_output, embed_call
from .errors import PageError
from .meta import SERVING_KEY, WIDGET_CALL_KEY
from .pages import Page
from .settings import Serving, check_serving

logger = logging.getLogger("bascule.server")

HTML_KEY = "ui/html"
COMPONENT_KEY = "ui/component"
NO_INLINE = frozenset({"gemini"})
HYBRID = frozenset({"openai", "cursor", "ext-apps"})


class HasPage(Protocol):
    """A widget, or the page of somebody else's resource."""

    async def page(self) -> Page:
        """The page for everyone. Raises PageError."""


@dataclass(frozen=True)
class Result:
    """A tool's result by its parts; `content` gives the blocks in the wire's form and is asked only if needed."""

    tool: str
    arguments: Mapping[str, Any]
    structured: Any
    content: Callable[[], list[dict[str, Any]]]
    is_error: bool


class ServingPolicy:
    """A server's choice of serving mode and its names for clients. Raises SettingsError."""

    def __init__(
        self, serving: Serving = "static", *, mappings: Mappings = (), custom_only: bool = False
    ) -> None:
        self.serving = check_serving(serving)
        self.mappings = as_pairs(mappings)
        self.custom_only = custom_only

    def mode(self, tool_meta: Mapping[str, Any] | None) -> Serving:
        """The tool's own mode, else the server's."""
        own = (tool_meta or {}).get(SERVING_KEY)
        return self.serving if own is None else check_serving(own)

    async def result_meta(
        self, widget: HasPage, tool_meta: Mapping[str, Any] | None, context: Any, result: Result
    ) -> dict[str, Any]:
        """What to add to the result's `_meta`; never raises for a page that cannot be made: the data still goes."""
        mode = self.mode(tool_meta)
        if mode == "static" or request_meta(context).get(WIDGET_CALL_KEY) is True:
            return {}
        platform = detect_platform(context, mappings=self.mappings, custom_only=self.custom_only)
        wanted = platform in HYBRID if mode == "hybrid" else platform not in NO_INLINE and not result.is_error
        if not wanted:
            return {}
        try:
            page = await widget.page()
        except PageError as error:
            logger.warning("The result of tool %r goes without its page: %s", result.tool, error)
            return {}
        if mode == "hybrid":
            return {COMPONENT_KEY: {"type": "html", "hash": page.hash, "toolName": result.tool}}
        output = call_output(result.structured, result.content())
        return {
            HTML_KEY: embed_call(page.html, tool=result.tool, input=dict(result.arguments), output=output)
        }
