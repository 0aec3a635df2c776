"""What was read becomes a frame, or is refused with the reason; frames are served with their policy."""

from __future__ import annotations

import base64
import contextlib
from typing import TYPE_CHECKING, Any

import pytest

from bascule.host.frames import BUDGET, KEPT, Frames, NotAWidgetError, frame
from bascule.host.policies import policy
from bascule.host.serve import bind, origin, serving

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext

STRICT = policy("spec-default")
MIME = "text/html;profile=mcp-app"


def read(**fields: Any) -> dict[str, Any]:
    return {"contents": [{"uri": "ui://x", "mimeType": MIME, "text": "<p>hi</p>", **fields}]}


def test_a_page_is_framed_with_what_it_declares() -> None:
    ui = {
        "csp": {"connectDomains": ["https://a.example"]},
        "permissions": {"camera": {}},
        "prefersBorder": True,
    }
    made = frame(read(_meta={"ui": ui}), STRICT)
    assert made.html == "<p>hi</p>"
    assert "connect-src https://a.example" in made.csp
    assert (made.sandbox, made.allow, made.ui) == (STRICT.sandbox, "camera", ui)
    assert made.complaints == []


def test_a_blob_is_a_page_too() -> None:
    blob = base64.b64encode("<p>é</p>".encode()).decode()
    assert frame(read(text=None, blob=blob), STRICT).html == "<p>é</p>"


def test_white_space_and_case_in_the_type_do_not_matter() -> None:
    assert frame(read(mimeType="text/html; Profile=mcp-app"), STRICT).html


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        ({}, "no content"),
        ({"contents": []}, "no content"),
        (read(mimeType="text/html"), "the resource is text/html; hosts show text/html;profile=mcp-app only"),
        (read(mimeType=None), "of no type"),
        (read(text=None), "neither text nor a blob"),
        (read(text=None, blob="%%%"), "neither text nor a blob"),
        (read(text=None, blob="/w=="), "neither text nor a blob"),
    ],
)
def test_what_is_no_page_says_why(result: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotAWidgetError, match=reason):
        frame(result, STRICT)


@pytest.mark.parametrize("meta", [None, {}, {"ui": None}, {"ui": "yes"}, {"ui": []}])
def test_a_strange_meta_declares_nothing(meta: object) -> None:
    assert frame(read(_meta=meta), STRICT).csp == STRICT.csp


def test_complaints_name_weight_and_wrong_origins() -> None:
    made = frame(read(text="x" * (BUDGET + 1), _meta={"ui": {"csp": {"frameDomains": ["*"]}}}), STRICT)
    assert made.complaints == [
        "_meta.ui.csp.frameDomains: '*' is not an origin",
        "the page weighs 1,000,001 bytes; some hosts refuse more than 1,000,000",
    ]


async def test_frames_are_served_under_their_policy_and_the_oldest_go(context: BrowserContext) -> None:
    frames = Frames()
    first = frames.add(frame(read(), STRICT))
    with contextlib.closing(bind()) as listening:
        async with serving(frames.app, listening):
            answer = await context.request.get(origin(listening) + first)
            assert answer.headers["content-security-policy"] == STRICT.csp
            assert await answer.text() == "<p>hi</p>"
            bare = frames.add(frame(read(), policy("no-policy")))
            answer = await context.request.get(origin(listening) + bare)
            assert "content-security-policy" not in answer.headers
            for _ in range(KEPT):
                frames.add(frame(read(), STRICT))
            answer = await context.request.get(origin(listening) + first)
            assert answer.status == 404
