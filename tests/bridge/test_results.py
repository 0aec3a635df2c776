"""Results of tools, and the output a widget wants from them."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.bridge.results import ToolInput, ToolResult, ToolState, output_of


def text(value: str) -> dict[str, Any]:
    return {"type": "text", "text": value}


# contract: G4
@pytest.mark.parametrize("value", [{"a": 1}, {}, "text", "", [1, 2], [], 0, 3.5, True, False])
def test_structured_content_is_the_output(value: Any) -> None:
    result = ToolResult({"content": [text("other")], "structuredContent": value})
    assert result.output == value
    assert type(result.output) is type(value)
    assert result.structured == value


# contract: G5
@pytest.mark.parametrize("raw", [{}, {"structuredContent": None}])
@pytest.mark.parametrize(
    ("json", "value"), [('{"a": [1]}', {"a": [1]}), ("3", 3), ("null", None), (' "x" ', "x")]
)
def test_else_the_first_text_block_that_is_json(raw: dict[str, Any], json: str, value: Any) -> None:
    content = [{"type": "image", "data": "", "mimeType": "image/png"}, text(json), text("second")]
    assert output_of({**raw, "content": content}) == value
    assert ToolResult({**raw, "content": content}).structured is None


# contract: G6
@pytest.mark.parametrize("words", ["Sunny in Bergen", "{'a': 1}", '{"a": 1,}', "NaN", ""])
def test_else_its_text(words: str) -> None:
    assert output_of({"content": [text(words), text("{}")]}) == words


# contract: G7, G11
def test_else_the_content() -> None:
    content = [{"type": "hologram", "depth": 3}, {"type": "image", "data": "", "mimeType": "image/png"}]
    assert output_of({"content": content}) == content


@pytest.mark.parametrize(
    "raw", [{}, {"content": None}, {"content": "x"}, {"content": [None, 3, {"type": "text"}]}]
)
def test_broken_content_is_no_reason_to_fail(raw: dict[str, Any]) -> None:
    assert output_of(raw) == raw.get("content")


# contract: H3, Q12
def test_the_whole_answer_is_there_and_a_failed_one_does_not_raise() -> None:
    raw = {"content": [text("no")], "isError": True, "_meta": {"k": 1}, "x-unknown": [1]}
    result = ToolResult(raw)
    assert result.raw is raw
    assert (result.is_error, result.meta, result.output) == (True, {"k": 1}, "no")


def test_the_states_of_the_initiating_call() -> None:
    state = ToolState({})
    assert (state.status, state.output, state.is_error) == ("waiting", None, False)
    assert [
        ToolInput(v).status for v in ([None, None], [None, {"a": 1}], [{"a": 1}, None], [{}, {"a": 1}])
    ] == [
        "waiting",
        "streaming",
        "ready",
        "ready",
    ]
    assert ToolInput([{}, {"a": 1}]).partial is None
