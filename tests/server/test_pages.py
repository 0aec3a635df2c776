"""A page is built once, whoever asks; what happens when it cannot be built, and when its source changes.

The builder is a stand-in that counts: `test_build.py` has the real one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bascule.server import PageError, Widget, pages

from .support import CLIENTS, SERVERS, URI, connected, http_app, served


class Counting:
    """Builds the page of a module slowly: its text, in a page."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.built = 0
        self.seconds = seconds

    def __call__(self, path: Path, *, engine: str = "auto") -> Any:
        self.built += 1
        time.sleep(self.seconds)
        text = path.read_text()
        if "broken" in text:
            raise RuntimeError(f"line 1 of {path} is broken: a long story")
        return f"<!doctype html><p>{engine} {text}"


def source(folder: Path, text: str = "one") -> Path:
    path = folder / "widget.py"
    path.write_text(text)
    return path


def change(path: Path, text: str) -> None:
    """Write, and make sure that the time of the file is another one."""
    before = path.stat().st_mtime_ns if path.exists() else 0
    path.write_text(text)
    os.utime(path, ns=(before + 10_000_000, before + 10_000_000))


@pytest.mark.parametrize("server", SERVERS)
async def test_a_thousand_reads_build_once(server: str, tmp_path: Path) -> None:
    builder = Counting()
    mcp = SERVERS[server](Widget(source(tmp_path), uri=URI, builder=builder))
    async with connected(mcp, "memory", CLIENTS["mcp"]) as caller:
        for _ in range(1000):
            read = await caller.read_resource(URI)
            assert read.contents[0].text == "<!doctype html><p>auto one"
    assert builder.built == 1


@pytest.mark.parametrize("server", SERVERS)
async def test_fifty_first_reads_at_once_build_once(server: str, tmp_path: Path) -> None:
    builder = Counting(seconds=0.3)
    mcp = SERVERS[server](Widget(source(tmp_path), uri=URI, builder=builder))
    with served(http_app(mcp)) as url:
        async with CLIENTS["mcp"](f"{url}/mcp") as caller:
            reads = await asyncio.gather(*(caller.read_resource(URI) for _ in range(50)))
    assert {read.contents[0].text for read in reads} == {"<!doctype html><p>auto one"}
    assert builder.built == 1


def test_fifty_threads_at_once_build_once(tmp_path: Path) -> None:
    builder = Counting(seconds=0.2)
    widget = Widget(source(tmp_path), uri=URI, builder=builder)
    threads = [threading.Thread(target=widget.page_now) for _ in range(50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert builder.built == 1


def test_two_widgets_of_one_source_build_once(tmp_path: Path) -> None:
    builder = Counting()
    path = source(tmp_path)
    first, second = (Widget(path, uri=uri, builder=builder) for uri in (URI, "ui://weather/other"))
    assert first.page_now() is second.page_now()
    other = Widget(path, uri=URI, builder=builder, engine="brython")
    assert other.page_now().html == "<!doctype html><p>brython one"
    assert builder.built == 2


@pytest.mark.parametrize("server", SERVERS)
async def test_a_failed_build_answers_shortly_and_logs_the_whole(
    server: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = source(tmp_path, "broken")
    mcp = SERVERS[server](Widget(path, uri=URI, builder=Counting()))
    async with connected(mcp, "memory", CLIENTS["mcp"]) as caller:
        with pytest.raises(Exception, match="could not be made") as caught:
            await caller.read_resource(URI)
    answer = str(caught.value)
    assert URI in answer
    assert len(answer) < 200
    assert "long story" not in answer
    assert str(tmp_path) not in answer
    logged = [record for record in caplog.records if record.name == "bascule.server"]
    assert len(logged) == 1
    assert logged[0].exc_info is not None
    assert "a long story" in caplog.text
    assert "Traceback" in caplog.text


async def test_a_failed_build_takes_no_result_away(tmp_path: Path) -> None:
    widget = Widget(source(tmp_path, "broken"), uri=URI, builder=Counting())
    for server in SERVERS.values():
        async with connected(
            server(widget, serving="inline"), "memory", CLIENTS["mcp"], name="chatgpt"
        ) as caller:
            result = await caller.call_tool("get_weather", {"city": "Bergen"})
            assert not result.is_error
            assert result.structured_content == {"city": "Bergen", "degrees": 11}
            assert "ui/html" not in (result.meta or {})


def test_a_failed_build_is_not_tried_again_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builder = Counting()
    path = source(tmp_path, "broken")
    widget = Widget(path, uri=URI, builder=builder)
    for _ in range(20):
        with pytest.raises(PageError):
            widget.page_now()
    assert builder.built == 1
    change(path, "mended")
    assert widget.page_now().html == "<!doctype html><p>auto mended"


def test_in_production_nobody_looks_at_the_source_again(tmp_path: Path) -> None:
    builder = Counting()
    path = source(tmp_path)
    widget = Widget(path, uri=URI, builder=builder, development=False)
    first = widget.page_now()
    change(path, "two")
    assert widget.page_now() is first


def test_in_development_a_change_of_any_source_builds_again(tmp_path: Path) -> None:
    builder = Counting()
    path = source(tmp_path)
    widget = Widget(path, uri=URI, builder=builder, development=True)
    assert widget.page_now().html.endswith("one")
    change(path, "two")
    assert widget.page_now().html.endswith("two")
    assert widget.page_now().html.endswith("two")
    assert builder.built == 2
    (tmp_path / "parts").mkdir()
    change(tmp_path / "parts" / "chart.py", "more")
    widget.page_now()
    assert builder.built == 3
    change(tmp_path / "notes.txt", "not a source")
    (tmp_path / "__pycache__").mkdir()
    change(tmp_path / "__pycache__" / "widget.py", "not a source either")
    widget.page_now()
    assert builder.built == 3
    change(path, "one")
    (tmp_path / "parts" / "chart.py").unlink()
    assert widget.page_now().html.endswith("one")
    assert builder.built == 3, "what was built before is still known"


def test_in_development_the_last_good_page_stays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    builder = Counting()
    path = source(tmp_path)
    widget = Widget(path, uri=URI, builder=builder, development=True)
    good = widget.page_now()
    change(path, "broken")
    for _ in range(5):
        assert widget.page_now() is good
    assert builder.built == 2
    assert caplog.text.count("Traceback") == 1
    change(path, "mended")
    assert widget.page_now().html.endswith("mended")


def test_development_is_a_setting_of_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = source(tmp_path)
    for value, kept in (("1", False), ("0", True), ("", True)):
        monkeypatch.setenv("BASCULE_DEV", value)
        widget = Widget(path, uri=URI, builder=Counting())
        first = widget.page_now()
        change(path, f"{path.read_text()}+")
        assert (widget.page_now() is first) is kept


def test_a_page_made_before_is_read_again_in_development(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("<p>one")
    widget = Widget(page=path, uri=URI, development=True)
    assert widget.page_now().html == "<p>one"
    change(path, "<p>two")
    assert widget.page_now().html == "<p>two"


def test_a_builder_that_exits_leaves_nobody_waiting(tmp_path: Path) -> None:
    def builder(path: Path, *, engine: str = "auto") -> str:
        raise SystemExit(1)

    with pytest.raises(PageError):
        Widget(source(tmp_path), uri=URI, builder=builder).page_now()


@pytest.mark.parametrize("server", SERVERS)
async def test_what_the_build_finds_out_stands_on_list_and_content(server: str, tmp_path: Path) -> None:
    def builder(path: Path, *, engine: str = "auto") -> Any:
        found = SimpleNamespace(
            csp={"connect_domains": ["https://map.example"]},
            permissions=("camera",),
            prefers_border=True,
            description="A map",
        )
        return SimpleNamespace(html="<p>", csp={"resourceDomains": ["https://cdn.example"]}, settings=found)

    widget = Widget(
        source(tmp_path),
        uri=URI,
        builder=builder,
        csp={"connect_domains": ["https://api.example"]},
        permissions=["geolocation"],
    )
    async with connected(SERVERS[server](widget), "memory", CLIENTS["mcp"]) as caller:
        listed = (await caller.list_resources()).resources[0].meta
        read = (await caller.read_resource(URI)).contents[0].meta
    listed.pop("fastmcp", None)
    assert listed == read
    assert read["ui"] == {
        "csp": {
            "connectDomains": ["https://map.example", "https://api.example"],
            "resourceDomains": ["https://cdn.example"],
        },
        "permissions": {"camera": {}, "geolocation": {}},
        "prefersBorder": True,
    }
    assert read["openai/widgetDescription"] == "A map"


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize(("size", "warned"), [(pages.BUDGET, False), (pages.BUDGET + 1, True)])
async def test_a_page_over_the_budget_warns_at_start_with_its_size(
    server: str, size: int, warned: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "bascule.server")
    mcp = SERVERS[server](Widget(source(tmp_path), uri=URI, builder=lambda path: "x" * size))
    async with connected(mcp, "memory", CLIENTS["mcp"]):
        for _ in range(100):
            if caplog.records or not warned:
                break
            await asyncio.sleep(0.02)
    assert (f"{size} bytes" in caplog.text) is warned


def test_a_page_made_before_is_weighed_when_it_is_attached(caplog: pytest.LogCaptureFixture) -> None:
    big = "<p>" + "x" * pages.BUDGET
    SERVERS["fastmcp"](Widget(page=big, uri=URI))
    assert f"{len(big)} bytes" in caplog.text


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("how", ["http", "stateless", "http-2026"])
async def test_a_page_of_the_budget_passes_through_default_limits(server: str, client: str, how: str) -> None:
    # The first characters are what a page is full of: quotes and line ends weigh two bytes in JSON.
    body = ('<p class="x">\n' + "A" * 400) * 3000
    page = ("<!doctype html>" + body)[: pages.BUDGET]
    mcp = SERVERS[server](Widget(page=page, uri=URI))
    async with connected(mcp, how, CLIENTS[client]) as caller:
        read = await caller.read_resource(URI)
        contents = read if isinstance(read, list) else read.contents
        assert contents[0].text == page
        assert len(page) == pages.BUDGET
