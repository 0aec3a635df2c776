"""Models in the page against pydantic itself: the same data is read, the same is refused, the values are the same."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bascule.bridge.results import ToolState
from bascule.bridge.shape import read, shaped
from bascule.build.errors import BuildError
from bascule.build.typed import compile_models, holds_models, page_source

MODELS = '''
"""Models of all kinds that a page can have."""
from __future__ import annotations
from typing import Annotated, Any, Literal, Optional
from pydantic import BaseModel, ConfigDict, Field

UNIT = "C"

class Day(BaseModel):
    """A day."""
    day: str = Field(min_length=1, max_length=5)
    high: int
    low: int = -3
    rain: float = Field(default=0.5, ge=0, lt=100)

class Cat(BaseModel):
    kind: Literal["cat"]
    lives: Annotated[int, Field(gt=0, le=9, multiple_of=3)] = 9

class Dog(BaseModel):
    kind: Literal["dog"]
    good: bool = True

class Tree(BaseModel):
    name: str
    children: list[Tree] = []

class Weather(BaseModel):
    model_config = ConfigDict(extra="forbid")
    city: str
    days: list[Day] = Field(max_length=3)
    first: Day | None = None
    by_name: dict[str, Day] = Field(default_factory=dict)
    unit: Literal["C", "F", 1, True, None] = "C"
    pair: tuple[int, str] = (1, "a")
    either: int | float | str | None = None
    pet: Annotated[Cat | Dog, Field(discriminator="kind")] | None = None
    tree: Optional[Tree] = None
    anything: Any = None
    flags: list[bool] = Field(default=[True], min_length=1)
    at: Day = Day(day="Mon", high=1)
    renamed: int = Field(default=7, alias="re-named")
    unread: float = 0
    both: tuple[float, str] = (1, "a")
    many: list[float] = Field(default_factory=lambda: [1, 2.5])
'''

KEYS = (
    "city days first by_name unit pair either pet tree anything flags at re-named day high low rain kind lives"
    " good name children other"
).split()
LEAVES = st.sampled_from(
    [
        None,
        True,
        False,
        0,
        1,
        -1,
        3,
        9,
        10,
        99,
        100,
        2**40,
        0.25,
        -0.5,
        "",
        "C",
        "F",
        "cat",
        "dog",
        "Mon",
        "Monday",
        "é😀",
    ]
)
JUNK = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
)
INTEGERS = st.sampled_from([0, 1, -1, 3, 2**40])
NUMBERS = INTEGERS | st.sampled_from([0.25, -0.5, 1e300])
DAY = st.fixed_dictionaries(
    {"day": st.sampled_from(["Mon", "Tue", "é😀"]), "high": INTEGERS},
    optional={"low": INTEGERS, "rain": st.sampled_from([0, 0.25, 99, 99.5])},
)
TREE = st.recursive(
    st.fixed_dictionaries({"name": st.just("t")}),
    lambda inner: st.fixed_dictionaries(
        {"name": st.just("t")}, optional={"children": st.lists(inner, max_size=2)}
    ),
    max_leaves=4,
)
CAT = st.fixed_dictionaries({"kind": st.just("cat")}, optional={"lives": st.sampled_from([3, 6, 9])})
DOG = st.fixed_dictionaries({"kind": st.just("dog")}, optional={"good": st.booleans()})
FITTING = {
    "city": st.text(),
    "days": st.lists(DAY, max_size=3),
    "first": DAY | st.none(),
    "by_name": st.dictionaries(st.text(max_size=3), DAY, max_size=2),
    "unit": st.sampled_from(["C", "F", 1, True, None]),
    "pair": st.tuples(INTEGERS, st.text(max_size=2)).map(list),
    "either": NUMBERS | st.text(max_size=2) | st.none(),
    "pet": CAT | DOG | st.none(),
    "tree": TREE | st.none(),
    "anything": JUNK,
    "flags": st.lists(st.booleans(), min_size=1, max_size=3),
    "at": DAY,
    "re-named": INTEGERS,
}
NEEDED = ("city", "days")
WHOLE = st.fixed_dictionaries(
    {name: FITTING[name] for name in NEEDED},
    optional={name: values for name, values in FITTING.items() if name not in NEEDED},
)


@st.composite
def nearly(draw: st.DrawFn) -> Any:
    """Data that fits, but for at most one place at any depth."""
    data = draw(WHOLE)
    places: list[tuple[Any, Any]] = []
    waiting: list[Any] = [data]
    while waiting:
        inside = waiting.pop()
        keys = list(inside) if isinstance(inside, dict) else range(len(inside))
        places.extend((inside, key) for key in keys)
        waiting.extend(inside[key] for key in keys if isinstance(inside[key], dict | list))
    change = draw(st.sampled_from(["none", "none", "replace", "drop", "add"]))
    inside, key = draw(st.sampled_from(places))
    if change == "replace":
        inside[key] = draw(JUNK)
    elif change == "drop":
        del inside[key]
    elif change == "add" and isinstance(inside, dict):
        inside[draw(st.sampled_from(KEYS))] = draw(JUNK)
    return data


class Made:
    """A module of models on CPython and, compiled, in the page's form."""

    def __init__(self, folder: Path, source: str, name: str) -> None:
        self.path = folder / f"{name}.py"
        self.path.write_text(source)
        sys.path.insert(0, str(folder))
        try:
            self.module = __import__(name)
        finally:
            sys.path.remove(str(folder))
        self.source = compile_models(self.module, source, self.path.name)
        self.page: dict[str, Any] = {"__name__": "page"}
        exec(compile(self.source, f"page of {name}", "exec", dont_inherit=True), self.page)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    return Made(tmp_path_factory.mktemp("models"), MODELS, "typed_models_all")


def plain(value: Any) -> Any:
    """What tells values apart: `1`, `1.0` and `True`, a tuple and a list."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [type(value).__name__, *[plain(item) for item in value]]
    return [type(value).__name__, value]


def outcome(shape: Any, value: Any) -> Any:
    try:
        found = read(shape, value)
    except ValueError:
        return "refused"
    # pydantic leaves an `Any` that holds a model's data as it came: dumps are compared, kinds included.
    return plain(found.model_dump()), str(found), repr(found)


@settings(max_examples=600, deadline=None)
@given(value=nearly())
def test_what_pydantic_reads_the_page_reads(made: Made, value: Any) -> None:
    assert outcome(made.page["Weather"], value) == outcome(made.module.Weather, value)


def test_attributes_and_defaults(made: Made) -> None:
    data = {"city": "Bergen", "days": [{"day": "Mon", "high": 11, "rain": 2}], "pet": {"kind": "dog"}}
    for names in (made.page, vars(made.module)):
        weather = read(names["Weather"], data)
        assert (weather.city, weather.days[0].high, weather.days[0].low) == ("Bergen", 11, -3)
        assert isinstance(weather.days[0].rain, float)
        assert weather.pet.good is True
        assert weather.renamed == 7
        assert weather.at.day == "Mon"
        assert weather == read(names["Weather"], data)
        assert weather != read(names["Weather"], {**data, "city": "Oslo"})
        assert names["UNIT"] == "C"
    made_here = made.page["Day"](day="Mon", high=3)
    assert repr(made_here) == "Day(day='Mon', high=3, low=-3, rain=0.5)"
    with pytest.raises(ValueError, match="high is missing"):
        made.page["Day"](day="Mon")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"city": 7}, "city must be text, not 7"),
        ({"city": None}, "city must be text, not null"),
        ({"days": {}}, "days must be a list, not an object"),
        (
            {"days": [{"day": "Mon", "high": "x" * 50}]},
            f"days[0].high must be a whole number, not '{'x' * 40}...'",
        ),
        ({"days": [{"day": "Mon", "high": True}]}, "days[0].high must be a whole number, not true"),
        ({"days": [{"day": "Mon", "high": 1, "rain": 100}]}, "days[0].rain must be less than 100, not 100.0"),
        ({"days": [{"high": 1}]}, "days[0].day is missing"),
        ({"unit": "K"}, "unit must be 'C' or 'F' or 1 or True or None, not 'K'"),
        ({"pet": {"kind": "cow"}}, "pet must be an object whose kind is 'cat' or 'dog', not an object"),
        ({"pet": {"kind": "cat", "lives": 4}}, "pet.lives must be a multiple of 3, not 4"),
        ({"by_name": {"a": 1}}, "by_name.a must be an object, not 1"),
        ({"pair": [1]}, "pair must be a list of at least 2, not a list"),
        ({"either": []}, "either must be a whole number or a number or text or null, not a list"),
        ({"surplus": 1}, "surplus is not expected"),
    ],
)
def test_what_does_not_fit_says_where_and_why(made: Made, change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(reason)}$"):
        read(made.page["Weather"], {"city": "Bergen", "days": [], **change})


def test_a_result_with_a_shape(made: Made) -> None:
    for names in (made.page, vars(made.module)):
        ready = ToolState({"status": "ready", "output": {"day": "Mon", "high": 1}, "input": {"a": 1}})
        state = shaped(ready, names["Day"])
        assert state.output.high == 1
        assert (state.status, state.input) == ("ready", {"a": 1})
        assert shaped(ready, names["Day"]) is state, "the same object while nothing changes"
        assert ready.output == {"day": "Mon", "high": 1}
        wrong = shaped(ToolState({"status": "ready", "output": {"day": "Mon"}}), names["Day"])
        assert wrong.status == "error"
        assert wrong.reason.startswith("the data does not fit Day: high")
        assert wrong.output == {"day": "Mon"}
        for status in ("waiting", "streaming", "error", "cancelled"):
            other = ToolState({"status": status})
            assert shaped(other, names["Day"]) is other


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        ("class A(BaseModel):\n    when: date", 9, "A.when: date has no equal in a page; use str"),
        (
            "class A(BaseModel):\n    x: int\n    kind: Kind",
            10,
            "A.kind: Kind has no equal in a page; use Literal[...]",
        ),
        ("class A(BaseModel):\n    x: list[set[int]]", 9, "A.x: set has no equal in a page; use list"),
        ("class A(BaseModel):\n    x: tuple[int, ...]", 9, "A.x: tuple has no equal in a page; use list"),
        ("class A(BaseModel):\n    x: dict[int, str]", 9, "A.x: the keys of an object are texts"),
        (
            "class A(BaseModel):\n    x: Decimal | None",
            9,
            "A.x: Decimal has no equal in a page; use float or str",
        ),
        (
            "class A(BaseModel):\n    x: Annotated[int, AfterValidator(abs)]",
            9,
            "A.x: AfterValidator would run",
        ),
        (
            "class A(BaseModel):\n    x: int\n    def twice(self): return 2",
            10,
            "A.twice would run on the server only",
        ),
        ("class A(BaseModel):\n    x: int\n    @property\n    def y(self): return 2", 11, "A.y would run"),
        (
            "class A(BaseModel):\n    x: int\n    @field_validator('x')\n    def y(cls, v): return v",
            11,
            "A.y would run",
        ),
        (
            "class A(BaseModel):\n    x: int\n    @computed_field\n    def y(self) -> int: return 2",
            11,
            "A.y would run",
        ),
        ("class A(BaseModel, extra='allow'):\n    x: int", 8, 'A: extra="allow"'),
        ("class A(RootModel[int]):\n    pass", 8, "A: a RootModel has no fields"),
        ("class A:\n    x = 1", 8, "A is no model"),
        (
            "class A(BaseModel):\n    x: int\n\ndef helper(): pass",
            11,
            "a module of models holds models and constants only",
        ),
        (
            "class B(BaseModel):\n    x: int\nclass A(BaseModel):\n    b: B | list[int] | list[str]",
            None,
            "two kinds of array",
        ),
    ],
)
def test_what_a_page_cannot_have(body: str, line: int | None, reason: str, tmp_path: Path) -> None:
    head = (
        "from datetime import date\nfrom decimal import Decimal\nfrom enum import Enum\nfrom typing import Annotated\n"
        "from pydantic import AfterValidator, BaseModel, RootModel, computed_field, field_validator\n"
    )
    path = tmp_path / "models.py"
    path.write_text(
        f"{head}class Kind(Enum): A = 1\n\n{body}\n".replace(
            "class Kind", "if True:\n  class Kind", 1
        ).replace("\n\nclass", "\nclass", 1)
    )
    with pytest.raises(BuildError) as caught:
        page_source(path, "models", tmp_path)
    assert caught.value.message.startswith(reason)
    assert caught.value.line == line


def test_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "days.py").write_text(
        "from pydantic import BaseModel\nclass Day(BaseModel):\n    high: int\n"
    )
    path = tmp_path / "models.py"
    path.write_text(
        "from pydantic import BaseModel\nfrom days import Day\nprint('noise')\n".replace(
            "print('noise')\n", ""
        )
        + "class Weather(BaseModel):\n    days: list[Day]\n"
    )
    source = page_source(path, "models", tmp_path)
    assert "from days import Day" in source
    assert "class Day" not in source
    assert "pydantic" not in source
    assert "models" not in sys.modules
    path.write_text(path.read_text().replace("days:", "hours:"))
    assert "hours" in page_source(path, "models", tmp_path), "never a stale module"
    for text, reason in (("1 / 0", "ZeroDivisionError"), ("import nothing_here", "ModuleNotFoundError")):
        path.write_text(f"import pydantic\n{text}\n")
        with pytest.raises(BuildError, match=reason) as caught:
            page_source(path, "models", tmp_path)
        assert caught.value.line == 2


def test_which_modules_hold_models() -> None:
    assert holds_models("from pydantic import BaseModel")
    assert holds_models("import pydantic.fields")
    assert not holds_models("# pydantic\nimport json\nfrom pydantic_x import y")
