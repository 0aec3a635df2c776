"""Rows of texts stand in the page as if Python had sent each row, cell and text by itself."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from bascule.components.markup import rows_of, to_html

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from tests.components.page.toolkit import Toolkit

PLAIN = ["tr", None, ["td", None], ["td", {"class": "b-end"}]]
TEXTS = [
    "<img src=x onerror=ran++>",
    "&lt;b&gt;",
    "\0",
    "\x01\t\r\n",
    "\ud800",
    "\udc00x",
    "\U0001f600",
    "",
    "a",
]
# All there is: names, classes, namespaces and texts, empty ones too.
SHAPE = """(where) => {
  const shape = node => node.nodeType === 3 ? node.data :
    [node.nodeName, node.namespaceURI, [...node.attributes].map(one => one.name + "=" + one.value),
      ...[...node.childNodes].map(shape)];
  return JSON.stringify([...document.querySelector(where).childNodes].map(shape));
}"""
COUNT = """(() => {
  window.copies = 0;
  const clone = Node.prototype.cloneNode;
  Node.prototype.cloneNode = function (deep) { copies++; return clone.call(this, deep); };
})()"""


def rows(*columns: Sequence[str | None], row: Any = PLAIN) -> list[Any]:
    return ["*", row, *columns]


def one_by_one(kids: list[Any]) -> list[Any]:
    """The same kids with every row as a node of its own."""
    return [one for kid in kids for one in (rows_of(kid) if kid and kid[0] == "*" else [kid])]


async def shape(toolkit: Toolkit, where: str) -> Any:
    return json.loads(await toolkit.page.evaluate(SHAPE, where))


class Both:
    """The same table twice: `#rows` is sent rows of texts, `#each` every row by itself."""

    def __init__(self, toolkit: Toolkit) -> None:
        self.toolkit = toolkit

    async def open(self, tag: str = "tbody") -> Both:
        await self.toolkit.open()
        body = [["div", {"id": name}, ["#", number]] for name, number in (("rows", 2), ("each", 3))]
        self.tag = tag
        await self.toolkit.show([1, ["main", None, *body]], [2, [tag, None]], [3, [tag, None]])
        await self.toolkit.page.evaluate(COUNT)
        return self

    async def show(self, *kids: Any) -> int:
        """Show kids in both, which must be the same, in which the same nodes are kept. How many rows were copied."""
        await self.toolkit.page.evaluate(
            """() => {
              copies = 0;
              for (const id of ["rows", "each"])
                window[id] = [...document.querySelectorAll(`#${id} *`)].flatMap(node => [...node.childNodes]);
            }"""
        )
        await self.toolkit.show([2, [self.tag, None, *kids]], [3, [self.tag, None, *one_by_one(list(kids))]])
        assert await shape(self.toolkit, "#rows") == await shape(self.toolkit, "#each")
        kept = "id => window[id].map(node => node.isConnected)"
        assert await self.toolkit.page.evaluate(kept, "rows") == await self.toolkit.page.evaluate(
            kept, "each"
        )
        copies: int = await self.toolkit.page.evaluate("copies")
        return copies


@pytest.fixture
async def both(toolkit: Toolkit) -> Both:
    return await Both(toolkit).open()


async def test_rows_are_copies_of_the_first_with_their_own_texts(both: Both) -> None:
    assert await both.show(rows(TEXTS, TEXTS[::-1])) == len(TEXTS) - 1
    assert [row[3][3] for row in (await shape(both.toolkit, "#rows"))[0][3:]] == TEXTS


async def test_rows_with_a_hole_are_not_copied_nor_copied_from(both: Both) -> None:
    assert await both.show(rows([None, "a", "b", None, "c"], ["1", "2", "3", "4", "5"])) == 2
    assert await both.show(rows(["a", "b", "c"], [None, None, None])) == 0
    assert await both.show() == 0
    assert await both.show(rows([], [])) == 0


async def test_rows_stand_among_other_kids_and_one_after_the_other(both: Both) -> None:
    other = ["tr", {"class": "x"}, ["td", {"title": "t"}, "between", ["b", None, "!"]]]
    some = rows(["a", "b"], ["1", "2"])
    assert await both.show("before", other, some, None, some, other, rows(["c"], ["3"]), "after") == 2
    assert await both.show(some, "text", other) == 0


@pytest.mark.parametrize(
    ("tag", "row"),
    [
        ("svg", ["g", {"class": "r"}, ["text", None], ["title", {"class": "t"}]]),
        ("svg", ["foreignObject", None, ["p", None], ["b", None]]),
        ("ul", ["li", {"class": ""}, ["svg", None], ["textarea", None]]),
        ("form", ["fieldset", None, ["legend", None], ["math", None]]),
        ("div", ["select", None, ["option", None], ["option", {"class": "o"}]]),
    ],
)
async def test_any_elements_are_rows(toolkit: Toolkit, tag: str, row: Any) -> None:
    both = await Both(toolkit).open(tag)
    assert await both.show(rows(["a", "b", "c"], ["1", "2", "3"], row=row)) == 2
    assert await both.show(*rows_of(rows(["x", "b", "y"], ["1", "2", "3"], row=row))) == 0
    # Cells know what their kids are made in.
    kids = rows_of(rows(["x", "b", "y"], ["1", "2", "3"], row=row))
    for kid in kids:
        kid[2].append(["a", None, "new"])
    await both.show(*kids)


async def test_a_row_is_not_copied_from_one_that_was_there_before(both: Both) -> None:
    await both.show(rows(["a"], ["1"]))
    for id_ in ("rows", "each"):
        row = f"document.querySelector('#{id_} tr')"
        await both.toolkit.page.evaluate(f"{row}.title = 'changed'; {row}.firstChild.append('more')")
    assert await both.show(rows(["a", "b", "c"], ["1", "2", "3"])) == 1
    assert await both.toolkit.page.evaluate("document.querySelectorAll('#rows [title]').length") == 1


async def test_rows_change_as_ever(both: Both) -> None:
    first, second = list("abcdef"), list("123456")
    other = ["tr", None, ["td", {"colspan": 2}, "between"]]
    await both.show(rows(first, second))
    await both.show(rows(["a", "B", *first[2:]], second))
    await both.show(rows(first[:2], second[:2]))
    await both.show(rows(first * 3, second * 3))
    await both.show(rows(first, second), other, rows(first, second))
    await both.show(rows([None, *first[1:]], second), None, rows(["", *first[1:]], second))
    await both.show(
        rows(first, second, row=["tr", {"class": "c"}, ["td", {"class": "b-center"}], ["td", None]])
    )
    await both.show(*one_by_one([rows(first, second)]))
    await both.show(rows(first, second))
    await both.show(*[["tr", {"key": at}, ["td", None, text], ["td", None]] for at, text in enumerate(first)])
    await both.show(rows(first, first, second, row=[*PLAIN, ["th", None]]))
    await both.show("nothing")
    await both.show(rows(first, second))


async def test_whatever_changes_both_stay_the_same(both: Both) -> None:
    chance = random.Random(7)
    other: list[Any] = [None, "text", ["tr", {"key": "k"}, ["td", None, "keyed"]]]
    for _ in range(60):
        kids: list[Any] = []
        for _ in range(chance.randint(0, 4)):
            size = chance.randint(0, 5)
            columns = [[chance.choice([None, "", "a", "b", "c"]) for _ in range(size)] for _ in range(2)]
            if chance.random() < 0.5:
                columns = [[text or "-" for text in column] for column in columns]
            some = rows(*columns)
            kids.extend(chance.choice([[some], [some], [some], rows_of(some), [other[chance.randint(0, 1)]]]))
        if chance.random() < 0.5:
            kids.insert(chance.randint(0, len(kids)), other[2])
        await both.show(*kids)


async def test_rows_in_places_of_other_instances(toolkit: Toolkit) -> None:
    await toolkit.open()
    some = rows(["a", "b"], ["1", "2"])
    made = "".join(to_html({1: row}, 1) for row in rows_of(some))
    html = await toolkit.show(
        [1, ["table", None, ["#", 2], ["#", 3]]], [2, ["", None, some]], [3, ["tbody", None, some]]
    )
    assert html == f"<table>{made}<tbody>{made}</tbody></table>"
    assert await toolkit.show([2, None]) == f"<table><tbody>{made}</tbody></table>"
    assert (
        await toolkit.show([2, ["", None, some, some]]) == f"<table>{made}{made}<tbody>{made}</tbody></table>"
    )
