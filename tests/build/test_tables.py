"""A page carries what sorts and turns rows only when one of its tables or lists asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bascule.build.collect import Collected, collect
from bascule.build.load import load
from bascule.build.tables import ASKING

HEAD = "from bascule.components import Table, widget"


def collected(folder: Path, body: str, head: str = HEAD, before: str = "") -> Collected:
    file = folder / "widget.py"
    file.write_text(f"{head}\n{before}\n\n@widget\ndef Page(rows=()):\n    return {body}\n", "utf-8")
    return collect(load(file))


def carried(made: Collected) -> set[str]:
    """Which of the two components have what they ask for."""
    sources = {module.name: module.source for module in made.program.modules}
    names = {asking.name for asking in ASKING if f"def {asking.given}" in sources.get(asking.module, "")}
    for asking in ASKING:
        if asking.name not in names:
            assert sources.get(asking.module) in {None, f"{asking.given} = None\n"}
    assert [script.name for script in made.scripts] == (["table"] if names else [])
    assert ("bascule.components.data_rows" in sources) == bool(names)
    return names


def carries(made: Collected) -> bool:
    return carried(made) == {"Table"}


@pytest.mark.parametrize(
    "body",
    [
        "Table(rows, page_size=None)",
        "[Table(rows, columns=['a'], row_key='a', page_size=None), Table([], page_size=None)]",
    ],
)
def test_a_few_rows_need_nothing(made: None, tmp_path: Path, body: str) -> None:
    page = collected(tmp_path, body)
    assert not carried(page)
    assert not any(name in module.name for module in page.program.modules for name in ("scripts", "hooks"))


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ("List(rows, page_size=None, item_key='a')", set()),
        ("[List(rows, page_size=None), Table(rows, page_size=None)]", set()),
        ("List(rows)", {"List"}),
        ("List(rows, page_size=None, searchable=True)", {"List"}),
        ("List(rows, page_size=None, sortable=['a'])", {"List"}),
        ("[List(rows, page_size=None, selectable='single'), Table(rows, page_size=None)]", {"List"}),
        ("[List(rows, page_size=None), Table(rows)]", {"Table"}),
        ("[List(rows), Table(rows)]", {"List", "Table"}),
    ],
)
def test_lists_ask_as_tables_do(made: None, tmp_path: Path, body: str, names: set[str]) -> None:
    assert carried(collected(tmp_path, body, HEAD.replace("Table", "List, Table"))) == names


@pytest.mark.parametrize(
    ("head", "body", "before"),
    [
        (HEAD, "Table(rows)", ""),
        (HEAD, "Table(rows, page_size=10)", ""),
        (HEAD, "[Table(rows, page_size=None), Table(rows)]", ""),
        (HEAD, "Table(rows, page_size=None, sortable=True)", ""),
        (HEAD, "Table(rows, page_size=None, **{'searchable': True})", ""),
        (HEAD, "Table(rows, page_size=None, columns=SHOWN)", "SHOWN = [{'key': 'a', 'format': 'date'}]"),
        (HEAD, "show(rows, page_size=None)", "show = Table"),
        (HEAD.replace("Table", "Table as T"), "T(rows)", ""),
        (
            "from bascule import components\nfrom bascule.components import widget",
            "components.Table(rows)",
            "",
        ),
        ("from bascule import components as c\nfrom bascule.components import widget", "c.Table(rows)", ""),
    ],
)
def test_whatever_asks_gets_it(made: None, tmp_path: Path, head: str, body: str, before: str) -> None:
    assert carries(collected(tmp_path, body, head, before))


def test_a_module_beside_the_widget_may_ask(made: None, tmp_path: Path) -> None:
    (tmp_path / "parts.py").write_text(
        "from bascule.components import Table\n\n\ndef show(rows):\n    return Table(rows)\n"
    )
    assert carries(
        collected(tmp_path, "[Table(rows, page_size=None), show(rows)]", HEAD, "from parts import show")
    )


def test_a_page_without_tables_has_nothing_of_it(made: None, tmp_path: Path) -> None:
    page = collected(tmp_path, "ResultView(rows)", "from bascule.components import ResultView, widget")
    assert not carried(page)
    page = collected(tmp_path, "Text('x')", "from bascule.components import Text, widget")
    assert page.scripts == ()
    assert not any("table" in module.name for module in page.program.modules)
