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
from bascule.bridge.page.greeting import ADAPTER
from bascule.bridge.page.js import Map, Promise, Set, field
from bascule.bridge.page.modes import both
from bascule.bridge.page.names import CALL, LINK, SEND
from bascule.bridge.page.store import change, host_context

does = Map()
advertised = Set()
_accepted: bool = False
_opened: list[Any] = []
# Kept as soon as the bridge is ready or closed.
ready = Promise(lambda resolve, reject: _opened.append(resolve))


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
    change(
        "host",
        {
            **changes,
            "offered": [*advertised] if _accepted else [],
            "capabilities": {
                "canCallTools": offers(CALL),
                "canSendMessages": offers(SEND),
                "canOpenLinks": offers(LINK),
                "canPersistState": offers("storage"),
                "hasNetworkAccess": offers("network"),
                "supportsDisplayModes": len(modes) > 0,
                "supportsTheme": _accepted and field(host_context(), "theme") is not None,
            },
        },
    )


def opened(answer: Any, accepted: bool) -> None:
    """The adapter is ready: `answer` is the host's to the handshake, `accepted` that it was no refusal."""
    global _accepted
    _accepted = accepted
    publish({"ready": True, "answer": answer})
    tell_page("bridge:ready", {"adapter": ADAPTER})
    _opened[0]()


def closed() -> None:
    """The host has closed the page."""
    global _accepted
    _accepted = False
    publish({"ready": False, "closed": True})
    _opened[0]()
