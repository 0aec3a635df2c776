"""The corpus on every engine: *same*, or *refused* with a line; never *different*."""

from __future__ import annotations

from functools import cache

import pytest

from tests.portability.runner import Outcome, outcomes, programs

# At least this share of the corpus is the same.
SAME = {"micropython": 0.94, "brython": 0.97}
ENGINES = ("micropython", "brython")
SAMPLED = 30  # every so many programs run on Pyodide


@cache
def corpus(engine: str, *, raw: bool = False) -> list[Outcome]:
    chosen = programs()
    found = {o.program: o for o in outcomes(engine, chosen, raw=raw)}
    # An engine that gets no processor for long counts as hung: what differs is run once more.
    again = [p for p in chosen if found[p.name].verdict == "different"]
    found.update({o.program: o for o in outcomes(engine, again, raw=raw)})
    return list(found.values())


def test_the_corpus_is_as_large_as_promised() -> None:
    assert len(programs()) >= 400


@pytest.mark.parametrize("engine", ENGINES)
def test_no_program_is_different(engine: str) -> None:
    assert not [o.program for o in corpus(engine) if o.verdict == "different"]


def test_pyodide_runs_a_sample_the_same() -> None:
    # It is CPython itself, of another version; `python -m tests.portability.report` runs all of it.
    sample = programs()[::SAMPLED]
    assert len(sample) >= 15
    assert not [o.program for o in outcomes("pyodide", sample) if o.verdict != "same"]


@pytest.mark.parametrize("engine", ENGINES)
def test_enough_programs_are_the_same(engine: str) -> None:
    all_of_them = corpus(engine)
    same = sum(1 for o in all_of_them if o.verdict == "same")
    assert same / len(all_of_them) >= SAME[engine]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_refusal_points_at_a_line_of_the_program(engine: str) -> None:
    sources = {p.name: p.source for p in programs()}
    for outcome in corpus(engine):
        for finding in outcome.findings:
            assert finding.file == "prog.py"
            assert 1 <= finding.line <= len(sources[outcome.program].splitlines())
            assert finding.help
