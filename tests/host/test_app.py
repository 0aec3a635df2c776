"""What the host's own server answers its page, and whom it refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bascule.host.serve import running
from tests import mcp_servers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import BrowserContext


@pytest.fixture(scope="module")
async def host(made: None) -> AsyncIterator[str]:
    async with (
        mcp_servers.over_http(mcp_servers.small()) as server,
        running(server, policy="spec-wasm") as address,
    ):
        yield address


async def post(context: BrowserContext, address: str, body: Any, **headers: str) -> dict[str, Any]:
    answer = await context.request.post(address, data=body, headers=headers)
    found: dict[str, Any] = await answer.json()
    return found


async def test_the_page_names_what_it_may_load(context: BrowserContext, host: str) -> None:
    answer = await context.request.get(host)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert '"policy": "spec-wasm"' in await answer.text()


async def test_server_and_tools(context: BrowserContext, host: str) -> None:
    found = await (await context.request.get(f"{host}/api/server")).json()
    assert found["server"]["name"] == "Small"
    assert "echo" in {tool["name"] for tool in found["tools"]}


async def test_requests_go_through(context: BrowserContext, host: str) -> None:
    body = {"method": "tools/call", "params": {"name": "echo", "arguments": {"text": "é"}}, "app": True}
    found = await post(context, f"{host}/api/mcp", body)
    assert found["result"]["structuredContent"] == {"text": "é"}


async def test_a_widget_gets_no_tool_of_the_model(context: BrowserContext, host: str) -> None:
    call = {"method": "tools/call", "params": {"name": "for_model"}}
    assert "error" in await post(context, f"{host}/api/mcp", {**call, "app": True})
    assert "result" in await post(context, f"{host}/api/mcp", call)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"not json", "the body is not JSON"),
        ([], "the body is not an object"),
        ({"method": 1}, "method must be a string"),
        ({"method": "ping", "params": [1]}, "params an object"),
        ({"method": "sampling/createMessage"}, "does not forward sampling/createMessage"),
    ],
)
async def test_bad_questions_are_answered_with_the_reason(
    context: BrowserContext, host: str, body: Any, message: str
) -> None:
    found = await post(context, f"{host}/api/mcp", body, **{"content-type": "application/json"})
    assert message in found["error"]["message"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"uri": "ui://small/page", "policy": "none"}, "no policy 'none'"),
        ({"uri": "ui://small/missing", "policy": "claude"}, "ui://small/missing"),
        ({"uri": "data://small/text", "policy": "claude"}, "hosts show text/html;profile=mcp-app only"),
        ({"policy": "claude"}, "uri must be a string"),
    ],
)
async def test_what_cannot_be_framed_says_why(
    context: BrowserContext, host: str, body: Any, message: str
) -> None:
    found = await post(context, f"{host}/api/frames", body)
    assert message in found["error"]["message"]


async def test_a_frame_has_its_policy_and_what_was_declared(context: BrowserContext, host: str) -> None:
    found = await post(context, f"{host}/api/frames", {"uri": "ui://small/page", "policy": "spec-wasm"})
    assert "'wasm-unsafe-eval'" in found["csp"]
    assert "connect-src https://api.example" in found["csp"]
    assert found["allow"] == "clipboard-write"
    assert found["prefersBorder"] is True
    assert found["bytes"] == len(mcp_servers.PAGE.encode())
    assert not found["address"].startswith(host)


async def test_other_pages_and_other_names_are_refused(context: BrowserContext, host: str) -> None:
    body = {"method": "tools/call", "params": {"name": "echo", "arguments": {"text": "x"}}}
    found = await post(context, f"{host}/api/mcp", body, origin="http://evil.example")
    assert "only the host's own page" in found["error"]["message"]
    answer = await context.request.get(f"{host}/api/server", headers={"host": "evil.example"})
    assert answer.status == 400
