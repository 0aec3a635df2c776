"""Which engine starts, when, and what the page hears when none does.

The engines are stand-ins, two lines of script each: what is tested is the choice between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.build.engines.packing import packed_script
from bascule.build.static import script
from tests.build.engines.support import NO_WASM, PORT, WASM, failures

if TYPE_CHECKING:
    from tests.conftest import FramePage
    from tests.framing import Framed

STARTED = "window.started = (window.started || []).concat({name});"


def _page(engines: str, *, before: str = "", packed: str = "") -> str:
    head = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title>{PORT}{before}</head>'
    offered = f"<script>window.BasculeEngines = {{{engines}}};</script>"
    return f"{head}<body>{packed}{offered}<script>{script('boot')}</script></body></html>"


def _engine(name: str, answer: str) -> str:
    return f"{name}: async ready => {{ await ready; {STARTED.format(name=repr(name))} return {answer}; }},"


async def _started(framed: Framed, number: int) -> list[str]:
    await framed.frame.wait_for_function("n => (window.started || []).length >= n", arg=number)
    names: list[str] = await framed.frame.evaluate("window.started")
    return names


async def _framed(frame_page: FramePage, html: str, csp: str = WASM) -> Framed:
    return await frame_page(html, csp=csp, sandbox="allow-scripts", initialize=None)


RUNS = _engine("micropython", "null")
NEXT = _engine("brython", "null")


async def test_the_preferred_engine_starts_and_no_other(frame_page: FramePage) -> None:
    framed = await _framed(frame_page, _page(NEXT + RUNS))
    assert await _started(framed, 1) == ["micropython"]
    await framed.page.wait_for_timeout(100)
    assert await _started(framed, 1) == ["micropython"]
    assert framed.silent(), framed.trouble()


async def test_without_webassembly_the_one_that_needs_none_starts(frame_page: FramePage) -> None:
    framed = await _framed(frame_page, _page(RUNS + NEXT), NO_WASM)
    assert await _started(framed, 1) == ["brython"]
    assert not await framed.frame.evaluate("window.failures.length")


async def test_an_engine_that_cannot_load_gives_way_to_the_next(frame_page: FramePage) -> None:
    broken = _engine("micropython", "{stage: 'load', message: 'broken', traceback: ''}")
    framed = await _framed(frame_page, _page(broken + NEXT))
    assert await _started(framed, 2) == ["micropython", "brython"]
    throws = "micropython: async () => { throw new Error('thrown'); },"
    framed = await _framed(frame_page, _page(throws + NEXT))
    assert await _started(framed, 1) == ["brython"]


async def test_a_program_that_fails_is_not_run_twice(frame_page: FramePage) -> None:
    fails = _engine("micropython", "{stage: 'run', message: 'ValueError: x', traceback: 'Traceback'}")
    framed = await _framed(frame_page, _page(fails + NEXT))
    assert await failures(framed) == [{"message": "ValueError: x", "traceback": "Traceback"}]
    assert await _started(framed, 1) == ["micropython"]


async def test_a_page_without_an_engine_says_so(frame_page: FramePage) -> None:
    framed = await _framed(frame_page, _page(""))
    assert await failures(framed) == [
        {"message": "This page has no engine that can run its Python.", "traceback": ""}
    ]


async def test_packed_scripts_run_before_and_only_the_engines_own(frame_page: FramePage) -> None:
    packed = "".join(
        packed_script(group, group, f"(window.ran = window.ran || []).push({group!r});").html
        for group in ("brython", "micropython", "page")
    )
    answer = "(window.seen = [...window.ran], null)"
    framed = await _framed(frame_page, _page(_engine("micropython", answer), packed=packed))
    await _started(framed, 1)
    await framed.frame.wait_for_function("() => window.seen")
    assert await framed.frame.evaluate("window.seen") == ["page", "micropython"]
    assert framed.silent(), framed.trouble()


async def test_python_waits_for_the_handshake_but_not_for_ever(frame_page: FramePage) -> None:
    bridge = """<script>window.BasculeBridge = {initialized: false};
    const answer = () => { window.answeredAt = performance.now(); dispatchEvent(new Event("bridge:ready")); };
    setTimeout(answer, 20);</script>"""
    answer = "(window.startedAt = performance.now(), null)"
    framed = await _framed(frame_page, _page(_engine("micropython", answer), before=bridge))
    await _started(framed, 1)
    assert await framed.frame.evaluate("window.startedAt >= window.answeredAt")
    silent = "<script>window.BasculeBridge = {initialized: false};</script>"
    framed = await _framed(frame_page, _page(RUNS, before=silent))
    assert await _started(framed, 1) == ["micropython"]


async def test_unpacking_begins_when_the_host_has_answered_but_waits_less(frame_page: FramePage) -> None:
    bridge = """<script>window.BasculeBridge = {initialized: false};
    setTimeout(() => { window.answered = true; dispatchEvent(new Event("bridge:ready")); }, 3);</script>"""
    called = "micropython: async ready => { window.called = [!!window.answered]; await ready; }"
    framed = await _framed(frame_page, _page(called, before=bridge))
    await framed.frame.wait_for_function("() => window.called")
    assert await framed.frame.evaluate("window.called[0]") is True
    # Where no answer comes the engine is called before Python's patience with the host is at its end.
    silent = "<script>window.BasculeBridge = {initialized: false};</script>"
    first = (
        "micropython: async ready => { ready.then(() => { window.seen = [...window.seen, 'ready']; });"
        " setTimeout(() => { window.seen = ['called']; }, 0); }"
    )
    framed = await _framed(frame_page, _page(first, before=silent))
    await framed.frame.wait_for_function("() => window.seen && window.seen.length == 2")
    assert await framed.frame.evaluate("window.seen") == ["called", "ready"]


async def test_the_waiting_state_is_shown_when_python_takes_long(frame_page: FramePage) -> None:
    never = "micropython: ready => new Promise(() => 0),"
    waiting = (
        '<main id="bascule-root" hidden>Loading</main><script>window.begun = performance.now();</script>'
    )
    framed = await _framed(frame_page, _page(never, packed=waiting))
    shown = "() => !document.getElementById('bascule-root').hidden && performance.now() - window.begun"
    assert await (await framed.frame.wait_for_function(shown)).json_value() > 150
    # A failure has hidden what waits in vain.
    failed = waiting.replace("<main", "<section role='alert'>failed</section><main")
    framed = await _framed(frame_page, _page(never, packed=failed))
    await framed.page.wait_for_timeout(400)
    assert await framed.frame.evaluate("document.getElementById('bascule-root').hidden")
