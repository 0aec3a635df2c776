"""Shows an example in the project's own host, fed by its real server over HTTP.

    async with hosted(context, "booking", "find_table", {"guests": 4}) as shown:
        await shown.frame.get_by_label("Name").fill("Ada")

When the block ends nothing may have gone wrong: no error, no violation of the policy, no request of the page's own.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastmcp import Client

from bascule.host.serve import running
from tests.bundles import module
from tests.framing import Recorded
from tests.loading import example
from tests.mcp_servers import over_http

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import BrowserContext, Locator

# The specification's default, which forbids WebAssembly, and the same with it.
STRICT = ["spec-default", "spec-wasm"]
PATIENCE = 30_000  # milliseconds: Brython starts slowly on a busy machine


class Hosted(Recorded):
    """A page in the host: `page` is the host's, `frame` the widget's."""

    frames = 0

    def only_asked_for_webassembly(self) -> bool:
        """Whether the policy kept nothing out but the page's question whether it may have WebAssembly."""
        return all(one["blocked"] == "wasm-eval" for one in self.violations)

    async def framed(self) -> None:
        """Waits until the widget shows its result."""
        frame = await (await self.page.locator("#holder iframe").element_handle()).content_frame()
        assert frame is not None
        self.frame = frame
        self.frames += 1
        await frame.locator("#bascule-root :is(h1, h2)").first.wait_for()

    async def offered(self, tool: str, **arguments: str) -> str:
        """Has the host call a tool of the widget, as one does by hand; the answer as JSON."""
        if not await self.page.locator("#offered-call").is_visible():
            await self.page.get_by_text("Tools of the widget").click()
        await self.page.get_by_label("Its tool").select_option(tool)
        for name, value in arguments.items():
            field = self.page.locator("#offered-fields").get_by_label(name)
            if await field.evaluate("node => node.matches('select')"):
                await field.select_option(value)
            else:
                await field.fill(value)
        await self.page.get_by_role("button", name="Call").click()
        answer = self.page.locator("#offered-answer")
        await answer.wait_for()
        return await answer.inner_text()

    async def again(self) -> None:
        """Has the host end the widget, call its tool again and frame it anew."""
        before = await self.page.locator("#holder iframe").element_handle()
        await self.page.get_by_role("button", name="Run").click()
        await self.page.wait_for_function("frame => !frame.isConnected", arg=before)
        await self.framed()

    async def told(self, text: str) -> None:
        """Waits until the host would tell the model this, in JSON."""
        await self.page.locator("#model-text", has_text=text).wait_for(state="attached")

    async def focused(self, locator: Locator) -> None:
        """Waits until it has the focus."""
        await locator.and_(self.frame.locator(":focus")).wait_for()

    async def dark(self) -> None:
        """Changes the host's theme."""
        await self.page.get_by_text("Dark", exact=True).click()
        await self.frame.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")

    async def width(self, pixels: int) -> None:
        """Changes the widget's width, and waits until nothing is wider: a chart follows some frames later."""
        await self.page.locator("#width").fill(str(pixels))
        await self.frame.wait_for_function(
            "pixels => innerWidth === pixels && document.documentElement.scrollWidth <= pixels", arg=pixels
        )

    async def axe(self) -> None:
        """axe-core finds nothing."""
        if not await self.frame.evaluate("'axe' in window"):
            await self.frame.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
            # The host's ground shines through, which axe cannot see from inside.
            await self.frame.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
        # What fades in is pale until it is there.
        await self.frame.evaluate("""Promise.all(document.getAnimations()
            .filter(one => one.timeline === document.timeline && one.effect.getComputedTiming().endTime < 1e4)
            .map(one => one.finished.catch(() => 0)))""")
        rules = "{rules: {region: {enabled: false}}}"  # a card beside a chat has no landmarks of its own
        found = await self.frame.evaluate(f"axe.run('#bascule-root', {rules})")
        assert len(found["passes"]) > 8
        wrong = [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]]
        assert not wrong, wrong


@asynccontextmanager
async def hosted(
    context: BrowserContext,
    name: str,
    tool: str,
    args: dict[str, Any] | None = None,
    *,
    policy: str = "spec-wasm",
) -> AsyncIterator[Hosted]:
    """See the module."""
    async with Client(example(name).mcp) as client:
        await client.list_resources()  # the page is built by then
    async with (
        over_http(example(name).mcp) as server,
        running(server, tool=tool, args=args, policy=policy) as address,
    ):
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        await page.set_viewport_size({"width": 1500, "height": 1000})
        shown = Hosted(page, page.main_frame)
        await shown.watch(set())
        await page.goto(address)
        await shown.framed()
        yield shown
        others = [url for url in shown.requests if not url.startswith(address)]
        assert len(others) == shown.frames, f"the widget made requests: {others}"
        assert shown.only_asked_for_webassembly(), shown.violations
        assert shown.errors == []
        await page.close()
