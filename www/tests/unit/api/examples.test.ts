/** Every `@example` in the API's documentation runs, and gives the values printed in it: `expression; // => value`. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as stepstar from "stepstar/wasm";
import { describe, expect, test, vi } from "vitest";
import { bodyOf, runExample, typeErrorsIn } from "./example.js";

const folder = join(import.meta.dirname, "../../../src/package/api");
const files = [...readdirSync(folder), "../../wasm.ts"].map((name) => join(folder, name));

interface Example {
  readonly name: string;
  readonly code: string;
}

/** The fenced code below each `@example`, without the comment's stars. */
function examplesOf(file: string): Example[] {
  const text = readFileSync(file, "utf8").replaceAll(/^ *\* ?/gm, "");
  return [...text.matchAll(/@example\n```ts\n([\s\S]*?)\n```/g)].map(([, code], i) => ({
    name: `${basename(file)} ${i + 1}`,
    code: code!,
  }));
}

const examples = files.flatMap(examplesOf);
test("examples are found in the sources, and their remarks become expectations", () => {
  expect(examples.length).toBeGreaterThan(25);
  expect(bodyOf("grid.width; // => 3")).toBe("expect(grid.width).toEqual(3);");
});

/** Node 20 and 22 and some browsers stop at `using` with a SyntaxError. */
test("only examples whose text speaks of `using` need an engine that knows it", () => {
  const comments = files.flatMap((file) => readFileSync(file, "utf8").split("/**").slice(1));
  const needing = comments.map((text) => text.split("*/")[0]!).filter((text) => /^ *\* using /m.test(text));
  expect(needing.length).toBe(7);
  for (const text of needing) expect(text).toContain("block that declares `using");
});

describe.each(examples)("$name", ({ code }) => {
  test("gives the values printed in it", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    await runExample(code);
    vi.restoreAllMocks();
  });
});

/** Those of the element need a page: here they are only compiled. The consumers' rows run the same calls in Chromium. */
const inPages = [
  "board/paint.ts",
  "element/attributes.ts",
  "element/class.ts",
  "element/contract.ts",
  "element/define.ts",
].map((name) => {
  const [example, ...more] = examplesOf(join(folder, "..", name));
  expect(more, name).toEqual([]);
  return example!;
});

test("all examples compile under strict TypeScript", () => expect(typeErrorsIn([...examples, ...inPages])).toBe(""));

/** Editors show the example on hover. `function` is required because editors show no documentation for a called constant while its arguments are typed. */
test("every function and class of the package has an example", () => {
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const without = Object.entries(stepstar).filter(([name, value]) => {
    if (typeof value !== "function") return false;
    const kind = name === "findPath" ? "const" : "(?:async )?function|class";
    const declared = new RegExp(`^export (?:${kind}) ${name}\\b`, "m").exec(text);
    const comment = declared && text.slice(0, declared.index).split("/**").at(-1);
    return !comment?.includes("@example");
  });
  expect(without.map(([name]) => name)).toEqual([]);
});

test("every public method and accessor has an example", () => {
  const without: string[] = [];
  const { Grid, Graph, Pathfinder, Trace } = stepstar;
  for (const [name, { prototype }] of Object.entries({ Grid, Graph, Pathfinder, Trace })) {
    const text = readFileSync(join(folder, `${name.toLowerCase()}.ts`), "utf8");
    for (const member of Object.getOwnPropertyNames(prototype)) {
      if (member === "constructor" && text.includes("private constructor")) continue;
      const declared = new RegExp(`^  (?:get |async )?${member}\\(`, "m").exec(text);
      const comment = declared && text.slice(0, declared.index).split("/**").at(-1);
      if (!comment?.includes("@example") && !comment?.includes("@internal")) without.push(`${name}.${member}`);
    }
  }
  expect(without).toEqual([]);
});
