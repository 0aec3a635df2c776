"""What stands on the stage: one tool call and its widget, from run to end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bascule.bridge.page.js import (
    AbortController,
    Promise,
    String,
    document,
    is_number,
    keys,
    matchMedia,
    navigator,
    own,
    queueMicrotask,
    same,
    setTimeout,
    window,
)

from .context import MAX_HEIGHT, capabilities, context, dimensions, next_mode
from .controls import Controls
from .desk import Desk
from .dom import brief, by_id, element, pretty, show, write
from .log import Log
from .net import ask
from .offered import Offered
from .session import Session

if TYPE_CHECKING:
    from collections.abc import Callable


class Stage:
    """One tool call and its widget at a time: a new run ends the last."""

    def __init__(self, settings: Any) -> None:
        self.styles: Any = own(settings, "styles")
        self.controls = Controls(settings)
        self.log = Log()
        self.desk = Desk(lambda asked: self.page_asks_mode(asked))
        self.offered = Offered(lambda method, params, then: self.ask_page(method, params, then))
        self.session: Session | None = None
        self.frame: Any = None
        self.call: Any = None
        self.mode: str = "inline"
        # Each run has a number, so that what comes late for an ended one is known as such.
        self.runs: int = 0

    async def start(self) -> None:
        """Fetches the tools; runs the one that was asked for."""
        reply = await ask("/api/server", None, None)
        error = own(reply, "error")
        if error is not None:
            show(by_id("wrong"), String(own(error, "message")))
            return
        named = own(reply, "server")
        write("server", f"{String(own(named, 'name'))} · {String(own(named, 'target'))}")
        asked: bool = self.controls.offer(own(reply, "tools"))
        if asked:
            await self.run()

    async def run(self) -> None:
        """Calls the chosen tool and frames its widget at the same time."""
        read = self.controls.read()
        error = own(read, "error")
        show(by_id("wrong"), String(error) if error is not None else "")
        tool = self.controls.tool
        if error is not None or tool is None:
            return
        await self.end("another tool runs")
        self.runs += 1
        run = self.runs
        arguments = own(read, "value")
        self.begin(tool, arguments)
        self.call = AbortController()
        answered = ask(
            "/api/mcp",
            {"method": "tools/call", "params": {"name": own(tool, "name"), "arguments": arguments}},
            self.call.signal,
        )
        framed = await ask(
            "/api/frames",
            {"uri": own(own(own(tool, "_meta"), "ui"), "resourceUri"), "policy": self.controls.policy()},
            None,
        )
        if run != self.runs:
            return
        problem = own(framed, "error")
        if problem is not None:
            show(by_id("problem"), String(own(problem, "message")))
        else:
            self.put_frame(tool, arguments, framed)
        self.finish(run, await answered)

    def begin(self, tool: Any, arguments: Any) -> None:
        """Shows the turn, empty."""
        by_id("empty").hidden = True
        by_id("turn").hidden = False
        write("prompt", f"{String(own(tool, 'name'))}({said(arguments)})")
        show(by_id("problem"), "")
        by_id("answer").hidden = True
        by_id("stop").disabled = False
        self.set_mode("inline")

    def put_frame(self, tool: Any, arguments: Any, framed: Any) -> None:
        """Frames the page; its session is there before its document is."""
        frame = element("iframe", "", "")
        frame.title = f"Widget of {String(own(tool, 'name'))}"
        write("holder-title", frame.title)
        if own(framed, "sandbox") != "":
            frame.setAttribute("sandbox", own(framed, "sandbox"))
        if own(framed, "allow") != "":
            frame.setAttribute("allow", own(framed, "allow"))
        self.frame = frame
        holder = by_id("holder")
        holder.setAttribute("data-border", String(own(framed, "prefersBorder") is True))
        holder.appendChild(frame)
        self.controls.facts(framed)
        self.session = Session(
            lambda message: self.post(message),
            lambda request, method, params, answer: self.desk.serve(request, method, params, answer),
            lambda method, params: self.notified(method, params),
            lambda function, milliseconds: setTimeout(function, milliseconds),
            capabilities(None, None),
            context(tool, self.controls.theme(), self.styles, self.size(), device()),
        )
        self.session.send_input(arguments)
        frame.src = own(framed, "address")
        by_id("end").disabled = False

    def finish(self, run: int, reply: Any) -> None:
        """Hands the tool's answer to the widget, and shows what the model reads of it."""
        if run != self.runs:
            return
        self.call = None
        by_id("stop").disabled = True
        error = own(reply, "error")
        session = self.session
        if error is not None:
            message = String(own(error, "message"))
            show(by_id("problem"), f"The tool gave no result: {message}")
            if session is not None:
                session.send_cancelled(message)
            return
        result = own(reply, "result")
        by_id("answer").hidden = False
        write("answer-text", pretty(own(result, "content")))
        if session is not None:
            session.send_result(result)

    async def end(self, reason: str) -> None:
        """Ends what runs: the call is cancelled, the page is asked to end and then removed."""
        self.runs += 1
        if self.call is not None:
            self.call.abort()
            self.call = None
        session = self.session
        frame = self.frame
        by_id("stop").disabled = True
        by_id("end").disabled = True
        if session is not None:
            await Promise(lambda done: session.teardown(reason, lambda: done(None)))
            frame.remove()
            self.desk.forget()
            self.offered.forget()
            self.session = None
            self.frame = None
            self.controls.modes(None)
            self.set_mode("inline")

    def post(self, message: Any) -> None:
        """Sends to the framed page. Its origin may be opaque, so the target is any: the window is known."""
        self.log.add("host", message)
        if self.frame is not None and self.frame.contentWindow is not None:
            self.frame.contentWindow.postMessage(message, "*")

    def receive(self, event: Any) -> None:
        """Takes messages of the framed page alone."""
        session = self.session
        if session is None or not same(event.source, self.frame.contentWindow):
            return
        self.log.add("page", event.data)
        session.receive(event.data)

    def notified(self, method: str, params: Any) -> None:
        """What a page tells without asking."""
        if method == "ui/notifications/initialized":
            self.controls.modes(self.declared())
            if self.capability("tools") is not None:
                self.offered.refresh()
        elif method == "notifications/tools/list_changed":
            self.offered.refresh()
        elif method == "ui/notifications/size-changed":
            height = own(params, "height")
            if self.mode == "inline" and is_number(height):
                self.frame.style.height = f"{String(height if height < MAX_HEIGHT else MAX_HEIGHT)}px"
        elif method == "notifications/cancelled":
            self.desk.cancel(own(params, "requestId"))
        elif method == "ui/notifications/request-teardown":
            queueMicrotask(lambda: self.end("the widget asked to be closed"))

    def ask_page(self, method: str, params: Any, then: Callable[[Any, Any], None]) -> None:
        """Sends the page a request, when there is one."""
        if self.session is not None:
            self.session.request(method, params, then)

    async def rerun(self) -> None:
        """Frames the widget anew, when there is one, as another host does."""
        if self.session is not None:
            await self.run()

    def cancel(self) -> None:
        """The user stops the tool."""
        if self.call is not None:
            self.call.abort()

    def page_asks_mode(self, asked: Any) -> str:
        """The page wants another display mode; the one that holds now."""
        self.set_mode(next_mode(asked, self.mode, self.declared()))
        return self.mode

    def declared(self) -> Any:
        """The display modes that the page says it can do."""
        return self.capability("availableDisplayModes")

    def capability(self, name: str) -> Any:
        """What the page said of itself in the handshake."""
        session = self.session
        return None if session is None else own(own(session.app, "capabilities"), name)

    def set_mode(self, mode: str) -> None:
        """Changes how the widget is displayed, and tells it."""
        if mode == self.mode:
            return
        self.mode = mode
        by_id("holder").setAttribute("data-mode", mode)
        self.controls.choose("mode", mode)
        if self.frame is not None and mode != "inline":
            self.frame.style.height = "100%"
        if self.session is not None:
            self.session.change_context({"displayMode": mode, "containerDimensions": self.size()})

    def set_width(self) -> None:
        """Follows the width that was chosen."""
        width = self.controls.width()
        write("width-text", f"{String(width)} px")
        by_id("holder").style.setProperty("--width", f"{String(width)}px")
        if self.session is not None and self.mode == "inline":
            self.session.change_context({"containerDimensions": self.size()})

    def set_theme(self) -> None:
        """Follows the theme that was chosen, or the system's."""
        theme = self.controls.theme()
        document.documentElement.setAttribute("data-theme", theme)
        if self.session is not None:
            self.session.change_context({"theme": theme})

    def size(self) -> Any:
        """The widget's container."""
        return dimensions(self.mode, by_id("holder").clientWidth, window.innerWidth, window.innerHeight)


def said(arguments: Any) -> str:
    """Arguments as a person reads them: `city: "Bergen", days: 5`."""
    return ", ".join([f"{name}: {brief(own(arguments, name))}" for name in keys(arguments)])


def device() -> Any:
    """What this browser says of itself, for the host context."""
    return {
        "locale": navigator.language,
        "timeZone": window.Intl.DateTimeFormat().resolvedOptions().timeZone,
        "touch": navigator.maxTouchPoints > 0,
        "hover": matchMedia("(hover: hover)").matches,
    }
