// Runs many programs on MicroPython, a fresh interpreter each. One that awaits has a thread of its own: the script knows
// one interpreter, and what a program leaves waiting would go on in the next program's.
// argv: path of micropython.mjs. stdin: one JSON job a line, {id, modules: [{name, source, isPackage}], main, awaitMain}.
// stdout: one JSON line a job, {id, out, error: null | {type, text, lines}}; `lines` are [file, line], outermost first.
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import readline from "node:readline";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const HARNESS = (job) => `
import sys
sys.path.insert(0, "/p")
_failure = ""
try:
    import ${job.main} as _m
${job.awaitMain ? "    import asyncio\n    await asyncio.create_task(_m.main())" : ""}
except BaseException as _e:
    import io
    _b = io.StringIO()
    sys.print_exception(_e, _b)
    _failure = type(_e).__name__ + "\\n" + _b.getvalue()
`;

async function run(job) {
  const bytes = [];
  let failure = "";
  try {
    const { loadMicroPython } = await import(pathToFileURL(process.argv[2]).href);
    const mp = await loadMicroPython({
      stdout: (b) => bytes.push(...b), stderr: (b) => bytes.push(...b), linebuffer: false,
      heapsize: 16 << 20, pystack: 16384,
    });
    mp.FS.mkdir("/p");
    for (const m of job.modules) {
      const parts = m.name.split(".");
      let dir = "/p";
      for (const p of m.isPackage ? parts : parts.slice(0, -1)) {
        dir += "/" + p;
        try { mp.FS.mkdir(dir); } catch { /* it is there */ }
      }
      mp.FS.writeFile(m.isPackage ? dir + "/__init__.py" : dir + "/" + parts.at(-1) + ".py", m.source);
    }
    await mp.runPythonAsync(HARNESS(job));
    failure = mp.globals.get("_failure") ?? "";
  } catch (e) {
    failure = "EngineError\n" + String(e && e.message);
  }
  const lines = [...failure.matchAll(/File "(?:\/p\/)?([^"]+)", line (\d+)/g)].map((m) => [m[1], +m[2]]);
  const error = failure ? { type: failure.split("\n")[0], text: failure.slice(0, 2000), lines } : null;
  return { id: job.id, out: Buffer.from(bytes).toString("utf8"), error };
}

const ended = (id, text) => ({ id, out: "", error: { type: "EngineError", text, lines: [] } });
const apart = (job) => new Promise((resolve) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: job, argv: process.argv.slice(2) });
  const done = (answer) => { resolve(answer); worker.terminate(); };
  worker.once("message", done).once("error", (e) => done(ended(job.id, String(e)))).once("exit", () => done(ended(job.id, "ended")));
});

const answer = (job) => (job.awaitMain ? apart(job) : run(job));

if (isMainThread) {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line) fs.writeSync(1, JSON.stringify(await answer(JSON.parse(line))) + "\n");
  }
  process.exit(0);
}
parentPort.postMessage(await run(workerData));
