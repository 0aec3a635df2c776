"""Values nested without sense: the page lives on with what it had (contract, section F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bridge.page.pages import bare, opened

if TYPE_CHECKING:
    from tests.conftest import FramePage

# The host's own `postMessage` refuses what is much deeper.
HOST = """
const nested = depth => { let value = 1; while (depth--) value = [value]; return value };
const text = depth => "[".repeat(depth) + "]".repeat(depth);
function post(method, params) {
  document.querySelector("iframe").contentWindow.postMessage({jsonrpc: "2.0", method, params}, "*");
}
const tell = result => post("ui/notifications/tool-result", {content: [], ...result});
"""


# contract: F7
async def test_a_result_too_deep_to_be_written_is_ignored_and_a_sensible_one_is_not(
    frame_page: FramePage,
) -> None:
    framed = await opened(frame_page, bare({"autoSize": False}), host_script=HOST)
    depths = [1000, 3000]
    await framed.page.evaluate(
        "depths => { for (const depth of depths) tell({structuredContent: nested(depth)}) }", depths
    )
    await framed.request("alive", "ping", {})
    assert framed.errors == []
    length = await framed.frame.evaluate("JSON.stringify(BasculeBridge.getToolOutput()).length")
    assert length == 2001
    assert await framed.frame.evaluate("events.filter(event => event[0] === 'tool:result').length") == 1


# contract: F7
@pytest.mark.parametrize("depth", [3000, 200_000])
async def test_a_text_too_deep_to_be_read_as_json_stays_text(frame_page: FramePage, depth: int) -> None:
    framed = await opened(frame_page, bare({"autoSize": False}), host_script=HOST)
    await framed.page.evaluate("depth => tell({content: [{type: 'text', text: text(depth)}]})", depth)
    await framed.request("alive", "ping", {})
    assert framed.errors == []
    assert await framed.frame.evaluate("BasculeBridge.getToolOutput()") == "[" * depth + "]" * depth
    await framed.page.evaluate("tell({content: [{type: 'text', text: text(1000)}]})")
    await framed.request("again", "ping", {})
    assert framed.errors == []
    assert (
        await framed.frame.evaluate("JSON.stringify(BasculeBridge.getToolOutput())")
        == "[" * 1000 + "]" * 1000
    )


# contract: F7
async def test_no_depth_is_too_much_for_what_follows_its_reading(frame_page: FramePage) -> None:
    """What can just be read must leave room for all that is done with it: the deepest values, one by one."""
    framed = await opened(frame_page, bare({"autoSize": False}), host_script=HOST)

    async def deepest(depths: list[int]) -> int:
        await framed.page.evaluate(
            "depths => { for (const depth of depths) tell({structuredContent: nested(depth)}) }", depths
        )
        await framed.request(f"alive {depths}", "ping", {})
        found: int = await framed.frame.evaluate(
            "((JSON.stringify(BasculeBridge.getToolOutput()) ?? '').length - 1) / 2"
        )
        return found

    taken, refused = await deepest([500]), 5000
    while refused - taken > 1:
        middle = (taken + refused) // 2
        if await deepest([middle]) == middle:
            taken = middle
        else:
            refused = middle
    assert 1000 < taken < 5000
    await deepest([500, *range(taken - 120, taken + 6, 3)])
    context = "depth => post('ui/notifications/host-context-changed', {deep: nested(depth)})"
    for depth in range(taken - 60, taken + 6, 6):
        await framed.page.evaluate(context, depth)
    await framed.request("at last", "ping", {})
    assert framed.errors == []
    assert await framed.frame.evaluate("thrown") == []
