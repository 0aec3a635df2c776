"""Data in a page comes back as it was; what runs there is tested in a browser, in `test_hostile.py`."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bascule.server.embed import call_output, embed_call, script_json

from .support import CARD

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=[])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


# contract: C8
@given(JSON)
def test_every_value_comes_back(value: Any) -> None:
    text = script_json(value)
    assert json.loads(text) == value
    assert not re.search("[<>&\u2028\u2029\ud800-\udfff]", text)
    text.encode()


# contract: C8
@pytest.mark.parametrize(
    "hostile", ["</script>", "</ScRiPt >", "<!--", "<!--<script>", "\u2028", "\u2029", "]]>"]
)
def test_what_ends_a_script_stays_inside(hostile: str) -> None:
    html = embed_call(CARD, tool=hostile, input={hostile: hostile}, output=[hostile])
    data = re.search(r'<script id="bascule-data" type="application/json">(.*?)</script>', html)
    assert data is not None
    assert json.loads(data[1]) == {"toolName": hostile, "input": {hostile: hostile}, "output": [hostile]}
    assert html.replace(data[0], "") == CARD


def test_what_json_does_not_know() -> None:
    assert script_json({"a": [float("nan"), float("inf"), 1.5]}) == '{"a":[null,null,1.5]}'
    with pytest.raises(TypeError):
        script_json({"a": object()})


@pytest.mark.parametrize(
    ("html", "before"),
    [
        (CARD, CARD[: CARD.index("</script>") + 9]),
        (
            "<!doctype html><HTML><HEAD lang=x>\n<meta charset=utf-8><script>1</script>",
            "<meta charset=utf-8>",
        ),
        ("<head><script>1</script></head>", "<head>"),
        ("<!DOCTYPE html>\n<p>text", "<!DOCTYPE html>"),
        ("<p>text", ""),
        ("", ""),
    ],
)
def test_the_data_stands_before_the_pages_scripts(html: str, before: str) -> None:
    made = embed_call(html, tool="t", output=1)
    start = made.index('<script id="bascule-data"')
    assert made[:start].endswith(before)
    assert "<script>" not in made[:start]


@pytest.mark.parametrize(
    ("structured", "content", "output"),
    [
        ({"a": 1}, [{"type": "text", "text": "x"}], {"a": 1}),
        ([], [{"type": "text", "text": "x"}], []),
        (False, [], False),
        (None, [{"type": "image"}, {"type": "text", "text": '{"b": 2}'}], {"b": 2}),
        (None, [{"type": "text", "text": "NaN"}], "NaN"),
        (None, [{"type": "text", "text": "plain"}, {"type": "text", "text": "2"}], "plain"),
        (None, [{"type": "image", "data": "x"}], [{"type": "image", "data": "x"}]),
        (None, [], []),
    ],
)
def test_the_output_is_what_the_bridge_would_say(structured: Any, content: list[Any], output: Any) -> None:
    assert call_output(structured, content) == output
