# mypy: ignore-errors
"""Says what came over the wire, in JSON of our own, and what of it Python saw."""

from bascule.bridge import InvalidRequest, use_tool_call, use_tool_result
from bascule.bridge.wire import encode
from bascule.components import Button, div, widget


def refused(value):
    try:
        encode(value)
    except InvalidRequest as error:
        return str(error)
    return "taken"


@widget
def Wired():
    result = use_tool_result()
    echo = use_tool_call("echo")
    loop = [1]
    loop.append(loop)
    bad = [float("nan"), float("inf"), {1, 2}, b"x", object(), {1: 2}, loop]
    return div(
        encode(result.output),
        Button("Echo", on_click=lambda: echo(value=result.output)),
        [refused(value) for value in bad],
        str(sum(result.output["numbers"])) if result.status == "ready" else None,
    )
