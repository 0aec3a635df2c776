"""Table."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from bascule.components import Table, Text, component, span, use_state
from bascule.host.memory_nodes import Node
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, html, nodes, trees

ROWS = [{"region": "West", "total_sales": 1200}, {"region": "East", "total_sales": 950.5}]


def grid(node: Any) -> list[list[str]]:
    return [[cell.text for cell in row.kids] for row in nodes(node).all() if row.tag == "tr"]


def cells(page: Node, tag: str) -> list[Node]:
    return [node for node in page.all() if node.tag == tag]


def test_columns_come_from_the_first_row() -> None:
    assert grid(Table(ROWS)) == [["Region", "Total sales"], ["West", "1200"], ["East", "950.5"]]
    assert grid(Table([[1, 2], [3, 4]])) == [["0", "1"], ["1", "2"], ["3", "4"]]


def test_rows_written_at_once_say_what_rows_made_one_by_one_say() -> None:
    rows = [
        {"text": text, "count": at, "mixed": mixed, "gone": None}
        for at, (text, mixed) in enumerate(
            zip([*HOSTILE, "50 %", "\0", ""], [1.5, True, "x", None] * 99, strict=False)
        )
    ] * 9
    rows.append({})
    columns = ["text", {"key": "count", "align": "center"}, "mixed", "gone"]
    keys = itertools.count()
    written = html(Table(rows, columns=columns, page_size=None))
    one_by_one = html(Table(rows, columns=columns, page_size=None, row_key=lambda _row: next(keys)))
    assert written == one_by_one
    assert written.count("<tr") == len(rows) + 1


def test_rows_of_texts_cross_as_lists_of_texts() -> None:
    rows = [[2**60 + at, f'"{at}"', None if at == 7 else 0.5, at == 1] for at in range(300)]
    (div,) = trees(
        Table(rows, columns=["a", "b", {"key": 2, "align": "center"}, "d"], page_size=None)
    ).values()
    pieces = div[2][-1][2:]
    assert [(piece[0], piece[1]) for piece in pieces] == [
        (
            "*",
            [
                "tr",
                None,
                ["td", {"class": "b-end"}],
                ["td", None],
                ["td", {"class": "b-center"}],
                ["td", None],
            ],
        )
    ] * 3
    columns = [[text for piece in pieces for text in piece[at]] for at in range(2, 6)]
    assert columns == [
        [str(2**60 + at) for at in range(300)],
        [f'"{at}"' for at in range(300)],
        [None if at == 7 else "0.5" for at in range(300)],
        ["Yes" if at == 1 else "No" for at in range(300)],
    ]


@pytest.mark.parametrize(
    "props",
    [
        {"row_key": "a"},
        {"on_row_click": print},
        {"columns": ["a", {"key": "b", "render": lambda value, _row: value}]},
    ],
)
def test_rows_that_are_more_than_text_are_rows_of_their_own(props: Any) -> None:
    rows = [{"a": "1", "b": "x"}, {"a": "2", "b": "y"}]
    (div,) = trees(Table(rows, page_size=None, **props)).values()
    assert [row[0] for row in div[2][-1][2:]] == ["tr", "tr"]
    (div,) = trees(Table([{"a": span("node")}, {"a": "x"}], page_size=None)).values()
    assert [row[0] for row in div[2][-1][2:]] == ["tr", "tr"]


def test_columns_can_be_named_labelled_and_rendered() -> None:
    columns = [
        "region",
        {"key": "total_sales", "label": "Total", "render": lambda value, row: f"{row['region'][0]}{value}"},
    ]
    assert grid(Table(ROWS, columns=columns)) == [["Region", "Total"], ["West", "W1200"], ["East", "E950.5"]]
    assert grid(Table([("a", "b")], columns=["x", "y", "z"])) == [["X", "Y", "Z"], ["a", "b", ""]]


def test_a_cell_may_hold_nodes_and_shows_data_as_text() -> None:
    row = {"node": span("n"), "none": None, "yes": True, "data": {"a": 1}, "list": ["script", {"src": "x"}]}
    assert grid(Table([row]))[1] == ["n", "", "Yes", '{"a":1}', '["script",{"src":"x"}]']


def test_numbers_stand_at_the_end_unless_told_otherwise() -> None:
    page = nodes(Table(ROWS))
    assert [cell.props.get("class") for cell in cells(page, "th")] == [None, "b-end"]
    assert [cell.props.get("class") for cell in cells(page, "td")] == [None, "b-end"] * 2
    page = nodes(Table(ROWS, columns=[{"key": "total_sales", "align": "center"}]))
    assert [cell.props.get("class") for cell in cells(page, "td")] == ["b-center"] * 2


def test_it_is_a_table_with_a_name_and_heads_of_columns() -> None:
    page = nodes(Table(ROWS, caption="Sales by region"))
    table = cells(page, "table")[0]
    assert (table.role, table.name) == ("table", "Sales by region")
    assert all(cell.props["scope"] == "col" for cell in cells(page, "th"))
    hidden = nodes(Table(ROWS, caption="x", caption_hidden=True))
    assert cells(hidden, "caption")[0].props["class"] == "b-hidden"


@pytest.mark.parametrize("rows", [[], None, ()])
def test_no_rows_are_said_in_the_table(rows: Any) -> None:
    page = nodes(Table(rows, columns=["a", "b"], empty=Text("No sales yet")))
    assert page.text == "A B No sales yet"
    assert cells(page, "td")[0].props["colspan"] == 2
    assert nodes(Table(rows)).text == "Nothing to show"


@pytest.mark.parametrize("action", ["click", "Enter", "Space"])
async def test_a_row_is_pressed_with_the_mouse_and_the_keyboard(action: str) -> None:
    @component
    def Page() -> Any:
        chosen = use_state("")
        return [
            Table(
                ROWS,
                row_key="region",
                selected=chosen.value,
                on_row_click=lambda row: chosen.set(row["region"]),
            ),
            Text(f"chosen: {chosen.value}"),
        ]

    async with Pilot(Page) as page:
        row = page.find("row", text="East")
        assert row.props["tabindex"] == 0
        assert row.props["data-keys"] == "Enter Space"
        if action == "click":
            await page.click("East 950.5", role="row")
        else:
            await page.press(" " if action == "Space" else action, "East 950.5", role="row")
        assert "chosen: East" in page.text
        assert [row.props.get("aria-current") for row in page.find_all("row")] == [None, None, "true"]


async def test_other_keys_do_nothing() -> None:
    pressed: list[Any] = []
    async with Pilot(component(lambda: Table(ROWS, on_row_click=pressed.append))) as page:
        await page.press("a", "West 1200", role="row")
        assert pressed == []


@pytest.mark.parametrize(
    ("sort", "order"),
    [
        ("6", [0, 1]),
        ("-6", [0, -1]),
        (6, [0, 1]),
        ("b", [1, 1]),
        ("-b", [1, -1]),
        ("-c", [2, 1]),
        ("--c", [2, -1]),
    ],
)
def test_the_order_to_begin_with_names_a_column(
    monkeypatch: pytest.MonkeyPatch, sort: Any, order: list[int]
) -> None:
    monkeypatch.setattr("bascule.components.tables.IN_PAGE", True)
    made = Table([{6: 1, "b": 2, "-c": 3}], columns=[6, "b", "-c"], sort=sort)
    assert made.props["look"]["sort"] == order


def test_rows_have_their_keys() -> None:
    page = nodes(Table(ROWS, row_key=lambda row: row["region"].lower()))
    assert [row.props.get("key") for row in cells(page, "tr")] == [None, "west", "east"]


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Table("rows"), "Table: rows must be a list"),
        (lambda: Table({"a": 1}), "Table: rows must be a list"),
        (lambda: Table([1, 2]), "Table: a row is a dict or a list, not 1"),
        (lambda: Table([{"a": 1}, "x"]), "Table: a row is a dict or a list, not 'x'"),
        (lambda: Table(ROWS, columns="region"), "Table: columns must be a list"),
        (lambda: Table(ROWS, columns=[None]), "Table: a column is a name or a dict"),
        (lambda: Table(ROWS, columns=[{"label": "x"}]), "Table: a column is a name or a dict"),
        (
            lambda: Table(ROWS, columns=[{"key": "region", "with": 3}]),
            "Table: a column has no 'with'; allowed are key",
        ),
        (
            lambda: Table(ROWS, columns=[{"key": "region", "align": "left"}]),
            "Table: align must be one of start",
        ),
        (lambda: Table(ROWS, columns=[{"key": "region", "render": "x"}]), "Table: render must be a function"),
        (
            lambda: Table([{"a": 1}, {"b": 2}], row_key="a"),
            "Table: row_key 'a' is not in the row {'b': 2}",
        ),
        (lambda: Table([[1]], row_key=3, page_size=None), r"Table: row_key 3 is not in the row \[1\]"),
        (lambda: Table(ROWS, sort="-nothing"), "Table: sort is the key of a column"),
        (lambda: Table(ROWS, caption=3), "Table: caption must be text"),  # type: ignore[arg-type]
        (lambda: Table(ROWS, on_row_click="x"), "Table: on_row_click must be a function"),  # type: ignore[arg-type]
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    node = Table([{text: text, "b": [text]}], caption=text, row_key=text, selected=text)
    assert {n.tag for n in nodes(node).all()} == {
        "",
        "body",
        "div",
        "table",
        "caption",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
    }
    assert "<script" not in html(node)
