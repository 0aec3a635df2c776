"""No host that we know: a page on its own. It opens links itself."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.adapters.adapter import Adapter


class Generic(Adapter):
    """Does what a page can do without a host."""

    def __init__(self, bridge: Any) -> None:
        super().__init__("generic", bridge)
        self.does.set("openLink", lambda params, number: self.open_link(params, number))
        self.advertised.add("openLink")
