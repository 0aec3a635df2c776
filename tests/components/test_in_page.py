"""The bridge's Python API and the component runtime in a real page: MicroPython in Chromium, framed, under a policy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bascule.build import build
from tests.conftest import FramePage
from tests.framing import INITIALIZE, Framed

WIDGETS = Path(__file__).parent / "widgets"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
ECHO = """
host.on("tools/call", params => {
  if (host.mode === "refuse") throw {code: -32602, message: "no such tool"};
  if (host.mode === "silent") return new Promise(() => {});
  if (host.mode === "progress") {
    host.post({jsonrpc: "2.0", method: "notifications/progress",
      params: {progressToken: params._meta.progressToken, progress: 1, total: 2}});
    return new Promise(() => {});
  }
  return {content: [], structuredContent: params.arguments};
});
host.on("ui/open-link", () => ({isError: true, "x-unknown": [1]}));
host.on("ui/message", () => ({}));
host.on("ui/update-model-context", () => ({}));
host.on("ui/request-display-mode", () => ({mode: "fullscreen"}));
"""


@pytest.fixture(scope="module")
def probe(made: None) -> str:
    return build(WIDGETS / "probe.py").html


class Probe:
    """A framed probe: what its lines say, its buttons."""

    def __init__(self, framed: Framed) -> None:
        self.framed = framed

    async def says(self, name: str, value: Any) -> None:
        """Waits until a line says a value."""
        line = self.framed.frame.locator(f"#{name}")
        text = f"{name}: " + json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        try:
            await line.filter(has_text=text).wait_for(timeout=10_000)
        except Exception:
            raise AssertionError(f"{await line.all_inner_texts()} does not say {text}") from None

    async def click(self, name: str) -> None:
        await self.framed.frame.get_by_role("button", name=name, exact=True).first.click()

    async def mode(self, name: str) -> None:
        await self.framed.page.evaluate("mode => { host.mode = mode }", name)


@pytest.fixture
async def shown(frame_page: FramePage, probe: str) -> Probe:
    framed = await frame_page(probe, csp=POLICY, sandbox="allow-scripts", host_script=ECHO)
    page = Probe(framed)
    await page.says("ready", True)
    return page


# contract: Q1, G3, G4
async def test_input_and_result_go_through_their_states(shown: Probe) -> None:
    framed = shown.framed
    await shown.says("result", ["waiting", None, False, None])
    await framed.notify("ui/notifications/tool-input-partial", {"arguments": {"city": "Ber"}})
    await shown.says("input", ["streaming", None, {"city": "Ber"}])
    await framed.notify("ui/notifications/tool-input", {"arguments": {"city": "Bergen"}})
    await shown.says("input", ["ready", {"city": "Bergen"}, None])
    result = {"content": [], "structuredContent": {"t": 12}, "_meta": {"k": [1]}}
    await framed.notify("ui/notifications/tool-result", result)
    await shown.says("result", ["ready", {"t": 12}, False, None])
    await shown.says("meta", {"k": [1]})
    renders = await framed.frame.locator("#renders").inner_text()
    await framed.notify("ui/notifications/tool-result", result)
    await framed.notify("ui/notifications/host-context-changed", {"theme": "dark"})
    await shown.says("context", ["dark", "en-GB", "Europe/Oslo", "inline", None])
    assert await framed.frame.locator("#renders").inner_text() == renders
    assert framed.silent(), framed.trouble()


# contract: N1
async def test_a_cancelled_call(shown: Probe) -> None:
    await shown.framed.notify("ui/notifications/tool-cancelled", {"reason": "stopped"})
    await shown.says("result", ["cancelled", None, False, "stopped"])


VALUES = {
    "z": 1,
    "a": {"nested": {}, "empty": [], "null": None},
    "big": [2147483648, 4294967297, -9007199254740991],
    "floats": [0.1, 1e22, 1.5e-7, 5e-324],
    "text": 'é\u2028😀"\\\n</script>',
    "m": [[], [[]], "", False, 0],
}


# contract: Q15
async def test_values_cross_to_python_and_back_as_they_are(shown: Probe) -> None:
    await shown.framed.notify("ui/notifications/tool-result", {"content": [], "structuredContent": VALUES})
    await shown.framed.frame.locator("#result", has_text="ready").wait_for()
    await shown.click("Echo")
    call = await shown.framed.wait_for("tools/call")
    assert json.dumps(call["params"]["arguments"]["value"]) == json.dumps(VALUES)
    await shown.framed.frame.locator("#caught", has_text="nested").wait_for()
    shown_again = (await shown.framed.frame.locator("#caught").text_content() or "").removeprefix("caught: ")
    assert json.dumps(json.loads(shown_again)) == json.dumps({"value": VALUES})


# contract: Q2, H1, H2
async def test_a_call_as_a_handler(shown: Probe) -> None:
    await shown.mode("silent")
    await shown.click("Fire")
    await shown.says("pending", True)
    call = await shown.framed.wait_for("tools/call")
    assert call["params"]["arguments"] == {}
    assert call["params"]["_meta"]["bascule/widgetCall"] is True


# contract: H4
async def test_a_refused_call(shown: Probe) -> None:
    await shown.mode("refuse")
    await shown.click("Echo")
    await shown.says("caught", "HostError")


# contract: H6, Q13
async def test_a_call_that_is_not_answered_in_time(shown: Probe) -> None:
    await shown.mode("silent")
    await shown.click("Echo")
    await shown.says("caught", "RequestTimeout")
    await shown.framed.wait_for("notifications/cancelled")
    assert "callTool" in await shown.framed.frame.locator("#error").inner_text()
    assert "0.4" in await shown.framed.frame.locator("#error").inner_text()
    assert "test-host" in await shown.framed.frame.locator("#error").inner_text()


# contract: H7, Q13
async def test_a_call_that_is_cancelled(shown: Probe) -> None:
    await shown.mode("silent")
    await shown.click("Echo")
    await shown.says("pending", True)
    await shown.click("Cancel")
    await shown.says("caught", "RequestCancelled")
    call = await shown.framed.wait_for("tools/call")
    gone = await shown.framed.wait_for("notifications/cancelled")
    assert gone["params"] == {"requestId": call["id"], "reason": "by the button"}
    await shown.click("Echo")
    await shown.says("pending", False)
    assert len(await shown.framed.messages("tools/call")) == 1


# contract: H9
async def test_progress(shown: Probe) -> None:
    await shown.mode("progress")
    await shown.click("Echo")
    await shown.framed.frame.locator("#progress", has_text='"total":2').wait_for()


# contract: Q3, Q5, Q7, L7
async def test_the_host_as_it_is_and_as_it_changes(shown: Probe) -> None:
    await shown.says("context", ["light", "en-GB", "Europe/Oslo", "inline", None])
    await shown.says("mode", ["inline", ["inline", "fullscreen"]])
    await shown.says("able", [True, True, False, ["inline", "fullscreen"]])
    await shown.click("Wide")
    await shown.says("said", {"mode": "fullscreen"})
    await shown.says("mode", ["inline", ["inline", "fullscreen"]])
    await shown.framed.notify(
        "ui/notifications/host-context-changed", {"displayMode": "fullscreen", "x-new": [None]}
    )
    await shown.says("mode", ["fullscreen", ["inline", "fullscreen"]])
    await shown.says("context", ["light", "en-GB", "Europe/Oslo", "fullscreen", [None]])
    await shown.says("same", True)


# contract: Q14
async def test_declared_display_modes_are_fixed_and_inline_alone_by_default(
    shown: Probe, frame_page: FramePage
) -> None:
    asked = (await shown.framed.messages("ui/initialize"))[0]["params"]
    assert asked["appCapabilities"]["availableDisplayModes"] == ["inline", "fullscreen"]
    await shown.framed.notify(
        "ui/notifications/host-context-changed", {"availableDisplayModes": ["pip", "fullscreen"]}
    )
    await shown.says("able", [True, True, False, ["fullscreen"]])
    plain = await frame_page(build(WIDGETS / "wired.py").html, csp=POLICY, sandbox="allow-scripts")
    asked = (await plain.wait_for("ui/initialize"))["params"]
    assert asked["appCapabilities"]["availableDisplayModes"] == ["inline"]


# contract: Q4, Q8, Q9, Q10, Q12
async def test_actions(shown: Probe) -> None:
    framed = shown.framed
    await shown.click("Link")
    await shown.says("said", {"isError": True, "x-unknown": [1]})
    assert (await framed.messages("ui/open-link"))[0]["params"] == {"url": "https://a.example"}
    await shown.click("Say")
    await shown.says("said", {})
    message = (await framed.wait_for("ui/message"))["params"]
    assert message == {"role": "user", "content": [{"type": "text", "text": "hello"}]}
    await shown.click("Context")
    context = (await framed.wait_for("ui/update-model-context"))["params"]
    assert context == {"structuredContent": {"a": [None]}}
    await shown.click("Empty")
    assert (await framed.wait_for("ui/update-model-context", 2))["params"] == {}
    await shown.click("Log")
    assert (await framed.wait_for("notifications/message"))["params"]["level"] == "warning"


# contract: Q6, Q7, M3
async def test_actions_that_are_refused_post_nothing(shown: Probe) -> None:
    for button, said in (
        ("Download", "UnsupportedByHost downloadFile"),
        ("Picture", "UnsupportedByHost sendMessage"),
        ("Bad link", "InvalidRequest openLink"),
    ):
        await shown.click(button)
        await shown.says("said", said)
    posted = [message.get("method") for message in await shown.framed.messages()]
    assert not {"ui/download-file", "ui/message", "ui/open-link"} & set(posted)


# contract: P1, P2
async def test_a_tool_of_the_widget(shown: Probe) -> None:
    framed = shown.framed
    listed = await framed.request(100, "tools/list", {})
    tools = listed["result"]["tools"]
    assert [(tool["name"], tool["description"]) for tool in tools] == [
        ("add", "Adds."),
        ("greet", "Greet somebody."),
    ]
    assert tools[0]["inputSchema"]["required"] == ["a", "b"]
    assert tools[1]["inputSchema"]["properties"] == {
        "name": {"type": "string", "description": "Who is greeted."},
        "loud": {"type": "boolean", "default": False},
    }
    greeted = await framed.request(99, "tools/call", {"name": "greet", "arguments": {"name": "Ada"}})
    assert greeted["result"]["content"] == [{"type": "text", "text": "hello Ada"}]
    good = await framed.request(101, "tools/call", {"name": "add", "arguments": {"a": 2, "b": 3}})
    assert good["result"]["content"] == [{"type": "text", "text": "5"}]
    for number, (arguments, said) in enumerate(
        (({"a": 2}, "b is missing"), ({"a": "x", "b": 1}, "a must be integer"), ({}, "a is missing"))
    ):
        bad = await framed.request(200 + number, "tools/call", {"name": "add", "arguments": arguments})
        assert bad["result"]["isError"] is True
        assert said in bad["result"]["content"][0]["text"]


# contract: N2
async def test_teardown_runs_the_widgets_clean_up_and_is_answered(shown: Probe) -> None:
    answer = await shown.framed.request(300, "ui/resource-teardown", {"reason": "closed"})
    assert answer["result"] == {}
    assert any("torn down" in line for line in shown.framed.console)


async def test_state_timers_and_typed_text(shown: Probe) -> None:
    await shown.click("Keep")
    await shown.click("Keep")
    await shown.says("kept", {"n": 2})
    box = shown.framed.frame.get_by_label("Name")
    await box.press_sequentially("Ada")
    await shown.says("typed", ["Ada", "Ada"])
    assert await box.input_value() == "Ada"
    await shown.says("ticks", 3)


async def test_errors_are_shown_with_component_and_line_logged_and_the_rest_lives(shown: Probe) -> None:
    frame = shown.framed.frame
    source = (WIDGETS / "probe.py").read_text("utf-8").splitlines()
    raised = 1 + source.index('        raise ValueError("armed")')
    failed = 1 + source.index('        raise KeyError("handler")')
    await frame.get_by_role("button", name="Boom").first.click()
    alert = frame.get_by_role("alert").first
    assert f"Fragile failed\nKeyError: handler\nprobe.py:{failed}" in (await alert.inner_text()).replace(
        "'", ""
    )
    await frame.get_by_role("button", name="Arm").last.click()
    await frame.locator("#boundary", has_text="caught armed").wait_for()
    await frame.get_by_role("button", name="Arm").first.click()
    await frame.get_by_text(f"probe.py:{raised}").wait_for()
    assert "Fragile failed" in await alert.inner_text()
    logs = [message["params"] for message in await shown.framed.messages("notifications/message")]
    assert [log["level"] for log in logs] == ["error"] * 3
    assert f"probe.py:{raised}" in json.dumps(logs[1])
    await shown.click("Keep")
    await shown.says("kept", {"n": 1})
    assert shown.framed.silent(), shown.framed.trouble()


# contract: E4, Q5
async def test_before_the_handshake_nothing_is_offered(frame_page: FramePage, probe: str) -> None:
    framed = await frame_page(probe, csp=POLICY, sandbox="allow-scripts", host_script=ECHO, initialize=None)
    page = Probe(framed)
    await page.says("able", [False, False, False, []])
    await page.says("ready", False)
    await page.click("Echo")
    await page.says("caught", "BridgeNotReady")
    await page.click("Link")
    await page.says("said", "BridgeNotReady openLink")
    first = (await framed.messages("ui/initialize"))[0]
    await framed.post({"jsonrpc": "2.0", "id": first["id"], "result": INITIALIZE})
    await page.says("ready", True)
    await page.says("able", [True, True, False, ["inline", "fullscreen"]])
