"""The order of a script's functions and its names: any will do, and the search finds some that weigh less."""

from __future__ import annotations

from pathlib import Path

from assets import ordering
from assets.bundles import BUNDLES, Bundle, make
from assets.page_python import Variables, minified, pieces, small
from tests.assets.pages import exported, in_node, written

ONE = """
from .two import STATE, told
def first() -> str:
    return second()
def second() -> str:
    return told("b")
STATE["a"] = first()
def result() -> list[object]:
    return [STATE, first()]
"""
TWO = """
STATE: dict[str, str] = {}
PREFIX = "<"
def told(name: str) -> str:
    return PREFIX + name
"""
FUNCTIONS = ["two.STATE", "two.PREFIX", "two.told", "main.first", "main.second"]


def test_functions_may_stand_in_any_order(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", exported(ONE), two=TWO)
    made = pieces(entry)
    assert list(made.functions) == FUNCTIONS
    orders = [[], FUNCTIONS[::-1], ["main.second"], ["gone.gone", "main.first", "main.first"]]
    scripts = [made.script(order) for order in orders]
    assert len(set(scripts)) == len(orders)
    values = [outcome.get("value") for outcome in in_node([*scripts, *map(small, scripts)])]
    assert values == [[{"a": "<b"}, "<b"]] * 2 * len(orders)
    assert scripts[2].index("second") < scripts[2].index("told")


def test_with_a_first_module_the_others_are_ordered(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", exported(ONE), two=TWO)
    made = pieces(entry, tmp_path / "page/two.py")
    assert list(made.functions) == FUNCTIONS[3:]
    (outcome,) = in_node([made.script(["main.second"])])
    assert outcome["value"] == [{"a": "<b"}, "<b"]


def test_the_search_never_makes_it_worse_and_loses_nothing(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", exported(ONE), two=TWO)
    search = ordering.Search(pieces(entry, None, Variables()), {})
    before = search.cost
    search.improve(0.5)
    assert search.cost <= before
    assert set(FUNCTIONS) <= search.found.keys()
    assert search.script == minified(entry, found=search.found)
    again = ordering.Search(pieces(entry, None, Variables()), search.found)
    assert (again.cost, again.script) == (search.cost, search.script)
    (outcome,) = in_node([search.script])
    assert outcome["value"] == [{"a": "<b"}, "<b"]


def test_what_is_found_is_kept_and_used(tmp_path: Path) -> None:
    entry = written(tmp_path / "x/page", exported(ONE), two=TWO)
    bundle = Bundle("x", "x/page/main.py", "x/static/x.js")
    plain = make(bundle, tmp_path)
    assert plain is not None
    _, after = ordering.search("x", entry, None, tmp_path, 0.3)
    assert set(FUNCTIONS) <= ordering.known("x", tmp_path).keys()
    made = make(bundle, tmp_path)
    assert made is not None
    assert (made.fresh, made.gzipped) == (True, after)


def test_an_order_that_is_kept_is_one_of_this_project() -> None:
    names = {bundle.name for bundle in BUNDLES}
    root = Path(ordering.__file__).parent / "orders"
    assert {file.stem for file in root.iterdir()} <= names
