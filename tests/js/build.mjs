// Bundles what tests put into host pages. Output goes to .cache/, one classic script each.
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
await mkdir(`${here}.cache`, { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: { appbridge: "appbridge.mjs" },
  outdir: ".cache",
  bundle: true,
  format: "iife",
  target: "chrome120",
  legalComments: "none",
  logLevel: "warning",
});
