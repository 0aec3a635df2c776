"""A dialog in a frame that is as high as the page asks: all of it shows, its last button too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.build import build

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import FramePage

WIDGET = """from bascule.components import Button, Dialog, Input, Text, use_state, widget

@widget
def Asking():
    asking = use_state(False)
    return [
        Button("Ask", on_click=lambda: asking.set(True)),
        Dialog(
            [Input(name) for name in ("Name", "Street", "Town", "Country")],
            Text("This is what will stand on the door."),
            title="What is it about, in a few words?",
            open=asking.value,
            on_close=lambda: asking.set(False),
            actions=[Button("Cancel", variant="outline"), Button("Done")],
        ),
    ]
"""
# The host gives the frame the height that it asks for.
FOLLOW = """addEventListener("message", ({data}) => {
  if (data.method !== "ui/notifications/size-changed") return;
  document.querySelector("iframe").style.height = data.params.height + "px";
});"""
WHOLE = """() => {
  const dialog = document.querySelector("dialog");
  const {top, bottom, left, right} = dialog.firstChild.getBoundingClientRect();
  return dialog.scrollHeight <= dialog.clientHeight && top > 8 && innerHeight - bottom > 8 && left > 8
    && innerWidth - right > 8;
}"""


@pytest.mark.parametrize("width", [320, 720])
async def test_a_dialog_higher_than_the_page_shows_whole(
    made: None, frame_page: FramePage, tmp_path: Path, width: int
) -> None:
    (tmp_path / "asking.py").write_text(WIDGET)
    html = build(tmp_path / "asking.py", engine="micropython").html
    framed = await frame_page(html, host_script=FOLLOW, width=width, height=200)
    await framed.frame.get_by_role("button", name="Ask").click()
    await framed.frame.get_by_role("button", name="Done").wait_for()
    await framed.frame.wait_for_function(WHOLE, timeout=5_000)
