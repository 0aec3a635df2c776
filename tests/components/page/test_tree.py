"""Trees that are no trees are refused, naming the instance, and leave the page as it was."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit


@pytest.mark.parametrize(
    ("tree", "says"),
    [
        (1, "not number"),
        (True, "not boolean"),
        ({}, "not object"),
        ({"tag": "p"}, "not object"),
        ([], "not such a list"),
        ([1], "not such a list"),
        ([None, None], "not such a list"),
        ([["p", None]], "not such a list"),
        (["p", None, ["b", None, 5]], "not number"),
        (["p", "text"], "<p> props"),
        (["p", ["a"]], "<p> props"),
        (["p", True], "<p> props"),
        (["p", {"key": True}], "key must"),
        (["p", {"key": {}}], "must be text"),
        (["p", {"title": {}}], "title"),
        (["p", {"title": ["a"]}], "title"),
        (["p", {"style": "color:red"}], "style"),
        (["p", {"style": ["a"]}], "style"),
        (["p", {"style": {"color": {}}}], "color"),
        (["p", {"on": "click"}], "on must be"),
        (["p", {"on": {"click": "alert(1)"}}], "on.click"),
        (["p", {"on": {"click": 1.5}}], "on.click"),
        (["p", {"on": {"click": None}}], "on.click"),
        (["#"], "whole number"),
        (["#", "1"], "whole number"),
        (["#", None], "whole number"),
        (["#", {"x": 1}], "whole number"),
        (["#", 99], "instance 99 has no tree"),
        (["#", 1], "is the root"),
        (["#", 2], "belongs to 1"),
        (["p", None, ["b", None, ["#", 3]], ["#", 3]], "is placed by"),
        (["p", None, ["#", 3], ["#", 3]], "key 3"),
        (["ul", None, ["li", {"key": "a"}], ["li", {"key": "a"}]], "key a"),
        (["ul", None, ["li", {"key": 1}], ["b", {"key": 1}]], "key 1"),
        (["<p>", None], "<<p>>"),
        (["p q", None], "not allowed"),
        (["1", None], "not allowed"),
        (["p\0", None], "not allowed"),
        (["*", ["tr", None, ["td", None]], ["a"]], "<*>"),
        (["p", None, ["*"]], "<*> needs empty cells"),
        (["p", None, ["*", None, ["a"]]], "<*> needs"),
        (["p", None, ["*", "tr", ["a"]]], "<*> needs"),
        (["p", None, ["*", {}, ["a"]]], "not object"),
        (["p", None, ["*", [], ["a"]]], "not such a list"),
        (["p", None, ["*", ["#", 3, ["td", None]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["", None, ["td", None]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["*", None, ["td", None]], ["a"]]], "<*> is not allowed"),
        (["p", None, ["*", ["script", None, ["td", None]], ["a"]]], "<script> is not allowed"),
        (["p", None, ["*", ["tr", None, ["style", None]], ["a"]]], "<style> is not allowed"),
        (["p", None, ["*", ["tr", "x", ["td", None]], ["a"]]], "<tr> props"),
        (["p", None, ["*", ["tr", {"key": 1}, ["td", None]], ["a"]]], "at most a class"),
        (["p", None, ["*", ["tr", None, ["td", {"on": {"click": 1}}]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", {"style": {"top": 1}}]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["a", {"href": "x"}]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["a", {"onclick": "x"}]], ["a"]]], "onclick is not allowed"),
        (["p", None, ["*", ["tr", {"class": {}}, ["td", None]], ["a"]]], "class must be text"),
        (["p", None, ["*", ["tr", None, ["input", {"value": "x"}]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None, "kid"]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td"]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, "td"], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["x-row", None, ["td", None]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["x-cell", None]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, None], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None]]], "<*> needs"),
        (["p", None, ["*", ["tr", None], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None]]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None]], None]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None]], "a"]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None]], {"length": 1, "0": "a"}]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None]], ["a"], ["b"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None], ["td", None]], ["a"]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None], ["td", None]], ["a", "b"], ["c"]]], "as many texts"),
        (["p", None, ["*", ["tr", None, ["td", None]], ["a", 1]]], "not number"),
        (["p", None, ["*", ["tr", None, ["td", None]], ["a", True]]], "not boolean"),
        (["p", None, ["*", ["tr", None, ["td", None]], ["a", {}]]], "not object"),
        (["p", None, ["*", ["tr", None, ["td", None]], ["a", ["b", None]]]], "<*> needs"),
        (["p", None, ["*", ["tr", None, ["td", None]], ["a", ["#", 3]]]], "<*> needs"),
    ],
)
async def test_wrong_shapes(toolkit: Toolkit, tree: Any, says: str) -> None:
    await toolkit.open()
    html = await toolkit.show([1, ["div", None, ["#", 2]]], [2, "old"])
    message = await toolkit.refused([1, ["p", None, "not shown"]], [2, tree], [3, "three"])
    assert "instance 2" in message
    assert says in message
    assert await toolkit.html() == html
    assert await toolkit.show([2, "new"]) == "<div>new</div>"


@pytest.mark.parametrize(
    "batch", [None, 1, "x", {}, {"length": 1}, [1], [[None, "x"]], [["1", "x"]], [[1.5, "x"]], []]
)
async def test_wrong_batches(toolkit: Toolkit, batch: Any) -> None:
    await toolkit.open()
    answer = await toolkit.page.evaluate("text => BasculePort.update(text)", json.dumps(batch))
    assert "batch" in json.loads(answer)["message"]
    assert await toolkit.show([1, "fine"]) == "fine"


@pytest.mark.parametrize("text", ["", "[", "undefined", "[[1,]]", "\ud800"])
async def test_what_is_no_json(toolkit: Toolkit, text: str) -> None:
    await toolkit.open()
    answer = await toolkit.page.evaluate("text => BasculePort.update(text)", text)
    assert json.loads(answer)["name"] == "SyntaxError"


async def test_instances_that_place_each_other_in_a_circle(toolkit: Toolkit) -> None:
    await toolkit.open()
    html = await toolkit.show([1, ["div", None, ["#", 2]]], [2, ["p", None, ["#", 3]]], [3, "x"])
    assert "belongs to" in await toolkit.refused([3, ["b", None, ["#", 2]]])
    assert "is placed by" in await toolkit.refused([1, ["#", 2]], [3, ["#", 2]], [2, "x"])
    assert "root" in await toolkit.refused([3, ["#", 1]])
    assert await toolkit.html() == html
    # Not reachable from the root: nothing to show.
    assert await toolkit.show([1, "end"], [7, ["#", 8]], [8, ["#", 7]]) == "end"


async def test_names_of_prototypes_are_names_like_others(toolkit: Toolkit) -> None:
    await toolkit.open()
    names = ["constructor", "toString", "hasOwnProperty", "valueOf"]
    for name in names:
        html = await toolkit.show(
            [1, [name, {name: "v", "key": name, "style": {name: "x"}, "on": {name: 1}}, name]]
        )
        tag = name.lower()
        assert html == f'<{tag} {tag}="v" style="">{name}</{tag}>'.replace(' style=""', "") or "style" in html
        assert await toolkit.show([1, [name, {}, name]]) in (
            f"<{tag}>{name}</{tag}>",
            f'<{tag} style="">{name}</{tag}>',
        )
    text = '[[1, ["p", {"__proto__": {"polluted": 1}, "on": {"__proto__": 1}, "style": {"__proto__": "x"}}]]]'
    answer = await toolkit.page.evaluate("text => BasculePort.update(text)", text)
    assert "__proto__" in answer
    assert await toolkit.page.evaluate("({}).polluted") is None


DEEP = """([depth, style, apart]) => {
  const element = kid => ["div", {style: {display: style}}, kid];
  const one = (_, i) => [i + 1, element(["#", i + 2])];
  if (apart) return JSON.stringify([...Array.from({length: depth}, one), [depth + 1, "x"]]);
  let tree = "x";
  for (let i = 0; i < depth; i++) tree = element(tree);
  return JSON.stringify([[1, tree]]);
}"""


@pytest.mark.parametrize("apart", [False, True], ids=["one tree", "instances"])
@pytest.mark.parametrize(
    ("depth", "style"), [(1000, "block"), (1100, "grid"), (1300, "block"), (20000, "block")]
)
async def test_a_page_too_deep_for_browsers_is_refused_before_it_kills_them(
    toolkit: Toolkit, depth: int, style: str, apart: bool
) -> None:
    await toolkit.open()
    await toolkit.show([1, ["p", None, "old"]])
    text = await toolkit.page.evaluate(DEEP, [depth, style, apart])
    answer = await toolkit.page.evaluate(
        "t => BasculePort.update(JSON.stringify(JSON.parse(t).reverse()))", text
    )
    assert ("elements deep" in answer) == (depth > 1200)
    assert await toolkit.page.evaluate("document.body.innerText.trim()") == ("old" if depth > 1200 else "x")


async def test_depth_counts_from_the_top_of_the_page(toolkit: Toolkit) -> None:
    await toolkit.open()
    text = await toolkit.page.evaluate(DEEP, [700, "block", False])
    half = await toolkit.page.evaluate(
        "t => t.replace('\"x\"', '[\"#\", 2]').slice(0, -1) + ', [2, \"x\"]]'", text
    )
    assert await toolkit.page.evaluate("t => BasculePort.update(t)", half) == ""
    more = text.replace("[[1,", "[[2,", 1)
    assert "instance 2: more than" in await toolkit.page.evaluate("t => BasculePort.update(t)", more)
    assert await toolkit.page.evaluate("document.body.innerText.trim()") == "x"


async def test_rows_of_texts_count_as_deep_as_they_are(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["p", None, "old"]])
    text = """depth => {
      let tree = ["*", ["b", null, ["i", null]], ["x"]];
      for (let i = 0; i < depth; i++) tree = ["div", null, tree];
      return BasculePort.update(JSON.stringify([[1, tree]]));
    }"""
    assert "elements deep" in await toolkit.page.evaluate(text, 1199)
    assert await toolkit.page.inner_text("#bascule-root") == "old"
    assert await toolkit.page.evaluate(text, 1198) == ""
    assert await toolkit.page.evaluate("document.body.innerText.trim()") == "x"


async def test_a_million_brackets_harm_nothing(toolkit: Toolkit) -> None:
    await toolkit.open()
    answer = await toolkit.page.evaluate("BasculePort.update('[['.repeat(500000))")
    assert answer
    assert await toolkit.show([1, "fine"]) == "fine"
