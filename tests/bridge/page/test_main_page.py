# ruff: noqa: E501 - scripts and tables read better in one line
"""The bridge in a real page: which adapter is chosen, and the object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import bare, opened, outcome, told

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import FramePage
    from tests.serving import Site

CALLS = "<script>window.openai = {callTool: async () => ({content: []})}</script>"


async def alone(page: Page, site: Site, html: str) -> str:
    """Opens a page on its own; the id of its adapter."""
    await page.goto(site.put(html))
    found: str = await page.evaluate("BasculeBridge.adapterId")
    return found


# contract: D1, D3, D4
@pytest.mark.parametrize(
    ("head", "adapter"),
    [
        (CALLS, "openai"),
        ("<script>window.openai = {toolOutput: {}}</script>", "openai"),
        ("<script>window.openai = {toolInput: {}}</script>", "openai"),
        ("<script>window.openai = {toolOutput: null, callTool: 1}; window.gemini = {}</script>", "gemini"),
        ("<script>window.openai = null</script>", "generic"),
        ("", "generic"),
    ],
)
async def test_the_adapter_of_a_page_on_its_own(page: Page, page_site: Site, head: str, adapter: str) -> None:
    assert await alone(page, page_site, bare(head=head)) == adapter
    assert await page.evaluate("BasculeBridge.initialized")
    assert await page.evaluate("events") == [["bridge:ready", {"adapter": adapter}]]


# contract: D1, D2
@pytest.mark.parametrize(
    ("head", "adapter"),
    [
        (CALLS, "openai"),
        ("<script>window.gemini = {}; window.claude = {}</script>", "ext-apps"),
        ("", "ext-apps"),
    ],
)
async def test_the_adapter_of_a_framed_page(frame_page: FramePage, head: str, adapter: str) -> None:
    framed = await frame_page(bare(head=head), sandbox="allow-scripts")
    assert await framed.frame.evaluate("BasculeBridge.adapterId") == adapter


# contract: D5
async def test_a_page_names_its_adapter(page: Page, page_site: Site, frame_page: FramePage) -> None:
    assert await alone(page, page_site, bare({"adapter": "ext-apps"})) == "ext-apps"
    framed = await frame_page(bare({"adapter": "generic"}))
    assert await framed.frame.evaluate("BasculeBridge.adapterId") == "generic"
    assert await framed.messages() == []


# contract: D6
async def test_the_choice_is_made_once(page: Page, page_site: Site) -> None:
    html = bare(after="window.openai = {callTool: async () => ({content: []})}")
    assert await alone(page, page_site, html) == "generic"
    await page.evaluate(
        "dispatchEvent(new CustomEvent('openai:set_globals', {detail: {globals: {theme: 'dark'}}}))"
    )
    assert await page.evaluate("BasculeBridge.adapterId") == "generic"


# contract: E1
async def test_the_capabilities(frame_page: FramePage) -> None:
    framed = await frame_page(
        bare(after="window.early = BasculeBridge.capabilities"), sandbox="allow-scripts"
    )
    await framed.frame.wait_for_function("() => BasculeBridge.initialized")
    names = {
        "canCallTools",
        "canSendMessages",
        "canOpenLinks",
        "canPersistState",
        "hasNetworkAccess",
        "supportsDisplayModes",
        "supportsTheme",
    }
    early: dict[str, Any] = await framed.frame.evaluate("early")
    assert early == dict.fromkeys(names, False)
    late: dict[str, Any] = await framed.frame.evaluate("BasculeBridge.capabilities")
    assert set(late) == names
    assert late["canCallTools"] is True
    assert late["canPersistState"] is False, "an opaque origin has no storage"
    assert await framed.frame.evaluate(
        "['canCallTools', 'canPersistState', 'constructor', 'nothing'].map(n => BasculeBridge.hasCapability(n))"
    ) == [True, False, False, False]


# contract: E2, J1
async def test_ready_is_told_once_and_after_the_theme(frame_page: FramePage) -> None:
    head = """<script>addEventListener("bridge:ready", () => { window.seen = document.documentElement.dataset.theme })</script>"""
    framed = await opened(frame_page, bare(head=head))
    await framed.post({"jsonrpc": "2.0", "id": 0, "result": {}})
    await framed.request(9, "ping", {})
    assert await told(framed, "bridge:ready") == [{"adapter": "ext-apps"}]
    assert await framed.frame.evaluate("seen") == "light"


# contract: E3
async def test_an_adapter_that_cannot_start(page: Page, page_site: Site) -> None:
    await page.goto(page_site.put(bare({"adapter": "openai"}, after="")))
    events = await page.evaluate("events.map(e => [e[0], String(e[1].error)])")
    assert [name for name, _ in events] == ["bridge:error"]
    assert "TypeError" in events[0][1]
    assert await page.evaluate("thrown") == []
    assert not await page.evaluate("BasculeBridge.initialized")


# contract: E4
async def test_an_action_before_the_host_has_answered(frame_page: FramePage) -> None:
    framed = await frame_page(bare(), initialize=None, sandbox="allow-scripts")
    for call in ("callTool('t')", "openLink('https://a.example')", "sendMessage('hi')", "requestClose()"):
        name, message, method, host, _, _, kind = await outcome(framed, call)
        assert (name, kind, host) == ("BridgeNotReady", "UnsupportedByHost", "ext-apps")
        assert call.startswith(method)
        assert "bridge:ready" in message
    assert {m["method"] for m in await framed.messages()} == {"ui/initialize"}


# contract: E7
async def test_what_is_given_is_a_copy(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    await framed.notify("ui/notifications/tool-input", {"arguments": {"a": [1]}})
    await framed.notify("ui/notifications/tool-result", {"structuredContent": {"b": [1]}, "content": []})
    await framed.request(1, "ping", {})
    same = await framed.frame.evaluate("""() => {
        const b = BasculeBridge;
        b.getToolInput().a.push(2); b.getToolOutput().b.push(2); b.getStructuredContent().b.push(2);
        b.getHostContext().theme = "blue"; b.capabilities.canCallTools = 7;
        return [b.getToolInput(), b.getToolOutput(), b.getStructuredContent(), b.getHostContext().theme, b.getTheme(),
            b.getDisplayMode(), b.capabilities.canCallTools];
    }""")
    assert same == [{"a": [1]}, {"b": [1]}, {"b": [1]}, "light", "light", "inline", True]


# contract: E8
async def test_before_the_host_speaks(page: Page, page_site: Site) -> None:
    await page.emulate_media(color_scheme="dark")
    await alone(page, page_site, bare())
    assert await page.evaluate("[BasculeBridge.getTheme(), BasculeBridge.getDisplayMode()]") == [
        "dark",
        "inline",
    ]
    await page.emulate_media(color_scheme="light")
    assert await page.evaluate("BasculeBridge.getTheme()") == "light"


# contract: E9
async def test_a_second_copy_does_nothing(frame_page: FramePage) -> None:
    from tests.bridge.page.pages import script

    head = f"<script>{script()}</script><script>window.first = BasculeBridge</script>"
    framed = await opened(frame_page, bare(head=head, body='<button data-tool-call="t">b</button>'))
    assert await framed.frame.evaluate("first === BasculeBridge")
    await framed.frame.locator("button").click()
    await framed.wait_for("tools/call")
    assert [m["method"] for m in await framed.messages()].count("ui/initialize") == 1
    assert len(await framed.messages("tools/call")) == 1
    assert framed.silent(), framed.trouble()
