"""What the host says of itself: capabilities, and the context that it starts with and changes.

MCP Apps 2026-01-26, "Host Capabilities", "Host Context".
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import index_of, is_array

MODES = ["inline", "fullscreen", "pip"]
# The tallest an inline frame gets, in pixels; the page may scroll beyond.
MAX_HEIGHT = 2000
PIP = {"width": 360, "height": 280}


def capabilities(csp: Any, permissions: Any) -> Any:
    """What this host can do for a page; what its sandbox approved."""
    kinds: Any = {"text": {}, "image": {}, "audio": {}, "resource": {}, "resourceLink": {}}
    return {
        "openLinks": {},
        "downloadFile": {},
        "serverTools": {},
        "serverResources": {},
        "logging": {},
        "message": kinds,
        "updateModelContext": {
            "text": {},
            "image": {},
            "audio": {},
            "resource": {},
            "resourceLink": {},
            "structuredContent": {},
        },
        "sandbox": {
            "csp": {} if csp is None else csp,
            "permissions": {} if permissions is None else permissions,
        },
    }


def dimensions(mode: str, width: int, viewport_width: int, viewport_height: int) -> Any:
    """`containerDimensions` in pixels: inline has a fixed width and may grow, the others are fixed."""
    if mode == "fullscreen":
        return {"width": viewport_width, "height": viewport_height}
    if mode == "pip":
        return {"width": PIP["width"], "height": PIP["height"]}
    return {"width": width, "maxHeight": MAX_HEIGHT}


def context(tool: Any, theme: str, variables: Any, size: Any, device: Any) -> Any:
    """The host context of the handshake. `device` is `{locale, timeZone, touch, hover, userAgent}`."""
    return {
        "toolInfo": {"tool": tool},
        "theme": theme,
        "styles": {"variables": variables},
        "displayMode": "inline",
        "availableDisplayModes": MODES,
        "containerDimensions": size,
        "locale": device["locale"],
        "timeZone": device["timeZone"],
        "userAgent": "bascule-host/1.0.0",
        "platform": "web",
        "deviceCapabilities": {"touch": device["touch"], "hover": device["hover"]},
        "safeAreaInsets": {"top": 0, "right": 0, "bottom": 0, "left": 0},
    }


def next_mode(asked: Any, current: str, declared: Any) -> str:
    """The display mode that a page gets for the one it asks: it must be ours and among its declared ones."""
    for mode in MODES:
        if asked == mode and is_array(declared) and index_of(declared, mode) >= 0:
            return mode
    return current
