// Runs the toolkit on MicroPython in Node, with a page that only records.
// argv: path of micropython.mjs. stdin: {modules: [{name, source, package}], main, steps: [[topic, value]]}.
// stdout: {batches, calls, answers, times}, the JSON texts that crossed, and milliseconds of each step.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const { loadMicroPython } = await import(pathToFileURL(process.argv[2]).href);
const job = JSON.parse(fs.readFileSync(0, "utf8"));
const mp = await loadMicroPython({ heapsize: 32 << 20, pystack: 65536 });
for (const { name, source, package: isPackage } of job.modules) {
  const parts = name.split(".");
  let folder = "";
  for (const part of ["lib", ...(isPackage ? parts : parts.slice(0, -1))]) {
    folder += "/" + part;
    try { mp.FS.mkdir(folder); } catch { /* it is there */ }
  }
  mp.FS.writeFile(isPackage ? folder + "/__init__.py" : folder + "/" + parts.at(-1) + ".py", source);
}
const told = { batches: [], calls: [], answers: [], times: [] };
let dispatch;
mp.registerJsModule("_bascule_port", {
  listen(given) { dispatch = given; return ""; },
  update(text) { told.batches.push(text); return ""; },
  call(text) { told.calls.push(text); return ""; },
});
mp.runPython("import sys, gc; sys.path.insert(0, '/lib'); gc.threshold(4 << 20)");
mp.runPython(job.main);
for (const step of job.steps) {
  const start = performance.now();
  const answer = dispatch(JSON.stringify(step));
  told.times.push(performance.now() - start);
  if (answer) told.answers.push(answer);
  await new Promise((resolve) => setTimeout(resolve, 1));
}
process.stdout.write(JSON.stringify(told), () => process.exit(0));
