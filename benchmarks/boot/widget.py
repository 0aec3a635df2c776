"""100 rows: the same widget as `react.jsx`."""

from bascule.bridge import use_tool_call, use_tool_result
from bascule.components import Button, Card, Skeleton, Table, Text, widget


@widget(title="Sales")
def Sales():
    result = use_tool_result()
    refresh = use_tool_call("refresh")
    if result.status == "error":
        return Text(str(result.output))
    if result.status != "ready":
        return Card(Skeleton(lines=4))
    data = refresh.result.output if refresh.result else result.output
    return Card(
        Table(data["rows"], columns=["id", "region", "product", "total"], page_size=None),
        title="Sales",
        actions=[Button("Refresh", on_click=refresh, pending=refresh.pending)],
    )
