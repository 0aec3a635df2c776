// Bundles host.mjs into .cache/, one ES module.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

await build({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: { host: "host.mjs" },
  outdir: ".cache",
  bundle: true,
  format: "esm",
  target: "chrome120",
  legalComments: "none",
  logLevel: "warning",
});
