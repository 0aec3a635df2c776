"""What the host says of itself, for those who build widgets.

```python
HostInfo(open=True)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.actions import use_host_actions
from bascule.bridge.host import use_host_context
from bascule.components.definition import Component
from bascule.components.kit.badge import Badge
from bascule.components.kit.detail_list import DetailList
from bascule.components.kit.json_view import JsonView
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, outer, text
from bascule.components.shared import LINE

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-host-info { padding: .5rem .75rem; border: 1px dashed var(--b-line-strong); border-radius: var(--b-radius); }
.b-host-info > summary { cursor: pointer; }
"""

_ALLOWED = "open title"
_ACTIONS = (
    "call_tool open_link send_message update_model_context request_display_mode download_file read_resource "
    "list_resources create_message request_close log register_tool"
).split()
_DETAILS = tag_named("details")
_SUMMARY = tag_named("summary")
_SPAN = tag_named("span")


def HostInfo(*, open: bool = False, title: str = "Host", **rest: Any) -> Use:  # noqa: A002, N802
    """Adapter, host, theme, locale, display mode, the actions it takes, and its whole context as JSON."""
    flag("HostInfo", "open", open)
    text("HostInfo", "title", title)
    props = outer("HostInfo", rest, "b-host-info", _ALLOWED)
    return _HOST_INFO(title=title, open=open, props=props, key=props.pop("key", None))


def _host_info(*, title: str, open: bool, props: dict[str, Any]) -> list[Any]:  # noqa: A002
    context = use_host_context()
    available = use_host_actions().available
    info = context.host_info if isinstance(context.host_info, dict) else {}
    taken = [name for name in _ACTIONS if getattr(available, name)]
    made = props.copy()
    if open:
        made["open"] = True
    return build(
        _DETAILS,
        [
            build(_SUMMARY, [title], None),
            DetailList(
                [
                    ["Adapter", context.adapter],
                    ["Host", (str(info.get("name") or "") + " " + str(info.get("version") or "")).strip()],
                    ["Protocol", context.protocol_version],
                    ["Theme", context.theme],
                    ["Locale", context.locale],
                    ["Time zone", context.time_zone],
                    ["Display mode", context.display_mode],
                    ["Display modes to be had", ", ".join([str(mode) for mode in available.display_modes])],
                    ["Platform", context.platform],
                    ["User agent", context.user_agent],
                    [
                        "Actions",
                        build(_SPAN, [Badge(name) for name in taken], {"class": LINE}),
                    ],
                ]
            ),
            JsonView(context.raw, open=0, label="Context"),
        ],
        made,
    )


_HOST_INFO = Component(_host_info, "HostInfo")
