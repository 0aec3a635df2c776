# mypy: ignore-errors
"""Shows every string of the result in all that charts, maps, Markdown and coloured code take."""

from bascule.bridge import use_tool_result
from bascule.components import (
    BarChart,
    Code,
    Column,
    Heatmap,
    LineChart,
    Map,
    Markdown,
    PieChart,
    Sparkline,
    Text,
    widget,
)


@widget
def Hostile():
    result = use_tool_result()
    if result.status != "ready":
        return Text("waiting")
    strings = result.output["strings"]
    few = strings[::15]
    rows = [{"x": text, "v": at + 1, text: at} for at, text in enumerate(strings)]
    return Column(
        [Markdown(text, key=at, class_="md") for at, text in enumerate(strings)],
        [Markdown(text, html=True, key="h" + str(at), class_="md") for at, text in enumerate(strings)],
        [
            Code(text, language="html" if at % 2 else text, key="c" + str(at), copy=False)
            for at, text in enumerate(strings)
        ],
        BarChart(
            rows,
            x="x",
            y=[{"key": "v", "label": text or "-"} for text in few[:20]],
            label=few[3],
            x_label=few[4],
            y_label=few[5],
            table_label="Rows",
            on_click=print,
        ),
        LineChart([dict(row, v=None) for row in rows[:3]], x="x", y="v", label=few[6], empty=few[7]),
        PieChart(rows[:30], x="x", y="v", label="Pie", table_label=few[8]),
        Heatmap(rows[:40], x="x", y="x", value="v", label=few[9], on_click=print),
        Sparkline([1, 2], label=few[10]),
        Map(
            [
                {"lat": at % 80, "lon": at % 170, "label": text or "-", "description": text}
                for at, text in enumerate(strings)
            ],
            label=few[11],
            list_label="List",
            credit=few[12],
            zoom_in_label=few[13],
            close_label=few[14],
        ),
        Text("all shown", id="end"),
    )
