"""Hostile data in pages, in Chromium: 500 strings as input and as output, each on a page of its own.

A page with scripts under no policy at all: nothing but the escaping keeps the strings from running.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from jinja2 import Environment

from bascule.server import embed_call
from bascule.server.templates.jinja2 import install

from .hostile import STRINGS
from .support import CARD, CLIENTS, SERVERS, connected
from .templates.serve import example

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Page

Make = "Callable[[str], str]"

TEMPLATE = """<!doctype html><html><head>
{{ bridge_script(tool=text, input={"text": text}, output={text: [text]}, settings={"title": text}) }}
</head><body>{{ tool_button(text, tool=text, args={text: text}, title=text) }}</body></html>"""

DJANGO = """{% load bascule %}<!doctype html><html><head>
{% bridge_script tool=text input=input output=output %}
</head><body>{% tool_button text tool=text args=output title=text %}</body></html>"""

# What the page holds, compared there: a lone surrogate would not survive the way to the test.
CHECK = """expected => {
  const data = JSON.parse(document.getElementById("bascule-data").textContent);
  const button = document.querySelector("button");
  const wanted = JSON.parse(expected);
  return {
    same: JSON.stringify(data) === JSON.stringify(wanted),
    button: !button || (
      button.textContent === wanted.toolName && button.title === wanted.toolName
        && button.dataset.toolCall === wanted.toolName
        && Object.keys(JSON.parse(button.dataset.toolArgs))[0] === wanted.toolName),
    settings: !button || (basculeSettings.name === wanted.toolName
      && ["title" in basculeSettings ? basculeSettings.title : basculeSettings.tool].includes(wanted.toolName)),
    pwned: "pwned" in window,
    elements: [...document.querySelectorAll("*")].map(e => e.localName).join(" "),
  };
}"""


def inline(text: str) -> str:
    return embed_call(CARD, tool=text, input={"text": text}, output={text: [text]})


def jinja() -> Callable[[str], str]:
    environment = Environment(autoescape=True)
    install(environment)
    template = environment.from_string(TEMPLATE)
    return lambda text: template.render(text=text)


def django() -> Callable[[str], str]:
    example("django")
    from django.template import engines  # type: ignore[import-untyped]

    template = engines["django"].from_string(DJANGO)
    return lambda text: str(
        template.render({"text": text, "input": {"text": text}, "output": {text: [text]}})
    )


# contract: C8, S1, S2
@pytest.mark.parametrize("way", ["inline", "jinja2", "django"])
async def test_500_strings_run_nothing_and_come_back(way: str, page: Page) -> None:
    make: Callable[[str], str] = {"inline": lambda: inline, "jinja2": jinja, "django": django}[way]()
    page.on("dialog", lambda dialog: dialog.accept())
    await page.route("**/*", lambda route: route.abort())
    elements = set()
    for text in STRINGS:
        # HTML has no NUL and no lone surrogates: both can be data, neither can stand in markup.
        markup = (
            text
            if way == "inline"
            else "".join("?" if c == "\x00" or "\ud800" <= c <= "\udfff" else c for c in text)
        )
        await page.set_content(make(markup))
        expected = {"toolName": markup, "input": {"text": markup}, "output": {markup: [markup]}}
        found: dict[str, Any] = await page.evaluate(CHECK, json.dumps(expected))
        elements.add(found.pop("elements"))
        assert found == {"same": True, "button": True, "settings": True, "pwned": False}, repr(text)
    assert len(elements) == 1, "no string adds an element"


# contract: C8, C3
@pytest.mark.parametrize("server", SERVERS)
async def test_500_strings_through_a_server_and_a_page(server: str, page: Page) -> None:
    mcp = SERVERS[server](serving="inline")
    tool = mcp_tool(mcp)
    async with connected(mcp, "http", CLIENTS["mcp"], name="chatgpt") as caller:
        for start in range(0, len(STRINGS), 100):
            # JSON-RPC itself cannot carry a lone surrogate.
            texts = [
                text.encode("utf-16", "replace").decode("utf-16") for text in STRINGS[start : start + 100]
            ]
            result = await caller.call_tool(tool, {"texts": texts})
            await page.set_content(result.meta["ui/html"])
            expected = {"toolName": tool, "input": {"texts": texts}, "output": {"texts": texts}}
            found: dict[str, Any] = await page.evaluate(CHECK, json.dumps(expected))
            assert found["same"]
            assert not found["pwned"]


def mcp_tool(mcp: Any) -> str:
    from bascule.server.meta import SERVING_KEY

    from .support import URI

    def echo(texts: list[str]) -> dict[str, Any]:
        return {"texts": texts}

    meta = {"ui": {"resourceUri": URI}, SERVING_KEY: "inline"}
    mcp.tool(echo, meta=meta) if hasattr(mcp, "mount") else mcp.add_tool(echo, meta=meta)
    return "echo"
