// Defines corpusRun(job) → Promise of {id, out, error}, the same in Node and in a browser. See engine_micropython.mjs.
globalThis.corpusRun = async function (job) {
  const names = job.modules.map((m) => m.name);
  const packageOf = (m) => (m.isPackage ? 1 : 0);
  for (const m of job.modules) __BRYTHON__.VFS[m.name] = [".py", m.source, [], packageOf(m)];
  globalThis.corpusOut = "";
  globalThis.corpusFailure = "";
  globalThis.corpusWrite = (s) => { globalThis.corpusOut += s; };
  const done = new Promise((resolve) => { globalThis.corpusDone = resolve; });
  const harness = `
import sys
from browser import window
class _Out:
    def write(self, s): window.corpusWrite(s)
    def flush(self): pass
sys.stdout = sys.stderr = _Out()
def _failed(e):
    lines = []
    tb = e.__traceback__
    while tb is not None:
        lines.append(tb.tb_frame.f_code.co_filename + ":" + str(tb.tb_lineno))
        tb = tb.tb_next
    try:
        text = str(e)
    except Exception:
        text = ""
    window.corpusFailure = type(e).__name__ + "\\n" + text + "\\n" + "\\n".join(lines)
async def _run():
    try:
        import ${job.main} as _m
${job.awaitMain ? "        await _m.main()" : ""}
    except BaseException as e:
        _failed(e)
    window.corpusDone()
${job.awaitMain ? `from browser import aio
aio.run(_run())` : `
try:
    import ${job.main} as _m
except BaseException as e:
    _failed(e)
window.corpusDone()`}
`;
  let failure = "";
  try {
    __BRYTHON__.runPythonSource(harness, { name: "corpus_harness_" + job.id });
    await Promise.race([done, new Promise((r) => setTimeout(r, 2000))]);
  } catch (e) {
    failure = "EngineError\n" + String((e && e.args && e.args[0]) || (e && e.message) || e);
  }
  failure = globalThis.corpusFailure || failure;
  for (const name of names)
    for (const cache of ["imported", "precompiled", "VFS"]) delete __BRYTHON__[cache][name];
  const lines = [...failure.matchAll(/^(.*):(\d+)$/gm)].map((m) => [m[1], +m[2]]);
  return { id: job.id, out: globalThis.corpusOut,
    error: failure ? { type: failure.split("\n")[0], text: failure.slice(0, 2000), lines } : null };
};
