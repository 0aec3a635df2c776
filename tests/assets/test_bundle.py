"""A bundle as a whole: modules in order, no clash of names, the same bytes each time, fit for a script element."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import minify  # type: ignore[import-untyped,unused-ignore]
import pytest

from assets.page_python import PagePythonError, compile_bundle, inputs, minified
from assets.page_python.bundle import inline
from assets.page_python.bundle import small as smaller
from tests.assets.pages import compiled, exported, in_node, problems, written

ONE = """
from .two import double, Shared
def _helper() -> str:
    return "one"
LIMIT = 1
def result() -> list[object]:
    return [_helper(), double(LIMIT), Shared("x").name_of]
"""
TWO = """
def _helper() -> str:
    return "two"
LIMIT = 2
class Shared:
    def __init__(self, name: str) -> None:
        self.name_of = name + _helper()
def double(n: int) -> str:
    return f"{_helper()}{n * LIMIT}"
"""


def _value(script: str) -> object:
    (outcome,) = in_node([script])
    return outcome.get("value", outcome)


@pytest.mark.parametrize("small", [False, True])
def test_private_names_of_two_modules_do_not_clash(small: bool) -> None:
    assert _value(compiled(exported(ONE), small=small, two=TWO)) == ["one", "two2", "xtwo"]


@pytest.mark.parametrize("small", [False, True])
def test_a_first_module_waits_for_nothing_of_the_others(small: bool, tmp_path: Path) -> None:
    source = """
from .one import FIRST
from bascule.bridge.page.js import document, own, put
def result() -> list[object]:
    record: dict[str, object] = {}
    for key in ["a", "b"]:
        put(record, key, own(FIRST, key))
    same = [document is FIRST, document is FIRST, document is FIRST]
    return [record, document is None, document is not None, same]
"""
    one = "FIRST = {'a': 1}\nif 1 < 2:\n    FIRST['a'] = 2\n"
    entry = written(tmp_path / "page", exported(source), one=one)
    script = (minified if small else compile_bundle)(entry, tmp_path / "page/one.py")
    assert _value(f"globalThis.document = {{}};{script}") == [
        {"a": 2, "b": None},
        False,
        True,
        [False, False, False],
    ]
    before, rest = re.split(r"function \w+\(\)", script)
    assert "document" not in before
    assert "defineProperty" not in before
    assert "document" in rest
    assert "defineProperty" in rest


def test_a_local_does_not_capture_another_modules_name() -> None:
    source = """
from .two import value as other
def result() -> list[str]:
    value = "local"
    return [value, other()]
"""
    assert _value(compiled(exported(source), two="def value() -> str:\n    return 'two'\n")) == [
        "local",
        "two",
    ]


def test_modules_run_in_import_order_each_once(tmp_path: Path) -> None:
    entry = written(
        tmp_path / "page",
        "from .b import B\nfrom .a import A\nC = [A, B]\n",
        a="A = 'a'\n",
        b="from .a import A\nB = A + 'b'\n",
    )
    assert [path.stem for path in inputs(entry)] == ["a", "b", "main"]
    assert compile_bundle(entry).count('= "a"') == 1


def test_everything_is_in_one_strict_function() -> None:
    script = compiled(ONE, two=TWO)
    assert script.startswith('(() => {"use strict";')
    assert script.endswith("})();\n")
    assert _value(compiled(exported(ONE), two=TWO) + ";window.leaks = typeof _helper__0") == [
        "one",
        "two2",
        "xtwo",
    ]


def test_a_function_that_is_handed_about_once_at_the_top_stands_there() -> None:
    source = """
def once(x: str) -> str:
    return x + "1"
def twice(x: str) -> str:
    return x + "2"
def called(x: str) -> str:
    return x + "3"
def inside(x: str) -> str:
    return x + "4"
TABLE: list[object] = [once, twice, twice, called("x"), lambda: inside]
def result() -> list[str]:
    return [TABLE[0]("a"), TABLE[1]("b"), TABLE[3], TABLE[4]()("c")]
"""
    script = compiled(exported(source))
    assert re.findall(r"let (\w+)__0 = \(", script) == ["twice", "called", "inside"]
    assert _value(script) == ["a1", "b2", "x3", "c4"]


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    first = minified(written(tmp_path / "here" / "page", ONE, two=TWO))
    again = minified(written(tmp_path / "elsewhere" / "deeper" / "page", ONE, two=TWO))
    assert first == again


def test_a_fresh_process_gives_the_same_bytes(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", ONE, two=TWO)
    code = "import sys, pathlib; from assets.page_python import minified\n"
    code += "print(minified(pathlib.Path(sys.argv[1])), end='')"
    scripts = {
        subprocess.run(
            [sys.executable, "-c", code, str(entry)],
            capture_output=True,
            check=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[2])},
        ).stdout
        for seed in ("1", "2")
    }
    assert scripts == {minified(entry)}


HOSTILE = r"""
def result() -> list[str]:
    n: int = 1
    return ["</script>", "</SCRIPT >", "<!--", "<script>", f"<!-- {n} </script>", "</scr" + "ipt>", "]]>", "\u2028"]
"""


def test_the_script_may_stand_in_a_script_element() -> None:
    script = compiled(exported(HOSTILE), small=True)
    assert script.isascii()
    assert not re.search(r"</script|<!--", script, re.IGNORECASE)
    expected = [
        "</script>",
        "</SCRIPT >",
        "<!--",
        "<script>",
        "<!-- 1 </script>",
        "</script>",
        "]]>",
        "\u2028",
    ]
    assert _value(script) == expected


def test_escaping_takes_every_case_of_a_closing_tag() -> None:
    assert inline('"é\u2028\U0001f600"') == '"\\u00e9\\u2028\\ud83d\\ude00"'
    assert inline('"</sCrIpT><!--"') == '"<\\/sCrIpT>\\x3c!--"'


def test_node_takes_the_minified_script(tmp_path: Path) -> None:
    script = tmp_path / "bundle.js"
    script.write_text(compiled(HOSTILE, small=True), encoding="utf-8")
    subprocess.run(["node", "--check", str(script)], check=True)


def test_nothing_of_pscripts_library_is_emitted() -> None:
    script = compiled(ONE, two=TWO)
    assert "_pyfunc" not in script
    assert "_pymeth" not in script


def test_helpers_are_there_when_used_only() -> None:
    facade = "from bascule.bridge.page.js import own, put, keys\n"
    assert "Object.hasOwn" not in compiled(facade + "def f(x: object) -> None:\n    put(x, 'a', keys(x))\n")
    assert (
        compiled(facade + "def f(x: object) -> object:\n    return own(own(x, 'a'), 'b')\n").count(
            "Object.hasOwn"
        )
        == 1
    )


@pytest.mark.parametrize(("uses", "named"), [(4, False), (5, True)])
def test_globals_used_often_get_a_short_name(uses: int, named: bool) -> None:
    lines = "".join(f"    window.a{number} = is_array([])\n" for number in range(uses))
    facade = "from bascule.bridge.page.js import is_array, window\n"
    source = f"{facade}def result() -> list[bool]:\n{lines}    return [True]\n"
    script = compiled(source)
    assert ("let window__js = window;" in script) is named
    assert ("let is_array__js = Array.isArray;" in script) is named
    assert ("__js" in script) is named
    assert _value(compiled(exported(source), small=True)) == [True]


def test_members_with_an_underscore_are_short_the_others_are_left_alone() -> None:
    source = """
class A:
    def __init__(self) -> None:
        self.visible = {"snake_case": 1}
        self._very_private_thing = 2
        self.snake_case = 3
    def do_it_now(self) -> int:
        return self._very_private_thing + self.snake_case
def result() -> list[object]:
    a = A()
    return [a.visible, a.do_it_now()]
"""
    script = compiled(exported(source))
    assert "visible" in script
    assert "_very_private_thing" not in script
    assert "do_it_now" not in script
    assert _value(script) == [{"snake_case": 1}, 5]


IMPORTS = [
    ("import os\n", 1, "whole modules are not imported"),
    ("from . import two\n", 1, "no . under page/"),
    ("from os import path\n", 1, "no os under page/"),
    ("from bascule.build import build\n", 1, "no bascule.build under page/"),
    ("from ..outside import x\n", 1, "no ..outside under page/"),
    ("from .missing import x\n", 1, "no .missing under page/"),
    ("from .two import *\n", 1, "one by one"),
    ("from .two import nothing\n", 1, "two.py has no nothing"),
    ("from .two import counter\n", 1, "rebound by `global`"),
    ("from .two import window\n", 1, "from the module that defines it"),
    ("from bascule.bridge.page.js import nothing\n", 1, "the js facade has no nothing"),
    ("\nfrom bascule.bridge.page.js import own, nothing\n", 2, "the js facade has no nothing"),
    ("x = (\n", 1, "no Python"),
]


@pytest.mark.parametrize(("source", "line", "message"), IMPORTS)
def test_imports_that_are_refused(source: str, line: int, message: str) -> None:
    two = """
from bascule.bridge.page.js import window
counter = 0
def bump() -> None:
    global counter
    counter += 1
    window.counter = counter
"""
    found = problems(source, two=two)
    assert [(at, message in text) for at, _, text in found] == [(line, True)]


def test_modules_that_import_each_other(tmp_path: Path) -> None:
    entry = written(
        tmp_path / "page", "from .a import a\n", a="from .b import b\na = 1\n", b="from .a import a\nb = 1\n"
    )
    with pytest.raises(PagePythonError, match=r"b\.py:1:1: modules import each other in a circle: a → b → a"):
        compile_bundle(entry)


def test_types_may_be_imported_in_a_circle() -> None:
    two = """
from __future__ import annotations
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from .main import Owner
class Part:
    def __init__(self, owner: Owner) -> None:
        self.owner = owner
    def name(self) -> str:
        return self.owner.name if self.owner.is_named else "?"
"""
    source = """
from .two import Part
class Owner:
    def __init__(self) -> None:
        self.name = "owner"
        self.is_named = True
def result() -> str:
    return Part(Owner()).name()
"""
    assert _value(compiled(exported(source), two=two)) == "owner"


def test_problems_of_all_modules_are_told_with_their_files(tmp_path: Path) -> None:
    entry = written(tmp_path / "page", "from .two import x\ny = 7 // 2\n", two="x = 1\nz = x % 3\n")
    with pytest.raises(PagePythonError) as caught:
        compile_bundle(entry)
    places = [
        (problem.file.rpartition("/")[2], problem.line, problem.column) for problem in caught.value.problems
    ]
    assert places == [("main.py", 2, 5), ("two.py", 2, 5)]
    assert f"{tmp_path}/page/main.py:2:5: `//` is refused" in str(caught.value)


def test_a_missing_entry(tmp_path: Path) -> None:
    with pytest.raises(PagePythonError, match=r"cannot read main\.py"):
        compile_bundle(tmp_path / "page" / "main.py")


def test_an_async_bundle() -> None:
    source = """
class Job:
    def __init__(self) -> None:
        self.done: list[int] = []
    async def run_all(self, n: int) -> list[int]:
        for i in range(n):
            self.done.append(await twice(i) + 1)
        try:
            await twice(-1)
        except Failed as error:
            self.done.append(error.code)
        return self.done
class Failed(Error):
    def __init__(self, code: int) -> None:
        super().__init__("failed")
        self.code = code
async def twice(x: int) -> int:
    if x < 0:
        raise Failed(x)
    return x * 2
async def result() -> list[int]:
    job = Job()
    later = lambda: job.run_all(3)
    return await later()
"""
    facade = "from bascule.bridge.page.js import Error\n"
    assert _value(compiled(exported(facade + source), small=True)) == [1, 3, 5, -1]


def test_names_are_kept_for_one_script_only() -> None:
    text = "(()=>{let wordy=f();g(wordy,wordy)})()"
    assert "wordy" in smaller(text, keep_names=True)
    assert "wordy" not in minify.string("text/javascript", text)
