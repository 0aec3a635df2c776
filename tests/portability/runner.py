"""The corpus and its engines: what each program gives on each engine, against CPython's own answer.

Outcomes: *same*; *refused* by the checker, with a line; *different*, which no engine may show. What a program gives is
all it prints, and, when it ends in an exception, that exception's type and the author's line it came from.
"""

from __future__ import annotations

import ast
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

from bascule.build.check import check
from bascule.build.check.findings import Finding
from bascule.build.engines.brython_library import theirs
from bascule.build.engines.brython_made import tables
from bascule.build.lower import lower
from bascule.build.made import asked_for, makes_code
from bascule.build.models import Model, Module
from bascule.build.standins import imports_of, standins_for

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PROGRAMS = HERE / "programs"
KEPT = ROOT / ".cache/portability"
BRYTHON = ROOT / "build/bascule/build/static/brython"
ENGINES = ("micropython", "brython")
PATIENCE = 60.0


class Program(Model):
    """One program of the corpus; `name` is `topic/name`."""

    name: str
    source: str

    def module(self) -> Module:
        """The program as the module `prog`, which is what tracebacks then say."""
        return Module(name="prog", filename="prog.py", source=self.source)


class Given(Model):
    """What a program gave: `failure` is the exception's type and the author's line, if it ended in one."""

    out: str
    failure: tuple[str, int] | None = None
    text: str = ""

    def same(self, other: Given) -> bool:
        """Whether both gave the same."""
        return self.out == other.out and self.failure == other.failure


class Outcome(Model):
    """A program on an engine."""

    program: str
    engine: str
    verdict: Literal["same", "refused", "different"]
    findings: tuple[Finding, ...] = ()
    expected: Given
    given: Given | None = None


def programs(folder: Path = PROGRAMS) -> list[Program]:
    """The corpus, in the order of its names."""
    return [
        Program(
            name=path.relative_to(folder).with_suffix("").as_posix(), source=path.read_text(encoding="utf-8")
        )
        for path in sorted(folder.rglob("*.py"))
    ]


@cache
def brython_library() -> Path:
    """A file with Python's own library as pages on Brython carry it: JSON by module."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path, made = KEPT / "library.json", KEPT / f"library-{os.getpid()}-{threading.get_ident()}.json"
    made.write_text(json.dumps(theirs()), encoding="utf-8")
    return made.replace(path)


@cache
def micropython_script() -> Path:
    """The interpreter that the root's lock file pins."""
    from assets import npm

    return npm.packages(ROOT) / "@micropython/micropython-webassembly-pyscript/micropython.mjs"


def command(engine: str) -> list[str]:
    """What starts an engine that reads jobs."""
    if engine == "micropython":
        return ["node", str(HERE / "engine_micropython.mjs"), str(micropython_script())]
    if engine == "brython":
        return ["node", str(HERE / "engine_brython.mjs"), str(BRYTHON), str(brython_library()), str(KEPT)]
    if engine == "pyodide":
        script = ROOT / "tests/js/node_modules/pyodide/pyodide.mjs"
        return ["node", str(HERE / "engine_pyodide.mjs"), str(script), str(HERE / "engine_cpython.py")]
    return [sys.executable, "-X", "utf8", str(HERE / "engine_cpython.py")]


class Host:
    """One engine's process, started again when a program hangs or kills it."""

    def __init__(self, engine: str) -> None:
        self.command = command(engine)
        self.start()

    def start(self) -> None:
        """Start the process and a thread that reads its answers."""
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env={**os.environ, "TZ": "UTC", "PYTHONHASHSEED": "0"},
        )
        self.answers: queue.Queue[str] = queue.Queue()
        answers, stdout = self.answers, self.process.stdout

        def read() -> None:
            for line in stdout or ():
                answers.put(line)
            answers.put("")

        threading.Thread(target=read, daemon=True).start()

    def run(self, job: dict[str, Any]) -> dict[str, Any]:
        """One job's answer; a job that hangs or ends the process is an `EngineError`."""
        assert self.process.stdin is not None
        reason = "ended"
        try:
            self.process.stdin.write(json.dumps(job) + "\n")
            self.process.stdin.flush()
            answer = self.answers.get(timeout=PATIENCE)
            if answer:
                return dict(json.loads(answer))
        except (queue.Empty, OSError):
            reason = "hung"
        self.close()
        self.start()
        return {"id": job["id"], "out": "", "error": {"type": "EngineError", "text": reason, "lines": []}}

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()


def waits(source: str) -> bool:
    """Whether a program's `main` is to be awaited."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return False
    return any(isinstance(node, ast.AsyncFunctionDef) and node.name == "main" for node in tree.body)


def statement(source: str, line: int) -> int:
    """The first line of the innermost statement that holds `line`: some engines name no line inside a statement."""
    best = line
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.stmt)
            and not hasattr(node, "body")
            and node.lineno <= line <= (node.end_lineno or line)
        ):
            best = node.lineno
    return best


def given(answer: dict[str, Any], source: str) -> Given:
    """An engine's answer in the form in which answers are compared."""
    error = answer["error"]
    if error is None:
        return Given(out=answer["out"])
    own = [line for name, line in error["lines"] if Path(name).name in {"prog.py", "VFS.prog.py"}]
    return Given(
        out=answer["out"],
        failure=(error["type"], statement(source, own[-1]) if own else 0),
        text=error["text"],
    )


def run(engine: str, work: Iterable[tuple[str, Sequence[Module]]], *, parallel: int = 2) -> Iterator[Given]:
    """What each of `work` (the source that says whether to await, and all modules) gives, in order."""
    work = list(work)
    sources = [source for source, _ in work]
    jobs = [
        {
            "id": number,
            "main": "prog",
            "awaitMain": waits(source),
            "compiler": tables() if any(makes_code(m) for m in modules) else "",
            "modules": [
                {"name": m.name, "source": m.source, "filename": m.filename, "isPackage": m.is_package}
                for m in modules
            ],
        }
        for number, (source, modules) in enumerate(work)
    ]
    results: list[Given | None] = [None] * len(jobs)
    waiting = iter(jobs)
    lock = threading.Lock()

    def serve() -> None:
        host = Host(engine)
        try:
            while True:
                with lock:
                    job = next(waiting, None)
                if job is None:
                    return
                number = int(str(job["id"]))
                results[number] = given(host.run(job), sources[number])
        finally:
            host.close()

    threads = [threading.Thread(target=serve) for _ in range(parallel)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for result in results:
        assert result is not None, "a host thread died"
        yield result


def built(program: Program, engine: str) -> tuple[Module, ...]:
    """The modules that the builder would ship for a program on an engine, stand-ins first."""
    lowered = lower(program.module(), engine)
    used = imports_of([lowered])
    for name, names in asked_for([program.module()], engine).items():
        used[name] = used.get(name, frozenset()) | names
    return (*standins_for(used, engine), lowered)


def as_made_code(program: Program) -> Program:
    """A program whose text is compiled and executed while it runs."""
    source = (
        f"SOURCE = {program.source!r}\nnames = {{'__name__': 'prog'}}\n"
        "exec(compile(SOURCE, 'prog.py', 'exec'), names)\n"
    )
    if waits(program.source):
        source += "async def main():\n    await names['main']()\n"
    return Program(name=program.name, source=source)


def outcomes(engine: str, corpus: Sequence[Program], *, raw: bool = False) -> list[Outcome]:
    """Every program's outcome on an engine; `raw` leaves check, lowering and stand-ins out."""
    expected = list(run("cpython", [(p.source, [p.module()]) for p in corpus]))
    findings = [[] if raw else [f for f in check([p.module()], engine) if f.refuses] for p in corpus]
    work = [
        (p.source, [p.module()] if raw else built(p, engine))
        for p, found in zip(corpus, findings, strict=True)
        if not found
    ]
    answers = run(engine, work)
    result = []
    for program, found, want in zip(corpus, findings, expected, strict=True):
        if found:
            made = Outcome(
                program=program.name, engine=engine, verdict="refused", findings=tuple(found), expected=want
            )
        else:
            got = next(answers)
            verdict: Literal["same", "different"] = "same" if got.same(want) else "different"
            made = Outcome(program=program.name, engine=engine, verdict=verdict, expected=want, given=got)
        result.append(made)
    return result
