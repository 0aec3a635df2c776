// Runs many programs on Brython as pages carry it, a fresh page each, in one process: the runtime that ships, the
// translator that made its modules, the library that goes with a page, and the page's own event loop.
// argv: folder static/brython, JSON of Python's own library, a folder that keeps translations. stdin, stdout: as engine_micropython.mjs.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import vm from "node:vm";
import zlib from "node:zlib";

const [folder, stdlib, kept] = process.argv.slice(2);
const here = path.dirname(new URL(import.meta.url).pathname);
const text = (name) => fs.readFileSync(path.join(folder, name), "utf8");
const PATIENCE = 30000;

const script = text("translator.js");
const digest = (...parts) => crypto.createHash("sha256").update(parts.join("\0")).digest("hex");
const version = digest(script);
let translator;
const stubs = new vm.Script(fs.readFileSync(path.join(here, "brython_stubs.js"), "utf8"));
const unpacked = (name) => new vm.Script(zlib.inflateRawSync(fs.readFileSync(path.join(folder, name))).toString());
const runtimes = { true: unpacked("runtime-whole.deflate"), false: unpacked("runtime.deflate") };
const compiler = unpacked("compiler.deflate");
const optional = JSON.parse(text("optional.json")).map((pattern) => new RegExp(pattern));
const more = (body) => optional.some((pattern) => pattern.test(body));

const ours = JSON.parse(text("modules.json"));
const theirs = JSON.parse(fs.readFileSync(stdlib, "utf8"));

function translated(source, filename, name) {
  const file = path.join(kept, digest(version, source, filename, name) + ".js");
  if (fs.existsSync(file)) return fs.readFileSync(file, "utf8");
  if (!translator) {
    translator = vm.createContext({});
    vm.runInContext(script, translator);
  }
  const made = JSON.parse(translator.translate(JSON.stringify({ source, filename, name, lean: false })));
  if (made.error) throw Object.assign(new Error(made.error.message), made.error);
  const text = `function(){${made.js}\n}`;
  fs.writeFileSync(file + process.pid, text);
  fs.renameSync(file + process.pid, file);
  return text;
}

const offered = (name, isPackage, file, body) => Object.assign(
  new vm.Script(`(__BRYTHON__=>{__BRYTHON__.$module(${JSON.stringify(name)},${+isPackage},${JSON.stringify(file)},${body})})(BasculeBrython)`),
  { more: more(body) },
);

// A module of the library, as the builder carries it: made when a program first asks for it.
const library = new Map();
function borrowed(name) {
  if (!library.has(name)) {
    let made = null;
    if (Object.hasOwn(ours, name)) made = offered(name, ours[name][0], ours[name][1], text(`modules/${name}.js`));
    else if (Object.hasOwn(theirs, name)) {
      const [kind, body, , isPackage] = theirs[name];
      const file = name.replaceAll(".", "/") + (isPackage ? "/__init__" : "") + kind;
      made = offered(name, !!isPackage, file, kind === ".js" ? `function(){${body}\n}` : translated(body, file, name));
    }
    library.set(name, made);
  }
  return library.get(name);
}

const harness = (main, waits) => `
import sys
import _corpus

class _Out:
    def write(self, text):
        _corpus.write(text)

    def flush(self):
        pass

sys.stdout = sys.stderr = _Out()

def _failed(error):
    lines = []
    step = error.__traceback__
    while step is not None:
        lines.append(step.tb_frame.f_code.co_filename + ":" + str(step.tb_lineno))
        step = step.tb_next
    try:
        text = str(error)
    except Exception:
        text = ""
    _corpus.failed(type(error).__name__, text, "\\n".join(lines))
` + (waits ? `
import asyncio

async def _run():
    try:
        import ${main}
        await ${main}.main()
    except BaseException as error:
        _failed(error)
    _corpus.done()

asyncio.create_task(_run())
` : `
try:
    import ${main}
except BaseException as error:
    _failed(error)
_corpus.done()
`);
const mains = new Map();

// The page's turns: messages in order, and when there are none the timer that is due first, at once. So what waits does
// so in the same order on a machine of any speed. The clock moves a little whenever it is read.
function turns() {
  const messages = [], timers = [];
  let clock = 0, number = 0, asked = false;
  const ask = () => {
    if (!asked && (messages.length || timers.length)) asked = !!setImmediate(turn);
  };
  const turn = () => {
    asked = false;
    const next = messages.shift() ?? timers.shift();
    if (next.at) clock = Math.max(clock, next.at);
    try {
      next.run();
    } finally {
      ask();
    }
  };
  const setTimeout = (run, delay = 0, ...args) => {
    const timer = { number: ++number, at: clock + Math.max(delay, 1), run: () => run(...args) };
    const after = timers.findIndex((other) => other.at > timer.at);
    timers.splice(after < 0 ? timers.length : after, 0, timer);
    ask();
    return timer.number;
  };
  const clearTimeout = (number) => {
    const at = timers.findIndex((timer) => timer.number === number);
    if (at >= 0) timers.splice(at, 1);
  };
  class MessageChannel {
    port1 = {};
    port2 = { postMessage: (data) => { messages.push({ run: () => this.port1.onmessage({ data }) }); ask(); } };
  }
  return { setTimeout, clearTimeout, MessageChannel, performance: { now: () => (clock += 0.001), timeOrigin: Date.now() } };
}

// As the builder does it: the whole runtime only where program or library name something that the other leaves out.
class More extends Error {}

function page(whole) {
  const quiet = { log() {}, warn() {}, error() {}, info() {}, debug() {} };
  const context = vm.createContext({
    console: quiet, ...turns(), queueMicrotask, URL, TextEncoder, TextDecoder, crypto: crypto.webcrypto, atob, btoa,
    DOMException, structuredClone,
  });
  stubs.runInContext(context);
  runtimes[whole].runInContext(context);
  const python = context.BasculeBrython;
  python.$modules = new Proxy(python.$modules, {
    get(known, name) {
      if (!(name in known)) {
        const made = borrowed(name);
        if (made?.more && !whole) throw context.more = new More();
        made?.runInContext(context);
      }
      return known[name];
    },
  });
  return context;
}

async function run(job, asked = false) {
  let out = "", error = null, context;
  try {
    const modules = job.modules.map((m) => offered(m.name, m.isPackage, m.filename, translated(m.source, m.filename, m.name)));
    const whole = asked || !!job.compiler || modules.some((made, at) => made.more && !job.modules[at].name.startsWith("_bascule_"));
    context = page(whole);
    const python = context.BasculeBrython;
    if (job.compiler) {
      vm.runInContext(job.compiler, context);
      compiler.runInContext(context);
    }
    for (const made of modules) made.runInContext(context);
    const key = harness(job.main, job.awaitMain);
    if (!mains.has(key)) mains.set(key, offered("__main__", false, "__main__.py", translated(key, "__main__.py", "__main__")));
    mains.get(key).runInContext(context);
    const None = python.builtins.None;
    const done = new Promise((resolve) => python.$builtin("_corpus", {
      write(text) { out += text; return None; },
      failed(type, text, lines) {
        const places = [...String(lines).matchAll(/^(.*):(\d+)$/gm)].map((m) => [m[1], +m[2]]);
        error = { type: String(type), text: String(text).slice(0, 2000), lines: places };
        return None;
      },
      done() { resolve(); return None; },
    }));
    const failure = python.$start({ listen() {}, update: () => "", call() {} });
    if (failure) error = { type: failure.name, text: failure.traceback, lines: [] };
    else {
      let timer;
      const late = new Promise((resolve) => { timer = setTimeout(() => resolve(true), PATIENCE); });
      if (await Promise.race([done, late])) error = { type: "EngineError", text: "never ended", lines: [] };
      clearTimeout(timer);
    }
  } catch (e) {
    error = { type: "EngineError", text: String(e && e.message), lines: e && e.line ? [["prog.py", e.line]] : [] };
  }
  return context?.more && !asked ? run(job, true) : { id: job.id, out, error };
}

process.on("uncaughtException", () => {});
process.on("unhandledRejection", () => {});

fs.mkdirSync(kept, { recursive: true });
for await (const line of readline.createInterface({ input: process.stdin })) {
  if (line) fs.writeSync(1, JSON.stringify(await run(JSON.parse(line))) + "\n");
}
process.exit(0);
