"""The order of a script's functions: any will do, and the search finds one that weighs less."""

from __future__ import annotations

from pathlib import Path

from assets import ordering
from assets.bundles import BUNDLES, Bundle, make
from assets.page_python import pieces, small
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
FUNCTIONS = ["two.told", "main.first", "main.second", "main.result"]


def test_functions_may_stand_in_any_order(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", exported(ONE), two=TWO)
    made = pieces(entry)
    assert list(made.functions) == FUNCTIONS
    orders = [[], FUNCTIONS[::-1], ["main.result"], ["gone.gone", "main.second", "main.second"]]
    scripts = [made.script(order) for order in orders]
    assert len(set(scripts)) == len(orders)
    values = [outcome.get("value") for outcome in in_node([*scripts, *map(small, scripts)])]
    assert values == [[{"a": "<b"}, "<b"]] * 2 * len(orders)
    assert scripts[2].index("result") < scripts[2].index("told")


def test_with_a_first_module_the_others_are_ordered(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", exported(ONE), two=TWO)
    made = pieces(entry, tmp_path / "page/two.py")
    assert list(made.functions) == FUNCTIONS[1:]
    (outcome,) = in_node([made.script(["main.second"])])
    assert outcome["value"] == [{"a": "<b"}, "<b"]


def test_the_search_never_makes_it_worse_and_loses_nothing() -> None:
    def weigh(order: list[str]) -> int:
        return sum(abs(int(name) - place) for place, name in enumerate(order))

    start = ["5", "4", "3", "2", "1", "0"]
    found = ordering.better(start, weigh, 0.3)
    assert sorted(found) == sorted(start)
    assert weigh(found) < weigh(start)
    best = sorted(start)
    assert ordering.better(best, weigh, 0.05) == best


def test_what_is_found_is_kept_and_used(tmp_path: Path) -> None:
    entry = written(tmp_path / "x/page", exported(ONE), two=TWO)
    bundle = Bundle("x", "x/page/main.py", "x/static/x.js")
    plain = make(bundle, tmp_path)
    assert plain is not None
    before, after = ordering.search("x", pieces(entry), tmp_path, 0.3)
    assert (before, after <= before) == (plain.gzipped, True)
    assert sorted(ordering.known("x", tmp_path)) == sorted(FUNCTIONS)
    made = make(bundle, tmp_path)
    assert made is not None
    assert (made.fresh, made.gzipped) == (True, after)


def test_an_order_that_is_kept_is_one_of_this_project() -> None:
    names = {bundle.name for bundle in BUNDLES}
    root = Path(ordering.__file__).parent / "orders"
    assert {file.stem for file in root.iterdir()} <= names
