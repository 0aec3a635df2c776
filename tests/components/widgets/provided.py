# mypy: ignore-errors
"""The bridge's hooks without our components: `start` shows one function that logs what its hooks say."""

from bascule.bridge import Provider, bridge_ready, use_host_actions, use_tool_call, use_tool_result
from bascule.bridge.tasks import start as run
from bascule.components import widget


def show():
    result = use_tool_result()
    call = use_tool_call("more")
    said = [result.status, result.output, call.pending]
    use_host_actions().log("info", str(said))
    if result.status == "ready" and call.result is None and not call.pending:
        call(city=result.output)


async def wait():
    await bridge_ready(timeout=3)
    use_ready.append(True)


use_ready = []


def start():
    Provider(show, timeout=7).start()
    run(wait(), "wait")


@widget
def Unused():
    return None
