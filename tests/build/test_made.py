"""Which programs make code at run time, and what they carry for it."""

from __future__ import annotations

import pytest

from bascule.build.made import asked_for, imported, makes_code
from bascule.build.models import Module


def module(source: str) -> Module:
    return Module(name="w", filename="w.py", source=source)


@pytest.mark.parametrize(
    ("source", "makes"),
    [
        ("x = eval('1')", True),
        ("handlers = {'run': exec}", True),
        ("def f(text):\n    return [compile(text, 'w', 'eval')]", True),
        ("import re\nre.compile('x')", False),
        ("def compile(x):\n    return x\ncompile(1)", False),
        ("class A:\n    def eval(self):\n        return 1\nA().eval()", False),
        ("text = 'eval'  # eval(1)", False),
    ],
)
def test_only_pythons_own_names_count(source: str, makes: bool) -> None:
    assert makes_code(module(source)) is makes
    assert not makes_code(module(source).model_copy(update={"origin": "toolkit"}))


def test_code_that_is_written_out_is_read_for_its_imports() -> None:
    source = "exec('import json\\nfrom os import path')\nprint('import no sense')\n"
    assert imported(module(source)) == ("json", "os", "os.path")
    assert imported(module("print('import json')")) == ()


def test_helpers_and_what_the_author_imports_go_along_whole_on_brython_alone() -> None:
    made = module("import statistics\nimport sys\nexec('import json')\n")
    found = asked_for([made], "brython")
    assert found["_bascule_statistics"] == found["_bascule_json"] == {"*"}
    assert {"_b_fstr", "_b_format", "_b_m_center"} <= found["_bascule_lower"]
    assert "_bascule_sys" not in found
    assert asked_for([made], "micropython") == asked_for([made], "pyodide") == {}
    assert asked_for([module("import json")], "brython") == {}
