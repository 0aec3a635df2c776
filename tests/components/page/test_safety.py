"""Nothing that an author or a tool's data can say runs code."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.components.page.hostile import STRINGS

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit

ATTRIBUTES = [
    "title",
    "class",
    "id",
    "alt",
    "data-x",
    "aria-label",
    "placeholder",
    "name",
    "value",
    "style-x",
]
ADDRESSES = [
    ("a", "href"), ("a", "xlink:href"), ("area", "href"), ("img", "src"), ("iframe", "src"), ("form", "action"),
    ("button", "formaction"), ("input", "formaction"), ("video", "poster"), ("video", "src"), ("audio", "src"),
    ("source", "src"), ("track", "src"), ("a", "ping"), ("body2", "background"),
]  # fmt: skip
SVG_ADDRESSES = [
    ("a", "href"),
    ("a", "xlink:href"),
    ("use", "href"),
    ("image", "href"),
    ("animate", "to"),
    ("set", "values"),
]


def test_there_are_500_hostile_strings() -> None:
    assert len(set(STRINGS)) >= 500


def trees(text: str) -> Any:
    plain = [["p", {name: text}, text] for name in ATTRIBUTES]
    links = [[tag, {name: text, "target": "_self"}, text] for tag, name in ADDRESSES]
    drawn = [[tag, {name: text, "attributeName": "href"}] for tag, name in SVG_ADDRESSES]
    styles = [
        "i",
        {"style": {"color": text, "background": text, "--x": text, text.lower()[:40] or "x": "red"}},
    ]
    more = [
        ["textarea", {"value": text}],
        ["input", {"value": text, "type": text}],
        ["select", {"value": text}, ["option", None, text]],
    ]
    return [
        "div",
        None,
        text,
        *plain,
        *links,
        ["svg", None, *drawn, ["text", None, text]],
        styles,
        *more,
        ["math", None, text],
    ]


# What the browser itself makes of every address in the page, and a click on what would run code.
LOOK = """() => {
  const names = ["href", "xlink:href", "src", "action", "formaction", "poster", "background", "to", "values"], bad = [];
  for (const node of document.querySelectorAll("#bascule-root *")) {
    for (const name of node.getAttributeNames()) {
      if (name.startsWith("on")) bad.push(name);
      if (!names.includes(name)) continue;
      let url = null;
      try { url = new URL(node.getAttribute(name), "https://base.example/") } catch {}
      if (url && /^(javascript|vbscript):|^data:(text.html|[^,;]*(xml|svg))/i.test(url.href)) {
        if (!["img", "image", "source", "video"].includes(node.localName)) bad.push(url.href);
        node.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
      }
    }
  }
  return bad;
}"""


async def test_hostile_strings_run_nothing_wherever_they_stand(toolkit: Toolkit) -> None:
    await toolkit.open()
    tags = "[...new Set([...document.querySelectorAll('#bascule-root *')].map(n => n.localName))].sort()"
    allowed: Any = None
    for text in STRINGS:
        assert await toolkit.update([1, trees(text)]) == "", text
        assert await toolkit.page.evaluate(LOOK) == [], text
        allowed = allowed or await toolkit.page.evaluate(tags)
        assert await toolkit.page.evaluate(tags) == allowed
        assert await toolkit.page.evaluate("ran") == 0, text
    await toolkit.page.evaluate("new Promise(done => setTimeout(done, 300))")
    assert await toolkit.page.evaluate("ran") == 0
    assert toolkit.page.url == "about:blank"


REFUSED = "script SCRIPT svg:script style link base META object embed frame frameset fencedframe"


@pytest.mark.parametrize("tag", REFUSED.split())
async def test_elements_that_are_not_allowed(toolkit: Toolkit, tag: str) -> None:
    await toolkit.open()
    await toolkit.show([1, ["div", None, ["#", 2]]], [2, "fine"])
    message = await toolkit.refused([2, ["div", None, [tag, {"src": "x"}, "ran++"]]])
    assert message == f"instance 2: <{tag}> is not allowed"
    assert await toolkit.html() == "<div>fine</div>"


@pytest.mark.parametrize(
    "name",
    [
        "onclick",
        "ONCLICK",
        "onLoad",
        "on-x",
        "xlink:onload",
        "srcdoc",
        "SrcDoc",
        "innerHTML",
        "outerHTML",
        "is",
        "a b",
        "a=b",
        "a>",
        "",
        "1",
    ],
)
async def test_attributes_that_are_not_allowed(toolkit: Toolkit, name: str) -> None:
    await toolkit.open()
    for value in ("ran++", 1, True, None):
        message = await toolkit.refused([1, ["iframe", {name: value}]])
        assert "is not allowed" in message
        assert "<iframe>" in message
    assert await toolkit.html() == ""


@pytest.mark.parametrize(
    ("tag", "name", "value", "stays"),
    [
        ("a", "href", "https://example.org/?a=javascript:x", True),
        ("a", "href", "mailto:a@b.c", True),
        ("a", "href", "#javascript:x", True),
        ("a", "href", "data:text/csv,a%2Cb", True),
        ("a", "href", "data:application/json,{}", True),
        ("a", "href", "data:image/png;base64,AA", True),
        ("a", "href", "data:image/svg+xml,<svg/>", False),
        ("a", "href", "data:text/html,x", False),
        ("a", "href", "java\nscript:x", False),
        ("img", "src", "data:image/svg+xml,<svg/>", True),
        ("img", "src", "data:image/png;base64,AA", True),
        ("img", "src", "data:text/html,x", False),
        ("iframe", "src", "https://example.org/", True),
        ("iframe", "src", "data:image/png;base64,AA", False),
        ("iframe", "src", "data:text/plain,x", False),
        ("p", "title", "javascript: the good parts", True),
        ("audio", "src", "data:audio/mp3;base64,AA", True),
        ("form", "action", "javascript:x", False),
    ],
)
async def test_addresses(toolkit: Toolkit, tag: str, name: str, value: str, stays: bool) -> None:
    await toolkit.open()
    await toolkit.show([1, [tag, {name: value, "id": "it"}]])
    assert await toolkit.page.evaluate(f"document.getElementById('it').getAttribute({json.dumps(name)})") == (
        value if stays else None
    )
    # What was left out is said, and what stood there before is gone.
    logged = await toolkit.page.evaluate("bridgeCalls.map(c => c[2] + ' ' + c[3].level)")
    assert logged == ([] if stays else ["log warning"])
    await toolkit.show([1, [tag, {name: "https://example.org/", "id": "it"}]])
    await toolkit.show([1, [tag, {name: value, "id": "it"}]])
    assert await toolkit.page.evaluate(f"document.getElementById('it').getAttribute({json.dumps(name)})") == (
        value if stays else None
    )
