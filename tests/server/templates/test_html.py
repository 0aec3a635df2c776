"""The two pieces of HTML by themselves."""

from __future__ import annotations

import json
import re
from datetime import date
from html.parser import HTMLParser
from typing import Any

import pytest
from jinja2 import Environment
from markupsafe import Markup
from pydantic import BaseModel

from bascule.server.templates import bridge_script, tool_button
from bascule.server.templates.html import bridge_source
from bascule.server.templates.jinja2 import install

HOSTILE = [
    "</script><script>1</script>",
    "<!--",
    "]]>",
    "\u2028",
    "\u2029",
    '"',
    "'",
    "&amp;",
    "&lt;",
    "\x00",
    "\ud800",
]


class Elements(HTMLParser):
    """The elements of a piece of HTML, with attributes and text."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, dict[str, str | None], str]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs), ""))

    def handle_data(self, data: str) -> None:
        if self.found:
            tag, attrs, text = self.found[-1]
            self.found[-1] = (tag, attrs, text + data)


class Weather(BaseModel):
    city: str
    when: date


def scripts(html: str) -> list[tuple[dict[str, str | None], str]]:
    return [(attrs, text) for tag, attrs, text in Elements(html).found if tag == "script"]


def settings_of(script: str) -> Any:
    name, _, value = script.partition("=")
    assert name == "basculeSettings"
    return json.loads(value)


# contract: S1
def test_the_script_with_the_calls_data() -> None:
    made = bridge_script(
        "get_weather",
        {"city": "Bergen"},
        Weather(city="Bergen", when=date(2026, 11, 30)),
        settings={"version": "2"},
    )
    settings, data, bridge = scripts(made)
    assert isinstance(made, Markup)
    assert settings[0] == {"id": "bascule-settings"}
    assert settings_of(settings[1]) == {"name": "get_weather", "version": "2", "tool": "get_weather"}
    assert data[0] == {"id": "bascule-data", "type": "application/json"}
    assert json.loads(data[1]) == {
        "toolName": "get_weather",
        "input": {"city": "Bergen"},
        "output": {"city": "Bergen", "when": "2026-11-30"},
    }
    assert bridge[0] == {}
    assert bridge[1].strip() == bridge_source().strip()


# contract: S1
@pytest.mark.parametrize(
    ("options", "data"),
    [
        ({}, None),
        ({"tool": "t"}, None),
        ({"tool": "t", "output": None}, {"toolName": "t", "output": None}),
        ({"input": {}}, {"input": {}}),
    ],
)
def test_what_is_left_out_is_left_to_the_host(options: dict[str, Any], data: Any) -> None:
    found = [
        json.loads(text)
        for attrs, text in scripts(bridge_script(**options))
        if attrs.get("id") == "bascule-data"
    ]
    assert found == ([] if data is None else [data])


# contract: S1, C8
@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_data_comes_back(hostile: str) -> None:
    made = bridge_script(hostile, {hostile: hostile}, [hostile], settings={"title": hostile}, nonce=hostile)
    settings, data, _ = scripts(made)
    assert settings_of(settings[1])["title"] == hostile
    assert json.loads(data[1]) == {"toolName": hostile, "input": {hostile: hostile}, "output": [hostile]}
    assert settings[0]["nonce"] == hostile
    assert len(Elements(made).found) == 3


# contract: S4
def test_the_nonce_is_on_every_element() -> None:
    made = bridge_script("t", 1, 2, nonce="abc")
    assert [attrs["nonce"] for attrs, _ in scripts(made)] == ["abc"] * 3
    assert len(re.findall("<(?:script|style)", made.replace(bridge_source(), ""))) == 3
    assert "nonce" not in str(scripts(bridge_script("t", 1, 2))[0])


# contract: S2
def test_a_button() -> None:
    made = tool_button(
        "Bergen", tool="get_weather", args={"city": "Bergen"}, class_="a", aria_label="Go", disabled=True
    )
    assert isinstance(made, Markup)
    assert Elements(made).found == [
        (
            "button",
            {
                "type": "button",
                "class": "a",
                "aria-label": "Go",
                "disabled": None,
                "data-tool-call": "get_weather",
                "data-tool-args": '{"city":"Bergen"}',
            },
            "Bergen",
        )
    ]


# contract: S2
@pytest.mark.parametrize("hostile", [text for text in HOSTILE if text != "\x00"])
def test_a_hostile_button(hostile: str) -> None:
    made = tool_button(hostile, tool=hostile, args={hostile: [hostile]}, title=hostile)
    ((tag, attrs, text),) = Elements(made).found
    assert (tag, text) == ("button", hostile)
    assert attrs["title"] == attrs["data-tool-call"] == hostile
    assert json.loads(attrs["data-tool-args"] or "") == {hostile: [hostile]}


# contract: S2
def test_what_a_button_may_be() -> None:
    for name in ("onclick", "ONCLICK", "on_click", "a b", "x>", ""):
        with pytest.raises(ValueError, match="cannot be an attribute"):
            tool_button("x", tool="t", args=None, **{name: "y"})
    assert "<b>x</b>" in tool_button(Markup("<b>x</b>"), tool="t")
    assert 'type="submit"' in tool_button("x", tool="t", type="submit")
    assert "hidden" not in tool_button("x", tool="t", hidden=False, id=None)


# contract: S1
@pytest.mark.parametrize("autoescape", [True, False])
def test_jinja2_with_and_without_autoescaping(autoescape: bool) -> None:
    environment = Environment(autoescape=autoescape)
    install(environment, nonce=lambda context: context["nonce"])
    source = "{{ bridge_script('t', output=[1]) }}{{ tool_button('<x>', tool='t') }}{{ bridge_script(nonce='own') }}"
    made = environment.from_string(source).render(nonce="n")
    assert [attrs["nonce"] for attrs, _ in scripts(made)] == ["n", "n", "n", "own", "own"]
    assert "&lt;x&gt;</button>" in made


# contract: S1
def test_one_install_for_all() -> None:
    from flask import Flask
    from starlette.templating import Jinja2Templates

    from bascule.server import SettingsError
    from bascule.server.templates import install as install_any

    environment, app, templates = Environment(autoescape=True), Flask("x"), Jinja2Templates("nowhere")
    for target, found in ((environment, environment), (app, app.jinja_env), (templates, templates.env)):
        install_any(target)
        made = found.from_string(
            "{{ bridge_script('t', output=[1]) }}{{ tool_button('x', tool='t') }}"
        ).render()
        assert len(scripts(made)) == 3
        assert "<button" in made
    with pytest.raises(SettingsError, match="target: "):
        install_any(object())


def test_data_that_is_no_data() -> None:
    environment = Environment(autoescape=True)
    install(environment)
    with pytest.raises(Exception, match="Undefined"):
        environment.from_string("{{ bridge_script(output=missing) }}").render()
