"""What each platform's result carries, by section C, on both SDKs."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from typing import Any

import pytest

from bascule.server.meta import EXTENSION_ID, SERVING_KEY, WIDGET_CALL_KEY
from bascule.server.serving import COMPONENT_KEY, HTML_KEY, ServingPolicy

from .support import (
    CARD,
    CLIENTS,
    MODERN,
    SERVERS,
    UI,
    URI,
    connected,
    http_app,
    meta_of,
    sdk_client,
    served,
    structured,
)

NAMES = {
    "openai": ("chatgpt", {}),
    "claude": ("claude-ai", {}),
    "gemini": ("gemini-web", {}),
    "cursor": ("cursor-vscode", {}),
    "continue": ("continue-cli", {}),
    "cody": ("cody", {}),
    "ext-apps": ("anything", UI),
    "generic-mcp": ("mcp", {}),
    "unknown": ("nobody", {}),
}
WAYS = ["memory", "memory-2026"]
BOTH = pytest.mark.parametrize("server", SERVERS)


def data_in(html: str) -> Any:
    found = re.search(r'<script id="bascule-data" type="application/json">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def ours(result: Any) -> dict[str, Any]:
    return {key: value for key, value in meta_of(result).items() if key in (HTML_KEY, COMPONENT_KEY)}


# contract: C1
@BOTH
@pytest.mark.parametrize("serving", ["static", "inline", "hybrid"])
async def test_the_data_is_the_same_for_all(server: str, serving: str) -> None:
    mcp = SERVERS[server](serving=serving)
    seen = []
    for name, extensions in NAMES.values():
        async with connected(mcp, "memory", CLIENTS["mcp"], name=name, extensions=extensions) as caller:
            result = await caller.call_tool("get_weather", {"city": "Bergen"})
        seen.append((structured(result), [block.model_dump() for block in result.content], result.is_error))
    assert seen == [seen[0]] * len(NAMES)
    assert seen[0][0] == {"city": "Bergen", "degrees": 11}


# contract: C2
@BOTH
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("platform", NAMES)
async def test_static_is_the_default_and_puts_no_page_in_a_result(
    server: str, way: str, platform: str
) -> None:
    name, extensions = NAMES[platform]
    async with connected(SERVERS[server](), way, CLIENTS["mcp"], name=name, extensions=extensions) as caller:
        assert ours(await caller.call_tool("get_weather", {"city": "Bergen"})) == {}
        read = await caller.read_resource(URI)
        assert read.contents[0].text == CARD


# contract: C3
@BOTH
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("platform", NAMES)
async def test_inline_holds_the_page_with_the_calls_data(server: str, way: str, platform: str) -> None:
    name, extensions = NAMES[platform]
    mcp = SERVERS[server](serving="inline")
    async with connected(mcp, way, CLIENTS["mcp"], name=name, extensions=extensions) as caller:
        meta = ours(await caller.call_tool("get_weather", {"city": "Bergen"}))
    if platform == "gemini":
        assert meta == {}
        return
    assert data_in(meta.pop(HTML_KEY)) == {
        "toolName": "get_weather",
        "input": {"city": "Bergen"},
        "output": {"city": "Bergen", "degrees": 11},
    }
    assert meta == {}


# contract: C4
@BOTH
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("platform", NAMES)
async def test_hybrid_names_the_page(server: str, way: str, platform: str) -> None:
    name, extensions = NAMES[platform]
    mcp = SERVERS[server](serving="hybrid")
    async with connected(mcp, way, CLIENTS["mcp"], name=name, extensions=extensions) as caller:
        meta = ours(await caller.call_tool("get_weather", {"city": "Bergen"}))
    named = {"type": "html", "hash": hashlib.sha256(CARD.encode()).hexdigest(), "toolName": "get_weather"}
    assert meta == ({COMPONENT_KEY: named} if platform in ("openai", "cursor", "ext-apps") else {})


# contract: C5
@BOTH
@pytest.mark.parametrize("serving", ["inline", "hybrid"])
async def test_a_call_of_the_widget_gets_data_only(server: str, serving: str) -> None:
    mcp = SERVERS[server](serving=serving)
    async with connected(mcp, "memory", CLIENTS["mcp"], name="chatgpt") as caller:
        for mark, plain in ((True, True), ("true", False), (1, False), (None, False), (False, False)):
            result = await caller.call_tool("get_weather", {"city": "Bergen"}, meta={WIDGET_CALL_KEY: mark})
            assert (ours(result) == {}) is plain, mark
            assert structured(result) == {"city": "Bergen", "degrees": 11}


# contract: C6
@BOTH
@pytest.mark.parametrize("serving", ["static", "inline", "hybrid"])
@pytest.mark.parametrize("mode", ["legacy", MODERN])
async def test_no_caller_sees_what_is_anothers(server: str, serving: str, mode: str) -> None:
    with served(http_app(SERVERS[server](serving=serving))) as url:
        async with (
            sdk_client(f"{url}/mcp", name="chatgpt", mode=mode) as alice,
            sdk_client(f"{url}/mcp", name="chatgpt", mode=mode) as bob,
        ):
            calls = [
                (caller.call_tool("get_weather", {"city": f"{who}-{number}"}), who)
                for number in range(5)
                for caller, who in ((alice, "alice"), (bob, "bob"))
            ]
            results = await asyncio.gather(*(call for call, _ in calls))
            for result, (_, who) in zip(results, calls, strict=True):
                everything = result.model_dump_json()
                assert who in everything
                assert ("bob" if who == "alice" else "alice") not in everything
            for caller in (alice, bob):
                page = await caller.read_resource(URI)
                listed = await caller.list_resources()
                assert page.contents[0].text == CARD
                assert "alice" not in listed.model_dump_json()
                assert "bob" not in listed.model_dump_json()


# contract: C7
@BOTH
async def test_the_nearest_setting_wins(server: str) -> None:
    async def kinds(mcp: Any) -> dict[str, list[str]]:
        async with connected(mcp, "memory", CLIENTS["mcp"], name="chatgpt") as caller:
            return {
                tool: sorted(ours(await caller.call_tool(tool, {"city": "Bergen"})))
                for tool in ("get_weather", "hybrid_weather", "static_weather")
            }

    own = {"hybrid_weather": [COMPONENT_KEY], "static_weather": []}
    assert await kinds(SERVERS[server]()) == {"get_weather": [], **own}
    assert await kinds(SERVERS[server](serving="inline")) == {"get_weather": [HTML_KEY], **own}
    assert await kinds(SERVERS[server](serving="hybrid")) == {"get_weather": [COMPONENT_KEY], **own}


# contract: C7
def test_the_nearest_setting_by_itself() -> None:
    assert ServingPolicy().mode(None) == "static"
    assert ServingPolicy("inline").mode({}) == "inline"
    assert ServingPolicy("inline").mode({SERVING_KEY: "static"}) == "static"


@BOTH
async def test_the_authors_names_for_clients_decide_too(server: str) -> None:
    mcp = SERVERS[server](serving="hybrid", mappings={"acme": "cursor"})
    async with connected(mcp, "memory", CLIENTS["mcp"], name="ACME") as caller:
        assert COMPONENT_KEY in ours(await caller.call_tool("get_weather", {"city": "Bergen"}))
    mcp = SERVERS[server](serving="hybrid", custom_only=True)
    async with connected(mcp, "memory", CLIENTS["mcp"], name="chatgpt") as caller:
        assert ours(await caller.call_tool("get_weather", {"city": "Bergen"})) == {}


@BOTH
async def test_a_failed_call_carries_no_page(server: str) -> None:
    mcp = SERVERS[server](serving="inline")
    async with connected(
        mcp, "memory", CLIENTS["mcp"], name="chatgpt", extensions={EXTENSION_ID: {}}
    ) as caller:
        result = await caller.call_tool("get_weather", {"city": ["no", "city"]})
    assert result.is_error
    assert ours(result) == {}
