"""Who is calling, by section A, and what it says it shows, by section B."""

from __future__ import annotations

import re
from typing import Any

import pytest
from mcp_types import ClientCapabilities, Implementation

from bascule.server import app_support, detect_platform
from bascule.server.meta import EXTENSION_ID, MIME_TYPE

from .support import CLIENTS, MODERN, SERVERS, UI, connected, fastmcp_client, structured

INFO = "io.modelcontextprotocol/clientInfo"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"

EVERYWHERE = [(server, client) for server in SERVERS for client in CLIENTS]


async def who(client: Any, meta: dict[str, Any] | None = None) -> dict[str, str]:
    found: dict[str, str] = structured(await client.call_tool("whoami", {}, meta=meta))
    return found


# contract: A1
@pytest.mark.parametrize(("server", "client"), EVERYWHERE)
@pytest.mark.parametrize("how", ["memory-2026", "http-2026", "stateless-2026"])
async def test_a_modern_request_names_its_client(server: str, client: str, how: str) -> None:
    async with connected(SERVERS[server](), how, CLIENTS[client], name="claude-ai") as caller:
        assert (await who(caller))["platform"] == "claude"


# contract: A1
@pytest.mark.parametrize("server", SERVERS)
async def test_a_requests_own_name_counts_for_that_request_alone(server: str) -> None:
    async with connected(SERVERS[server](), "http", CLIENTS["mcp"], name="cursor-vscode") as caller:
        assert (await who(caller, {INFO: {"name": "ChatGPT", "version": "1"}}))["platform"] == "openai"
        assert (await who(caller))["platform"] == "cursor"
    async with connected(SERVERS[server](), "stateless", CLIENTS["mcp"], name="cursor-vscode") as caller:
        assert (await who(caller, {INFO: {"name": "ChatGPT", "version": "1"}}))["platform"] == "openai"
        assert (await who(caller))["platform"] == "unknown"


# contract: A2
@pytest.mark.parametrize(("server", "client"), EVERYWHERE)
@pytest.mark.parametrize("how", ["memory", "http"])
async def test_a_session_keeps_its_name(server: str, client: str, how: str) -> None:
    async with connected(SERVERS[server](), how, CLIENTS[client], name="Anthropic/ClaudeAI") as caller:
        assert [(await who(caller))["platform"] for _ in range(3)] == ["claude"] * 3


# contract: A2, B5
@pytest.mark.parametrize(("server", "client"), EVERYWHERE)
async def test_a_process_on_stdio_is_a_session(server: str, client: str) -> None:
    async with CLIENTS[client](f"stdio:{server}", name="openai-mcp", extensions=UI) as caller:
        assert await who(caller) == {"platform": "ext-apps", "support": "supported"}
        assert await who(caller) == {"platform": "ext-apps", "support": "supported"}


# contract: A2
@pytest.mark.parametrize("server", SERVERS)
async def test_two_sessions_of_one_server_keep_apart(server: str) -> None:
    from .support import http_app, sdk_client, served

    with served(http_app(SERVERS[server]())) as url:
        async with (
            fastmcp_client(f"{url}/mcp", name="gemini-cli") as one,
            sdk_client(f"{url}/mcp", name="cursor") as two,
        ):
            assert (await who(one))["platform"] == "gemini"
            assert (await who(two))["platform"] == "cursor"
            assert (await who(one))["platform"] == "gemini"


# contract: A3
def test_mappings_then_the_extension_then_words() -> None:
    apps: dict[str, Any] = {"extensions": {EXTENSION_ID: {}}}
    mine = [("claude-ai", "mine")]
    assert detect_platform(client_info="claude-ai", capabilities=apps, mappings=mine) == "mine"
    assert detect_platform(client_info="claude-ai", capabilities=apps) == "ext-apps"
    assert detect_platform(client_info="claude-ai") == "claude"


# contract: A4, A5, A6, A7, A8, A9, A10
@pytest.mark.parametrize(
    ("name", "platform"),
    [
        ("chatgpt", "openai"),
        ("openai-mcp", "openai"),
        ("my-gpt-shell", "openai"),
        ("claude-ai", "claude"),
        ("Anthropic/Desktop", "claude"),
        ("gemini-cli", "gemini"),
        ("Bard", "gemini"),
        ("google-ai-studio", "gemini"),
        ("Google AI", "gemini"),
        ("cursor-vscode", "cursor"),
        ("continue-cli", "continue"),
        ("cody", "cody"),
        ("Sourcegraph/1", "cody"),
        ("mcp-inspector", "generic-mcp"),
        ("fastmcp", "generic-mcp"),
    ],
)
def test_words_in_the_name(name: str, platform: str) -> None:
    assert detect_platform(client_info={"name": name}) == platform
    assert detect_platform(client_info={"name": name.upper()}) == platform


# contract: A11
@pytest.mark.parametrize(
    "info", [None, "", {}, {"name": ""}, {"name": None}, {"name": 7}, {"name": ["mcp"]}, "acme", 3]
)
def test_no_word_and_no_name(info: Any) -> None:
    assert detect_platform(client_info=info) == "unknown"


# contract: A12
@pytest.mark.parametrize(
    ("name", "platform"),
    [
        ("CLAUDE-for-ChatGPT", "openai"),
        ("gemini claude", "claude"),
        ("Cursor-Gemini", "gemini"),
        ("continue in CURSOR", "cursor"),
        ("cody-continue", "continue"),
        ("mcp-cody", "cody"),
        ("mcp-claude-cody-gpt", "openai"),
    ],
)
def test_the_first_row_wins_and_case_never_matters(name: str, platform: str) -> None:
    assert detect_platform(client_info=name) == platform


# contract: A13
@pytest.mark.parametrize("place", ["experimental", "extensions"])
@pytest.mark.parametrize("value", [{}, {"mimeTypes": []}, {"anything": 1}])
def test_the_extension_declared(place: str, value: Any) -> None:
    assert detect_platform(client_info="x", capabilities={place: {EXTENSION_ID: value}}) == "ext-apps"
    declared = ClientCapabilities.model_validate({place: {EXTENSION_ID: value}})
    assert (
        detect_platform(client_info=Implementation(name="x", version="1"), capabilities=declared)
        == "ext-apps"
    )


# contract: A13
@pytest.mark.parametrize("value", [None, True, "yes", 1, [], [{}]])
@pytest.mark.parametrize("place", ["experimental", "extensions"])
def test_what_is_no_object_declares_nothing(place: str, value: Any) -> None:
    assert detect_platform(capabilities={place: {EXTENSION_ID: value}}) == "unknown"
    assert detect_platform(capabilities={place: value}) == "unknown"


# contract: A14
@pytest.mark.parametrize("server", SERVERS)
async def test_the_extension_counts_for_the_session_or_for_one_request(server: str) -> None:
    async with connected(
        SERVERS[server](), "http", CLIENTS["fastmcp"], name="cursor", extensions={EXTENSION_ID: {}}
    ) as c:
        assert [(await who(c))["platform"] for _ in range(2)] == ["ext-apps"] * 2
    declared: dict[str, Any] = {CAPABILITIES: {"extensions": {EXTENSION_ID: {}}}}
    for how in ("http", "stateless"):
        async with connected(SERVERS[server](), how, CLIENTS["mcp"], name="cursor") as c:
            assert (await who(c, declared))["platform"] == "ext-apps"
            assert (await who(c))["platform"] == ("cursor" if how == "http" else "unknown")


# contract: A15
@pytest.mark.parametrize("server", SERVERS)
async def test_gemini_cli_with_the_extension(server: str) -> None:
    async with connected(
        SERVERS[server](), "memory", CLIENTS["mcp"], name="gemini-cli", extensions=UI
    ) as caller:
        assert (await who(caller))["platform"] == "ext-apps"


# contract: A16
@pytest.mark.parametrize("server", SERVERS)
async def test_a_mapping_wins_over_the_extension(server: str) -> None:
    async with connected(SERVERS[server](), "memory", CLIENTS["mcp"], name="ACME", extensions=UI) as caller:
        assert (await who(caller))["platform"] == "acme-chat"


# contract: A17
def test_a_string_must_be_the_whole_name() -> None:
    for name, platform in [
        ("acme", "desk"),
        ("AcMe", "desk"),
        ("acme-desk", "unknown"),
        ("my acme", "unknown"),
    ]:
        assert detect_platform(client_info=name, mappings={"Acme": "desk"}) == platform
    assert detect_platform(client_info="a.me", mappings={"a.me": "desk"}) == "desk"
    assert detect_platform(client_info="acme", mappings={"a.me": "desk"}) == "unknown"


# contract: A18
def test_a_pattern_is_searched() -> None:
    mappings = {re.compile(r"acme-\d+"): "desk"}
    assert detect_platform(client_info="the acme-12 app", mappings=mappings) == "desk"
    assert detect_platform(client_info="ACME-12", mappings=mappings) == "unknown"


# contract: A19
def test_the_first_mapping_wins() -> None:
    mappings: list[tuple[str | re.Pattern[str], str]] = [
        ("other", "0"),
        (re.compile("ac"), "1"),
        ("acme", "2"),
        (re.compile("me"), "3"),
    ]
    assert detect_platform(client_info="acme", mappings=mappings) == "1"


# contract: A20
def test_custom_only() -> None:
    assert detect_platform(client_info="claude", custom_only=True) == "unknown"
    apps: dict[str, Any] = {"extensions": {EXTENSION_ID: {}}}
    assert detect_platform(client_info="claude", capabilities=apps, custom_only=True) == "ext-apps"
    assert detect_platform(client_info="acme", mappings={"acme": "desk"}, custom_only=True) == "desk"


# contract: A21
@pytest.mark.parametrize("function", [detect_platform, app_support])
def test_the_documentation_warns(function: Any) -> None:
    text = " ".join(function.__doc__.split())
    assert "guess from what the client chose to say" in text
    assert "shape output, never to authorise" in text


# contract: B1
@pytest.mark.parametrize(("server", "client"), EVERYWHERE)
@pytest.mark.parametrize("how", ["memory", "http", "memory-2026", "http-2026"])
async def test_supported(server: str, client: str, how: str) -> None:
    async with connected(SERVERS[server](), how, CLIENTS[client], extensions=UI) as caller:
        assert (await who(caller))["support"] == "supported"


# contract: B2
@pytest.mark.parametrize(
    "extensions", [{}, {EXTENSION_ID: {}}, {EXTENSION_ID: {"mimeTypes": ["text/html"]}}, {"a.b/c": {}}]
)
@pytest.mark.parametrize("how", ["http", "memory-2026"])
@pytest.mark.parametrize("server", SERVERS)
async def test_not_advertised(server: str, how: str, extensions: dict[str, Any]) -> None:
    async with connected(SERVERS[server](), how, CLIENTS["mcp"], extensions=extensions) as caller:
        assert (await who(caller))["support"] == "not-advertised"


# contract: B2
@pytest.mark.parametrize("types", [None, MIME_TYPE, 7, {MIME_TYPE: True}])
def test_a_list_of_types_that_is_no_list(types: Any) -> None:
    assert app_support(capabilities={"extensions": {EXTENSION_ID: {"mimeTypes": types}}}) == "not-advertised"


# contract: B3
@pytest.mark.parametrize(("server", "client"), EVERYWHERE)
async def test_unknown_where_nothing_is_said(server: str, client: str) -> None:
    async with connected(SERVERS[server](), "stateless", CLIENTS[client], name="x", extensions=UI) as caller:
        assert await who(caller) == {"platform": "unknown", "support": "unknown"}
    assert app_support() == "unknown"
    assert app_support(capabilities="yes") == "unknown"


# contract: B4
@pytest.mark.parametrize("server", SERVERS)
async def test_modern_requests_decide_each_for_itself(server: str) -> None:
    from .support import http_app, sdk_client, served

    with served(http_app(SERVERS[server]())) as url:
        async with (
            sdk_client(f"{url}/mcp", mode=MODERN, extensions=UI) as one,
            sdk_client(f"{url}/mcp", mode=MODERN) as two,
        ):
            answers = [(await who(caller))["support"] for caller in (one, two, one, two)]
    assert answers == ["supported", "not-advertised"] * 2


# contract: B5
@pytest.mark.parametrize("server", SERVERS)
async def test_a_session_keeps_its_claim(server: str) -> None:
    async with connected(SERVERS[server](), "http", CLIENTS["fastmcp"], extensions=UI) as caller:
        assert [(await who(caller))["support"] for _ in range(3)] == ["supported"] * 3


# contract: B6
@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("how", ["http", "stateless", "http-2026"])
async def test_the_same_tools_for_every_client(server: str, how: str) -> None:
    lists = []
    for name, extensions in (("claude-ai", UI), ("gemini-cli", {}), ("nobody", {EXTENSION_ID: {}})):
        async with connected(
            SERVERS[server](), how, CLIENTS["fastmcp"], name=name, extensions=extensions
        ) as caller:
            tools = [tool.model_dump() for tool in await caller.list_tools()]
            resources = [resource.model_dump() for resource in await caller.list_resources()]
            lists.append((tools, resources))
    assert len(lists[0][0]) == 4
    assert lists[0] == lists[1] == lists[2]


# contract: B8
def test_the_two_answers_stay_apart() -> None:
    capabilities: dict[str, Any] = {"extensions": {EXTENSION_ID: {}}}
    assert detect_platform(capabilities=capabilities) == "ext-apps"
    assert app_support(capabilities=capabilities) == "not-advertised"


def test_a_context_outside_a_request() -> None:
    from mcp.server.mcpserver import Context

    assert detect_platform(Context()) == "unknown"
    assert app_support(Context()) == "unknown"
