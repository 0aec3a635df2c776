"""`_meta` of tools and resources, in MCP Apps' words and in OpenAI's."""

from __future__ import annotations

from typing import Any

from bascule.server.meta import complete_tool_meta, merge_csp, resource_meta, tool_meta, widget_uri

URI = "ui://weather/card"


def test_a_tool_names_its_widget_twice() -> None:
    assert tool_meta(URI) == {
        "ui": {"resourceUri": URI},
        "openai/outputTemplate": URI,
        "openai/widgetAccessible": True,
    }
    assert tool_meta(URI, visibility=["model"], serving="inline", invoking="Looking", invoked="Seen") == {
        "ui": {"resourceUri": URI, "visibility": ["model"]},
        "openai/outputTemplate": URI,
        "openai/widgetAccessible": False,
        "openai/toolInvocation/invoking": "Looking",
        "openai/toolInvocation/invoked": "Seen",
        "bascule/serving": "inline",
    }


def test_a_tool_that_names_it_once() -> None:
    assert complete_tool_meta({"ui": {"resourceUri": URI, "visibility": ["app"]}, "x": 1}) == {
        **tool_meta(URI, visibility=["app"]),
        "x": 1,
    }
    mine = {"ui": {"resourceUri": URI}, "openai/widgetAccessible": False}
    assert complete_tool_meta(mine)["openai/widgetAccessible"] is False
    others: list[dict[str, Any]] = [{}, {"ui": True}, {"ui": {}}, {"ui": {"resourceUri": 7}}]
    for other in others:
        assert complete_tool_meta(other) == other
        assert widget_uri(other) is None


def test_policies_merge() -> None:
    assert merge_csp(
        {"connectDomains": ["https://a", "https://b"]}, {"connectDomains": ["https://b", "https://c"]}
    ) == {
        "connectDomains": ["https://a", "https://b", "https://c"],
        "resourceDomains": [],
    }


def test_a_resource_always_declares_its_policy() -> None:
    assert resource_meta(csp={}) == {
        "ui": {"csp": {"connectDomains": [], "resourceDomains": []}},
        "openai/widgetCSP": {"connect_domains": [], "resource_domains": []},
    }


def test_a_resource_with_everything() -> None:
    csp = {"connectDomains": ["https://a"], "frameDomains": ["https://f"], "baseUriDomains": ["https://b"]}
    meta = resource_meta(
        csp=csp, permissions={"camera": {}}, domain="d", prefers_border=False, description="A card"
    )
    assert meta == {
        "ui": {
            "csp": {"resourceDomains": [], **csp},
            "permissions": {"camera": {}},
            "domain": "d",
            "prefersBorder": False,
        },
        "openai/widgetCSP": {
            "connect_domains": ["https://a"],
            "resource_domains": [],
            "frame_domains": ["https://f"],
        },
        "openai/widgetDomain": "d",
        "openai/widgetDescription": "A card",
        "openai/widgetPrefersBorder": False,
    }
