"""Names of actions that are spoken of in several places."""

from __future__ import annotations

CALL = "callTool"
SEND = "sendMessage"
LINK = "openLink"
MODE = "requestDisplayMode"
