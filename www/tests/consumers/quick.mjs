/** The rows that also run inside `npm test`: they need no tools but those of the project itself. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { must } from "../../../scripts/steps.mjs";
import { html, titleOf, titleOfFolder } from "./browser.mjs";
import { inSandbox } from "./sandbox.mjs";
import { vite } from "./vite.mjs";

const node = (program) => () =>
  inSandbox([program], (folder) => must(process.execPath, ["--no-warnings", program], { cwd: folder }));

/** Browsers resolve bare names by an import map. */
const imports = html(
  '<script type="importmap">{ "imports": { "stepstar": "./node_modules/stepstar/dist/index.js" } }</script>' +
    '<script type="module" src="./page.js"></script>',
);

async function moduleScript() {
  return inSandbox(["page.js"], (folder) => {
    writeFileSync(join(folder, "index.html"), imports);
    return titleOfFolder(folder);
  });
}

/** Import maps do not reach workers, so this one is bundled: by esbuild, as its users do. */
async function worker() {
  return inSandbox(["worker.js", "worker-page.js"], async (folder) => {
    await bundle(folder, ["worker.js", "worker-page.js"]);
    writeFileSync(join(folder, "out/index.html"), html('<script type="module" src="./worker-page.js"></script>'));
    return titleOfFolder(join(folder, "out"));
  });
}

async function esbuild() {
  return inSandbox(["page.js"], async (folder) => {
    await bundle(folder, ["page.js"]);
    writeFileSync(join(folder, "out/index.html"), html('<script type="module" src="./page.js"></script>'));
    return titleOfFolder(join(folder, "out"));
  });
}

async function bundle(folder, entries, options) {
  const { build } = await import("esbuild");
  const entryPoints = entries.map((name) => join(folder, name));
  await build({
    entryPoints,
    outdir: join(folder, "out"),
    bundle: true,
    format: "esm",
    logLevel: "silent",
    ...options,
  });
}

/** What Node compiles after something has been done to the folder, from the place in it where the program then is. */
const compiled =
  (prepare, place = ".") =>
  () =>
    inSandbox(["compiled.mjs"], async (folder) => {
      await prepare(folder, join(folder, "node_modules/stepstar/dist/generated/stepstar.wasm"));
      return must(process.execPath, ["compiled.mjs"], { cwd: join(folder, place) });
    });

/** What an address would have to write otherwise. */
const ODD = "100% (of a)#1";

function moveToOddPlace(folder) {
  for (const name of ["package.json", "node_modules", "compiled.mjs"]) {
    cpSync(join(folder, name), join(folder, ODD, name), { recursive: true });
  }
}

/** As long as it was, and of another build. */
function makeAnother(_folder, engine) {
  const bytes = readFileSync(engine);
  bytes[bytes.length - 1] ^= 1;
  writeFileSync(engine, bytes);
}

const bundleForNode = (folder) =>
  bundle(folder, ["compiled.mjs"], { platform: "node", outExtension: { ".js": ".mjs" } });

/** By double click: a classic script, from file://. */
async function embed() {
  return inSandbox([], async (folder) => {
    const file = join(folder, "index.html");
    const script = "./node_modules/stepstar/dist/embed.js";
    const ask = 'document.title = customElements.get("step-star") ? "defined" : "missing";';
    writeFileSync(file, html(`<script src="${script}"></script><script>${ask}</script>`));
    return titleOf(pathToFileURL(file).href);
  });
}

/** What the tarball holds must be what the exports name. */
async function files() {
  return inSandbox([], (folder) => {
    const wanted = ["dist/index.js", "dist/generated/stepstar.wasm", "README.md", "LICENSE", "CHANGELOG.md"];
    const inside = (name) => join(folder, "node_modules/stepstar", name);
    const absent = wanted.filter((name) => !existsSync(inside(name)));
    if (absent.length > 0) return `without ${absent.join(", ")}`;
    // Test runners make CommonJS of a module: there it would be a mistake in the syntax.
    const modern = ["index", "inline", "api"].filter((name) =>
      readFileSync(inside(`dist/${name}.js`), "utf8").includes("import.meta"),
    );
    return modern.length === 0 ? "complete" : `with import.meta in ${modern.join(", ")}`;
  });
}

export const quick = [
  { name: "files of the tarball", expected: "complete", work: files },
  { name: "Node, import", work: node("use.mjs") },
  { name: "Node, require", work: node("use.cjs") },
  { name: "Node, stepstar/wasm", work: node("separate.mjs") },
  { name: "Node, engine from its file", expected: "1 found 6 7", work: compiled(moveToOddPlace, ODD) },
  { name: "Node, without the engine's file", expected: "2 found 6 7", work: compiled((_, engine) => rmSync(engine)) },
  { name: "Node, file of another build", expected: "2 found 6 7", work: compiled(makeAnother) },
  { name: "Node, bundle", expected: "2 found 6 7", work: compiled(bundleForNode, "out") },
  { name: "Chromium, module script", browser: true, work: moduleScript },
  { name: "Chromium, worker", browser: true, work: worker },
  { name: "Chromium, embed.js from file://", browser: true, expected: "defined", work: embed },
  { name: "esbuild", browser: true, work: esbuild },
  { name: "Vite 8, build", browser: true, work: () => vite("build", "vite") },
  { name: "Vite 8, dev", browser: true, work: () => vite("dev", "vite") },
];
