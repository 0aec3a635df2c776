# ruff: noqa: E501 - scripts and tables read better in one line
"""A scripted `window.openai` (contract, section O). No real one can be had: ChatGPT is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import bare

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.serving import Site

OPENAI = """<script>window.said = []; window.openai = {
    toolInput: {city: "Bergen"}, toolOutput: {t: 11}, toolResponseMetadata: {secret: 1}, widgetState: {open: true},
    theme: "dark", displayMode: "inline", locale: "nb-NO", safeArea: {insets: {top: 3}}, maxHeight: 500,
    userAgent: {capabilities: {hover: true, touch: false}},
    callTool: async (...all) => { said.push(["callTool", ...all]); if (all[0] === "bad") throw new Error("it broke"); return {content: [], structuredContent: {x: 1}} },
    sendFollowUpMessage: async (...all) => { said.push(["sendFollowUpMessage", ...all]) },
    openExternal: (...all) => { said.push(["openExternal", ...all]) },
    requestDisplayMode: async ({mode}) => { said.push(["requestDisplayMode", mode]); return {mode} },
    setWidgetState: async (...all) => { said.push(["setWidgetState", ...all]) },
    requestModal: async (...all) => { said.push(["requestModal", ...all]); return {ok: 1} },
    requestClose: () => { said.push(["requestClose"]) },
    selectFiles: async () => [{fileId: "f"}],
}</script>"""
NOW = "[BasculeBridge.getToolInput(), BasculeBridge.getToolOutput(), BasculeBridge.getStructuredContent()]"


async def change(page: Page, globals_: str) -> None:
    await page.evaluate(
        f"dispatchEvent(new CustomEvent('openai:set_globals', {{detail: {{globals: {globals_}}}}}))"
    )


# contract: O1
@pytest.mark.parametrize(
    ("data", "output"),
    [
        (None, {"t": 11}),
        ({"toolName": "t", "output": {"mine": 1}}, {"mine": 1}),
        ({"toolName": "t", "output": {}}, {"t": 11}),
        ({"toolName": "t", "output": None}, {"t": 11}),
    ],
)
async def test_the_output(page: Page, page_site: Site, data: Any, output: Any) -> None:
    await page.goto(page_site.put(bare(data=data, head=OPENAI)))
    assert await page.evaluate(NOW) == [{"city": "Bergen"}, output, {"t": 11}]


# contract: O2, J6
async def test_the_globals_change(page: Page, page_site: Site) -> None:
    await page.goto(page_site.put(bare(head=OPENAI)))
    await page.evaluate("""() => { window.told = [];
        BasculeBridge.onToolResult(o => told.push(["result", o])); BasculeBridge.onContextChange(c => told.push(["context", c])) }""")
    await change(page, "{toolOutput: {t: 12}, toolInput: {city: 'Oslo'}}")
    await change(
        page, "{theme: 'light', locale: 'en', displayMode: 'fullscreen', safeArea: {insets: {top: 4}}}"
    )
    await change(page, "{theme: 'light'}")
    assert await page.evaluate(NOW) == [{"city": "Oslo"}, {"t": 12}, {"t": 12}]
    told = await page.evaluate("told")
    assert told[0] == ["result", {"t": 11}]
    assert told[2:] == [
        ["result", {"t": 12}],
        [
            "context",
            {"theme": "light", "displayMode": "fullscreen", "locale": "en", "safeAreaInsets": {"top": 4}},
        ],
    ]
    assert told[1][1]["containerDimensions"] == {"maxHeight": 500}
    assert await page.evaluate("[BasculeBridge.getDisplayMode(), document.documentElement.lang]") == [
        "fullscreen",
        "en",
    ]
    assert [name for name, _ in await page.evaluate("events.map(e => [e[0], 0])")] == ["bridge:ready"]


# contract: O3, M1, M2, L6, N4
async def test_actions(page: Page, page_site: Site) -> None:
    await page.goto(page_site.put(bare({"displayModes": ["inline", "fullscreen"]}, head=OPENAI)))
    result = {"content": [], "structuredContent": {"x": 1}}
    for call, answer in (
        ("callTool('t', {a: 1})", result),
        ("sendMessage('hello')", {}),
        ("openLink('https://a.example')", {}),
        ("requestDisplayMode('fullscreen')", {"mode": "fullscreen"}),
        ("setWidgetState({open: false})", {}),
        ("requestClose()", {}),
    ):
        assert await page.evaluate(f"outcome(BasculeBridge.{call})") == ["ok", answer], call
    assert await page.evaluate("said") == [
        ["callTool", "t", {"a": 1}],
        ["sendFollowUpMessage", {"prompt": "hello"}],
        ["openExternal", {"href": "https://a.example"}],
        ["requestDisplayMode", "fullscreen"],
        ["setWidgetState", {"open": False}],
        ["requestClose"],
    ]
    assert await page.evaluate("[BasculeBridge.getDisplayMode(), BasculeBridge.getWidgetState()]") == [
        "fullscreen",
        {"open": False},
    ]
    failed = await page.evaluate("outcome(BasculeBridge.callTool('bad'))")
    assert failed[:2] == ["HostError", "callTool: it broke (host: openai)"]
    assert (await page.evaluate("outcome(BasculeBridge.updateModelContext({}))"))[0] == "UnsupportedByHost"
    assert await page.evaluate("thrown") == []


# contract: N4
async def test_its_own_widget_state(page: Page, page_site: Site) -> None:
    await page.goto(page_site.put(bare(head=OPENAI)))
    assert await page.evaluate("BasculeBridge.getWidgetState()") == {"open": True}
    await page.evaluate("BasculeBridge.setWidgetState(null)")
    assert await page.evaluate("[BasculeBridge.getWidgetState(), Object.keys(localStorage)]") == [None, []]


# contract: O4
async def test_the_rest_is_reachable_through_the_port(page: Page, page_site: Site) -> None:
    await page.goto(page_site.put(bare(head=OPENAI, port=True)))

    async def call(function: str, *args: Any) -> Any:
        return await page.evaluate(
            """params => new Promise(done => BasculeBridge.attach((t, v) => t === "settle" && done(v.slice(1)))
                .call(1, "openai", params, {}))""",
            {"function": function, "args": list(args)},
        )

    assert await call("requestModal", {"title": "x"}) == [True, {"ok": 1}]
    assert (await call("selectFiles"))[1] == [{"fileId": "f"}]
    for missing in ("getFileDownloadUrl", "constructor", "__proto__", "toString", "hasOwnProperty"):
        ok, error = await call(missing)
        assert (ok, error["name"]) == (False, "UnsupportedByHost"), missing
        assert missing in error["message"]


# contract: H6, O3
async def test_no_answer_in_time(page: Page, page_site: Site) -> None:
    await page.goto(
        page_site.put(bare(head="<script>window.openai = {callTool: () => new Promise(() => 0)}</script>"))
    )
    assert (await page.evaluate("outcome(BasculeBridge.callTool('t', {}, {timeout: 0.02}))"))[
        0
    ] == "RequestTimeout"
