"""The component toolkit: elements, hooks, components.

`EXPORTS` says which module holds each name; a name is imported when it is first used. A page gets an
`__init__` of its own with only the names that its widget uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.boundary import ErrorBoundary as ErrorBoundary
    from bascule.components.context import (
        create_context as create_context,
    )
    from bascule.components.context import (
        use_context as use_context,
    )
    from bascule.components.definition import (
        Component as Component,
    )
    from bascule.components.definition import (
        Widget as Widget,
    )
    from bascule.components.definition import (
        component as component,
    )
    from bascule.components.definition import (
        widget as widget,
    )
    from bascule.components.elements import (
        a as a,
    )
    from bascule.components.elements import (
        abbr as abbr,
    )
    from bascule.components.elements import (
        address as address,
    )
    from bascule.components.elements import (
        article as article,
    )
    from bascule.components.elements import (
        aside as aside,
    )
    from bascule.components.elements import (
        audio as audio,
    )
    from bascule.components.elements import (
        b as b,
    )
    from bascule.components.elements import (
        blockquote as blockquote,
    )
    from bascule.components.elements import (
        br as br,
    )
    from bascule.components.elements import (
        button as button,
    )
    from bascule.components.elements import (
        caption as caption,
    )
    from bascule.components.elements import (
        circle as circle,
    )
    from bascule.components.elements import (
        cite as cite,
    )
    from bascule.components.elements import (
        code as code,
    )
    from bascule.components.elements import (
        col as col,
    )
    from bascule.components.elements import (
        colgroup as colgroup,
    )
    from bascule.components.elements import (
        data as data,
    )
    from bascule.components.elements import (
        datalist as datalist,
    )
    from bascule.components.elements import (
        dd as dd,
    )
    from bascule.components.elements import (
        del_ as del_,
    )
    from bascule.components.elements import (
        details as details,
    )
    from bascule.components.elements import (
        dfn as dfn,
    )
    from bascule.components.elements import (
        dialog as dialog,
    )
    from bascule.components.elements import (
        div as div,
    )
    from bascule.components.elements import (
        dl as dl,
    )
    from bascule.components.elements import (
        dt as dt,
    )
    from bascule.components.elements import (
        ellipse as ellipse,
    )
    from bascule.components.elements import (
        em as em,
    )
    from bascule.components.elements import (
        fieldset as fieldset,
    )
    from bascule.components.elements import (
        figcaption as figcaption,
    )
    from bascule.components.elements import (
        figure as figure,
    )
    from bascule.components.elements import (
        footer as footer,
    )
    from bascule.components.elements import (
        form as form,
    )
    from bascule.components.elements import (
        g as g,
    )
    from bascule.components.elements import (
        group as group,
    )
    from bascule.components.elements import (
        h as h,
    )
    from bascule.components.elements import (
        h1 as h1,
    )
    from bascule.components.elements import (
        h2 as h2,
    )
    from bascule.components.elements import (
        h3 as h3,
    )
    from bascule.components.elements import (
        h4 as h4,
    )
    from bascule.components.elements import (
        h5 as h5,
    )
    from bascule.components.elements import (
        h6 as h6,
    )
    from bascule.components.elements import (
        header as header,
    )
    from bascule.components.elements import (
        hr as hr,
    )
    from bascule.components.elements import (
        i as i,
    )
    from bascule.components.elements import (
        img as img,
    )
    from bascule.components.elements import (
        input as input,  # noqa: A004 (HTML's word)
    )
    from bascule.components.elements import (
        ins as ins,
    )
    from bascule.components.elements import (
        kbd as kbd,
    )
    from bascule.components.elements import (
        label as label,
    )
    from bascule.components.elements import (
        legend as legend,
    )
    from bascule.components.elements import (
        li as li,
    )
    from bascule.components.elements import (
        line as line,
    )
    from bascule.components.elements import (
        main as main,
    )
    from bascule.components.elements import (
        mark as mark,
    )
    from bascule.components.elements import (
        menu as menu,
    )
    from bascule.components.elements import (
        meter as meter,
    )
    from bascule.components.elements import (
        nav as nav,
    )
    from bascule.components.elements import (
        ol as ol,
    )
    from bascule.components.elements import (
        optgroup as optgroup,
    )
    from bascule.components.elements import (
        option as option,
    )
    from bascule.components.elements import (
        output as output,
    )
    from bascule.components.elements import (
        p as p,
    )
    from bascule.components.elements import (
        path as path,
    )
    from bascule.components.elements import (
        picture as picture,
    )
    from bascule.components.elements import (
        polygon as polygon,
    )
    from bascule.components.elements import (
        polyline as polyline,
    )
    from bascule.components.elements import (
        pre as pre,
    )
    from bascule.components.elements import (
        progress as progress,
    )
    from bascule.components.elements import (
        q as q,
    )
    from bascule.components.elements import (
        rect as rect,
    )
    from bascule.components.elements import (
        s as s,
    )
    from bascule.components.elements import (
        samp as samp,
    )
    from bascule.components.elements import (
        search as search,
    )
    from bascule.components.elements import (
        section as section,
    )
    from bascule.components.elements import (
        select as select,
    )
    from bascule.components.elements import (
        small as small,
    )
    from bascule.components.elements import (
        source as source,
    )
    from bascule.components.elements import (
        span as span,
    )
    from bascule.components.elements import (
        strong as strong,
    )
    from bascule.components.elements import (
        sub as sub,
    )
    from bascule.components.elements import (
        summary as summary,
    )
    from bascule.components.elements import (
        sup as sup,
    )
    from bascule.components.elements import (
        svg as svg,
    )
    from bascule.components.elements import (
        table as table,
    )
    from bascule.components.elements import (
        tbody as tbody,
    )
    from bascule.components.elements import (
        td as td,
    )
    from bascule.components.elements import (
        textarea as textarea,
    )
    from bascule.components.elements import (
        tfoot as tfoot,
    )
    from bascule.components.elements import (
        th as th,
    )
    from bascule.components.elements import (
        thead as thead,
    )
    from bascule.components.elements import (
        time as time,
    )
    from bascule.components.elements import (
        tr as tr,
    )
    from bascule.components.elements import (
        track as track,
    )
    from bascule.components.elements import (
        tspan as tspan,
    )
    from bascule.components.elements import (
        u as u,
    )
    from bascule.components.elements import (
        ul as ul,
    )
    from bascule.components.elements import (
        var as var,
    )
    from bascule.components.elements import (
        video as video,
    )
    from bascule.components.elements import (
        wbr as wbr,
    )
    from bascule.components.hooks import (
        use_debounced as use_debounced,
    )
    from bascule.components.hooks import (
        use_effect as use_effect,
    )
    from bascule.components.hooks import (
        use_id as use_id,
    )
    from bascule.components.hooks import (
        use_interval as use_interval,
    )
    from bascule.components.hooks import (
        use_memo as use_memo,
    )
    from bascule.components.hooks import (
        use_reducer as use_reducer,
    )
    from bascule.components.hooks import (
        use_ref as use_ref,
    )
    from bascule.components.hooks import (
        use_state as use_state,
    )
    from bascule.components.kit.alert import Alert as Alert
    from bascule.components.kit.audio import Audio as Audio
    from bascule.components.kit.avatar import Avatar as Avatar
    from bascule.components.kit.avatar_group import AvatarGroup as AvatarGroup
    from bascule.components.kit.badge import Badge as Badge
    from bascule.components.kit.button import Button as Button
    from bascule.components.kit.caption import Caption as Caption
    from bascule.components.kit.card import Card as Card
    from bascule.components.kit.checkbox import Checkbox as Checkbox
    from bascule.components.kit.column import Column as Column
    from bascule.components.kit.date_picker import DatePicker as DatePicker
    from bascule.components.kit.detail_list import DetailList as DetailList
    from bascule.components.kit.divider import Divider as Divider
    from bascule.components.kit.empty_state import EmptyState as EmptyState
    from bascule.components.kit.error_state import ErrorState as ErrorState
    from bascule.components.kit.field import Field as Field
    from bascule.components.kit.grid import Grid as Grid
    from bascule.components.kit.heading import Heading as Heading
    from bascule.components.kit.image import Image as Image
    from bascule.components.kit.input import Input as Input
    from bascule.components.kit.kbd import Kbd as Kbd
    from bascule.components.kit.link import Link as Link
    from bascule.components.kit.list import List as List
    from bascule.components.kit.metric import Metric as Metric
    from bascule.components.kit.number_input import NumberInput as NumberInput
    from bascule.components.kit.progress import Progress as Progress
    from bascule.components.kit.radio_group import RadioGroup as RadioGroup
    from bascule.components.kit.ring import Ring as Ring
    from bascule.components.kit.row import Row as Row
    from bascule.components.kit.segmented_control import SegmentedControl as SegmentedControl
    from bascule.components.kit.select import Select as Select
    from bascule.components.kit.skeleton import Skeleton as Skeleton
    from bascule.components.kit.slider import Slider as Slider
    from bascule.components.kit.spacer import Spacer as Spacer
    from bascule.components.kit.spinner import Spinner as Spinner
    from bascule.components.kit.switch import Switch as Switch
    from bascule.components.kit.table import Table as Table
    from bascule.components.kit.text import Text as Text
    from bascule.components.kit.textarea import Textarea as Textarea
    from bascule.components.kit.timeline import Timeline as Timeline
    from bascule.components.kit.video import Video as Video
    from bascule.components.mounting import mount as mount

EXPORTS = {
    "Alert": "kit.alert",
    "Audio": "kit.audio",
    "Avatar": "kit.avatar",
    "AvatarGroup": "kit.avatar_group",
    "Badge": "kit.badge",
    "Button": "kit.button",
    "Caption": "kit.caption",
    "Card": "kit.card",
    "Checkbox": "kit.checkbox",
    "Column": "kit.column",
    "Component": "definition",
    "DatePicker": "kit.date_picker",
    "DetailList": "kit.detail_list",
    "Divider": "kit.divider",
    "EmptyState": "kit.empty_state",
    "ErrorBoundary": "boundary",
    "ErrorState": "kit.error_state",
    "Field": "kit.field",
    "Grid": "kit.grid",
    "Heading": "kit.heading",
    "Image": "kit.image",
    "Input": "kit.input",
    "Kbd": "kit.kbd",
    "Link": "kit.link",
    "List": "kit.list",
    "Metric": "kit.metric",
    "NumberInput": "kit.number_input",
    "Progress": "kit.progress",
    "RadioGroup": "kit.radio_group",
    "Ring": "kit.ring",
    "Row": "kit.row",
    "SegmentedControl": "kit.segmented_control",
    "Select": "kit.select",
    "Skeleton": "kit.skeleton",
    "Slider": "kit.slider",
    "Spacer": "kit.spacer",
    "Spinner": "kit.spinner",
    "Switch": "kit.switch",
    "Table": "kit.table",
    "Text": "kit.text",
    "Textarea": "kit.textarea",
    "Timeline": "kit.timeline",
    "Video": "kit.video",
    "Widget": "definition",
    "a": "elements",
    "abbr": "elements",
    "address": "elements",
    "article": "elements",
    "aside": "elements",
    "audio": "elements",
    "b": "elements",
    "blockquote": "elements",
    "br": "elements",
    "button": "elements",
    "caption": "elements",
    "circle": "elements",
    "cite": "elements",
    "code": "elements",
    "col": "elements",
    "colgroup": "elements",
    "component": "definition",
    "create_context": "context",
    "data": "elements",
    "datalist": "elements",
    "dd": "elements",
    "del_": "elements",
    "details": "elements",
    "dfn": "elements",
    "dialog": "elements",
    "div": "elements",
    "dl": "elements",
    "dt": "elements",
    "ellipse": "elements",
    "em": "elements",
    "fieldset": "elements",
    "figcaption": "elements",
    "figure": "elements",
    "footer": "elements",
    "form": "elements",
    "g": "elements",
    "group": "elements",
    "h": "elements",
    "h1": "elements",
    "h2": "elements",
    "h3": "elements",
    "h4": "elements",
    "h5": "elements",
    "h6": "elements",
    "header": "elements",
    "hr": "elements",
    "i": "elements",
    "img": "elements",
    "input": "elements",
    "ins": "elements",
    "kbd": "elements",
    "label": "elements",
    "legend": "elements",
    "li": "elements",
    "line": "elements",
    "main": "elements",
    "mark": "elements",
    "menu": "elements",
    "meter": "elements",
    "mount": "mounting",
    "nav": "elements",
    "ol": "elements",
    "optgroup": "elements",
    "option": "elements",
    "output": "elements",
    "p": "elements",
    "path": "elements",
    "picture": "elements",
    "polygon": "elements",
    "polyline": "elements",
    "pre": "elements",
    "progress": "elements",
    "q": "elements",
    "rect": "elements",
    "s": "elements",
    "samp": "elements",
    "search": "elements",
    "section": "elements",
    "select": "elements",
    "small": "elements",
    "source": "elements",
    "span": "elements",
    "strong": "elements",
    "sub": "elements",
    "summary": "elements",
    "sup": "elements",
    "svg": "elements",
    "table": "elements",
    "tbody": "elements",
    "td": "elements",
    "textarea": "elements",
    "tfoot": "elements",
    "th": "elements",
    "thead": "elements",
    "time": "elements",
    "tr": "elements",
    "track": "elements",
    "tspan": "elements",
    "u": "elements",
    "ul": "elements",
    "use_context": "context",
    "use_debounced": "hooks",
    "use_effect": "hooks",
    "use_id": "hooks",
    "use_interval": "hooks",
    "use_memo": "hooks",
    "use_reducer": "hooks",
    "use_ref": "hooks",
    "use_state": "hooks",
    "var": "elements",
    "video": "elements",
    "wbr": "elements",
    "widget": "definition",
}


def __getattr__(name: str) -> Any:
    if name in EXPORTS:
        from importlib import import_module  # noqa: PLC0415 (CPython only)

        return getattr(import_module("bascule.components." + EXPORTS[name]), name)
    raise AttributeError("bascule.components has no " + name)
