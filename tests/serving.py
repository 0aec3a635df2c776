"""A web server on loopback that answers with what a test put there, under the headers it asked for."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType


class Answer(NamedTuple):
    """What one path is answered with."""

    body: bytes
    headers: dict[str, str]
    status: int


class Site:
    """One origin, on an ephemeral port of 127.0.0.1; a context manager. Two sites are two origins."""

    def __init__(self) -> None:
        self.answers: dict[str, Answer] = {}
        self.asked: list[str] = []
        self._numbers = count(1)
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                path = self.path.partition("?")[0]
                site.asked.append(path)
                answer = site.answers.get(path, Answer(b"nothing here", {"Content-Type": "text/plain"}, 404))
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(answer.body)))
                self.end_headers()
                self.wfile.write(answer.body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    @property
    def origin(self) -> str:
        """`http://127.0.0.1:<port>`, without a slash."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def put(
        self,
        body: str | bytes,
        *,
        path: str | None = None,
        headers: Mapping[str, str] | None = None,
        content_type: str = "text/html; charset=utf-8",
        status: int = 200,
    ) -> str:
        """Serves `body` from now on; returns its address. Without a `path` each call gets a new one."""
        path = path or f"/{next(self._numbers)}.html"
        data = body.encode() if isinstance(body, str) else body
        self.answers[path] = Answer(data, {"Content-Type": content_type, **(headers or {})}, status)
        return self.origin + path

    def __enter__(self) -> Site:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
