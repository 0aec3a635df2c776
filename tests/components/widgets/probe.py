# mypy: ignore-errors
"""One widget that uses everything the bridge's Python API has; `test_in_page` drives it in a browser."""

from bascule.bridge import (
    BridgeError,
    Cancellation,
    bridge_ready,
    use_app_tool,
    use_display_mode,
    use_host_actions,
    use_host_context,
    use_teardown,
    use_theme,
    use_tool_call,
    use_tool_input,
    use_tool_result,
    use_widget_state,
)
from bascule.bridge.wire import encode
from bascule.components import (
    Button,
    Column,
    ErrorBoundary,
    Text,
    component,
    input,  # noqa: A004
    label,
    p,
    use_debounced,
    use_effect,
    use_interval,
    use_ref,
    use_state,
    widget,
)


def line(name, value):
    return p(name, ": ", encode(value), id=name)


@component
def Told():
    result = use_tool_result()
    told = use_tool_input()
    renders = use_ref(0)
    renders.current += 1
    return Column(
        line("result", [result.status, result.output, result.is_error, result.reason]),
        line("input", [told.status, told.value, told.partial]),
        line("meta", result.meta),
        line("renders", renders.current),
    )


@component
def Calls():
    result = use_tool_result()
    progress = use_state([])
    token = use_ref(None)
    if token.current is None:
        token.current = Cancellation()
    echo = use_tool_call("echo", timeout=0.4, cancellation=token.current, on_progress=progress.set)
    caught = use_state(None)

    async def ask():
        try:
            answer = await echo(value=result.output)
            caught.set(answer.output)
        except BridgeError as error:
            caught.set(type(error).__name__)

    return Column(
        Button("Echo", on_click=ask),
        Button("Cancel", on_click=lambda: token.current.cancel("by the button")),
        Button("Fire", on_click=echo, pending=echo.pending),
        line("pending", echo.pending),
        line("caught", caught.value),
        line("error", None if echo.error is None else str(echo.error)),
        line("progress", progress.value),
    )


@component
def Host():
    context = use_host_context()
    mode = use_display_mode()
    theme = use_theme()
    actions = use_host_actions()
    able = actions.available
    said = use_state(None)
    first = use_ref(None)
    if first.current is None:
        first.current = actions.open_link

    def tell(what):
        async def run():
            try:
                said.set(await what())
            except BridgeError as error:
                said.set(type(error).__name__ + " " + error.method)

        return run

    return Column(
        line(
            "context",
            [theme, context.locale, context.time_zone, context.display_mode, context.raw.get("x-new")],
        ),
        line("mode", [mode.mode, mode.available]),
        line("able", [able.open_link, able.send_message, able.download_file, able.display_modes]),
        line("same", first.current is actions.open_link),
        line("said", said.value),
        Button("Link", on_click=tell(lambda: actions.open_link("https://a.example"))),
        Button("Bad link", on_click=tell(lambda: actions.open_link("javascript:alert(1)"))),
        Button("Say", on_click=tell(lambda: actions.send_message("hello"))),
        Button(
            "Picture",
            on_click=tell(
                lambda: actions.send_message([{"type": "image", "data": "AA==", "mimeType": "image/png"}])
            ),
        ),
        Button("Context", on_click=tell(lambda: actions.update_model_context(structured={"a": [None]}))),
        Button("Empty", on_click=tell(actions.update_model_context)),
        Button("Download", on_click=tell(lambda: actions.download_file([]))),
        Button("Wide", on_click=tell(lambda: actions.request_display_mode("fullscreen"))),
        Button("Log", on_click=tell(lambda: actions.log("warning", "careful"))),
    )


async def greet(name: str, loud: bool = False) -> str:
    """Greet somebody.

    name: Who is greeted.
    """
    return name.upper() if loud else "hello " + name


@component
def Kept():
    kept = use_widget_state({"n": 0})
    text = use_state("")
    ready = use_state(False)
    ticks = use_state(0)
    late = use_debounced(text.value, 0.05)
    use_interval(lambda: ticks.set(lambda n: n + 1), 0.02 if ticks.value < 3 else None)
    use_app_tool(
        "add",
        lambda a, b: a + b,
        description="Adds.",
        schema={
            "type": "object",
            "properties": {"a": {"type": "integer"}, "b": {"type": "integer"}},
            "required": ["a", "b"],
        },
    )
    use_app_tool("greet", greet)
    use_teardown(lambda: print("torn down"))  # noqa: T201

    async def wait():
        await bridge_ready(timeout=5)
        ready.set(True)

    use_effect(wait, ())
    return Column(
        line("kept", kept.value),
        Button("Keep", on_click=lambda: kept.set({"n": kept.value["n"] + 1})),
        label("Name", input(value=text.value, on_input=text.set)),
        line("typed", [text.value, late]),
        line("ready", ready.value),
        line("ticks", ticks.value),
    )


@component
def Fragile():
    armed = use_state(False)
    if armed.value:
        raise ValueError("armed")

    def boom():
        raise KeyError("handler")

    return Column(Button("Arm", on_click=lambda: armed.set(True)), Button("Boom", on_click=boom))


@widget(name="probe", display_modes=["inline", "fullscreen"])
def Probe():
    return Column(
        Told(),
        Calls(),
        Host(),
        Kept(),
        Fragile(),
        ErrorBoundary(
            Fragile(), fallback=lambda error, retry: Text("caught ", error["message"], id="boundary")
        ),
    )
