/** Documents for whoever works on the project: every path that they name exists. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** Ends by which a name is one of a file, also without a folder before it. */
const ENDS = /\.(css|html|js|json|lock|md|mjs|rs|svg|toml|ts|txt|wasm)$/;

/** What is built is not there before the first build. */
const built = textOf(".gitignore")
  .split("\n")
  .filter(Boolean)
  .map((name) => name.replace(/^\//, ""));
const isBuilt = (path: string) => built.some((name) => path === name || path.startsWith(`${name}/`));

/** What a user of the package writes: `stepstar/element`, or the file `embed.js`. */
const entries = Object.keys(JSON.parse(textOf("package.json")).exports).map((name) => name.slice(2));
const isEntry = (name: string) => entries.includes(name.replace(/^stepstar\//, ""));

/** The paths that a text in Markdown names: in backquotes, in listings if they begin with a folder of ours, and in links. */
function pathsIn(markdown: string): string[] {
  const [prose, listings] = [0, 1].map((place) =>
    markdown
      .split(/^```.*$/m)
      .filter((_, i) => i % 2 === place)
      .join("\n"),
  ) as [string, string];
  const quoted = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code!.split(/[\s"'<>]+/));
  const listed = [...listings.matchAll(/(?<![\w./-])(?:bench|crates|docs|maps|scripts|www)\/[\w./-]*/g)].flat();
  const linked = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target!);
  const named = quoted.filter((word) => !word.includes("://") && (word.includes("/") || ENDS.test(word)));
  return [...named, ...listed, ...linked];
}

/** Those that lead nowhere. Links start at the folder of their document, all others at the root. */
function missingIn(markdown: string, folder = ""): string[] {
  const isThere = (path: string) =>
    isBuilt(path) || isEntry(path) || ["", folder].some((from) => existsSync(join(root, from, path)));
  return pathsIn(markdown).filter((path) => !isThere(path));
}

test.each(["README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md"])("every path in %s exists", (document) => {
  const text = textOf(document);
  expect(pathsIn(text).length).toBeGreaterThan(5);
  expect(missingIn(text, document.replace(/[^/]*$/, ""))).toEqual([]);
});

test.each([
  ["See `crates/core/src/serach/run.rs`.", "crates/core/src/serach/run.rs"],
  ["The folder `crates/unpack/` is gone.", "crates/unpack/"],
  ["Run `node scripts/nothing.mjs`.", "scripts/nothing.mjs"],
  ["Written in `Nothing.toml`.", "Nothing.toml"],
  ["Import `stepstar/nothing`.", "stepstar/nothing"],
  ["The [guide](docs/nothing.md).", "docs/nothing.md"],
  ["```text\n  www/src/nothing/  a room\n```", "www/src/nothing/"],
])("%s leads nowhere", (text, path) => {
  expect(missingIn(text)).toEqual([path]);
});

test.each([
  "`npm run dev`, `a && b`, `Grid.parse` and `file://` are no paths",
  "`crates/core/src/lib.rs` and [the maps](maps/README.md) are there",
  "`stepstar/element` and `embed.js` are entries of the package, `site/` and `www/src/generated/bytes.ts` are built",
])("%s", (text) => {
  expect(missingIn(text)).toEqual([]);
});

test("the kernel is read in a morning", () => {
  const section = textOf("docs/ARCHITECTURE.md")
    .split(/^## /m)
    .find((part) => part.startsWith("The kernel"))!;
  const files = [...section.matchAll(/^\| `([^`]+)` \| .+ \|$/gm)].map(([, path]) => path!);
  expect(files.length).toBeGreaterThan(40);
  // Tests inside a source are not read with it.
  const lines = files.map(
    (path) =>
      textOf(path)
        .split(/^#\[cfg\(test\)\]/m)[0]!
        .split("\n").length - 1,
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(8000);
});
