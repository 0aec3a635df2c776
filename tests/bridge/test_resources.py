"""`use_resource`."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.bridge import use_resource
from bascule.bridge.errors import InvalidReply
from bascule.components import Button, component, use_state
from bascule.host.pilot import Pilot

READ = "readResource"


@component
def Shows() -> Any:
    uri = use_state("ui://one")
    resource = use_resource(uri.value)
    return [
        f"{resource.status} {resource.text} {type(resource.error).__name__}",
        Button("Other", on_click=lambda: uri.set("ui://two")),
        Button("Again", on_click=resource.reload),
    ]


def asked(page: Pilot) -> list[str]:
    return [params["uri"] for method, params in page.calls if method == READ]


@pytest.fixture(autouse=True)
def never_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bascule.host.memory_page.MemoryPage.later", lambda *_: None)


def contents(text: str) -> Any:
    return {"contents": [{"uri": "ui://x", "blob": "AA=="}, {"uri": "ui://x", "text": text}]}


async def test_it_is_read_once_the_host_is_ready_and_shown() -> None:
    async with Pilot(Shows, ready=False) as page:
        assert asked(page) == []
        await page.host(ready=True, available={})
        assert asked(page) == ["ui://one"]
        assert page.text.startswith("waiting None NoneType")
        await page.answer(READ, contents("hello"))
        assert page.text.startswith("ready hello NoneType")
        await page.context(theme="dark")
        assert asked(page) == ["ui://one"]


async def test_another_address_is_another_read_and_the_old_answer_is_dropped() -> None:
    async with Pilot(Shows) as page:
        await page.click("Other")
        assert asked(page) == ["ui://one", "ui://two"]
        assert "cancel" in [method for method, _ in page.calls]
        await page.answer(READ, contents("two"))
        assert page.text.startswith("ready two")


async def test_reload_reads_again() -> None:
    async with Pilot(Shows) as page:
        await page.answer(READ, contents("old"))
        await page.click("Again")
        assert page.text.startswith("ready old")
        await page.answer(READ, contents("new"))
        assert page.text.startswith("ready new")


# contract: Q11
@pytest.mark.parametrize("answer", [None, [], {}, {"contents": "x"}])
async def test_errors_are_shown(answer: Any) -> None:
    async with Pilot(Shows) as page:
        await page.answer(READ, answer)
        assert page.text.startswith("error None " + InvalidReply.__name__)
        await page.click("Again")
        await page.refuse(READ, "gone")
        assert page.text.startswith("error None HostError")
