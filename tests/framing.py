"""Frames a page as a chat host does, under any sandbox and policy, and records all that it does.

    framed = await frame_page(html, csp="default-src 'none'; …", sandbox="allow-scripts")
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", {"content": []})
    await framed.frame.get_by_text("Bergen").wait_for()
    assert framed.silent()

The host is a scripted one: it answers `ui/initialize` with `initialize` (`None`: never) and other requests
by `answers`, `{method: result}`. `host_script` is JavaScript that runs in the host's document before the
frame is there, and has `host`:

- `host.on(method, params => result)`: answers a request of the page, a promise or a value; throw
  `{code, message, data}` for an error;
- `host.post(message)`: posts to the page, once it is there;
- `host.received`: what the page posted, `{data, origin, at}`, in the order of arrival, `at` milliseconds
  since 1970.

The page is served from another origin than the host's, its policy is an HTTP header.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.async_api import BrowserContext, Frame, Page

    from tests.serving import Site

INITIALIZE: dict[str, Any] = {
    "protocolVersion": "2026-01-26",
    "hostInfo": {"name": "test-host", "version": "1.0.0"},
    "hostCapabilities": {
        "openLinks": {},
        "serverTools": {},
        "serverResources": {},
        "logging": {},
        "message": {"text": {}},
        "updateModelContext": {"text": {}, "structuredContent": {}},
    },
    "hostContext": {
        "theme": "light",
        "displayMode": "inline",
        "availableDisplayModes": ["inline", "fullscreen"],
        "locale": "en-GB",
        "timeZone": "Europe/Oslo",
        "platform": "web",
    },
}

# Runs in every frame before its own scripts; policies do not apply to it.
WATCH = """
document.addEventListener("securitypolicyviolation", event => window.__violation({
  directive: event.effectiveDirective, blocked: event.blockedURI, sample: event.sample,
  line: event.lineNumber, url: event.documentURI}));
"""

HOST = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test host</title>
<link rel="icon" href="data:,">
<style>body{margin:0}iframe{border:0;width:%(width)dpx;height:%(height)dpx;display:block}</style></head><body>
<script>
const host = {
  received: [], handlers: new Map(), waiting: [],
  on(method, handler) { host.handlers.set(method, handler); },
  post(message) {
    const frame = document.querySelector("iframe");
    frame.contentWindow.postMessage(message, "*");
  },
  async answer({id, method, params}) {
    if (!host.handlers.has(method)) return;
    let reply;
    try { reply = {jsonrpc: "2.0", id, result: await host.handlers.get(method)(params)}; }
    catch (error) {
      const {code = -32000, message = String(error), data} = error;
      reply = {jsonrpc: "2.0", id, error: {code, message, ...(data === undefined ? {} : {data})}};
    }
    host.post(reply);
  },
};
addEventListener("message", event => {
  const frame = document.querySelector("iframe");
  if (!frame || event.source !== frame.contentWindow) return;
  const at = performance.timeOrigin + performance.now();
  host.received.push({data: event.data, origin: event.origin, at});
  if (event.data && event.data.method && event.data.id !== undefined) host.answer(event.data);
});
for (const [method, result] of Object.entries(%(answers)s)) host.on(method, () => structuredClone(result));
</script>
<script>%(script)s</script>
<iframe %(attributes)ssrc="%(address)s" title="page"></iframe>
</body></html>
"""


@dataclass
class Recorded:
    """A framed page, and what it did so far. Lists grow while the page runs."""

    page: Page
    frame: Frame
    requests: list[str] = field(default_factory=list)
    violations: list[dict[str, Any]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)

    async def watch(self, ours: set[str], init_script: str = "") -> None:
        """Starts to record; requests for `ours`, the documents themselves, are left out."""
        page = self.page
        page.on("request", lambda r: self.requests.append(r.url) if r.url not in ours else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.console.append(f"{message.type}: {message.text}"))
        await page.expose_function("__violation", self._violated)
        await page.add_init_script(WATCH + init_script)

    def _violated(self, violation: dict[str, Any]) -> None:
        self.violations.append(violation)

    async def text(self) -> str:
        """The text that the page shows."""
        return await self.frame.locator("body").inner_text()

    def silent(self) -> bool:
        """No request, no policy violation, no uncaught error."""
        return not (self.requests or self.violations or self.errors)

    def trouble(self) -> dict[str, list[Any]]:
        """For the message of a failed assertion."""
        return {"requests": self.requests, "violations": self.violations, "errors": self.errors}


@dataclass
class Framed(Recorded):
    """A page in the scripted host."""

    async def received(self) -> list[dict[str, Any]]:
        """What the page posted: `{data, origin, at}`, in order."""
        found: list[dict[str, Any]] = await self.page.evaluate("host.received")
        return found

    async def messages(self, method: str | None = None) -> list[dict[str, Any]]:
        """The messages themselves, in order; only those of one method when it is given."""
        data = [entry["data"] for entry in await self.received()]
        return [m for m in data if method is None or (isinstance(m, dict) and m.get("method") == method)]

    async def wait_for(self, method: str, number: int = 1, timeout: float = 20) -> dict[str, Any]:
        """Waits for the `number`th message of a method from the page; at most `timeout` seconds."""
        await self.page.wait_for_function(
            "([m, n]) => host.received.filter(e => e.data && e.data.method === m).length >= n",
            arg=[method, number],
            timeout=timeout * 1000,
        )
        return (await self.messages(method))[number - 1]

    async def wait_for_answer(self, id: int | str, timeout: float = 20) -> dict[str, Any]:  # noqa: A002
        """Waits for the page's answer to the host's request of this id."""
        found = await self.page.wait_for_function(
            "id => host.received.map(e => e.data).find(d => d && d.id === id && !d.method)",
            arg=id,
            timeout=timeout * 1000,
        )
        answer: dict[str, Any] = await found.json_value()
        return answer

    async def post(self, message: object) -> None:
        """Posts any JSON value to the page as it is."""
        await self.page.evaluate("message => host.post(message)", message)

    async def notify(self, method: str, params: object) -> None:
        """Sends the page a notification."""
        await self.post({"jsonrpc": "2.0", "method": method, "params": params})

    async def request(self, id: int | str, method: str, params: object) -> dict[str, Any]:  # noqa: A002
        """Sends the page a request and waits for its answer."""
        await self.post({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
        return await self.wait_for_answer(id)


async def frame_page(
    context: BrowserContext,
    host: Site,
    site: Site,
    html: str,
    *,
    csp: str = "",
    sandbox: str = "",
    host_script: str = "",
    initialize: Mapping[str, Any] | None = INITIALIZE,
    answers: Mapping[str, Any] | None = None,
    width: int = 640,
    height: int = 480,
    init_script: str = "",
) -> Framed:
    """See the module. An empty `sandbox` is no sandbox at all, an empty `csp` no policy.

    `init_script` runs in the page's frame (and in the host's) before any of their own scripts.
    """
    address = site.put(html, headers={"Content-Security-Policy": csp} if csp else {})
    replies = dict(answers or {})
    if initialize is not None:
        replies.setdefault("ui/initialize", initialize)
    document = HOST % {
        "width": width,
        "height": height,
        "answers": json.dumps(replies).replace("<", "\\u003c"),
        "script": host_script,
        "attributes": f'sandbox="{sandbox}" ' if sandbox else "",
        "address": address,
    }
    outer = host.put(document)
    page = await context.new_page()
    framed = Framed(page, page.main_frame)
    await framed.watch({outer, address}, init_script)
    await page.goto(outer)
    frame = page.frame(url=address)
    assert frame is not None, "the page was not framed"
    framed.frame = frame
    return framed
