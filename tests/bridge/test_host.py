"""`use_host_context`, `use_theme`, `use_display_mode` and what is available."""

from __future__ import annotations

from typing import Any

from bascule.bridge import use_display_mode, use_host_actions, use_host_context, use_theme
from bascule.bridge.host import Available, HostContext
from bascule.host.pilot import Pilot
from tests.bridge.test_tool import Seen

CONTEXT = {
    "theme": "dark",
    "locale": "nb-NO",
    "timeZone": "Europe/Oslo",
    "displayMode": "fullscreen",
    "availableDisplayModes": ["inline", "fullscreen"],
    "containerDimensions": {"maxHeight": 400},
    "safeAreaInsets": {"top": 4},
    "platform": "mobile",
    "deviceCapabilities": {"touch": True},
    "userAgent": "acme/1",
    "toolInfo": {"id": 0, "tool": {"name": "get_weather"}},
    "x-unknown": [None, 1],
}


# contract: Q3
async def test_the_context_is_live_and_whole() -> None:
    seen = Seen(use_host_context)
    async with Pilot(seen.component) as page:
        assert (seen.last.theme, seen.last.display_mode, seen.last.available_display_modes) == (
            None,
            "inline",
            [],
        )
        await page.host(context=CONTEXT)
        context = seen.last
        assert (context.theme, context.locale, context.time_zone) == ("dark", "nb-NO", "Europe/Oslo")
        assert (context.display_mode, context.available_display_modes) == (
            "fullscreen",
            ["inline", "fullscreen"],
        )
        assert (context.container, context.safe_area) == ({"maxHeight": 400}, {"top": 4})
        assert (context.platform, context.device, context.user_agent) == ("mobile", {"touch": True}, "acme/1")
        assert context.tool_info == {"id": 0, "tool": {"name": "get_weather"}}
        assert context.raw["x-unknown"] == [None, 1]
        assert (context.host_info["name"], context.protocol_version) == ("pilot", "2026-01-26")
        before = len(seen.all)
        await page.available(openLink=False)
        assert len(seen.all) == before


def test_a_broken_context_is_no_reason_to_fail() -> None:
    shapes: list[Any] = [
        {},
        {"context": None},
        {"context": []},
        {"context": {"safeAreaInsets": None, "displayMode": None}},
    ]
    for broken in shapes:
        context = HostContext(broken)
        assert (context.display_mode, context.safe_area, context.container) == ("inline", {}, {})


# contract: Q5
async def test_available_follows_the_host() -> None:
    seen = Seen(lambda: use_host_actions().available)
    names = [name for name in vars(Available({})) if name not in {"display_modes", "content"}]
    pilot = Pilot(seen.component, ready=False)
    async with pilot as page:
        assert not any(getattr(seen.last, name) for name in names)
        assert seen.last.display_modes == []
        given = {
            "openLink": True,
            "sendMessage": True,
            "displayModes": ["inline"],
            "content": {"sendMessage": ["text"]},
        }
        await page.host(available=given)
        assert not seen.last.open_link
        await page.host(ready=True)
        assert [name for name in names if getattr(seen.last, name)] == ["open_link", "send_message"]
        assert (seen.last.display_modes, seen.last.content) == (["inline"], {"send_message": ["text"]})
        await page.host(closed=True)
        assert not any(getattr(seen.last, name) for name in names)
        assert (seen.last.display_modes, seen.last.content) == ([], {})


async def test_a_change_of_the_theme_renders_only_who_asked_for_it() -> None:
    theme = Seen(use_theme)
    async with Pilot(theme.component) as page:
        assert theme.all == ["light"]
        await page.context(theme="dark")
        await page.context(locale="de")
        await page.context(theme="sepia")
        assert theme.all == ["light", "dark", "light"]


# contract: L7
async def test_the_display_mode_follows_the_host_and_not_the_answer() -> None:
    seen = Seen(use_display_mode)
    context = Seen(lambda: use_host_context().display_mode)
    async with Pilot(seen.component) as page:
        await page.available(displayModes=["inline", "fullscreen"])
        assert seen.last.available == ["inline", "fullscreen"]
        answer = seen.last.request("fullscreen")
        await page.settled()
        assert answer.value == {"mode": "fullscreen"}
        assert seen.last.mode == "inline"
        await page.context(displayMode="fullscreen")
        assert seen.last.mode == "fullscreen"
    async with Pilot(context.component) as page:
        await page.context(displayMode="pip")
        assert context.all == ["inline", "pip"]
