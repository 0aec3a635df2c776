"""What the host is ready for.

Rules of the state:

1. The adapter, chosen once, fills two tables: `does`, what it can do, and `advertised`, what the host offers. An action
   of `does` is `f(params, number)`. It gives or promises the answer, or False when the call `number` is settled later.
2. Until `opened` only what needs no host is done, and nothing is offered; `closed` ends all, for good.
3. A host that refused the handshake is ready and offers nothing.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.browser import tell_page
from bascule.bridge.page.js import Map, Set, field, put, set_prop, splice
from bascule.bridge.page.modes import both
from bascule.bridge.page.names import CALL, LINK, MODE, SEND
from bascule.bridge.page.state import persists
from bascule.bridge.page.store import change, host_context, is_closed, now

does = Map()
advertised = Set()
# The kinds of content that these two take; here are those of a host that lists none.
kinds: Any = {"sendMessage": ["text"], "updateModelContext": ["text", "structuredContent"]}
_accepted: bool = False
_waiting: list[Any] = []


def offer(action: str, do: Any) -> None:
    """Offer an action that the host does."""
    does.set(action, do)
    advertised.add(action)


def offers(action: str) -> bool:
    """Whether the host offers an action now."""
    return _accepted and advertised.has(action)


def publish(changes: Any) -> None:
    """Change the topic `host`, and what follows from it."""
    modes = both() if _accepted else []
    available: Any = {"displayModes": modes, "content": kinds if _accepted else {}}
    for action in advertised:
        set_prop(available, action, _accepted)
    set_prop(available, MODE, len(modes) > 0)
    put(changes, "available", available)
    put(
        changes,
        "capabilities",
        {
            "canCallTools": offers(CALL),
            "canSendMessages": offers(SEND),
            "canOpenLinks": offers(LINK),
            "canPersistState": _accepted and persists(),
            "hasNetworkAccess": offers("network"),
            "supportsDisplayModes": len(modes) > 0,
            "supportsTheme": _accepted and field(host_context(), "theme") is not None,
        },
    )
    change("host", changes)


def opened(answer: Any, accepted: bool) -> None:
    """The adapter is ready: `answer` is the host's to the handshake, `accepted` that it was no refusal."""
    global _accepted
    _accepted = accepted
    publish(
        {
            "ready": True,
            "hostInfo": field(answer, "hostInfo"),
            "hostProtocolVersion": field(answer, "protocolVersion"),
        }
    )
    tell_page("bridge:ready", {"adapter": now["host"]["adapter"]})
    _run()


def closed() -> None:
    """The host has closed the page."""
    global _accepted
    _accepted = False
    publish({"ready": False, "closed": True})
    _run()


def when_ready(do: Any) -> None:
    """Do something now, or as soon as the bridge is ready or closed."""
    _waiting.append(do)
    if now["host"]["ready"] is True or is_closed():
        _run()


def _run() -> None:
    for do in splice(_waiting, 0, len(_waiting)):
        do()
