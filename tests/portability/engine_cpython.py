"""Runs many programs on CPython, a fork each: what they print is what every other engine must print.

stdin, stdout: as `engine_micropython.mjs`. Nothing of ours is imported, so a program sees plain CPython.
"""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
import traceback
import types
import warnings
from contextlib import redirect_stderr, redirect_stdout
from typing import Any


def imported(job: dict[str, Any]) -> None:
    """Import a job's modules, in their order."""
    warnings.simplefilter("ignore", SyntaxWarning)
    for module in job["modules"]:
        made = types.ModuleType(module["name"])
        sys.modules[module["name"]] = made
        exec(compile(module["source"], module["filename"], "exec", dont_inherit=True), made.__dict__)


def failure(error: BaseException, job: dict[str, Any]) -> dict[str, Any]:
    """How a job failed: `{type, text, lines}`."""
    files = {m["filename"] for m in job["modules"]}
    frames = traceback.extract_tb(error.__traceback__)
    lines = [[f.filename, f.lineno] for f in frames if f.filename in files]
    return {"type": type(error).__name__, "text": str(error), "lines": lines}


def run(job: dict[str, Any]) -> dict[str, Any]:
    """Run one job in this process: `{id, out, error}`."""
    out = io.StringIO()
    error = None
    with redirect_stdout(out), redirect_stderr(out):
        try:
            imported(job)
            if job["awaitMain"]:
                asyncio.run(sys.modules[job["main"]].main())
        except BaseException as e:
            error = failure(e, job)
    return {"id": job["id"], "out": out.getvalue(), "error": error}


def main() -> None:
    """Read jobs, fork for each, write results."""
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            with os.fdopen(writing, "w") as pipe:
                json.dump(run(json.loads(line)), pipe)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            answer = pipe.read()
        os.waitpid(child, 0)
        print(answer, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
