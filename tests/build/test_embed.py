"""Data that stands in a page: it reads back exactly and runs nothing."""

from __future__ import annotations

import html.parser
import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bascule.build.embed import json_for_script, json_script, settings_script

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
HOSTILE = [
    "</script>",
    "<!--",
    "<script",
    "]]>",
    "\u2028",
    "\u2029",
    "&lt;",
    "\x00",
    "</SCRIPT >",
    "<!--<script>",
]


class _Scripts(html.parser.HTMLParser):
    """The text of each script element, as an HTML parser sees it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.texts: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


# contract: C8
@given(VALUES)
def test_any_value_reads_back_exactly(value: object) -> None:
    assert json.loads(json_for_script(value)) == value


# contract: C8
@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_inside_its_element(text: str) -> None:
    parser = _Scripts()
    parser.feed(json_script("x", {text: [text]}))
    parser.close()
    assert parser.tags == ["script"]
    assert json.loads("".join(parser.texts)) == {text: [text]}
    assert not set("<>&\u2028\u2029") & set("".join(parser.texts))


# contract: C8
@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_settings_stay_inside_their_element(text: str) -> None:
    parser = _Scripts()
    parser.feed(settings_script(json_for_script({text: [text]}), ' nonce="1"'))
    parser.close()
    assert parser.tags == ["script"]
    (script,) = parser.texts
    assert script.startswith("basculeSettings={")
    assert json.loads(script.removeprefix("basculeSettings=")) == {text: [text]}
    assert not set("<>&\u2028\u2029") & set(script)


# contract: C8, F11
def test_a_setting_named_as_the_prototype_is_a_setting() -> None:
    script = settings_script(json_for_script({"name": "<a>", "__proto__": {"adapter": "openai"}}))
    value = script.removeprefix('<script id="bascule-settings">basculeSettings=').removesuffix("</script>")
    assert value.startswith('JSON.parse("')
    assert json.loads(json.loads(value.removeprefix("JSON.parse(").removesuffix(")"))) == {
        "name": "<a>",
        "__proto__": {"adapter": "openai"},
    }
    assert not set("<>&") & set(value)


@pytest.mark.parametrize("value", [math.nan, math.inf, {"a": -math.inf}])
def test_numbers_that_json_has_not_are_refused(value: object) -> None:
    with pytest.raises(ValueError, match="JSON"):
        json_for_script(value)
