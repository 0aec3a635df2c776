"""The component toolkit: elements, hooks, components.

`EXPORTS` says which module holds each name; a name is imported when it is first used. A page gets an
`__init__` of its own with only the names that its widget uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.boundary import ErrorBoundary as ErrorBoundary
    from bascule.components.context import *  # noqa: F403
    from bascule.components.definition import *  # noqa: F403
    from bascule.components.elements import *  # noqa: F403
    from bascule.components.formatting import use_format as use_format
    from bascule.components.handlers import stop as stop
    from bascule.components.hooks import *  # noqa: F403
    from bascule.components.keyed import each as each
    from bascule.components.kit.accordion import Accordion as Accordion
    from bascule.components.kit.alert import Alert as Alert
    from bascule.components.kit.area_chart import AreaChart as AreaChart
    from bascule.components.kit.audio import Audio as Audio
    from bascule.components.kit.avatar import Avatar as Avatar
    from bascule.components.kit.avatar_group import AvatarGroup as AvatarGroup
    from bascule.components.kit.badge import Badge as Badge
    from bascule.components.kit.bar_chart import BarChart as BarChart
    from bascule.components.kit.button import Button as Button
    from bascule.components.kit.button_group import ButtonGroup as ButtonGroup
    from bascule.components.kit.caption import Caption as Caption
    from bascule.components.kit.card import Card as Card
    from bascule.components.kit.carousel import Carousel as Carousel
    from bascule.components.kit.checkbox import Checkbox as Checkbox
    from bascule.components.kit.code import Code as Code
    from bascule.components.kit.column import Column as Column
    from bascule.components.kit.combobox import Combobox as Combobox
    from bascule.components.kit.copy_button import CopyButton as CopyButton
    from bascule.components.kit.dashboard import Dashboard as Dashboard
    from bascule.components.kit.date_picker import DatePicker as DatePicker
    from bascule.components.kit.detail_list import DetailList as DetailList
    from bascule.components.kit.dialog import Dialog as Dialog
    from bascule.components.kit.divider import Divider as Divider
    from bascule.components.kit.empty_state import EmptyState as EmptyState
    from bascule.components.kit.error_state import ErrorState as ErrorState
    from bascule.components.kit.expand_button import ExpandButton as ExpandButton
    from bascule.components.kit.field import Field as Field
    from bascule.components.kit.file_drop import FileDrop as FileDrop
    from bascule.components.kit.form import Form as Form
    from bascule.components.kit.grid import Grid as Grid
    from bascule.components.kit.heading import Heading as Heading
    from bascule.components.kit.heatmap import Heatmap as Heatmap
    from bascule.components.kit.host_info import HostInfo as HostInfo
    from bascule.components.kit.icon import Icon as Icon
    from bascule.components.kit.icon_button import IconButton as IconButton
    from bascule.components.kit.image import Image as Image
    from bascule.components.kit.input import Input as Input
    from bascule.components.kit.json_view import JsonView as JsonView
    from bascule.components.kit.kbd import Kbd as Kbd
    from bascule.components.kit.line_chart import LineChart as LineChart
    from bascule.components.kit.link import Link as Link
    from bascule.components.kit.list import List as List
    from bascule.components.kit.map import Map as Map
    from bascule.components.kit.markdown import Markdown as Markdown
    from bascule.components.kit.metric import Metric as Metric
    from bascule.components.kit.multi_select import MultiSelect as MultiSelect
    from bascule.components.kit.number_input import NumberInput as NumberInput
    from bascule.components.kit.pie_chart import PieChart as PieChart
    from bascule.components.kit.progress import Progress as Progress
    from bascule.components.kit.radio_group import RadioGroup as RadioGroup
    from bascule.components.kit.rating import Rating as Rating
    from bascule.components.kit.result_view import ResultView as ResultView
    from bascule.components.kit.ring import Ring as Ring
    from bascule.components.kit.row import Row as Row
    from bascule.components.kit.scatter_chart import ScatterChart as ScatterChart
    from bascule.components.kit.segmented_control import SegmentedControl as SegmentedControl
    from bascule.components.kit.select import Select as Select
    from bascule.components.kit.skeleton import Skeleton as Skeleton
    from bascule.components.kit.slider import Slider as Slider
    from bascule.components.kit.spacer import Spacer as Spacer
    from bascule.components.kit.sparkline import Sparkline as Sparkline
    from bascule.components.kit.spinner import Spinner as Spinner
    from bascule.components.kit.suspense import Suspense as Suspense
    from bascule.components.kit.switch import Switch as Switch
    from bascule.components.kit.table import Table as Table
    from bascule.components.kit.tabs import Tabs as Tabs
    from bascule.components.kit.tag_input import TagInput as TagInput
    from bascule.components.kit.text import Text as Text
    from bascule.components.kit.textarea import Textarea as Textarea
    from bascule.components.kit.timeline import Timeline as Timeline
    from bascule.components.kit.toast import Toast as Toast
    from bascule.components.kit.tool_button import ToolButton as ToolButton
    from bascule.components.kit.tool_input_view import ToolInputView as ToolInputView
    from bascule.components.kit.tooltip import Tooltip as Tooltip
    from bascule.components.kit.tree import Tree as Tree
    from bascule.components.kit.video import Video as Video
    from bascule.components.mounting import mount as mount
    from bascule.components.scripts import script_component as script_component

ELEMENTS = (
    "a abbr address article aside audio b blockquote br button caption circle cite code col colgroup data "
    "datalist dd del_ details dfn dialog div dl dt ellipse em fieldset figcaption figure footer form g group "
    "h h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li line main mark menu meter nav ol "
    "optgroup option output p path picture polygon polyline pre progress q rect s samp search section select "
    "small source span strong sub summary sup svg table tbody td textarea tfoot th thead time tr track tspan "
    "u ul var video wbr"
).split()

EXPORTS = {
    "Accordion": "kit.accordion",
    "Alert": "kit.alert",
    "AreaChart": "kit.area_chart",
    "Audio": "kit.audio",
    "Avatar": "kit.avatar",
    "AvatarGroup": "kit.avatar_group",
    "Badge": "kit.badge",
    "BarChart": "kit.bar_chart",
    "Button": "kit.button",
    "ButtonGroup": "kit.button_group",
    "Caption": "kit.caption",
    "Card": "kit.card",
    "Carousel": "kit.carousel",
    "Checkbox": "kit.checkbox",
    "Code": "kit.code",
    "Column": "kit.column",
    "Combobox": "kit.combobox",
    "Component": "definition",
    "CopyButton": "kit.copy_button",
    "Dashboard": "kit.dashboard",
    "DatePicker": "kit.date_picker",
    "DetailList": "kit.detail_list",
    "Dialog": "kit.dialog",
    "Divider": "kit.divider",
    "EmptyState": "kit.empty_state",
    "ErrorBoundary": "boundary",
    "ErrorState": "kit.error_state",
    "ExpandButton": "kit.expand_button",
    "Field": "kit.field",
    "FileDrop": "kit.file_drop",
    "Form": "kit.form",
    "Grid": "kit.grid",
    "Heading": "kit.heading",
    "Heatmap": "kit.heatmap",
    "HostInfo": "kit.host_info",
    "Icon": "kit.icon",
    "IconButton": "kit.icon_button",
    "Image": "kit.image",
    "Input": "kit.input",
    "JsonView": "kit.json_view",
    "Kbd": "kit.kbd",
    "LineChart": "kit.line_chart",
    "Link": "kit.link",
    "List": "kit.list",
    "Map": "kit.map",
    "Markdown": "kit.markdown",
    "Metric": "kit.metric",
    "MultiSelect": "kit.multi_select",
    "NumberInput": "kit.number_input",
    "PieChart": "kit.pie_chart",
    "Progress": "kit.progress",
    "RadioGroup": "kit.radio_group",
    "Rating": "kit.rating",
    "ResultView": "kit.result_view",
    "Ring": "kit.ring",
    "Row": "kit.row",
    "ScatterChart": "kit.scatter_chart",
    "SegmentedControl": "kit.segmented_control",
    "Select": "kit.select",
    "Skeleton": "kit.skeleton",
    "Slider": "kit.slider",
    "Spacer": "kit.spacer",
    "Sparkline": "kit.sparkline",
    "Spinner": "kit.spinner",
    "Suspense": "kit.suspense",
    "Switch": "kit.switch",
    "Table": "kit.table",
    "Tabs": "kit.tabs",
    "TagInput": "kit.tag_input",
    "Text": "kit.text",
    "Textarea": "kit.textarea",
    "Timeline": "kit.timeline",
    "Toast": "kit.toast",
    "ToolButton": "kit.tool_button",
    "ToolInputView": "kit.tool_input_view",
    "Tooltip": "kit.tooltip",
    "Tree": "kit.tree",
    "Video": "kit.video",
    "Widget": "definition",
    "component": "definition",
    "create_context": "context",
    "each": "keyed",
    "mount": "mounting",
    "script_component": "scripts",
    "stop": "handlers",
    "use_context": "context",
    "use_debounced": "hooks",
    "use_effect": "hooks",
    "use_focus": "focusing",
    "use_format": "formatting",
    "use_id": "hooks",
    "use_interval": "hooks",
    "use_memo": "hooks",
    "use_reducer": "hooks",
    "use_ref": "hooks",
    "use_state": "hooks",
    "widget": "definition",
}
EXPORTS.update(dict.fromkeys(ELEMENTS, "elements"))


def __getattr__(name: str) -> Any:
    if name in EXPORTS:
        from importlib import import_module  # noqa: PLC0415 (CPython only)

        return getattr(import_module("bascule.components." + EXPORTS[name]), name)
    raise AttributeError("bascule.components has no " + name)
