"""Components on scripts of the page: what stands in for the script, and the handler that stays the same."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import component, div, scripted, use_state
from bascule.components.nodes import tag_named
from bascule.components.scripted import use_pick, use_script
from bascule.host.pilot import Pilot


async def test_without_a_page_the_fallback_stands_there() -> None:
    @component
    def Shows() -> Any:
        return use_script(
            "Shows",
            tag_named("div"),
            name="x",
            data={"a": 1},
            fallback=lambda: "instead",
            props={"class": "c"},
        )

    async with Pilot(Shows) as page:
        assert page.html == '<div class="c">instead</div>'


def test_in_a_page_the_script_gets_the_data_and_nothing_else_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripted, "IN_PAGE", True)
    monkeypatch.setattr(scripted, "use_state", lambda _: type("State", (), {"value": False, "set": None}))
    made = use_script(
        "Shows",
        tag_named("div"),
        name="x",
        data=["</script>"],
        fallback=lambda: pytest.fail("made"),
        on={"pick": print},
    )
    assert made[1]["script"] == '["x",["</script>"]]'
    assert sorted(made[1]["on"]) == ["mount-failed", "pick"]
    assert made[2:] == []


async def test_a_pick_is_the_same_function_and_calls_the_handler_of_now() -> None:
    seen: list[Any] = []
    called: list[Any] = []

    @component
    def Shows() -> Any:
        things = use_state(["a", "b"])
        number = len(seen)
        pick = use_pick(things.value, lambda thing: called.append((number, thing)))
        seen.append(pick)
        return div("more", on_click=lambda: things.set([*things.value, "c"]), role="button")

    async with Pilot(Shows) as page:
        seen[0](1)
        await page.click("more")
        seen[0](2)
        seen[0](3)
    assert seen[0] is seen[1]
    assert called == [(0, "b"), (1, "c")]
