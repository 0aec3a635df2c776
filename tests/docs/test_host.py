"""The host's documentation: its options, its policies and its snippet are what the program has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bascule.host.cli import main
from bascule.host.policies import policies
from tests.loading import EXAMPLES

if TYPE_CHECKING:
    import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")


def test_every_option_is_told_with_its_default() -> None:
    rows = {
        name: row
        for row in re.findall(r"^\| `--.*$", TEXT, re.M)
        for name in re.findall(r"`(--[a-z]+)`", row)
    }
    options = {o.opts[0]: o.default for o in main.params if o.opts[0].startswith("--")}
    assert set(rows) == set(options)
    for name, default in options.items():
        if name not in {"--tool", "--args"}:
            assert str(default) in rows[name]


def test_every_policy_is_in_the_table() -> None:
    table = TEXT.partition("## Policies")[2]
    assert re.findall(r"^\| `([a-z-]+)` \|", table, re.M) == [p.id for p in policies()]


async def test_the_snippet_starts_a_host(made: None, capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(snippet, "host.md", "exec"), names)
    await names["look"](str(EXAMPLES / "weather" / "server.py"))
    assert re.search(r"open http://127\.0\.0\.1:\d+", capsys.readouterr().out)
