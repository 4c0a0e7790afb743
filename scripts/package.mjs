/** Builds the package, www/src -> dist: modules, embed.js, declarations, and the wasm file for `stepstar/wasm`. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, transform } from "esbuild";
import { rolldown } from "rolldown";
import { importGlobPlugin } from "rolldown/experimental";
import { writeCustomElements } from "./custom-elements.mjs";
import { defined, EXERCISE, LANGUAGES, languageParts, WORDS } from "./names.mjs";
import { main, Plain, root, tool } from "./steps.mjs";

const source = join(root, "www/src");
const dist = join(root, "dist");
const ENTRIES = ["index", "wasm", "element"];

export async function makePackage() {
  rmSync(dist, { recursive: true, force: true });
  const wasm = "generated/stepstar.wasm";
  mkdirSync(join(dist, "generated"), { recursive: true });
  copyFileSync(join(source, wasm), join(dist, wasm));
  await bundleModules();
  await bundleForNode();
  await bundleScripts(dist);
  await tool("typescript/bin/tsc", ["-p", "tsconfig.package.json"]);
  tidyDeclarations();
  await writeCustomElements(dist);
}

const entries = (names) => Object.fromEntries(names.map((name) => [name, join(source, `${name}.ts`)]));

const modules = {
  format: "esm",
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  comments: { legal: true, jsdoc: false, annotation: true },
  chunkFileNames: "[name].js",
};

/**
 * The ES modules. The part with a side effect (the inlined bytes) stays apart from the functions, which have none, and so do those that
 * look for paths, those for many queries, those of worlds and those that diagnose runs, with their parts of the engine: the element needs none of them at first. A group takes
 * all that it imports along, unless one before it has it: what leads to a later part is in no group before that part's. They keep their lines
 * and the names of their functions: Node prints the line where an uncaught mistake was made and the functions that led there, and whoever
 * bundles the package minifies it again.
 */
async function bundleModules() {
  const bundle = await bundled(entries([...ENTRIES, "code"]));
  await bundle.write({
    ...modules,
    dir: dist,
    codeSplitting: {
      groups: [
        {
          name: "api",
          test: /src[/](package[/](api[/](?!diagnos|engine|find|many|pathfinder|replanning|scenarios|unknown|walk|worlds|floors|hexagons|distances|clearance|map-files)|(raw|node|texts|kind-of|bytes-of)\.ts)|generated[/](.*\.js|steps\.ts))/,
          priority: 3,
        },
        {
          name: "finding",
          test: /src[\\/](package[\\/]api|generated)[\\/]find[\w-]*\.ts$/,
          priority: 2,
        },
        {
          name: "many",
          test: /src[\\/](package[\\/]api|generated)[\\/](many[\w-]*|pathfinder|scenarios)\.ts$/,
          priority: 2,
        },
        {
          name: "worlds",
          test: /src[\\/](package[\\/]api[\\/](worlds(-\w+)?|floors|hexagons|distances|clearance|map-files)|generated[\\/]worlds)\.ts$/,
          priority: 2,
        },
        {
          name: "diagnosis",
          test: /src[\\/](package[\\/]api[\\/](diagnos[\w-]+|replanning|unknown|walk[\w-]*)|generated[\\/]diagnosis)\.ts$/,
          priority: 2,
        },
        { name: "inline", test: /src[\\/](package[\\/]inline|generated[\\/]bytes)\.ts$/, priority: 1 },
      ],
    },
  });
  await bundle.close();
}

/**
 * The same for Node, which can read a file within a call: each part of the engine comes as bytes, when it is first needed. A process that has just
 * begun reads 0.5 MB so, in place of 1.1 MB of JavaScript. Bundlers take the modules above ("module" in package.json), unless they are told
 * other conditions: then none of these files is there, and the text is used, which the bundler has found. The hash in a file's name tells that it is of this build.
 */
async function bundleForNode() {
  const bytes = Object.entries(await import(pathToFileURL(join(dist, "code.js"))));
  const files = bytes.map(([part, bytesOf]) => {
    const code = bytesOf();
    const name = `${part}.${createHash("sha256").update(code).digest("hex").slice(0, 12)}.wasm`;
    writeFileSync(join(dist, "generated", name), code);
    return `    ${part}: () => readFileSync(join(__dirname, "generated", "${name}")),`;
  });
  writeFileSync(
    join(dist, "files.cjs"),
    `exports.bytesOf = (part) => {
  try {
    return files()[part]();
  } catch {
    // Bundled to another place.
    return require("./code.js")[part]();
  }
};

function files() {
  const { readFileSync } = require("node:fs");
  const { join } = require("node:path");
  return {
${files.join("\n")}
  };
}
`,
  );
  const parts = bytes.map(([part]) => part);
  const bundle = await bundled(entries(ENTRIES), fromFiles(parts));
  await bundle.write({
    ...modules,
    dir: dist,
    entryFileNames: "[name].node.js",
    chunkFileNames: "[name].node.js",
    // Each takes Node half a millisecond: all that there is without the element is in one.
    codeSplitting: {
      groups: [{ name: "api", test: /src[\\/](package[\\/](api[\\/]|\w+(?<!inline)\.ts)|generated[\\/])/ }],
    },
  });
  await bundle.close();
}

const fromFiles = (parts) => ({
  name: "from files",
  resolveId(id, importer) {
    if (/[\\/]bytes-of\.js$/.test(id)) return { id: "./files.cjs", external: true };
    // A file less for who imports no element.
    if (/[\\/]inline\.js$/.test(id) && /element\.ts$/.test(importer)) return { id: "./index.node.js", external: true };
    // What is fetched with `import()` waits for its text as well as for a file.
    return /[\\/]replanning-code\.js$/.test(id) ? { id: "./replanning-code.js", external: true } : null;
  },
  load(id) {
    const [, part] = /generated[\\/](\w+)\.ts$/.exec(id) ?? [];
    if (!part) return null;
    const named = part === "bytes" ? "engine" : part;
    if (!parts.includes(named)) throw new Plain(`www/src/code.ts lacks the part ${named}.`);
    return `export const code = "${named}", letters = "";`;
  },
});

const BESIDE = join(source, "course/exercise/beside.ts");

/** Exercises have no engine of their own, but that of the script with the element. */
const lentEngine = {
  name: "lent engine",
  resolveId: (id) => (/\/engine\.js$/.test(id) ? "lent engine" : null),
  load: (id) =>
    id === "lent engine"
      ? `import { offered } from ${JSON.stringify(BESIDE)};
if (!offered.engine) throw new Error("embed.exercise.js comes after embed.js, whose engine it uses.");
export const { boolean, bringDiagnosis, checkNames, choose, drawingIn, engineFor, find_path, finite, Grid, inSlices, MadeTrace, object, read, retrace, simulate, SLICE_NAMES, trace, whole, withQuery, wrongType } = offered.engine;`
      : null,
};

/** Floors, which come with exercises, are made of what the script with the element has. */
const lentApi = {
  name: "lent api",
  resolveId: (id) => (/\/(for-floors|worlds-part)\.js$/.test(id) ? "lent api" : null),
  load(id) {
    if (id !== "lent api") return null;
    const names = readFileSync(join(source, "package/api/for-floors.ts"), "utf8").matchAll(/export \{ (.*?) \}/g);
    const all = ["bringWorlds", ...[...names].flatMap(([, listed]) => listed.split(", "))];
    return `import { offered } from ${JSON.stringify(BESIDE)}; export const { ${all.join(", ")} } = offered.lent;`;
  },
};

/** And the script with the element has the engine's parts for exercises from theirs. */
const lentParts = {
  name: "lent parts",
  setup: (build) =>
    build.onLoad({ filter: /[\\/](diagnosis|finding|many|worlds)-code\.ts$/ }, ({ path }) => {
      const [, part] = /(\w+)-code\.ts$/.exec(path);
      return {
        contents: `import { offered } from ${JSON.stringify(BESIDE)}; export const ${part}Code = () => offered.${part}();`,
        resolveDir: source,
      };
    }),
};

/** What a style is for, and the room between its parts, are for those who read the source. */
const plainSheet = {
  name: "plain sheet",
  setup: (build) =>
    build.onLoad({ filter: /[\\/]style[\\/](sheet|tokens)\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, "utf8")
        .replace(/\/\*[\s\S]*?\*\/\s*/g, "")
        .replace(/\s*([{};,\n])\s*/g, "$1")
        .replace(/;\}/g, "}")
        .replace(/: /g, ":")
        .replace(/ > /g, ">");
      return { contents, loader: "ts" };
    }),
};

/** Of a language only the parts that are used: others are for pages. */
function bundled(input, ...more) {
  const plugins = [importGlobPlugin(), languageParts(), ...more];
  return rolldown({ input, plugins, treeshake: { moduleSideEffects: true }, transform: { define: defined() } });
}

/** What pages take as one file with everything inside, for the package and for the site, where it can be downloaded. */
export async function bundleScripts(folder) {
  const define = defined();
  const whole = { bundle: true, target: "es2022", minify: true, legalComments: "inline", logLevel: "silent", define };
  // A classic script, which also runs from file://, where browsers refuse modules; in ASCII, whatever character set its page declares.
  const classic = { ...whole, format: "iife", charset: "ascii" };
  const plugins = [lentParts, plainSheet];
  await build({ ...classic, plugins, entryPoints: [join(source, "embed.ts")], outfile: join(folder, "embed.js") });
  for (const language of LANGUAGES) {
    const contents = `import { offered } from "../src/course/exercise/beside.js"; import { sentences, words } from "./${language}.json"; offered.words["${language}"] = { sentences, words };`;
    const stdin = { contents, resolveDir: WORDS };
    await build({ ...classic, stdin, outfile: join(folder, `embed.${language}.js`) });
  }
  const exercises = await bundled({ exercise: join(source, "embed.exercise.ts") }, lentEngine, lentApi);
  const { output } = await exercises.generate({ format: "iife" });
  await exercises.close();
  const { code } = await transform(output[0].code, { minify: true, charset: "ascii", legalComments: "inline" });
  writeFileSync(join(folder, EXERCISE), code);
  // A module: it has every language inside.
  const widget = await bundled({ anywidget: join(source, "anywidget.ts") });
  await widget.write({ dir: folder, format: "esm", minify: true, comments: { legal: true } });
  await widget.close();
}

/**
 * An array whose memory is not shared, as what `of` returns: TypeScript before 5.7 has no name for it, and takes it
 * for an array like any other.
 */
const unnamedMemory = (text) => text.replace(/\b(\w+Array)<ArrayBuffer>/g, 'ReturnType<$1Constructor["of"]>');

/** Keeps the declarations to which an entry leads, in words that older compilers know: the others describe internals. */
function tidyDeclarations() {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const declared = join(source, file.slice(dist.length));
    // Those of the bindings are written already.
    const text = unnamedMemory(readFileSync(existsSync(file) ? file : declared, "utf8"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)\.js"/g)) {
      visit(join(dirname(file), `${name}.d.ts`));
    }
  };
  for (const name of [...ENTRIES, "react", "embed", "anywidget"]) visit(join(dist, `${name}.d.ts`));
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".d.ts") && !reached.has(join(dist, name))) rmSync(join(dist, name));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(makePackage);
