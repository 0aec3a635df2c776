"""`ui/*` messages on a session of a server, by section R, on both SDKs.

The SDKs' clients speak no `ui/*`: messages are written by hand, over real HTTP and real pipes.
"""

from __future__ import annotations

import json
import logging
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx2
import pytest
from fastmcp import FastMCP
from fastmcp.exceptions import AuthorizationError
from fastmcp.server.middleware import Middleware
from mcp.server.mcpserver import MCPServer
from mcp_types import CallToolResult, TextContent

from bascule.server import SettingsError, detect_platform, sessions

from .support import MODERN, REPO, SERVERS, http_app, served, stdio_command

if TYPE_CHECKING:
    from collections.abc import Iterator

BOTH = pytest.mark.parametrize("server", SERVERS)
HEADERS = {"accept": "application/json, text/event-stream", "content-type": "application/json"}
INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 0,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "cursor", "version": "1"},
    },
}
UNKNOWN_REQUEST = "ui/anything-else"


class Wire:
    """One client over streamable HTTP, without a library's help."""

    def __init__(self, url: str) -> None:
        self.http = httpx2.Client(timeout=10)
        self.url = f"{url}/mcp"
        self.session = ""

    def initialize(self) -> Wire:
        answer = self.http.post(self.url, json=INITIALIZE, headers=HEADERS)
        self.session = answer.headers.get("mcp-session-id", "")
        self.notify("notifications/initialized", None)
        return self

    def post(self, message: dict[str, Any], **headers: str) -> httpx2.Response:
        named = {"mcp-session-id": self.session} if self.session else {}
        return self.http.post(self.url, json=message, headers={**HEADERS, **named, **headers})

    def notify(self, method: str, params: Any) -> int:
        message = {"jsonrpc": "2.0", "method": method}
        return self.post(message if params is None else {**message, "params": params}).status_code

    def ask(self, method: str, params: Any = None, **headers: str) -> dict[str, Any]:
        """The answer: `{"result": ...}` or `{"error": {"code": ..., "message": ...}}`."""
        message = {"jsonrpc": "2.0", "id": 7, "method": method}
        answer = self.post(message if params is None else {**message, "params": params}, **headers)
        text = answer.text
        if answer.headers["content-type"].startswith("text/event-stream"):
            text = next(line for line in text.splitlines() if line.startswith("data: {"))[6:]
        return dict(json.loads(text))

    def code(self, method: str, params: Any = None, **headers: str) -> int:
        return int(self.ask(method, params, **headers)["error"]["code"])


def with_failing_tool(server: Any) -> Any:
    """A tool that fails by itself, and one whose result has `_meta`."""

    def failing() -> str:
        raise ValueError("no weather today")

    def with_meta() -> CallToolResult:
        return CallToolResult(content=[TextContent(type="text", text="x")], _meta={"secret": 1})

    for fn in (failing, with_meta):
        server.tool(fn) if isinstance(server, FastMCP) else server.add_tool(fn)
    return server


@contextmanager
def wire(
    server: str, capabilities: Any = None, *, enabled: bool = True, stateless: bool = False, made: Any = None
) -> Iterator[Wire]:
    mcp = made or with_failing_tool(SERVERS[server](serving="inline"))
    sessions.install(mcp, capabilities, enabled=enabled)
    with served(http_app(mcp, stateless=stateless)) as url:
        client = Wire(url)
        with client.http:
            yield client


# contract: R1
@BOTH
def test_initialize(server: str) -> None:
    with wire(server) as client:
        client.initialize()
        assert client.ask("ui/initialize", {"protocolVersion": "2026-01-26", "appInfo": {}})["result"] == {
            "protocolVersion": "2026-01-26",
            "hostCapabilities": {"serverToolProxy": True, "logging": True},
        }
        assert (
            client.ask("ui/initialize", {"protocolVersion": "2030-01-01"})["result"]["protocolVersion"]
            == "2030-01-01"
        )
        assert client.ask("ui/initialize")["result"]["protocolVersion"] == "2026-01-26"


# contract: R1
@BOTH
def test_initialize_with_the_authors_capabilities(server: str, caplog: pytest.LogCaptureFixture) -> None:
    mine = {"openLink": True, "modelContextUpdate": {}, "widgetTools": 1, "logging": False, "mine": {"a": 1}}
    with wire(server, mine) as client:
        client.initialize()
        assert client.ask("ui/initialize", {})["result"]["hostCapabilities"] == {
            "serverToolProxy": True,
            "logging": False,
            "openLink": False,
            "modelContextUpdate": False,
            "widgetTools": False,
            "mine": {"a": 1},
        }
    warned = [record.getMessage() for record in caplog.records if record.name == "bascule.server"]
    assert [next(name for name in mine if name in text) for text in warned] == [
        "openLink",
        "modelContextUpdate",
        "widgetTools",
    ]


# contract: R2
@BOTH
def test_a_tool_is_called_without_meta(server: str) -> None:
    with wire(server) as client:
        client.initialize()
        plain = client.ask("tools/call", {"name": "get_weather", "arguments": {"city": "Bergen"}})["result"]
        proxied = client.ask("ui/callServerTool", {"name": "get_weather", "arguments": {"city": "Bergen"}})[
            "result"
        ]
        assert "ui/html" in plain.pop("_meta")
        assert proxied == plain
        assert proxied["structuredContent"] == {"city": "Bergen", "degrees": 11}
        assert "_meta" not in client.ask("ui/callServerTool", {"name": "with_meta"})["result"]
        who = client.ask("ui/callServerTool", {"name": "whoami"})["result"]["structuredContent"]
        assert who["platform"] == "cursor", "it runs as that client"


# contract: R2
@BOTH
def test_every_check_of_a_call_is_made(server: str) -> None:
    seen: list[tuple[str, Any]] = []

    class Watch(Middleware):
        async def on_call_tool(self, context: Any, call_next: Any) -> Any:
            seen.append((context.message.name, detect_platform(context)))
            if context.message.arguments.get("city") == "Forbidden":
                raise AuthorizationError("not for you")
            return await call_next(context)

    async def watch(ctx: Any, call_next: Any) -> Any:
        if ctx.method == "tools/call":
            seen.append((ctx.params["name"], detect_platform(ctx)))
            if ctx.params["arguments"].get("city") == "Forbidden":
                return {"content": [{"type": "text", "text": "not for you"}], "isError": True}
        return await call_next(ctx)

    made = SERVERS[server]()
    if isinstance(made, FastMCP):
        made.add_middleware(Watch())
    else:
        made.middleware.append(watch)
    with wire(server, made=made) as client:
        client.initialize()
        call = {"name": "get_weather", "arguments": {"city": "Forbidden"}}
        denied = client.ask("ui/callServerTool", call)
        assert denied["result"]["isError"]
        assert "not for you" in denied["result"]["content"][0]["text"]
        wrong = client.ask("ui/callServerTool", {"name": "get_weather", "arguments": {"city": 7}})
        assert wrong["result"]["isError"], "arguments are validated"
    assert seen == [("get_weather", "cursor")] * 2


# contract: R3
@BOTH
def test_a_call_without_a_name_or_of_a_tool_that_is_not_there(server: str) -> None:
    with wire(server) as client:
        client.initialize()
        nameless: list[Any] = [None, {}, {"name": ""}, {"name": None}, {"name": 7}, {"arguments": {}}]
        for params in nameless:
            assert client.code("ui/callServerTool", params) == -32602, params
        missing = client.ask("ui/callServerTool", {"name": "no_such_tool"})["error"]
        assert missing["code"] == -32603
        assert "no_such_tool" in missing["message"]
        failed = client.ask("ui/callServerTool", {"name": "failing"})["result"]
        assert failed["isError"], "a tool that fails by itself is an answer"
        assert "failing" in failed["content"][0]["text"]


# contract: R4
@BOTH
def test_log_notifications(server: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bascule.server")
    with wire(server) as client:
        client.initialize()
        for level in sessions.LEVELS:
            assert client.notify("notifications/message", {"level": level, "data": {"n": level}}) == 202
        client.notify(
            "notifications/message", {"level": "error", "logger": "chart", "data": "one\ntwo\x1b[31m"}
        )
        client.notify("notifications/message", {"level": "shout", "data": "x" * 10_000})
        client.ask("ping")
        mine = [record for record in caplog.records if record.name == f"Widget:{client.session}"]
    assert [record.levelname for record in mine] == [
        *(level.upper() for level in sessions.LEVELS),
        "ERROR",
        "INFO",
    ]
    assert len(sessions.LEVELS) == 8
    assert [record.levelno for record in mine[:8]] == sorted(record.levelno for record in mine[:8])
    assert mine[0].getMessage() == '{"n": "debug"}'
    assert mine[8].getMessage() == "[chart] one\\u000atwo\\u001b[31m"
    assert len(mine[9].getMessage()) < 5000
    assert f"Widget:{client.session}" not in logging.root.manager.loggerDict, (
        "no logger lives on for a session"
    )


# contract: R5
@BOTH
def test_log_requests(server: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bascule.server")
    with wire(server) as client:
        client.initialize()
        assert client.ask("ui/log", {"level": "warning", "message": "hello"})["result"] == {}
        for params in (None, {}, {"level": "info"}, {"message": None}, {"message": 7}):
            assert client.code("ui/log", params) == -32602, params
        mine = [record for record in caplog.records if record.name == f"Widget:{client.session}"]
        assert [(record.levelname, record.getMessage()) for record in mine] == [("WARNING", "hello")]
    with wire(server, {"logging": False}) as client:
        client.initialize()
        caplog.clear()
        assert client.code("ui/log", {"level": "info", "message": "hello"}) == -32003
        assert client.notify("notifications/message", {"level": "error", "data": "hello"}) == 202
        client.ask("ping")
        assert "hello" not in caplog.text


# contract: R6
@BOTH
def test_what_only_a_host_can_do(server: str) -> None:
    with wire(server) as client:
        client.initialize()
        for method in (
            "ui/open-link",
            "ui/openLink",
            "ui/update-model-context",
            "ui/updateModelContext",
            "ui/registerTool",
            "ui/unregisterTool",
            "ui/request-display-mode",
            "ui/requestDisplayMode",
            "ui/setDisplayMode",
            "ui/close",
        ):
            error = client.ask(method, {})["error"]
            assert error["code"] == -32003, method
            assert "host" in error["message"]
            assert sessions.FOR_HOSTS[method] in error["message"]


# contract: R7
@BOTH
def test_what_nobody_knows(server: str, caplog: pytest.LogCaptureFixture) -> None:
    with wire(server) as client:
        client.initialize()
        for method in (UNKNOWN_REQUEST, "ui/", "ui/__proto__"):
            assert client.code(method, {}) == -32601
        caplog.clear()
        assert client.notify("ui/notifications/size-changed", {"height": 7}) == 202
        client.ask("ping")
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert client.notify("ui/open-link", {"url": "https://a.example"}) == 202
        client.ask("ping")
        assert "ui/open-link came as a notification" in caplog.text


# contract: R8
@BOTH
@pytest.mark.parametrize(
    "method", ["ui/initialize", "ui/callServerTool", "ui/log", "ui/open-link", UNKNOWN_REQUEST]
)
def test_where_there_is_no_session(server: str, method: str) -> None:
    params: dict[str, Any] = {"name": "get_weather", "message": "x"}
    modern = {
        "_meta": {
            "io.modelcontextprotocol/protocolVersion": MODERN,
            "io.modelcontextprotocol/clientCapabilities": {},
        }
    }
    with wire(server) as client:
        assert client.code(method, params) == -32600
        headers = {"MCP-Protocol-Version": MODERN, "Mcp-Method": method}
        assert client.code(method, {**params, **modern}, **headers) == -32601
    with wire(server, stateless=True) as client:
        assert client.code(method, params) == -32601
        assert client.code(method, {**params, **modern}, **headers) == -32601


# contract: R8
@BOTH
def test_a_pipe_before_and_after_it_is_a_session(server: str) -> None:
    command, args = stdio_command(server)
    lines: list[dict[str, Any]] = [
        {"jsonrpc": "2.0", "id": 1, "method": "ui/log", "params": {"message": "x"}},
        INITIALIZE,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "ui/log", "params": {"message": "x"}},
        {"jsonrpc": "2.0", "id": 3, "method": "ui/callServerTool", "params": {"name": "whoami"}},
    ]
    answers: dict[int, Any] = {}
    with subprocess.Popen(
        [command, *args], cwd=REPO, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in lines:
            process.stdin.write(json.dumps(line).encode() + b"\n")
            process.stdin.flush()
            if "id" in line:
                answer = json.loads(process.stdout.readline())
                answers[answer["id"]] = answer
        process.stdin.close()
    assert answers[1]["error"]["code"] == -32600
    assert answers[2]["result"] == {}
    assert answers[3]["result"]["structuredContent"]["platform"] == "cursor"


# contract: R9
@BOTH
def test_switched_off(server: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bascule.server")
    with wire(server, enabled=False) as client:
        client.initialize()
        for method in ("ui/initialize", "ui/callServerTool", "ui/log", "ui/open-link", UNKNOWN_REQUEST):
            assert client.code(method, {"name": "whoami", "message": "x"}) == -32601
        assert client.notify("notifications/message", {"level": "error", "data": "hello"}) == 202
        assert client.notify("ui/open-link", {}) == 202
        client.ask("ping")
        assert "hello" not in caplog.text


# contract: R10
@BOTH
def test_params_that_are_no_object(server: str) -> None:
    with wire(server) as client:
        client.initialize()
        for params in ([], [1], "x", 7, True):
            for method in ("ui/initialize", "ui/callServerTool", "ui/log"):
                assert client.code(method, params) == -32602, params
        for arguments in ([1], "x", 7, True):
            assert client.code("ui/callServerTool", {"name": "whoami", "arguments": arguments}) == -32602


@BOTH
def test_it_is_installed_once_and_on_servers_only(server: str) -> None:
    mcp = SERVERS[server]()
    sessions.install(mcp)
    with pytest.raises(SettingsError, match=r"^server: "):
        sessions.install(mcp)
    with pytest.raises(SettingsError, match=r"^server: "):
        sessions.install(object())
    with pytest.raises(SettingsError, match=r"^host_capabilities: "):
        sessions.install(MCPServer("x", log_level="ERROR"), "all")  # type: ignore[arg-type]
