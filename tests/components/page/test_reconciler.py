"""Trees become nodes, and the same nodes stay as far as they can."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit


def li(*keys: str) -> list[Any]:
    return ["ul", None, *(["li", {"key": key}, key] for key in keys)]


async def test_the_first_batch_is_mounted_children_before_or_after_parents(toolkit: Toolkit) -> None:
    await toolkit.open()
    html = await toolkit.show(
        [1, ["main", {"class": "m"}, "a", None, ["#", 2], ["b", None, "c"]]],
        [3, "three"],
        [2, ["i", None, ["#", 3]]],
    )
    assert html == '<main class="m">a<i>three</i><b>c</b></main>'


@pytest.mark.parametrize(
    ("root", "html"),
    [
        (None, ""),
        ("text", "text"),
        ("", ""),
        (["p", None], "<p></p>"),
        (["", None, "a", ["b", None], None, "c"], "a<b></b>c"),
        (["", None], ""),
        (["#", 3], "<i></i>"),
        (["", None, ["", None, ["#", 3]], ["", None]], "<i></i>"),
    ],
)
async def test_an_instance_changes_from_and_to_every_kind_of_root(
    toolkit: Toolkit, root: Any, html: str
) -> None:
    await toolkit.open()
    third = [[3, ["i", None]]] if "#" in str(root) else []
    kinds: list[tuple[Any, str]] = [
        (None, ""),
        ("t", "t"),
        (["p", None], "<p></p>"),
        (["", None, "x", "y"], "xy"),
    ]
    await toolkit.show([1, ["div", None, ["u", None], ["#", 2], ["s", None]]], [2, None])
    for other, other_html in kinds:
        assert await toolkit.show([2, other]) == f"<div><u></u>{other_html}<s></s></div>"
        assert await toolkit.show([2, root], *third) == f"<div><u></u>{html}<s></s></div>"


async def test_instances_in_instances_find_their_place_from_below(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [1, ["div", None, ["#", 2], "end"]],
        [2, ["#", 3]],
        [3, ["", None, ["#", 4], ["#", 5]]],
        [4, None],
        [5, None],
    )
    assert await toolkit.show([5, "5"]) == "<div>5end</div>"
    assert await toolkit.show([4, ["", None, "4", ["b", None]]]) == "<div>4<b></b>5end</div>"
    assert await toolkit.show([4, None], [5, ["", None, None, "6"]]) == "<div>6end</div>"
    assert await toolkit.show([3, ["#", 5]]) == "<div>6end</div>"
    assert await toolkit.show([2, "two"]) == "<div>twoend</div>"


async def test_keyed_children_keep_their_nodes_wherever_they_go(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, li(*"abcdefgh")])
    await toolkit.page.evaluate(
        "window.was = Object.fromEntries([...document.querySelectorAll('li')].map(n => [n.textContent, n]))"
    )
    for order in ("hgfedcba", "abxcdh", "h", "bacdefgh", "", "dcba"):
        html = await toolkit.show([1, li(*order)])
        assert html == "<ul>" + "".join(f"<li>{key}</li>" for key in order) + "</ul>"
        if order == "hgfedcba":
            same = "[...document.querySelectorAll('li')].every(n => was[n.textContent] === n)"
            assert await toolkit.page.evaluate(same)


async def test_keyed_instances_move_with_all_their_nodes(toolkit: Toolkit) -> None:
    await toolkit.open()
    bodies = [[n, ["", None, ["dt", None, f"t{n}"], ["dd", None, f"d{n}"]]] for n in (2, 3, 4)]
    await toolkit.show([1, ["dl", None, ["#", 2, "a"], ["#", 3, "b"], ["#", 4, "c"]]], *bodies)
    await toolkit.page.evaluate("window.was = [...document.querySelectorAll('dt,dd')]")
    html = await toolkit.show([1, ["dl", None, ["#", 4, "c"], ["#", 2, "a"], ["#", 3, "b"]]])
    parts = [f"<dt>t{n}</dt><dd>d{n}</dd>" for n in (4, 2, 3)]
    assert html == f"<dl>{''.join(parts)}</dl>"
    assert await toolkit.page.evaluate("was.every(n => n.isConnected)")
    assert await toolkit.show([3, None]) == f"<dl>{parts[0]}{parts[1]}</dl>"


async def test_an_instance_may_be_taken_to_another_element_of_its_parent(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [1, ["div", None, ["p", None, ["#", 2]], None]], [2, ["", None, ["i", None, "i"], "text"]]
    )
    await toolkit.page.evaluate("window.was = document.querySelector('i')")
    for tree, html in (
        (["div", None, None, ["p", None, ["#", 2]]], "<div><p><i>i</i>text</p></div>"),
        (["div", None, ["p", None, ["#", 2]], None], "<div><p><i>i</i>text</p></div>"),
        (["section", None, ["b", None], ["#", 2]], "<section><b></b><i>i</i>text</section>"),
        (["", None, ["#", 2], "after"], "<i>i</i>textafter"),
    ):
        assert await toolkit.show([1, tree]) == html
        assert await toolkit.page.evaluate("was === document.querySelector('i')")
    assert await toolkit.show([2, "changed"]) == "changedafter"


async def test_holes_keep_the_place_of_what_follows(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["div", None, None, ["input", None], ["p", None]]])
    await toolkit.page.evaluate("window.was = document.querySelector('input')")
    assert await toolkit.show([1, ["div", None, ["input", None], ["input", None], ["p", None]]])
    assert await toolkit.page.evaluate("was === document.querySelectorAll('input')[1]")


async def test_a_gone_instance_is_forgotten_with_all_below_it(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["div", None, ["#", 2]]], [2, ["p", None, ["#", 3]]], [3, "x"])
    assert await toolkit.show([3, "ignored"], [1, ["div", None]], [2, ["p", None, ["#", 3]]]) == "<div></div>"
    assert await toolkit.show([3, "still ignored"]) == "<div></div>"
    assert "has no tree" in await toolkit.refused([1, ["div", None, ["#", 3]]])
    assert await toolkit.show([1, ["div", None, ["#", 3]]], [3, "new"]) == "<div>new</div>"


async def test_svg_and_mathml_get_their_namespaces_and_foreign_objects_html(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show(
        [1, ["div", None, ["svg", {"viewBox": "0 0 1 1"}, ["#", 2]], ["math", None, ["mi", None, "x"]]]],
        [
            2,
            [
                "",
                None,
                ["linearGradient", {"id": "g"}],
                ["foreignObject", None, ["p", {"xlink:href": "#a"}, "x"]],
            ],
        ],
    )
    names = "[...document.querySelectorAll('#bascule-root *')].map(n => [n.localName, n.namespaceURI.split('/').pop()])"
    assert await toolkit.page.evaluate(names) == [
        ["div", "xhtml"],
        ["svg", "svg"],
        ["linearGradient", "svg"],
        ["foreignObject", "svg"],
        ["p", "xhtml"],
        ["math", "MathML"],
        ["mi", "MathML"],
    ]


async def test_twenty_thousand_children_and_a_thousand_levels(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["main", None, ["#", 2], ["#", 3]]], [2, None], [3, li(*map(str, range(20000)))])
    deep = "[[2, " + '["div", null, ' * 1000 + '"bottom"' + "]" * 1000 + "]]"
    assert await toolkit.page.evaluate("text => BasculePort.update(text)", deep) == ""
    assert await toolkit.page.evaluate("document.querySelectorAll('main div').length") == 1000
    assert await toolkit.page.evaluate("document.querySelectorAll('li').length") == 20000
    await toolkit.show([3, li(*map(str, range(19999, -1, -1)))], [2, None])
    assert await toolkit.page.inner_text("li") == "19999"


async def test_a_thousand_instances_in_each_other(toolkit: Toolkit) -> None:
    await toolkit.open()
    chain = [[n, ["#", n + 1] if n % 2 else ["div", None, ["#", n + 1]]] for n in range(1, 1000)]
    await toolkit.show(*chain, [1000, "bottom"])
    assert await toolkit.page.inner_text("#bascule-root") == "bottom"
    await toolkit.show([1000, "changed"], *reversed(chain))
    assert await toolkit.page.inner_text("#bascule-root") == "changed"
    assert await toolkit.show([1, None]) == ""


async def test_an_element_stays_when_its_first_prop_comes_and_its_last_one_goes(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["p", None, "x"]])
    await toolkit.page.evaluate("window.was = document.querySelector('p')")
    for props in ({"class": "a"}, {}, None):
        await toolkit.show([1, ["p", props, "x"]])
        assert await toolkit.page.evaluate("was === document.querySelector('p')"), props


async def test_every_text_is_text(toolkit: Toolkit) -> None:
    await toolkit.open()
    text = "<img src=x onerror=ran++>&amp;\u2028\U0001f600"
    await toolkit.show([1, ["p", None, text]])
    assert await toolkit.page.evaluate("document.querySelector('p').firstChild.data") == text
