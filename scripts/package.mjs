/** Builds the package, www/src -> dist: one chunk per concern, declarations, and the wasm file for `stepstar/wasm`. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import { root, tool } from "./steps.mjs";

const source = join(root, "www/src");
const dist = join(root, "dist");
const ENTRIES = ["index", "wasm", "element"];

export async function makePackage() {
  rmSync(dist, { recursive: true, force: true });
  await bundleModules();
  await bundleEmbed();
  await tool("typescript/bin/tsc", ["-p", "tsconfig.package.json"]);
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".d.ts")) rewrite(join(dist, name), unnamedMemory);
  }
  const wasm = "generated/stepstar.wasm";
  mkdirSync(join(dist, "generated"), { recursive: true });
  copyFileSync(join(source, wasm), join(dist, wasm));
  removeUnreached();
}

/** Minifies the style sheet, which minifiers of scripts leave alone as a string. */
const styles = {
  name: "stepstar-styles",
  async transform(_, id) {
    if (!/[\\/]style[\\/]sheet\.ts$/.test(id)) return undefined;
    const text = textOf("sheet").replace(/\$\{(\w+)\}/g, (_, name) => textOf("tokens", name));
    const { code } = await transform(text, { loader: "css", minify: true });
    // It keeps every space in the tokens, whose values it may not read.
    return `export const sheet = ${JSON.stringify(code.trim().replace(/(--[\w-]+:) |(,) (?=#)/g, "$1$2"))};`;
  },
};

/**
 * Modules keep their lines and the names of their functions: Node prints the line where an uncaught mistake was made and the
 * functions that led there, and whoever bundles the package minifies it again.
 */
const READABLE = { compress: true, mangle: { toplevel: false }, codegen: { removeWhitespace: false } };

/** The element is minified all the same: it runs in browsers only, and many pages load it as it is. */
const elementMinified = {
  name: "stepstar-element-minified",
  async generateBundle(_, bundle) {
    const chunk = bundle["element.js"];
    const { code, errors } = await minify("element.js", chunk.code, { module: true });
    if (errors.length > 0) throw new Error(errors[0].message);
    chunk.code = code;
  },
};

/**
 * Puts the packed engine in quotes instead of the minifier's backquotes: parsing a template literal takes twice as long, a
 * millisecond more at every import.
 */
const quotes = {
  name: "stepstar-quotes",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk") chunk.code = chunk.code.replace(/`([\w+/=]{1000,})`/g, '"$1"');
    }
  },
};

/** Escapes letters beyond ASCII: a classic script is read in the character set of its page, which may not declare one. */
const letters = {
  name: "stepstar-letters",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk") chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
    }
  },
};

/**
 * Puts the packed engine before everything else: in the middle of the script it would keep gzip from finding what the parts before and
 * after it have in common, which costs more than a kilobyte.
 */
const engineFirst = {
  name: "stepstar-engine-first",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const [engine] = /"[\w+/=]{50000,}"/.exec(chunk.code) ?? [];
      const begin = /^\(function\(\)\s?\{/.exec(chunk.code)?.[0];
      if (!engine || !begin || /\bpackedEngine\b/.test(chunk.code)) throw new Error("The script is not as expected.");
      const rest = chunk.code.slice(begin.length).replace(engine, () => "packedEngine");
      chunk.code = `${begin}let packedEngine=${engine};${rest}`;
    }
  },
};

/** A page has no file of the package beside its script, as Node does. */
const nothingBeside = {
  name: "stepstar-nothing-beside",
  load: (id) => (/[\\/]beside\.ts$/.test(id) ? "export const besideThisFile = () => undefined;" : undefined),
};

/** A page's script compiles its engine at once, or knows why it could not: nobody calls before. */
const neverTooEarly = {
  name: "stepstar-never-too-early",
  transform(code, id) {
    if (!/[\\/]raw\.ts$/.test(id)) return undefined;
    const shorter = code.replace(/'The engine is not there yet[^']*'/, '""');
    if (shorter === code) throw new Error("The sentence about an engine that is not there yet is not as expected.");
    return shorter;
  },
};

function escaped(letter) {
  const code = letter.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code}`;
}

/** A text that a module of styles exports. */
function textOf(module, name = module) {
  const file = join(source, `style/${module}.ts`);
  const found = new RegExp(`^export const ${name} =\\s(?:\`([^\`]*)\`| *"(.*)");$`, "m").exec(
    readFileSync(file, "utf8"),
  );
  if (!found) throw new Error(`${file} is expected to export the text ${name}.`);
  return found[1] ?? found[2];
}

/** Bundles the ES modules. The part with a side effect (the inlined bytes) stays apart from the functions, which have none. */
async function bundleModules() {
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(source, `${name}.ts`)])),
    treeshake: { moduleSideEffects: true },
    plugins: [styles, quotes, elementMinified],
  });
  await bundle.write({
    dir: dist,
    format: "esm",
    minify: READABLE,
    comments: { legal: false, jsdoc: false, annotation: true },
    chunkFileNames: "[name].js",
    codeSplitting: {
      groups: [
        { name: "api", test: /src[\\/](api[\\/]|(raw|node|texts|kind-of)\.ts|generated[\\/].*\.js)/, priority: 2 },
        { name: "inline", test: /src[\\/](inline|beside|generated[\\/]bytes)\.ts$/, priority: 1 },
      ],
    },
  });
  await bundle.close();
}

/** Bundles embed.js, one classic script, which also runs from file://, where browsers refuse modules. */
async function bundleEmbed() {
  const bundle = await rolldown({
    input: join(source, "embed.ts"),
    treeshake: { moduleSideEffects: true },
    plugins: [nothingBeside, neverTooEarly, styles, quotes, letters, engineFirst],
  });
  await bundle.write({ file: join(dist, "embed.js"), format: "iife", minify: true });
  await bundle.close();
}

/**
 * An array whose memory is known not to be shared, as what `of` returns: TypeScript before 5.7 has no name for it, and takes it
 * for an array like any other.
 */
const unnamedMemory = (text) => text.replace(/\b(\w+Array)<ArrayBuffer>/g, 'ReturnType<$1Constructor["of"]>');

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** Removes declarations that no entry point leads to: they describe internals. */
function removeUnreached() {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    const generated = join(source, file.slice(dist.length));
    if (!existsSync(file) && existsSync(generated)) copyFileSync(generated, file);
    if (!existsSync(file)) throw new Error(`${file} is named by a declaration and does not exist.`);
    reached.add(file);
    for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+)\.js"/g)) {
      visit(join(dirname(file), `${name}.d.ts`));
    }
  };
  for (const name of [...ENTRIES, "embed"]) visit(join(dist, `${name}.d.ts`));
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".d.ts") && !reached.has(join(dist, name))) rmSync(join(dist, name));
  }
}
