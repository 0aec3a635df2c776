"""Where a widget's page comes from: built from source, read from a file, or given.

Rules of the state that `PageSource` owns:

- *fresh*: the last page was made from what the source is now. In production a page stays fresh for ever; in
  development the source's files are looked at, at each read.
- A page that is not fresh is made once, however many ask at a time: one thread makes it, all others wait for it.
- Making it failed: those who waited get a `PageError`, the log gets the traceback. In development the last good
  page is served instead, where there is one. The same source is not tried again for `RETRY` seconds.
- Pages are kept by the content of their source (`_made`), so that two widgets of one file are built once.
  A page never holds a caller's data.
"""

from __future__ import annotations

import hashlib
import logging
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from .errors import PageError

logger = logging.getLogger("bascule.server")

BUDGET = 1_000_000
"""Bytes. Clients refuse a streamed reply over 1,048,576 bytes, and a page travels as a JSON string."""

EVENT_LIMIT = 1_048_576
"""Bytes of one event that the clients of both SDKs take over streamable HTTP."""

RETRY = 5.0
"""Seconds before the same source is tried again after a failure."""

_KEPT = 32
_SKIPPED = {"__pycache__", "node_modules", "site-packages", "dist", "build"}
_SOURCES = frozenset(
    ".py .css .svg .png .jpg .jpeg .gif .webp .avif .ico .woff .woff2 .ttf .otf .js .mjs .json .html .toml".split()
)
_MOST_FILES = 2000
_MOST_BYTES = 8_000_000

Builder = Callable[..., Any]


@dataclass(frozen=True)
class Page:
    """A page ready to be served: `csp` is what its engine and its `@widget` need, in the wire's form."""

    html: str
    csp: Mapping[str, list[str]] = field(default_factory=dict)
    permissions: tuple[str, ...] = ()
    prefers_border: bool | None = None
    description: str | None = None

    @cached_property
    def hash(self) -> str:
        """SHA-256 of the page, hexadecimal."""
        return hashlib.sha256(self.html.encode()).hexdigest()

    @cached_property
    def size(self) -> int:
        """Bytes of the page in UTF-8."""
        return len(self.html.encode())


def build_page(path: Path, **options: Any) -> Page:
    """Build the widget at `path`; the builder is loaded here and not before."""
    from bascule.build import build  # noqa: PLC0415 - a server that only serves never loads it

    return page_of(build(path, **options))


def page_of(built: Any) -> Page:
    """What the server needs of a built page; takes the page's text too."""
    if isinstance(built, Page):
        return built
    if isinstance(built, str):
        return Page(built)
    settings = getattr(built, "settings", None)
    csp: dict[str, list[str]] = {}
    for policy in (getattr(built, "csp", None), getattr(settings, "csp", None)):
        for name, origins in (policy or {}).items():
            csp.setdefault(name, []).extend(origins)
    return Page(
        built.html,
        csp,
        tuple(getattr(settings, "permissions", ())),
        getattr(settings, "prefers_border", None),
        getattr(settings, "description", None),
    )


class PageSource:
    """One page and how it is made; safe to use from any thread."""

    def __init__(
        self,
        uri: str,
        *,
        path: Path | None,
        html: str | None = None,
        make: Callable[[Path], Page],
        key: Hashable = None,
        watch_folder: bool = False,
        development: bool = False,
    ) -> None:
        self._uri = uri
        self._path = path
        self._make = make
        self._key = key
        self._watch_folder = watch_folder
        self.development = development
        self._lock = threading.Lock()
        self._page: Page | None = None if html is None else Page(html)
        self._seen: Any = None
        self._failed: tuple[str, float] | None = None
        self._pending: Future[Page] | None = None

    @property
    def known(self) -> Page | None:
        """The last good page, without making one."""
        return self._page

    async def page(self) -> Page:
        """The page, made if need be. Raises PageError."""
        ready = self._ready()
        if isinstance(ready, Page):
            return ready
        from anyio import to_thread  # noqa: PLC0415 - comes with the SDKs; not needed by templates

        return await to_thread.run_sync(ready.result, abandon_on_cancel=True)

    def page_now(self) -> Page:
        """The same, for code that may block."""
        ready = self._ready()
        return ready if isinstance(ready, Page) else ready.result()

    def start(self) -> None:
        """Begin to make the page if there is none, without waiting."""
        self._ready()

    def _ready(self) -> Page | Future[Page]:
        with self._lock:
            if self._pending is not None:
                return self._pending
            if self._path is None or (self._page is not None and not self._changed()):
                assert self._page is not None
                return self._page
            future: Future[Page] = Future()
            self._pending = future
        threading.Thread(target=self._run, args=(future,), name=f"bascule {self._uri}", daemon=True).start()
        return future

    def _changed(self) -> bool:
        return self.development and self._seen != self._glance()

    def _run(self, future: Future[Page]) -> None:
        error: BaseException | None = None
        page: Page | None
        seen = None
        try:
            seen = self._glance()
            page = self._produce()
        except BaseException as failure:  # whatever a build raises, those who wait get an answer
            error = failure
            page = self._page if self.development else None
        with self._lock:
            if page is not None:
                self._page = page
                self._seen = seen
            self._pending = None
        if page is not None:
            future.set_result(page)
        elif isinstance(error, PageError):
            future.set_exception(error)
        else:
            future.set_exception(
                PageError(f"the page of {self._uri} could not be made; the server's log says why")
            )

    def _produce(self) -> Page:
        assert self._path is not None
        content = self._content()
        if self._failed is not None and self._failed[0] == content and time.monotonic() < self._failed[1]:
            raise PageError(f"the page of {self._uri} could not be made; the server's log says why")
        page = _made.get((self._key, content))
        if page is None:
            try:
                page = self._make(self._path)
            except Exception:
                self._failed = (content, time.monotonic() + RETRY)
                logger.exception("The page of %s (%s) could not be made", self._uri, self._path)
                raise
            _made.put((self._key, content), page)
        self._failed = None
        self._weigh(page)
        return page

    def _weigh(self, page: Page) -> None:
        if page.size > BUDGET:
            logger.warning(
                "The page of %s has %d bytes, over the budget of %d: clients refuse replies over %d bytes",
                self._uri,
                page.size,
                BUDGET,
                EVENT_LIMIT,
            )

    def check_size(self) -> None:
        """Warn at start about a page that is known already."""
        if self._page is not None:
            self._weigh(self._page)

    def _files(self) -> Iterator[Path]:
        assert self._path is not None
        yield self._path
        if not self._watch_folder:
            return
        count = 0
        for folder, names, files in os.walk(self._path.parent):
            names[:] = sorted(name for name in names if not name.startswith(".") and name not in _SKIPPED)
            for name in sorted(files):
                if os.path.splitext(name)[1].lower() not in _SOURCES or name.startswith("."):
                    continue
                count += 1
                if count > _MOST_FILES:
                    return
                yield Path(folder, name)

    def _glance(self) -> Any:
        seen = []
        for file in self._files():
            try:
                stat = file.stat()
            except OSError:
                continue
            seen.append((str(file), stat.st_mtime_ns, stat.st_size))
        return seen

    def _content(self) -> str:
        digest = hashlib.sha256(str(self._path).encode())
        for file in self._files():
            try:
                stat = file.stat()
                data = file.read_bytes() if stat.st_size <= _MOST_BYTES else str(stat.st_mtime_ns).encode()
            except OSError:
                continue
            digest.update(f"\0{file}\0{stat.st_size}\0".encode())
            digest.update(data)
        return digest.hexdigest()


class _Made:
    """The pages made in this process, by the content they were made from; the oldest go first."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pages: OrderedDict[Hashable, Page] = OrderedDict()

    def get(self, key: Hashable) -> Page | None:
        with self._lock:
            return self._pages.get(key)

    def put(self, key: Hashable, page: Page) -> None:
        with self._lock:
            self._pages[key] = page
            while len(self._pages) > _KEPT:
                self._pages.popitem(last=False)


_made = _Made()
