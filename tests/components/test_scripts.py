"""Components of an author's own scripts: what they take, what they make of it, what they refuse."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bascule.components import Text, component, script_component, scripts, use_state
from bascule.components.nodes import tag_named
from bascule.components.scripts import script_node
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE

Confetti = script_component("lib/con-fetti.js")


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: script_component("confetti"), "script_component takes the path of a script"),
        (lambda: script_component(3), "script_component takes the path of a script"),  # type: ignore[arg-type]
        (lambda: Confetti("x"), "ConFetti: takes keywords only"),
        (lambda: Confetti(on_done=3), "ConFetti: on_done must be a function"),
        (lambda: Confetti(pieces=object()), "ConFetti: a object cannot be sent"),
        (lambda: Confetti(pieces=float("nan")), "ConFetti: nan cannot be sent"),
        (lambda: Confetti(label=3), "ConFetti: label must be text"),
        (lambda: Confetti(key=1.5), "ConFetti: key must be text"),
    ],
)
def test_what_it_cannot_take_is_said_with_its_name(make: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        make()


async def test_without_a_page_the_fallback_stands_there() -> None:
    page_of = component(lambda: Confetti(pieces=3, fallback=Text("three"), label="Pieces", id="c"))
    async with Pilot(page_of) as page:
        group = page.find("group", name="Pieces")
        assert (group.text, group.props["id"]) == ("three", "c")
        assert "con-fetti" not in page.html


async def test_in_a_page_it_is_the_scripts_and_its_handlers_take_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scripts, "IN_PAGE", True)
    heard: list[Any] = []

    @component
    def Page() -> Any:
        times = use_state(0)

        def hear(value: Any) -> None:
            heard.append(value)
            times.set(times.value + 1)

        return Confetti(
            data={"text": HOSTILE, "times": times.value},
            on_done=hear,
            on_nothing=None,
            fallback=Text("three"),
            style={"color": "red"},
        )

    async with Pilot(Page) as page:
        box = next(node for node in page.nodes.all() if "script" in node.props)
        assert box.props["script"] == ["lib/con-fetti.js", {"data": {"text": HOSTILE, "times": 0}}]
        assert set(box.props["on"]) == {"done", "mount-failed"}
        assert page.text == ""
        await page.emit("lib/con-fetti.js", "done", {"n": 1})
        assert heard == [{"n": 1}]
        box = next(node for node in page.nodes.all() if "script" in node.props)
        assert box.props["script"][1]["data"]["times"] == 1
        await page.emit("lib/con-fetti.js", "mount-failed")
        assert page.text == "three"


def test_a_node_of_a_script_holds_its_data_as_json() -> None:
    node = script_node(
        "Chart", tag_named("div"), "charts", [1, {"a": None}], props={"id": "c"}, on={}, fallback=["x"]
    )
    assert node[2:] == ["x"]
    assert json.loads(node[1]["script"]) == ["charts", [1, {"a": None}]]
    with pytest.raises(TypeError, match="Chart: a set cannot be sent"):
        script_node("Chart", tag_named("div"), "charts", {1}, props={}, on={})
