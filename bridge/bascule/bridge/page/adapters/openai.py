"""`window.openai` of ChatGPT (contract, section O). Everything on it may be missing and is looked at before use."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import listen
from bascule.bridge.page.context import merge
from bascule.bridge.page.host import advertised, does, offer, opened, publish
from bascule.bridge.page.js import (
    String,
    field,
    is_function,
    is_object,
    keys,
    prop,
    window,
)
from bascule.bridge.page.names import CALL, LINK, MODE, SEND
from bascule.bridge.page.results import set_output
from bascule.bridge.page.store import change, keep, now
from bascule.bridge.page.values import or_empty


def use(target: Any, action: str, function: str, values: Any) -> None:
    """Do an action with a function of the host's, while it has one; `values(params)` are its arguments."""
    do = prop(target, function)
    if is_function(do):
        offer(action, lambda params, number: do.apply(target, values(params)))
    else:
        advertised.delete(action)


def text_of(params: Any) -> str:
    """The text of a message, for hosts that take nothing else."""
    return "\n".join([String(field(block, "text")) for block in params["content"]])


def start() -> None:
    """Read the globals, follow them, and be ready."""
    advertised.add("network")
    _take(window.openai, field(now["tool"], "output"))
    listen(window, "openai:set_globals", lambda event: _take(or_empty(field(event.detail, "globals")), None))
    opened(None, True)


def _save(params: Any) -> Any:
    state = field(params, "state")
    keep("state", state)
    return [state]


# action, function, its arguments made of the params
USES: list[list[Any]] = [
    [CALL, CALL, lambda params: [params["name"], or_empty(field(params, "arguments"))]],
    [SEND, "sendFollowUpMessage", lambda params: [{"prompt": text_of(params)}]],
    [LINK, "openExternal", lambda params: [{"href": params["url"]}]],
    [MODE, MODE, lambda params: [params]],
    ["requestClose", "requestClose", lambda params: []],
    ["setSize", "notifyIntrinsicHeight", lambda params: [field(params, "height")]],
    ["setWidgetState", "setWidgetState", _save],
]


def _take(given: Any, output: Any) -> None:
    openai = window.openai
    for row in USES:
        use(openai, row[0], row[1], row[2])
    if is_object(prop(given, "toolInput")):
        change("tool", {"input": given.toolInput})
    value = prop(given, "toolOutput")
    if value is not None:
        result = {"structuredContent": value, "_meta": prop(given, "toolResponseMetadata")}
        set_output(output if len(keys(output)) > 0 else value, result, None)
    if prop(given, "widgetState") is not None:
        keep("state", given.widgetState)
    most = prop(given, "maxHeight")
    context: Any = {
        "theme": prop(given, "theme"),
        "displayMode": prop(given, "displayMode"),
        "locale": prop(given, "locale"),
        "safeAreaInsets": field(prop(given, "safeArea"), "insets"),
        "deviceCapabilities": field(prop(given, "userAgent"), "capabilities"),
        "containerDimensions": None if most is None else {"maxHeight": most},
        "availableDisplayModes": ["inline", "fullscreen", "pip"] if does.has(MODE) else None,
    }
    merge(context)
    publish({})
