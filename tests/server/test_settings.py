"""Bad settings raise at start, with the field named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastmcp.apps import ResourceCSP, ResourcePermissions
from mcp.server.apps import ResourceCsp

from bascule.server import SettingsError, Widget
from bascule.server import settings as checks

from .support import CARD, SERVERS, URI, card


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"uri": "weather/card"}, "uri"),
        ({"uri": "https://weather"}, "uri"),
        ({"uri": "ui://"}, "uri"),
        ({"uri": "ui://a b"}, "uri"),
        ({"uri": "ui://a#b"}, "uri"),
        ({"uri": None}, "uri"),
        ({"csp": {"connect_domains": ["api.example.com"]}}, "csp.connect_domains[0]"),
        ({"csp": {"connectDomains": ["https://a.com", "https://a.com/path"]}}, "csp.connectDomains[1]"),
        ({"csp": {"resource_domains": ["*"]}}, "csp.resource_domains[0]"),
        ({"csp": {"resource_domains": ["'unsafe-eval'"]}}, "csp.resource_domains[0]"),
        ({"csp": {"frame_domains": ["https://a.com; script-src *"]}}, "csp.frame_domains[0]"),
        ({"csp": {"frame_domains": ["https://user@a.com"]}}, "csp.frame_domains[0]"),
        ({"csp": {"frame_domains": ["https://a.com\n"]}}, "csp.frame_domains[0]"),
        ({"csp": {"base_uri_domains": "https://a.com"}}, "csp.base_uri_domains"),
        ({"csp": {"script_domains": []}}, "csp.script_domains"),
        ({"csp": ["https://a.com"]}, "csp"),
        ({"permissions": ["camera", "usb"]}, "permissions"),
        ({"permissions": "camera"}, "permissions"),
        ({"permissions": {"camera": True}}, "permissions.camera"),
        ({"prefers_border": "yes"}, "prefers_border"),
        ({"description": 7}, "description"),
        ({"domain": b"x"}, "domain"),
        ({"engine": "cpython"}, "engine"),
        ({"page": "nowhere.html"}, "page"),
        ({"page": 7}, "page"),
        ({"page": None}, "path"),
        ({"path": "widget.py"}, "path"),
        ({"page": None, "path": "nowhere.py"}, "path"),
    ],
)
def test_a_wrong_setting_names_its_field(settings: dict[str, Any], field: str) -> None:
    with pytest.raises(SettingsError) as caught:
        card(**settings)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"serving": "dynamic"}, "serving"),
        ({"serving": ["static"]}, "serving"),
        ({"visibility": "model"}, "visibility"),
        ({"visibility": []}, "visibility"),
        ({"visibility": ["model", "everyone"]}, "visibility"),
        ({"invoking": 1}, "invoking"),
    ],
)
def test_a_wrong_setting_of_a_tool(server: str, settings: dict[str, Any], field: str) -> None:
    from fastmcp import FastMCP
    from mcp.server.mcpserver import MCPServer

    target: Any = FastMCP("x") if server == "fastmcp" else MCPServer("x")
    with pytest.raises(SettingsError) as caught:
        card().attach(target)(lambda: "x", name="t", **settings)
    assert caught.value.field == field


@pytest.mark.parametrize("server", SERVERS)
def test_a_wrong_setting_of_a_server(server: str) -> None:
    with pytest.raises(SettingsError, match=r"^serving: "):
        SERVERS[server](serving="dynamic")


def test_a_target_that_is_no_server() -> None:
    with pytest.raises(SettingsError, match=r"^server: "):
        card().attach(object())


@pytest.mark.parametrize(
    "origin",
    [
        "https://api.example.com",
        "http://localhost:8000",
        "wss://a.b:1",
        "https://*.example.com",
        "ws://127.0.0.1:9",
        "https://[::1]:8443",
    ],
)
def test_origins(origin: str) -> None:
    assert checks.check_csp({"connect_domains": [origin]}) == {"connectDomains": [origin]}


def test_the_models_of_both_sdks_are_taken() -> None:
    wire = {"connectDomains": ["https://a.com"]}
    assert checks.check_csp(ResourceCSP(connect_domains=["https://a.com"])) == wire
    assert checks.check_csp(ResourceCsp(connect_domains=["https://a.com"])) == wire
    assert checks.check_permissions(ResourcePermissions(clipboard_write={})) == {"clipboardWrite": {}}
    assert checks.check_permissions(("clipboard_write", "camera")) == {"clipboardWrite": {}, "camera": {}}


def test_a_path_is_relative_to_the_file_that_makes_the_widget(tmp_path: Path) -> None:
    assert Widget("support.py", uri=URI).uri == URI
    assert Widget(page=Path(__file__), uri=URI).uri == URI
    (tmp_path / "page.html").write_text(CARD)
    assert Widget(page=tmp_path / "page.html", uri=URI).page_now().html == CARD


@pytest.mark.parametrize(
    ("engine", "url", "reason"),
    [
        (None, "https://files.example.com/", 'is for engine="pyodide"'),
        ("brython", "https://files.example.com/", 'is for engine="pyodide"'),
        ("pyodide", "http://files.example.com/", "not safe"),
        ("pyodide", "files", "is no address"),
        ("pyodide", 7, "must be a string"),
    ],
)
def test_an_address_of_pyodide_is_checked_when_the_widget_is_made(
    engine: str | None, url: Any, reason: str
) -> None:
    with pytest.raises(SettingsError, match=reason) as caught:
        Widget(CARD, uri=URI, engine=engine, pyodide_url=url)
    assert caught.value.field == "pyodide_url"
