"""Stand-ins: only what is used is shipped, each after what it imports, the same every time."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from mypy import api

from bascule.build.lower import lower
from bascule.build.models import Module
from bascule.build.standins import imports_of, standins_for
from bascule.build.standins.catalogue import (
    FOLDER,
    PREFIX,
    RUNTIME_FOLDER,
    available,
    module_name,
    native,
    path_of,
    provided,
    runtime_names,
    runtime_source,
    source_of,
)
from bascule.build.standins.shake import definitions, shaken


def shipped(source: str, engine: str = "micropython") -> dict[str, str]:
    lowered = lower(Module(name="prog", filename="prog.py", source=source), engine)
    return {m.name: m.source for m in standins_for(imports_of([lowered]), engine)}


def test_only_the_used_parts_are_shipped() -> None:
    modules = shipped("from functools import reduce\nprint(reduce(max, [1, 2]))\n")
    assert "def reduce" in modules["_bascule_functools"]
    assert "lru_cache" not in modules["_bascule_functools"]


def test_what_a_stand_in_needs_comes_with_it() -> None:
    modules = shipped("import statistics\nx = statistics.mean([1])\n")
    assert {"_bascule_statistics", "_bascule_fractions"} <= set(modules)


def test_plain_arithmetic_ships_nothing() -> None:
    assert shipped("x = 1 + 2\n") == {}


def test_the_engines_own_is_used_where_it_is_right() -> None:
    assert shipped("import math\nx = math.sin(1)\n") == {}
    assert "_bascule_math" in shipped("import math\nx = math.lcm(1, 2)\n")
    assert native("math", {"sin"}, "micropython")
    assert not native("math", {"lcm"}, "micropython")


def test_same_input_same_output() -> None:
    source = "import json, re\nprint(json.dumps({'a': re.sub('a', 'b', 'a')}))\n"
    assert shipped(source) == shipped(source)


def test_shaking_keeps_what_acts_on_what_is_kept() -> None:
    source = "table = {}\ndef f(): return table\ntable['a'] = 1\ndef g(): return 2\nother = g()\n"
    kept = shaken(source, {"f"}, "micropython")
    assert "table['a'] = 1" in kept
    assert "def g" not in kept


@pytest.mark.parametrize(
    "module", ["json", "re", "datetime", "collections", "collections.abc", "dataclasses", "decimal"]
)
def test_the_promised_modules_are_there(module: str) -> None:
    assert available(module, "micropython")
    assert provided(module)
    assert module_name(module).startswith("_bascule_")


def test_a_folder_is_read_as_one_module_in_the_order_of_its_table_of_contents() -> None:
    folder = path_of("_bascule_datetime")
    assert folder is not None
    assert folder.is_dir()
    source = source_of(folder)
    assert source.index("class timedelta") < source.index("class date") < source.index("class datetime")
    assert "from ." not in source


@pytest.mark.parametrize("folder", [RUNTIME_FOLDER, *(p.parent for p in FOLDER.glob("*/__init__.py"))])
def test_no_two_parts_define_one_name(folder: Path) -> None:
    parts = [p for p in folder.glob("*.py") if p.name != "__init__.py"]
    found = Counter(n for p in parts for n in definitions(p.read_text(encoding="utf-8")))
    own = {name for name, count in found.items() if count > 1}
    assert own <= {"math", "date", "datetime", "timezone", "timedelta", "time"}, "attributes set on a class"


# What mypy says of code without annotations, and of attributes that the page's own objects have.
_UNTYPED = """attr-defined var-annotated no-redef index arg-type call-overload misc assignment has-type operator
override union-attr valid-type""".split()


def test_mypy_finds_every_name_and_every_call_right_in_stand_ins_put_together(tmp_path: Path) -> None:
    stand_ins = [*FOLDER.glob("*.py"), *(p.parent for p in FOLDER.glob("*/__init__.py"))]
    sources = {PREFIX + path.stem: source_of(path) for path in stand_ins if path.stem != "__init__"}
    helpers = {name for name in runtime_names() if name.startswith("_b_")}
    for name, source in {**sources, "_runtime": runtime_source()}.items():
        used = sorted(helpers & set(re.findall(r"\w+", source))) if name in sources else []
        head = ["from typing import Any", 'ENGINE: str = ""', *(f"{one}: Any = None" for one in used)]
        (tmp_path / f"{name}.py").write_text("\n".join([*head, source]), encoding="utf-8")
    off = [part for code in _UNTYPED for part in ("--disable-error-code", code)]
    settings = ["--config-file=", "--no-incremental", "--check-untyped-defs", "--ignore-missing-imports"]
    found, trouble, _ = api.run([*settings, *off, *map(str, sorted(tmp_path.glob("*.py")))])
    assert not trouble
    assert "no issues found" in found, found
