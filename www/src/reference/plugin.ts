/** Part of the build: makes the reference page from the package's types. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readDeclarations } from "./declarations.js";
import { render } from "./render.js";

/** Where the page wants the reference. */
const PLACE = "<!-- reference -->";

export function referencePage(): Plugin {
  return {
    name: "stepstar-reference",
    transformIndexHtml: (html) => (html.includes(PLACE) ? html.replace(PLACE, () => reference()) : html),
  };
}

function reference(): string {
  const root = join(import.meta.dirname, "../../..");
  const folder = join(root, ".cache/declarations");
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", "tsconfig.package.json", "--outDir", folder], {
    cwd: root,
    stdio: "inherit",
  });
  return render(readDeclarations(join(folder, "api")));
}
