// Runs many programs on Pyodide, which is CPython, one after the other in one interpreter; each imports anew.
// argv: path of pyodide.mjs, engine_cpython.py. stdin, stdout: as engine_micropython.mjs.
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

const [script, cpython] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(script).href);
const python = await loadPyodide({ indexURL: path.dirname(script) + "/", env: { TZ: "UTC", PYTHONHASHSEED: "0", PYTHONTZPATH: "/zoneinfo" } });

// Pages load the package tzdata; here the machine's own zones stand in for it.
python.FS.mkdir("/zoneinfo");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "/usr/share/zoneinfo" }, "/zoneinfo");

python.FS.writeFile("engine_cpython.py", fs.readFileSync(cpython, "utf8"));
const run = python.runPython(`
import json
import random
import sys
sys.path.insert(0, ".")
from engine_cpython import asyncio, failure, imported, io, redirect_stderr, redirect_stdout, warnings

_before = set(sys.modules)
_filters = list(warnings.filters)

async def _run(text):
    job = json.loads(text)
    out = io.StringIO()
    error = None
    for name in set(sys.modules) - _before:
        del sys.modules[name]
    warnings.filters[:] = _filters
    random.seed()
    with redirect_stdout(out), redirect_stderr(out):
        try:
            imported(job)
            if job["awaitMain"]:
                await sys.modules[job["main"]].main()
        except BaseException as e:
            error = failure(e, job)
    return json.dumps({"id": job["id"], "out": out.getvalue(), "error": error})

_run
`);

for await (const line of readline.createInterface({ input: process.stdin })) {
  if (line) fs.writeSync(1, (await run(line)) + "\n");
}
process.exit(0);
