"""The project's own host: the weather example over HTTP, and everything a page may ask of it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from bascule.host.serve import running
from tests import mcp_servers
from tests.bundles import module

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import BrowserContext, Frame, Page


@pytest.fixture(scope="module")
async def small_server(made: None) -> AsyncIterator[str]:
    async with mcp_servers.over_http(mcp_servers.small()) as address:
        yield address


class Shown:
    """The host's page, the framed widget once it is there, and what went wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.requests: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        page.on("request", lambda r: self.requests.append(r.url))

    async def frame(self) -> Frame:
        """The widget's frame, once its document is there."""
        handle = await self.page.locator("#holder iframe").element_handle()
        frame = await handle.content_frame()
        assert frame is not None
        await frame.wait_for_load_state()
        return frame

    async def log(self) -> list[str]:
        """Titles of the messages, the oldest first, with the direction."""
        found = self.page.locator("#log li")
        texts = await found.evaluate_all(
            "items => items.map(i => `${i.dataset.from}: ${i.querySelector('span').textContent}`)"
        )
        return list(reversed(texts))

    async def logged(self, title: str) -> None:
        """Waits for a message."""
        await self.page.locator("#log summary span", has_text=title).first.wait_for()

    async def ask(self, method: str, params: Any) -> Any:
        """What the small server's page gets for a request; its error as `{error}`."""
        return await (await self.frame()).evaluate(
            "([method, params]) => ask(method, params).catch(error => ({error}))", [method, params]
        )


@asynccontextmanager
async def shown(context: BrowserContext, server: str, **start: Any) -> AsyncIterator[Shown]:
    async with running(server, **start) as address:
        page = await context.new_page()
        made = Shown(page)
        await page.goto(address)
        yield made
        assert made.errors == []
        await page.close()


async def test_the_weather_page_over_http_from_call_to_teardown(
    context: BrowserContext, weather_server: str
) -> None:
    async with shown(context, weather_server, tool="get_weather", args={"city": "Bergen"}) as host:
        frame = await host.frame()
        await frame.get_by_role("heading", name="Bergen").wait_for()
        await frame.get_by_role("button", name="7 days").click()
        await frame.get_by_role("cell", name="Sunday").wait_for()
        assert (await host.log())[:4] == [
            "page: ui/initialize",
            "host: answer to ui/initialize",
            "page: ui/notifications/initialized",
            "host: ui/notifications/tool-input",
        ]
        assert "host: answer to tools/call" in await host.log()
        # The frame is made as high as its content is, one message later.
        inside = await frame.evaluate(
            "document.getElementById('bascule-root').getBoundingClientRect().height"
        )
        await host.page.wait_for_function(
            "high => Math.abs(document.querySelector('#holder iframe').clientHeight - high) <= 1", arg=inside
        )
        framed = [url for url in host.requests if not url.startswith(host.page.url)]
        assert len(framed) == 1, "the widget made a request of its own"
        await host.page.get_by_role("button", name="Tear down").click()
        await host.logged("answer to ui/resource-teardown")
        await host.page.locator("#holder iframe").wait_for(state="detached")


async def test_another_place_from_the_form(context: BrowserContext, weather_server: str) -> None:
    async with shown(context, weather_server) as host:
        await host.page.get_by_label("city").fill("Tromsø")
        await host.page.get_by_role("button", name="Run").click()
        await (await host.frame()).get_by_role("heading", name="Tromsø").wait_for()
        await host.page.get_by_label("city").fill("Atlantis")
        await host.page.get_by_role("button", name="Run").click()
        await host.page.locator("#prompt", has_text="Atlantis").wait_for()
        await (await host.frame()).get_by_role("alert").wait_for()


async def test_theme_and_width_reach_the_page(context: BrowserContext, weather_server: str) -> None:
    async with shown(context, weather_server, tool="get_weather", args={"city": "Bergen"}) as host:
        frame = await host.frame()
        await frame.get_by_role("heading", name="Bergen").wait_for()
        await host.page.get_by_text("Dark").click()
        await frame.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
        ground = "getComputedStyle(document.querySelector('.b-card')).backgroundColor"
        assert await frame.evaluate(ground) == "rgb(29, 32, 36)"
        await host.page.locator("#width").fill("320")
        await frame.wait_for_function("() => innerWidth === 320")
        assert await frame.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("policy", ["spec-default-opaque", "no-policy"])
async def test_the_page_of_a_host_with_another_sandbox(
    context: BrowserContext, small_server: str, policy: str
) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}, policy=policy) as host:
        await (await host.frame()).get_by_text('{"text":"ab"}').wait_for()


async def test_another_policy_frames_the_page_anew(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        await (await host.frame()).get_by_text('{"text":"ab"}').wait_for()
        await host.page.locator("#policy").select_option("claude")
        await host.page.locator("#holder iframe[sandbox*=forms]").wait_for()
        await (await host.frame()).get_by_text('{"text":"ab"}').wait_for()


async def test_what_the_host_says_of_itself(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        frame = await host.frame()
        await frame.wait_for_function("() => window.host !== undefined")
        said = await frame.evaluate("host")
        assert said["protocolVersion"] == "2026-01-26"
        assert said["hostContext"]["toolInfo"]["tool"]["name"] == "echo"
        assert said["hostContext"]["locale"] == "en-GB"
        assert said["hostContext"]["timeZone"] == "Europe/Oslo"
        assert len(said["hostContext"]["styles"]["variables"]) == 76
        assert said["hostContext"]["containerDimensions"]["width"] == await frame.evaluate("innerWidth")
        assert await frame.evaluate(
            "seen.filter(m => m.method === 'ui/notifications/tool-input')[0].params"
        ) == {"arguments": {"text": "ab", "times": 1}}
        await host.page.wait_for_function(
            "() => document.querySelector('#holder iframe').clientHeight === 90"
        )


async def test_requests_of_a_page_reach_the_server(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        result = await host.ask("tools/call", {"name": "for_app", "_meta": {"bascule/widgetCall": True}})
        assert result["structuredContent"]["meta"]["bascule/widgetCall"] is True
        assert "visibility" in (await host.ask("tools/call", {"name": "for_model"}))["error"]["message"]
        assert (await host.ask("tools/call", {"name": "fail"}))["isError"] is True
        assert len((await host.ask("resources/list", {}))["resources"]) == 2
        assert (await host.ask("sampling/createMessage", {}))["error"]["code"] == -32601


async def test_messages_and_model_context_are_shown(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        content = [{"type": "text", "text": "<b>hello</b>"}]
        assert await host.ask("ui/message", {"role": "user", "content": content}) == {}
        await host.page.locator(".message", has_text="<b>hello</b>").wait_for()
        assert "error" in await host.ask("ui/message", {"role": "assistant", "content": content})
        assert await host.ask("ui/update-model-context", {"structuredContent": {"picked": 7}}) == {}
        assert '"picked": 7' in (await host.page.locator("#model-text").text_content() or "")


async def test_a_link_is_opened_only_after_a_question(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        frame = await host.frame()
        asked = "url => { window.done = ask('ui/open-link', {url}); return null; }"
        await frame.evaluate(asked, "https://example.com/x")
        await host.page.get_by_role("dialog").get_by_text("https://example.com/x").wait_for()
        await host.page.get_by_role("button", name="Cancel").last.click()
        assert await frame.evaluate("done") == {"isError": True}
        await frame.evaluate(asked, "http://127.0.0.1:9/")
        async with context.expect_page() as opened:
            await host.page.get_by_role("button", name="Continue").click()
        await (await opened.value).close()
        assert await frame.evaluate("done") == {}
        assert "error" in await host.ask("ui/open-link", {"url": "javascript:alert(1)"})


async def test_a_file_is_saved_only_after_a_question(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        resource = {"uri": "file:///data/rows.csv", "mimeType": "text/csv", "text": "a,b\n"}
        await (await host.frame()).evaluate(
            "contents => { window.done = ask('ui/download-file', {contents}); return null; }",
            [{"type": "resource", "resource": resource}],
        )
        async with host.page.expect_download() as saved:
            await host.page.get_by_role("button", name="Continue").click()
        download = await saved.value
        assert download.suggested_filename == "rows.csv"
        assert (await download.path()).read_text() == "a,b\n"


async def test_display_modes(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        assert await host.ask("ui/request-display-mode", {"mode": "pip"}) == {"mode": "inline"}
        assert await host.page.locator("#mode input[value=pip]").is_disabled()
        assert await host.ask("ui/request-display-mode", {"mode": "fullscreen"}) == {"mode": "fullscreen"}
        frame = await host.frame()
        changed = "seen.filter(m => m.method === 'ui/notifications/host-context-changed').map(m => m.params)"
        assert (await frame.evaluate(changed))[-1]["displayMode"] == "fullscreen"
        await host.page.get_by_role("button", name="Back to inline").click()
        await frame.wait_for_function(f"() => {changed}.at(-1).displayMode === 'inline'")


async def test_a_widget_that_asks_to_be_closed_is(context: BrowserContext, small_server: str) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}) as host:
        await (await host.frame()).evaluate("tell('ui/notifications/request-teardown', {})")
        await host.page.locator("#holder iframe").wait_for(state="detached")
        assert "page: answer to ui/resource-teardown" in await host.log()


async def test_a_tool_that_is_cancelled_says_so_to_its_widget(
    context: BrowserContext, small_server: str
) -> None:
    async with shown(context, small_server, tool="wait") as host:
        frame = await host.frame()
        await frame.wait_for_function("() => window.host !== undefined")
        await host.page.locator("#stop").click()
        await frame.wait_for_function("() => seen.some(m => m.method === 'ui/notifications/tool-cancelled')")
        await host.page.locator("#problem", has_text="cancelled").wait_for()


@pytest.mark.parametrize(
    ("start", "where", "message"),
    [
        ({"tool": "none"}, "#wrong", "No tool none with a widget"),
        ({"tool": "plain"}, "#wrong", "No tool plain with a widget"),
        ({"tool": "pageless"}, "#problem", "ui://small/missing"),
    ],
)
async def test_what_cannot_be_shown_says_why(
    context: BrowserContext, small_server: str, start: dict[str, Any], where: str, message: str
) -> None:
    async with shown(context, small_server, **start) as host:
        await host.page.locator(where, has_text=message).wait_for()


async def test_wrong_arguments_are_named_before_anything_is_called(
    context: BrowserContext, small_server: str
) -> None:
    async with shown(context, small_server) as host:
        await host.page.get_by_label("times").fill("many")
        await host.page.get_by_role("button", name="Run").click()
        await host.page.locator("#wrong", has_text="times is not a number: many").wait_for()
        assert await host.page.locator("#holder iframe").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_in_the_hosts_page(
    context: BrowserContext, small_server: str, theme: str
) -> None:
    async with shown(context, small_server, tool="echo", args={"text": "ab"}, theme=theme) as host:
        await (await host.frame()).get_by_text('{"text":"ab"}').wait_for()
        await host.page.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
        found = await host.page.evaluate("axe.run(document, {iframes: false}).then(done => done.violations)")
        assert [(v["id"], [n["target"] for n in v["nodes"]]) for v in found] == []
