/** The rows that `npm test` runs too: they need only the project's own tools. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { must, root, run } from "../../../scripts/steps.mjs";
import { html, titleOf, titleOfFolder } from "./browser.mjs";
import { inSandbox } from "./sandbox.mjs";
import { vite } from "./vite.mjs";

const node =
  (program, ...words) =>
  () =>
    inSandbox([program], (folder) => must(process.execPath, ["--no-warnings", program, ...words], { cwd: folder }));

/** A page with an import map, by which browsers resolve bare names. */
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

/** Import maps do not apply in workers, so this one is bundled, by esbuild. */
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

/** A folder name full of characters that must be escaped in a URL. */
const ODD = "100% (of a)#1";

/** The package in a folder with an odd name, with and without a file of its own for the engine. */
async function oddPlace() {
  return inSandbox(["use.mjs", "separate.mjs"], async (folder) => {
    for (const name of ["package.json", "node_modules", "use.mjs", "separate.mjs"]) {
      cpSync(join(folder, name), join(folder, ODD, name), { recursive: true });
    }
    const answers = ["use.mjs", "separate.mjs"].map((program) =>
      must(process.execPath, [program], { cwd: join(folder, ODD) }),
    );
    return (await Promise.all(answers)).map((answer) => answer.trim()).join(", ");
  });
}

/** Bundled by esbuild, to a place where nothing of the package lies beside it. */
const nodeBundle = (program, options) => () =>
  inSandbox([program], async (folder) => {
    await bundle(folder, [program], { platform: "node", outExtension: { ".js": ".mjs" }, ...options });
    return must(process.execPath, ["--no-warnings", program], { cwd: join(folder, "out") });
  });

/** stepstar/element, bundled: under two names, and as a picture. */
async function element() {
  return inSandbox(["element.js"], async (folder) => {
    await bundle(folder, ["element.js"]);
    writeFileSync(join(folder, "out/index.html"), html('<body><script type="module" src="./element.js"></script>'));
    return titleOfFolder(join(folder, "out"));
  });
}

/** embed.js as a classic script in a page from file://, as after a double click, and of no declared character set. */
async function embed() {
  return inSandbox([], async (folder) => {
    const file = join(folder, "index.html");
    const script = "./node_modules/stepstar/dist/embed.js";
    const ask =
      'const [star] = document.getElementsByTagName("step-star");star.settled.then(() => { document.title = star.result?.cost; });';
    writeFileSync(
      file,
      `<!doctype html><script src="${script}"></script><step-star map="S.G"></step-star><script>${ask}</script>`,
    );
    return titleOf(pathToFileURL(file).href);
  });
}

/** What Node prints of a mistake that nobody catches: its line of the package, its message, and who called whom. */
async function mistake() {
  return inSandbox(["mistake.mjs"], async (folder) => {
    const { ok, output } = await run(process.execPath, ["mistake.mjs"], { cwd: folder });
    const longest = Math.max(...output.split("\n").map((line) => line.length));
    const told = output.includes("RangeError: The goal (5, 5) is outside the map") && output.includes("at find_path ");
    return `${!ok && told ? "told" : output}, ${longest < 500 ? "in short lines" : `a line of ${longest}`}`;
  });
}

/** Checks that the tarball holds the files it should, and that they can be turned into CommonJS. */
async function files() {
  return inSandbox([], (folder) => {
    const wanted = [
      "dist/index.js",
      "dist/index.node.js",
      "dist/generated/stepstar.wasm",
      "README.md",
      "LICENSE",
      "CHANGELOG.md",
    ];
    const inside = (name) => join(folder, "node_modules/stepstar", name);
    const absent = wanted.filter((name) => !existsSync(inside(name)));
    if (absent.length > 0) return `without ${absent.join(", ")}`;
    // Test runners turn modules into CommonJS, where import.meta is a syntax error.
    const modern = ["index", "inline", "api", "index.node", "api.node"].filter((name) =>
      readFileSync(inside(`dist/${name}.js`), "utf8").includes("import.meta"),
    );
    return modern.length === 0 ? "complete" : `with import.meta in ${modern.join(", ")}`;
  });
}

/** What the lab copies for React, as a file of a new Vite project: it has the types of the tag with it, and a wrong attribute is found. */
async function react() {
  return inSandbox([], async (folder) => {
    for (const name of ["@types/react", "csstype"])
      cpSync(join(root, "node_modules", name), join(folder, "node_modules", name), { recursive: true });
    const contents =
      'export { react } from "./react.ts"; export { FIGURE } from "../../../tests/unit/course/figure.ts";';
    const stdin = { contents, resolveDir: join(root, "www/src/course/hosts") };
    const { build } = await import("esbuild");
    await build({ stdin, bundle: true, format: "esm", outfile: join(folder, "text.mjs"), logLevel: "silent" });
    const { FIGURE, react } = await import(pathToFileURL(join(folder, "text.mjs")));
    const text = react.text(FIGURE);
    writeFileSync(join(folder, "Figure.tsx"), text);
    writeFileSync(join(folder, "Wrong.tsx"), text.replace('"predict"', '"watching"'));
    const compiled = async (file, skipLibCheck) => {
      const compilerOptions = { ...VITE, skipLibCheck };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
      const { output } = await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder]);
      return output.trim() || "right";
    };
    const [usual, strict, wrong] = [
      await compiled("Figure.tsx", true),
      await compiled("Figure.tsx", false),
      await compiled("Wrong.tsx", true),
    ];
    return [usual, strict, wrong.includes("watching") ? "wrong" : wrong].join(", ");
  });
}

/** Of the project that `npm create vite` makes for React and TypeScript. */
const VITE = {
  target: "es2023",
  lib: ["ES2023", "DOM"],
  types: [],
  module: "esnext",
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: "force",
  noEmit: true,
  jsx: "react-jsx",
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

/** What parts.mjs prints. */
const PARTS = "2 6 3 correct correct";

export const quick = [
  { name: "files of the tarball", expected: "complete", work: files },
  { name: "Node, import", work: node("use.mjs") },
  { name: "Node, require", work: node("use.cjs") },
  { name: "Node, stepstar/wasm", work: node("separate.mjs") },
  { name: "Node, in a folder with an odd name", expected: "found 6 7, found 6 7", work: oddPlace },
  { name: "Node, a mistake", expected: "told, in short lines", work: mistake },
  { name: "Node, each part of the engine", expected: PARTS, work: node("parts.mjs", "installed") },
  { name: "Node, bundle", work: nodeBundle("use.mjs") },
  // Told conditions, esbuild leaves out "module": it takes the build for Node, whose files then lie elsewhere.
  { name: "Node, bundle by conditions", expected: PARTS, work: nodeBundle("parts.mjs", { conditions: ["own"] }) },
  { name: "Chromium, module script", browser: true, work: moduleScript },
  { name: "Chromium, worker", browser: true, work: worker },
  { name: "Chromium, stepstar/element", browser: true, expected: "3 3 36 255", work: element },
  { name: "Chromium, embed.js from file://", browser: true, expected: "2", work: embed },
  { name: "esbuild", browser: true, work: esbuild },
  { name: "TypeScript, the text for React", expected: "right, right, wrong", work: react },
  { name: "Vite 8, build", browser: true, work: () => vite("build", "vite") },
  { name: "Vite 8, dev", browser: true, work: () => vite("dev", "vite") },
];
