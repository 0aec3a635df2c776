"""The connection to the MCP server, with real servers over streamable HTTP and stdio."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bascule.host.upstream import INVALID_PARAMS, METHOD_NOT_FOUND, RefusedError, UnreachableError, Upstream
from tests import mcp_servers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture(scope="module", params=["http", "stdio"])
async def upstream(request: pytest.FixtureRequest) -> AsyncIterator[Upstream]:
    if request.param == "stdio":
        async with Upstream(mcp_servers.__file__) as connected:
            yield connected
    else:
        async with mcp_servers.over_http(mcp_servers.small()) as address, Upstream(address) as connected:
            yield connected


async def test_it_says_who_the_server_is_and_what_it_can(upstream: Upstream) -> None:
    info = await upstream.info()
    assert (info["name"], info["version"]) == ("Small", "1.2.3")
    tools = {tool["name"]: tool for tool in await upstream.tools()}
    assert tools["echo"]["_meta"]["ui"] == {"resourceUri": "ui://small/page"}
    assert tools["echo"]["inputSchema"]["required"] == ["text"]


async def test_it_forwards_calls_and_reads(upstream: Upstream) -> None:
    result = await upstream.request("tools/call", {"name": "echo", "arguments": {"text": "ab", "times": 2}})
    assert result["structuredContent"] == {"text": "abab"}
    failed = await upstream.request("tools/call", {"name": "fail"})
    assert failed["isError"] is True
    assert failed["content"][0]["text"] == "no luck"
    read = await upstream.request("resources/read", {"uri": "ui://small/page"})
    assert read["contents"][0]["text"] == mcp_servers.PAGE
    assert read["contents"][0]["_meta"]["ui"]["prefersBorder"] is True
    listed = await upstream.request("resources/list", {})
    assert {r["uri"] for r in listed["resources"]} == {"ui://small/page", "data://small/text"}
    assert await upstream.request("resources/templates/list", {}) == {"resourceTemplates": []}


async def test_a_widget_calls_what_is_visible_to_it(upstream: Upstream) -> None:
    params = {"name": "for_app", "_meta": {"bascule/widgetCall": True, "progressToken": 7}}
    result = await upstream.request("tools/call", params, app=True)
    meta = result["structuredContent"]["meta"]
    assert meta["bascule/widgetCall"] is True
    assert meta.get("progressToken", meta.get("progress_token")) != 7
    with pytest.raises(RefusedError, match=r"'for_model'.*model only") as refused:
        await upstream.request("tools/call", {"name": "for_model"}, app=True)
    assert refused.value.code == INVALID_PARAMS
    assert (await upstream.request("tools/call", {"name": "for_model"}))["structuredContent"] == {
        "secret": True
    }


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("tools/call", {}, INVALID_PARAMS),
        ("tools/call", {"name": ["echo"]}, INVALID_PARAMS),
        ("tools/call", {"name": "echo", "arguments": []}, INVALID_PARAMS),
        ("resources/read", {"uri": 1}, INVALID_PARAMS),
        ("sampling/createMessage", {}, METHOD_NOT_FOUND),
        ("logging/setLevel", {"level": "debug"}, METHOD_NOT_FOUND),
    ],
)
async def test_what_a_page_may_not_ask_is_refused(
    upstream: Upstream, method: str, params: dict[str, Any], code: int
) -> None:
    with pytest.raises(RefusedError) as refused:
        await upstream.request(method, params, app=True)
    assert refused.value.code == code


async def test_errors_of_the_server_come_through(upstream: Upstream) -> None:
    with pytest.raises(RefusedError, match="ui://small/none"):
        await upstream.request("resources/read", {"uri": "ui://small/none"})
    with pytest.raises(RefusedError, match="uri is not absolute: 'no uri'"):
        await upstream.request("resources/read", {"uri": "no uri"})


async def test_a_server_that_came_back_is_found_again() -> None:
    async with contextlib.AsyncExitStack() as stack:
        async with mcp_servers.over_http(mcp_servers.small()) as address:
            upstream = await stack.enter_async_context(Upstream(address))
            assert len(await upstream.tools()) > 0
        with pytest.raises(UnreachableError, match=address):
            await upstream.tools()
        with pytest.raises(UnreachableError, match=address):
            await upstream.tools()
        port = int(address.split(":")[2].partition("/")[0])
        async with mcp_servers.over_http(mcp_servers.small(), port=port):
            assert len(await upstream.tools()) > 0


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("nowhere.py", r"nowhere\.py: no such file"),
        (str(Path(__file__).with_name("__nothing__.txt")), "no such file"),
        (str(Path(__file__).parent.parent / "js" / "package.json"), "not a Python file"),
        ("http://127.0.0.1:9/mcp", r"http://127\.0\.0\.1:9/mcp.*ends in /mcp"),
    ],
)
async def test_what_is_no_server_is_named(target: str, message: str) -> None:
    with pytest.raises(UnreachableError, match=message):
        async with Upstream(target):
            pass


async def test_a_file_that_does_not_run_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("this is no Python\n")
    with pytest.raises(UnreachableError, match=r"broken\.py did not start as an MCP server"):
        async with Upstream(str(broken)):
            pass
