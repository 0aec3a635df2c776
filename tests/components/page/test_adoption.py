"""The first tree takes over the prerendered nodes, and mends what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.components.markup import to_html

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit

REMEMBER = "window.was = [...document.querySelectorAll('#bascule-root *')]"
KEPT = "was.filter(n => n.isConnected).length"


async def adopted(toolkit: Toolkit, html: str, *batch: Any) -> tuple[str, int]:
    """The HTML after the first batch, and how many of the prerendered elements are still there."""
    await toolkit.open(html)
    await toolkit.page.evaluate(REMEMBER)
    return await toolkit.show(*batch), await toolkit.page.evaluate(KEPT)


async def test_what_is_the_same_is_kept_as_it_is(toolkit: Toolkit) -> None:
    html = '<main class="m"><p>one<!---->two<b>three</b></p><ul><li>4</li><li>5</li></ul>six</main>'
    tree: Any = [
        "main",
        {"class": "m"},
        ["p", None, "one", "", "two", None, ["#", 2]],
        ["ul", None, ["#", 3]],
        ["", None, "six"],
    ]
    got, kept = await adopted(
        toolkit,
        html,
        [1, tree],
        [2, ["", None, ["b", None, "three"]]],
        [3, ["", None, ["li", None, "4"], ["li", None, "5"]]],
    )
    assert got == html.replace("<!---->", "")
    assert kept == 6
    assert await toolkit.page.evaluate("[...document.querySelector('p').childNodes].map(n => n.data)") == [
        "one",
        "",
        "two",
        None,
    ]
    # From now on nodes are made and patched as ever.
    assert await toolkit.show([2, "x"], [3, ["li", None, "5"]]) == got.replace("<b>three</b>", "x").replace(
        "<li>4</li>", ""
    )


@pytest.mark.parametrize(
    ("html", "tree", "kept"),
    [
        ("<p>old</p>", ["p", None, "new"], 1),
        ('<p class="a" title="t" style="color: red">x</p>', ["p", {"class": "b", "lang": "en"}, "x"], 1),
        ("<p>x</p>", ["p", {"style": {"color": "red"}}, "x"], 1),
        ("<div>x</div>", ["p", None, "x"], 0),
        ("<p>a</p><p>b</p>", ["p", None, "a"], 1),
        ("<p>a</p>", ["", None, ["p", None, "a"], ["p", None, "b"]], 1),
        ("<i></i><p>a</p>", ["", None, ["p", None, "a"], ["i", None]], 2),
        ("<div><b></b>text</div>", ["div", None, "text", ["b", None]], 2),
        ("text", ["p", None, "text"], 0),
        ("<p>text</p>", "text", 0),
        ("<p>text</p>", None, 0),
        ("<p>a</p>", ["p", None], 1),
        ("<!-- c --> <p>a</p>\n", ["p", None, "a"], 1),
        ("<svg><path d='M0'></path></svg>", ["svg", None, ["path", {"d": "M0"}]], 2),
        ("<table><tr><td>1</td></tr></table>", ["table", None, ["tr", None, ["td", None, "1"]]], 1),
        ("<table><tbody><tr><td>1</td></tr></tbody></table>",
         ["table", None, ["tbody", None, ["tr", None, ["td", None, "1"]]]], 4),
        ("<pre>\n\nx</pre>", ["pre", None, "\nx"], 1),
        ("<textarea>x</textarea>", ["textarea", {"value": "x"}], 1),
        ("<select><option>a</option><option selected>b</option></select>",
         ["select", {"value": "b"}, ["option", None, "a"], ["option", None, "b"]], 3),
        ('<input id="a"><input id="b">', ["", None, ["input", {"id": "b"}], ["input", {"id": "a"}]], 2),
        ("<p onclick='ran++'>x</p>", ["p", None, "x"], 1),
    ],
)  # fmt: skip
async def test_what_differs_becomes_what_the_tree_says(
    toolkit: Toolkit, html: str, tree: Any, kept: int
) -> None:
    got, there = await adopted(toolkit, html, [1, tree])
    values = "[...document.querySelectorAll('input,textarea,select')].map(n => n.value)"
    value = await toolkit.page.evaluate(values)
    await toolkit.show([1, ["", None, ["hr", None]]])
    assert await toolkit.show([1, tree]) == got.replace(' selected=""', "").replace(
        ">x</textarea>", "></textarea>"
    )
    assert await toolkit.page.evaluate(values) == value
    assert there == kept


async def test_rows_of_texts_are_taken_over_too(toolkit: Toolkit) -> None:
    row = ["tr", None, ["td", {"class": "b-end"}], ["td", None]]
    tree: Any = [
        "table",
        None,
        ["tbody", None, ["*", row, ["a", "", None, "d"], ["1", "<2>", "3", "4"]], ["tr", None]],
    ]
    html = to_html({1: tree}, 1)
    got, kept = await adopted(toolkit, html, [1, tree])
    assert (got, kept) == (html, 15)
    # The texts that wrote nothing are there all the same.
    texts = "[...document.querySelectorAll('td')].map(cell => [...cell.childNodes].map(text => text.data))"
    assert await toolkit.page.evaluate(texts) == [["a"], ["1"], [""], ["<2>"], [], ["3"], ["d"], ["4"]]


async def test_rows_that_differ_from_the_prerendered_become_what_the_tree_says(toolkit: Toolkit) -> None:
    row = ["tr", None, ["td", {"class": "b-end"}]]
    html = to_html({1: ["table", None, ["tbody", None, ["*", row, ["a", "b"]]], ["tfoot", None]]}, 1)
    tree: Any = [
        "table",
        None,
        ["tbody", None, ["*", row, list("aBcde")]],
        ["tfoot", None, ["*", row, list("xyz")]],
    ]
    got, kept = await adopted(toolkit, html, [1, tree])
    assert (got, kept) == (to_html({1: tree}, 1), 7)
    tree[2][2][2] = list("Ab")
    assert await toolkit.show([1, tree]) == to_html({1: tree}, 1)


async def test_a_focused_input_with_typed_text_survives(toolkit: Toolkit) -> None:
    prerendered = (
        '<div class="wait"></div><label>A<input name="a" value="from the server"></label><input name="b">'
    )
    await toolkit.open(prerendered, listen=False)
    await toolkit.page.fill("[name=a]", "typed")
    await toolkit.page.fill("[name=b]", "by hand")
    await toolkit.page.evaluate(
        "document.activeElement.setSelectionRange(2, 4); window.was = document.activeElement"
    )
    await toolkit.page.evaluate("listenNow()")
    field: Any = [
        "label",
        None,
        "A",
        ["input", {"name": "a", "value": "from the server", "on": {"input": 1}}],
    ]
    await toolkit.show(
        [1, ["", None, ["p", None, "new"], ["input", {"name": "b", "on": {"change": 2}}], field]]
    )
    assert await toolkit.page.evaluate(
        "[was === document.activeElement, was.selectionStart, was.selectionEnd]"
    ) == [True, 2, 4]
    # Python is told of what it missed, and has the last word on what it controls.
    assert sorted(await toolkit.events()) == [[1, 1, "typed"], [1, 2, "by hand"]]
    assert await toolkit.page.input_value("[name=b]") == "by hand"
    assert await toolkit.page.input_value("[name=a]") == "from the server"


async def test_a_control_that_python_follows_keeps_what_was_typed(toolkit: Toolkit) -> None:
    await toolkit.open('<input value="">', listen=False)
    await toolkit.page.fill("input", "typed")
    await toolkit.page.evaluate(
        """() => { window.onTold = m => { if (m[0] === "event") BasculePort.update(JSON.stringify(
          [[1, ["input", {value: m[1][2], on: {input: 1}}]]])) }; listenNow() }"""
    )
    await toolkit.show([1, ["input", {"value": "", "on": {"input": 1}}]])
    assert await toolkit.page.input_value("input") == "typed"


async def test_choices_made_early_survive(toolkit: Toolkit) -> None:
    html = (
        '<input type="checkbox"><select><option>a</option><option>b</option></select><textarea>old</textarea>'
    )
    await toolkit.open(html, listen=False)
    await toolkit.page.check("input")
    await toolkit.page.select_option("select", "b")
    await toolkit.page.fill("textarea", "typed")
    options = [["option", None, "a"], ["option", None, "b"]]
    await toolkit.show(
        [
            1,
            [
                "",
                None,
                ["input", {"type": "checkbox"}],
                ["select", {"value": "a"}, *options],
                ["textarea", {"value": "old"}],
            ],
        ]
    )
    controls = "[...document.querySelectorAll('input,select,textarea')]"
    values = controls + ".map(n => n.type === 'checkbox' ? n.checked : n.value)"
    assert await toolkit.page.evaluate(values) == [True, "b", "typed"]


async def test_twenty_thousand_prerendered_rows(toolkit: Toolkit) -> None:
    html = "<ul>" + "".join(f"<li>{n}</li>" for n in range(20000)) + "</ul>"
    rows = [["li", {"key": n}, str(n)] for n in range(20000)]
    got, kept = await adopted(toolkit, html, [1, ["ul", None, *rows]])
    assert got == html
    assert kept == 20001


async def test_a_hidden_waiting_state_is_shown_with_the_first_tree(toolkit: Toolkit) -> None:
    await toolkit.open("<p>x</p>")
    await toolkit.page.evaluate("document.getElementById('bascule-root').hidden = true")
    await toolkit.show([1, ["p", None, "y"]])
    assert not await toolkit.page.evaluate("document.getElementById('bascule-root').hidden")


async def test_what_is_new_comes_with_its_kids_at_once(toolkit: Toolkit) -> None:
    await toolkit.open("<section><i>old</i></section>")
    await toolkit.page.evaluate("""
        window.seen = [];
        new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => seen.push(node.nodeName))))
            .observe(document.getElementById("bascule-root"), {childList: true, subtree: true})""")
    rows: Any = [["li", None, ["b", None, str(n)]] for n in range(3)]
    got = await toolkit.show([1, ["section", None, ["ul", None, *rows], "end", ["p", None, "last"]]])
    assert (
        got == "<section><ul><li><b>0</b></li><li><b>1</b></li><li><b>2</b></li></ul>end<p>last</p></section>"
    )
    assert await toolkit.page.evaluate("seen") == ["UL", "#text", "P"]
