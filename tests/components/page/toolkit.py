"""A page with the real compiled `toolkit.js`, and a program in place of Python that records what it is told.

`window.BasculeBridge` is a small fake unless the real script is given: most tests ask nothing of a bridge.
`Toolkit.update` goes through `BasculePort.update`, as an engine does.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import TYPE_CHECKING

from assets.page_python import compile_bundle

if TYPE_CHECKING:
    from typing import Any

    from playwright.async_api import Page

ENTRY = Path(__file__).parents[3] / "components" / "bascule" / "components" / "page" / "main.py"

FAKE_BRIDGE = """
window.bridgeCalls = [];
window.BasculeBridge = {attach(listener) {
  window.bridgeSays = listener;
  listener("host", {adapter: "generic", ready: true});
  listener("tool", {status: "waiting"});
  listener("state", null);
  const record = name => (...args) => { window.bridgeCalls.push([name, ...args]); };
  return {call: record("call"), cancel: record("cancel"), answer: record("answer")};
}};
"""

PROGRAM = """
window.told = [];
window.onTold = null;
window.listenNow = () => new Promise(started => BasculePort.listen(text => {
  const message = JSON.parse(text);
  window.told.push(message);
  if (message[0] === "start") setTimeout(started);
  return (window.onTold && window.onTold(message)) || "";
}));
window.ran = 0;
"""


@functools.cache
def toolkit_js() -> str:
    """`toolkit.js`, compiled once a run."""
    return compile_bundle(ENTRY)


class Toolkit:
    """The page, driven through its port."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.problems: list[str] = []

    async def open(self, prerendered: str = "", bridge: str = FAKE_BRIDGE, listen: bool = True) -> Toolkit:
        """Load the page; `prerendered` is what stands in the root element."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        html = (
            f"<!doctype html><html><head><title>t</title><script>{bridge}</script></head>"
            f"<body><div id='bascule-root'>{prerendered}</div><script>{toolkit_js()}</script>"
            f"<script>{PROGRAM}</script></body></html>"
        )
        await self.page.set_content(html)
        if listen:
            await self.page.evaluate("listenNow()")
        return self

    async def update(self, *batch: Any) -> str:
        """Send a batch; what the page answers."""
        answer = await self.page.evaluate("text => BasculePort.update(text)", json.dumps(list(batch)))
        assert isinstance(answer, str)
        return answer

    async def show(self, *batch: Any) -> str:
        """Send a batch that must be taken; the root's HTML."""
        assert await self.update(*batch) == ""
        return await self.html()

    async def refused(self, *batch: Any) -> str:
        """Send a batch that must be refused; the message."""
        answer = await self.update(*batch)
        assert answer, "the batch was taken"
        error = json.loads(answer)
        assert error["name"] == "BadTree"
        message: str = error["message"]
        return message

    async def html(self) -> str:
        """What stands in the root element."""
        return await self.page.inner_html("#bascule-root")

    async def events(self) -> list[Any]:
        """The events told since the last call, `[instance, handler, value]` each."""
        told = json.loads(await self.page.evaluate("JSON.stringify(told.splice(0))"))
        return [message[1] for message in told if message[0] == "event"]

    async def call(self, *action: Any) -> str:
        """Start an action; what the page answers."""
        answer: str = await self.page.evaluate("text => BasculePort.call(text)", json.dumps(list(action)))
        return answer
