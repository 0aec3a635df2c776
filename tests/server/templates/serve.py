"""Serves the example of each template engine over a real socket."""

from __future__ import annotations

import importlib.util
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from tests.server.support import served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

EXAMPLES = Path(__file__).parents[3] / "examples" / "templates"
WEB = ("flask", "starlette", "django")


def example(engine: str, module: str = "app") -> ModuleType:
    """The example's module, loaded once: Django's settings can be set only once."""
    name = f"example_{engine}_{module}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, EXAMPLES / engine / f"{module}.py")
        assert spec is not None
        assert spec.loader is not None
        loaded = importlib.util.module_from_spec(spec)
        sys.modules[name] = loaded
        spec.loader.exec_module(loaded)
    return sys.modules[name]


class _Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        pass


@contextmanager
def _served_wsgi(app: Any) -> Iterator[str]:
    server: WSGIServer = make_server("127.0.0.1", 0, app, handler_class=_Quiet)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def web(engine: str) -> Iterator[str]:
    """The address of an engine's example while it is served."""
    app = example(engine)
    if engine == "starlette":
        with served(app.app) as url:
            yield url
    else:
        with _served_wsgi(app.app if engine == "flask" else app.application) as url:
            yield url
