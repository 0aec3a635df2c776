// Runs many programs on Brython in one process. argv: folder of brython.js. stdin, stdout: as engine_micropython.mjs.
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import vm from "node:vm";

const here = path.dirname(new URL(import.meta.url).pathname);
const folder = process.argv[2];
const quiet = { log() {}, warn() {}, error() {}, info() {}, debug() {} };
const files = [path.join(here, "brython_stubs.js"), path.join(folder, "brython.js"), path.join(folder, "brython_stdlib.js")];
const scripts = files.map((file) => new vm.Script(fs.readFileSync(file, "utf8"), { filename: file }));
const runner = fs.readFileSync(path.join(here, "brython_run.js"), "utf8");

function page() {
  const context = vm.createContext({
    console: quiet, setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, performance, URL, TextEncoder,
    TextDecoder, crypto, atob, btoa, DOMException, structuredClone, requestAnimationFrame: setTimeout,
  });
  for (const script of scripts) script.runInContext(context);
  vm.runInContext('__BRYTHON__.brython_path = "http://page.test/"; brython({debug: 0, ids: []});', context);
  vm.runInContext(runner, context);
  return context;
}

process.on("uncaughtException", () => {});
process.on("unhandledRejection", () => {});

let context = page();
for await (const line of readline.createInterface({ input: process.stdin })) {
  if (!line) continue;
  context.corpusJob = line;
  let result;
  try {
    result = await vm.runInContext("corpusRun(JSON.parse(corpusJob)).then((r) => JSON.stringify(r))", context);
  } catch (e) {
    const text = "EngineError: " + String((e && e.message) || e);
    result = JSON.stringify({ id: JSON.parse(line).id, out: "", error: { type: "EngineError", text, lines: [] } });
  }
  // An exception that leaves Python also leaves Brython's stack of frames in disorder: the next program gets a new page.
  if (JSON.parse(result).error) context = page();
  fs.writeSync(1, result + "\n");
}
process.exit(0);
