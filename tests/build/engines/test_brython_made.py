"""Code that a page makes at run time on Brython: it runs where inline scripts do, and costs other pages nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bascule.build import build
from bascule.build.check import check
from bascule.build.engines import brython
from bascule.build.engines.brython_made import tables
from bascule.build.errors import BuildError
from bascule.build.lower.methods import BRYTHON
from bascule.build.portable import lowered
from bascule.host.policies import Policy, policies, policy
from tests.build.engines.support import module, program
from tests.build.engines.test_micropython import KIT

if TYPE_CHECKING:
    from tests.conftest import FramePage
    from tests.framing import Framed

CALCULATOR = Path(__file__).parents[1] / "widgets" / "calculator.py"


@pytest.fixture(scope="module")
def calculator(made: None) -> str:
    return build(CALCULATOR, engine="auto").html


async def _evaluated(framed: Framed, formula: str, answer: str) -> None:
    await framed.frame.get_by_label("Formula").fill(formula)
    await framed.frame.get_by_role("button", name="Evaluate").click()
    await framed.frame.locator("#shown", has_text=answer).wait_for()


# contract: issue 4, "the in-page compiler left out unless the widget uses eval/exec/compile"
@pytest.mark.parametrize("under", policies(), ids=lambda p: p.id)
async def test_code_is_made_under_every_policy_without_eval(
    frame_page: FramePage, calculator: str, under: Policy
) -> None:
    framed = await frame_page(calculator, csp=under.csp, sandbox=under.sandbox)
    await framed.frame.get_by_text("area: 9.0").wait_for()
    assert await framed.frame.locator("#told").text_content() == "told: 2.2 by   4"
    await _evaluated(framed, "squared(width) + sum(n for n in range(3))", "8.0625")
    assert framed.silent(), framed.trouble()


async def test_what_is_wrong_with_it_is_an_error_of_python(frame_page: FramePage, calculator: str) -> None:
    under = policy("spec-default")
    framed = await frame_page(calculator, csp=under.csp, sandbox=under.sandbox)
    await framed.frame.get_by_text("area: 9.0").wait_for()
    await _evaluated(framed, "(1 +\n", "line 1: wrong")
    await _evaluated(framed, "nothing", "NameError: name 'nothing' is not defined")
    await _evaluated(framed, "width / 0", "ZeroDivisionError: ")
    await _evaluated(framed, "width", "2.25")
    assert framed.silent(), framed.trouble()


async def test_a_policy_that_forbids_inline_scripts_too_is_told(
    frame_page: FramePage, calculator: str
) -> None:
    under = policy("spec-default")
    framed = await frame_page(calculator, csp=under.csp, sandbox=under.sandbox)
    await framed.frame.get_by_text("area: 9.0").wait_for()
    # Such a page never starts, so the policy comes when it has.
    await framed.frame.evaluate(
        """() => { const meta = document.createElement("meta"); meta.httpEquiv = "Content-Security-Policy";
        meta.content = "script-src 'none'"; document.head.append(meta); }"""
    )
    await _evaluated(framed, "1", "RuntimeError: this host does not allow code that is made in the page")


async def test_a_thousand_pieces_of_code_leave_no_script_behind(
    frame_page: FramePage, calculator: str
) -> None:
    under = policy("spec-default")
    framed = await frame_page(calculator, csp=under.csp, sandbox=under.sandbox)
    await framed.frame.get_by_text("area: 9.0").wait_for()
    count = "() => [document.scripts.length, Object.keys(window).filter(name => /made/i.test(name)).length]"
    before = await framed.frame.evaluate(count)
    await _evaluated(framed, "sum(eval(str(n)) for n in range(1000))", "499500")
    assert await framed.frame.evaluate(count) == before


def test_only_a_program_that_makes_code_carries_the_compiler() -> None:
    def names(source: str) -> list[str]:
        return [
            part.name for part in brython.parts(program(KIT, module("widget", source), main="import widget"))
        ]

    plain = names(
        "import re\n\n\nclass A:\n    def eval(self):\n        return re.compile('a')\n\n\nA().eval()\n"
    )
    assert plain == ["Brython", "program for Brython", "Brython's start"]
    more = ["tables for Brython's compiler", "Brython's compiler"]
    assert names("x = eval('1')\n") == [plain[0], *more, *plain[1:]]
    assert names("handlers = {'run': exec}\n")[1:3] == more


def test_micropython_is_left_out_with_a_line(calculator: str) -> None:
    report = build(CALCULATOR, engine="auto").report
    assert "bascule-wasm" not in calculator
    assert "BP010" in str(report)
    with pytest.raises(
        BuildError, match=r"calculator\.py:\d+:\d+: BP010 compile makes code that nothing has lowered"
    ):
        build(CALCULATOR, engine="micropython")
    [finding] = check([module("widget", "eval('1')")], "auto")
    assert (finding.code, finding.engines) == ("BP010", ("micropython",))


def test_what_code_written_out_imports_goes_along(made: None) -> None:
    source = "exec('import statistics\\nprint(statistics.mean([1, 2]))')\n"
    names = [
        m.name
        for m in lowered(program(KIT, module("widget", source), main="import widget"), "brython").modules
    ]
    assert {"_bascule_statistics", "_bascule_lower"} <= set(names)
    assert "_bascule_json" not in names


def test_the_page_lowers_what_the_builder_lowers() -> None:
    told = tables()
    assert all(f'"{name}": ' in told for name in BRYTHON)
    assert '"center": 0' in told
    assert '"find": 2' in told
    assert '"math": "_bascule_math"' in told
