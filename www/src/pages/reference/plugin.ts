/** Part of the build: makes the reference page from the package's types. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Declaration, readDeclarations, readRows } from "./declarations.js";
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
  const root = join(import.meta.dirname, "../../../..");
  const folder = join(root, ".cache/declarations");
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", "tsconfig.package.json", "--outDir", folder], {
    cwd: root,
    stdio: "inherit",
  });
  const entry = (file: string) => readDeclarations(join(folder, file));
  const properties = readRows(join(folder, "package/element/attributes.d.ts"));
  return render([
    { title: "", declarations: [...entry("package/api/index.d.ts"), ...entry("package/api/diagnose.d.ts")] },
    { title: "stepstar/wasm", declarations: entry("wasm.d.ts") },
    { title: "stepstar/element", declarations: entry("element.d.ts").map((one) => ofElement(one, properties)) },
  ]);
}

/**
 * The class of the element is declared as a constant; what a page may use of it, `StepStarElement` lists, with the properties that
 * the table of attributes declares.
 */
function ofElement(declaration: Declaration, properties: readonly Declaration[]): Declaration {
  const { name, members } = declaration;
  if (name === "StepStar") return { ...declaration, code: "class StepStar extends HTMLElement" };
  return name === "StepStarElement" ? { ...declaration, members: [...properties, ...members] } : declaration;
}
