"""The gallery: every component of the toolkit at work, with its code beside it.

A group of components is a module whose `SHOWN` is a list of `[name, function]`; `sources.py` has the text of each
function and is written by `write_sources.py`.
"""

import actions
import charts
import data
import feedback
import forms
import layout
import media
import text
from entry import Entry

import host
from bascule.bridge import use_tool_input
from bascule.components import Column, Heading, Select, use_state, widget

SECTIONS = [
    ["Layout", layout.SHOWN],
    ["Text", text.SHOWN],
    ["Media", media.SHOWN],
    ["Data", data.SHOWN],
    ["Charts", charts.SHOWN],
    ["Actions", actions.SHOWN],
    ["Forms", forms.SHOWN],
    ["Feedback", feedback.SHOWN],
    ["Host", host.SHOWN],
]
NAMES = [name for name, _ in SECTIONS]


@widget(
    name="gallery",
    title="Gallery",
    description="Every component of the toolkit, with its code",
    display_modes=["inline", "fullscreen"],
)
def Gallery():
    asked = use_tool_input().value or {}
    chosen = use_state(None)
    now = chosen.value or asked.get("section")
    if now not in NAMES:
        now = NAMES[0]
    return Column(
        Heading("Gallery", level=1),
        Select(label="Section", options=NAMES, value=now, on_change=chosen.set),
        [
            Column([Entry(name=title, show=show, key=title) for title, show in shown], key=name)
            for name, shown in SECTIONS
            if name == now
        ],
        gap="lg",
    )
