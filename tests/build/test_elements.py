"""Templates say what the calls that they stand for say: the same trees, the same handlers, the same errors."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from bascule.build.elements import templates
from bascule.build.load import load
from bascule.build.models import Module
from bascule.components.rendering import renderer
from bascule.host.pilot import Pilot

ROOT = Path(__file__).parents[2]
NAMES = (
    "from bascule.components import Button, Text, Tooltip, component, use_state, widget, "
    "a, button, div, input, li, p, span, td, tr, ul\n"
)


def made(source: str) -> str:
    return templates(Module(name="page", filename="page.py", source=NAMES + source)).source


def run(source: str, name: str = "page") -> dict[str, Any]:
    module = types.ModuleType(name)
    exec(compile(source, f"{name}.py", "exec"), module.__dict__)
    return module.__dict__


async def shown(show: Any, *clicks: str) -> list[Any]:
    """All batches of a component, and what it logged."""
    async with Pilot(show) as page:
        for click in clicks:
            await page.click(click)
        return [page.page.batches, page.logs]


BODIES = [
    'div("a", 1, None, True, False, "é\\"\\u2028", class_="x", hidden=True, title=None)',
    'div(p(text), p(count), p(nothing), p(yes), p(half), p([text, [count, None]]), p((text for text in "ab")))',
    'div(span(text, id=text, class_=["a", text]), span(style={"color": text, "font_size": "1px"}), data_x=yes)',
    'div(input(value=text, disabled=yes, type="text", on_input=lambda value: None), class_=nothing)',
    'div(button("Go", on_click=lambda: None), button("Gone", on_click=nothing), aria_hidden=yes)',
    'div(button("Both", on_click=lambda: None, on_focus=lambda: None, title="t", id=text))',
    "div(ul([li(text, key=n) for n in range(3)]), [p(text) for n in range(2)], Text(text), Inner(1), p(Inner(2)))",
    '[div(text), div(Inner(3)) if yes else p("no"), yes and p(text, p(Inner(4)))]',
    'div(div(div(div(Inner(5), text, Inner(6)), "between"), Inner(7)), Inner(8))',
    'div(p(text, lang="en"), p(*[text], id=text), p(text, **{"id": "x"}), Tooltip(button("B"), text="tip"))',
]
SETTING = """
@component
def Inner(n):
    count = use_state(0)
    return button("inner " + str(n) + "/" + str(count.value), on_click=lambda: count.set(count.value + 1))

@component
def Page():
    text, count, nothing, yes, half = "t<>", 3, None, True, 0.5
    return BODY
"""


@pytest.mark.parametrize("body", BODIES)
async def test_a_template_shows_what_the_calls_show(body: str) -> None:
    source = SETTING.replace("BODY", body)
    clicks = [f"inner {n}/0" for n in range(1, 9) if f"Inner({n})" in body]
    plain = await shown(run(NAMES + source)["Page"], *clicks)
    template = made(source)
    assert "_b_t1(" in template
    assert await shown(run(template)["Page"], *clicks) == plain


WIDGETS = [
    *sorted((ROOT / "tests" / "components" / "widgets").glob("*.py")),
    *sorted((ROOT / "benchmarks" / "updates").glob("[mr]*.py")),
]


@pytest.mark.parametrize("path", WIDGETS, ids=lambda path: path.stem)
async def test_real_widgets_show_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(path.parent))
    loaded = load(path)
    source = templates(loaded.module).source
    batches = []
    for text in (loaded.module.source, source):
        async with Pilot(run(text, path.stem)[loaded.function]) as page:
            batches.append(re.sub("0x[0-9a-f]+", "0x", repr(page.page.batches)))
    assert batches[0] == batches[1]
    sys.modules.pop("data", None)


@pytest.mark.parametrize(
    "body",
    [
        "div(p(text), p({}), p(text))",
        "div(p(text), title=[text])",
        "div(button(text, on_click=text))",
        'div(p(text), style="color")',
        "div(p(text), onclick=text)",
        'div([li("a", key=1), li("b", key=1)])',
    ],
)
async def test_what_is_wrong_is_said_in_the_same_words(body: str) -> None:
    source = SETTING.replace("BODY", body)
    plain = await shown(run(NAMES + source)["Page"])
    assert plain[1]
    told = await shown(run(made(source))["Page"])
    assert [one["message"] for one in told[1]] == [one["message"] for one in plain[1]]


async def test_an_error_of_a_handler_is_shown_inside_and_the_rest_stays() -> None:
    source = SETTING.replace("BODY", 'div(p(text), button("Fail", on_click=lambda: 1 / 0))')
    plain = await shown(run(NAMES + source)["Page"], "Fail")
    assert await shown(run(made(source))["Page"], "Fail") == plain


@pytest.mark.parametrize(
    "source",
    [
        "def helper(x):\n    return div(p(x))\n",
        "@component\ndef Page():\n    return Tooltip(div(p('x')), text='y')\n",
        "@component\ndef Page(div):\n    return div(p('x'))\n",
        "@component\ndef Page():\n    def inner():\n        return div()\n    return inner()\n",
        "@component\ndef Page():\n    return div(key=1)\n",
        "from elsewhere import p\n@component\ndef Page():\n    return p()\n",
    ],
)
def test_what_others_may_look_into_stays_as_it_is(source: str) -> None:
    assert "_b_t" not in made(source)


def test_values_are_made_in_the_order_of_the_source_and_lines_stay() -> None:
    source = SETTING.replace(
        "BODY",
        "div(\n        p(note(1), id=note(2), title=note(3)),\n        note(4), class_=note(5),\n    )",
    )
    lines = made(source).splitlines()
    assert [n for n, line in enumerate(lines) if "note(4)" in line] == [
        n for n, line in enumerate((NAMES + source).splitlines()) if "note(4)" in line
    ]
    noted: list[int] = []

    def note(n: int) -> str:
        noted.append(n)
        return str(n)

    space = run(made(source))
    space["note"] = note
    renderer.reset()
    space["Page"].function()
    assert noted == [1, 2, 3, 4, 5]
