"""Components that show what the host knows."""

from bascule.components import Column, HostInfo, ResultView, ToolInputView


def result_view():
    return ResultView(
        {
            "place": "Bergen",
            "updated": "12:00",
            "days": [{"day": "Monday", "high": 12, "low": 7}, {"day": "Tuesday", "high": 14, "low": 8}],
        }
    )


def tool_input_view():
    return Column(ToolInputView({"city": "Bergen", "days": 5}), ToolInputView())


def host_info():
    return HostInfo(open=True)


SHOWN = [["ResultView", result_view], ["ToolInputView", tool_input_view], ["HostInfo", host_info]]
