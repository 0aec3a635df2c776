"""Trees as HTML text. `test_on_page` in the page's tests adopts it in a browser."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bascule.components.markup import VOID, rows_of, safe_address, to_html

TEXTS = st.text("ab<>&\"' \u00e9\U0001f600", max_size=6)
ROWS = st.lists(st.tuples(st.none() | TEXTS, st.none() | TEXTS), max_size=3).map(
    lambda rows: [
        "*",
        ["p", {"class": "r"}, ["b", None], ["i", {"class": "c"}]],
        *([r[c] for r in rows] for c in (0, 1)),
    ]
)
TREES = st.recursive(
    st.none() | TEXTS,
    lambda inner: st.builds(
        lambda tag, title, kids: [tag, title and {"title": title}, *kids],
        st.sampled_from(["div", "span", ""]),
        st.none() | TEXTS,
        st.lists(inner | ROWS, max_size=4),
    ),
    max_leaves=30,
)


class Reader(HTMLParser):
    """Reads HTML back into nested lists; comments part texts."""

    def __init__(self) -> None:
        super().__init__()
        self.top: list[Any] = []
        self.stack: list[list[Any]] = [self.top]
        self.apart = True

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node: list[Any] = [tag, dict(attrs)]
        self.stack[-1].append(node)
        self.apart = True
        if tag not in VOID:
            self.stack.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop()[0] == tag
        self.apart = True

    def handle_comment(self, data: str) -> None:
        assert data == ""
        self.apart = True

    def handle_data(self, data: str) -> None:
        if self.apart:
            self.stack[-1].append(data)
        else:
            self.stack[-1][-1] += data
        self.apart = False


def flat(node: Any) -> list[Any]:
    """What of a tree is in the document: no holes, no empty texts, no fragments."""
    if node is None or node == "":
        return []
    if isinstance(node, str):
        return [node]
    if node[0] == "*":
        (tag, props, *cells), *texts = node[1:]
        return [
            one
            for row in zip(*texts, strict=True)
            for one in flat([tag, props, *([*cell, text] for cell, text in zip(cells, row, strict=True))])
        ]
    kids = [kid for child in node[2:] for kid in flat(child)]
    if node[0] == "":
        return kids
    return [[node[0], node[1] or {}, *kids]]


@given(TREES)
def test_as_many_nodes_are_read_as_the_tree_has(tree: Any) -> None:
    reader = Reader()
    reader.feed(to_html({1: tree}, 1))
    reader.close()
    assert reader.top == flat(tree)


def test_rows_of_texts_have_a_text_for_each_cell() -> None:
    row: list[Any] = ["tr", None, ["td", None], ["td", {"class": "x"}]]
    rows = rows_of(["*", row, ["a", None], ["b", ""]])
    assert rows == [
        ["tr", None, ["td", None, "a"], ["td", {"class": "x"}, "b"]],
        ["tr", None, ["td", None, None], ["td", {"class": "x"}, ""]],
    ]
    for wrong in (["*", row, ["a"]], ["*", row, ["a"], []], ["*", row, ["a"], ["b"], ["c"]]):
        with pytest.raises(ValueError, match="zip"):
            rows_of(wrong)


def test_instances_write_only_what_is_in_them() -> None:
    trees = {1: ["div", None, "a", ["#", 2], ["#", 3, "key"], "d"], 2: "b", 3: ["", None, None, "c"]}
    assert to_html(trees, 1) == "<div>a<!---->b<!---->c<!---->d</div>"
    assert to_html({1: ["div", None, ["#", 9]]}, 1) == "<div></div>"


@pytest.mark.parametrize(
    ("tree", "html"),
    [
        (["br", None], "<br>"),
        (["input", {"value": 'a"b', "checked": True, "disabled": False}], '<input value="a&quot;b" checked>'),
        (["input", {"defaultValue": "x", "defaultChecked": True}], '<input value="x" checked>'),
        (
            ["div", {"aria-busy": True, "data-x": False, "hidden": None}],
            '<div aria-busy="true" data-x="false"></div>',
        ),
        (["div", {"key": 1, "on": {"click": 0}, "tabindex": 0}], '<div tabindex="0"></div>'),
        (["div", {"title": ""}], "<div title></div>"),
        (["div", {"style": {"color": "red", "--x": 2}}], '<div style="color: red; --x: 2"></div>'),
        (["textarea", {"value": "\n<a>"}], "<textarea>\n\n&lt;a&gt;</textarea>"),
        (["pre", None, "\nx"], "<pre>\n\nx</pre>"),
        (["dialog", {"open": True}, "x"], "<dialog>x</dialog>"),
        (["details", {"open": True}, "x"], "<details open>x</details>"),
        (
            [
                "select",
                {"value": "b"},
                ["option", {"value": "a"}],
                ["optgroup", None, ["option", {"value": "b"}]],
            ],
            '<select><option value="a"></option><optgroup><option value="b" selected></option></optgroup></select>',
        ),
        (
            [
                "select",
                {"value": ["1", "2"], "multiple": True},
                ["option", {"value": 1}],
                ["option", {"value": "3"}],
            ],
            '<select multiple><option value="1" selected></option><option value="3"></option></select>',
        ),
        (
            ["a", {"href": 'https://a.example/?q=1&r="2"'}, "x"],
            '<a href="https://a.example/?q=1&amp;r=&quot;2&quot;">x</a>',
        ),
    ],
)
def test_how_elements_are_written(tree: Any, html: str) -> None:
    assert to_html({1: tree}, 1) == html


@pytest.mark.parametrize(
    "value",
    [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        " \x01javascript:alert(1)",
        "java\nscript:alert(1)",
        "java\tscript:alert(1)",
        "vbscript:x",
        "data:text/html,<script>",
        "data:image/svg+xml,<svg onload=x>",
        "data:application/xhtml+xml,x",
        "data:,x",
    ],
)
def test_addresses_that_could_run_code_are_left_out(value: str) -> None:
    assert to_html({1: ["a", {"href": value}, "x"]}, 1) == "<a>x</a>"
    assert not safe_address("form", "action", value)


@pytest.mark.parametrize(
    ("tag", "name", "value"),
    [
        ("a", "href", "https://a.example"),
        ("a", "href", "mailto:a@b.example"),
        ("a", "href", "#top"),
        ("img", "src", "data:image/png;base64,AA=="),
        ("img", "src", "data:image/svg+xml,<svg/>"),
        ("p", "title", "javascript:alert(1)"),
    ],
)
def test_other_addresses_stay(tag: str, name: str, value: str) -> None:
    assert safe_address(tag, name, value)


@pytest.mark.parametrize("value", ["red; background: url(x)", "red}body{", "a\\3b", "/*", "x;"])
def test_a_style_cannot_end_its_declaration(value: str) -> None:
    assert to_html({1: ["p", {"style": {"color": value}}]}, 1) == "<p></p>"


def test_depth_costs_no_stack() -> None:
    tree: Any = "x"
    for _ in range(20_000):
        tree = ["div", None, tree]
    assert to_html({1: tree}, 1).count("<div>") == 20_000
