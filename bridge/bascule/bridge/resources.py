"""`use_resource`: a resource of the widget's server, read once and again when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.errors import InvalidReply, InvalidRequest
from bascule.bridge.host import host, is_ready
from bascule.bridge.port import port
from bascule.bridge.renderer import Readers, use

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.bridge.calls import Call


class Resource:
    """A resource as it is read; `reload()` reads it again.

    `status` is `waiting`, `ready` or `error`; `contents` the blocks; `text` the first text; `error` why not.
    """

    def __init__(self, update: Callable[[], None]) -> None:
        self.uri = ""
        self._status = "waiting"
        self._contents: list[Any] = []
        self._error: Exception | None = None
        self._timeout: float | None = None
        self._update = update
        self._readers = Readers()
        self._call: Call | None = None
        self.reload: Callable[[], None] = self._read
        self._listener: Callable[[], None] = self._host_changed
        host.listen(self._listener)

    @property
    def status(self) -> str:
        """How far it is."""
        self._readers.add()
        return self._status

    @property
    def contents(self) -> list[Any]:
        """The content blocks as the host gave them, empty until ready."""
        self._readers.add()
        return self._contents

    @property
    def error(self) -> Exception | None:
        """The `BridgeError` that kept it from being read."""
        self._readers.add()
        return self._error

    @property
    def text(self) -> str | None:
        """The text of the first block that has one."""
        for block in self.contents:
            if isinstance(block, dict) and isinstance(block.get("text"), str):
                return block["text"]  # type: ignore[no-any-return]
        return None

    def want(self, uri: str, timeout: float | None) -> None:
        """Read `uri`, if that is another one than before."""
        if not isinstance(uri, str):
            raise InvalidRequest("uri must be a string, not " + repr(uri)[:80], "readResource")
        self._timeout = timeout
        if uri != self.uri:
            self.uri = uri
            self._status = "waiting"
            self._contents = []
            self._error = None
            self._stop("another resource is wanted")
            if is_ready():
                self._read()

    def _host_changed(self) -> None:
        if self.uri and self._status == "waiting" and self._call is None and is_ready():
            self._read()

    def _read(self) -> None:
        self._stop("it is read again")
        self._call = port.call("readResource", {"uri": self.uri}, self._timeout)
        self._call.then(self._done)

    def _done(self, call: Call) -> None:
        if self._call is not None and call is not self._call:
            return
        reply = call.value
        error = call.error
        if error is None and not (isinstance(reply, dict) and isinstance(reply.get("contents"), list)):
            error = InvalidReply("the answer has no contents", "readResource")
        self._error = error
        self._status = "ready" if error is None else "error"
        self._contents = [] if error is not None else reply["contents"]
        self._update()
        self._readers.changed()

    def _stop(self, reason: str) -> None:
        call = self._call
        self._call = None
        if call is not None and not call.done:
            self._cancel(call, reason)

    def _cancel(self, call: Call, reason: str) -> None:
        call.forget()
        call.cancel(reason)

    def close(self) -> None:
        """The component is gone."""
        host.forget(self._listener)
        self._stop("the component that read it is gone")


def use_resource(uri: str, *, timeout: float | None = None) -> Resource:
    """A resource of the widget's server: `.status` (`waiting`, `ready`, `error`), `.contents`, `.text`, `.error`."""
    resource: Resource = use("use_resource", Resource)
    resource.want(uri, timeout)
    return resource
