import { join } from "node:path";
import * as stepstar from "stepstar";
import * as separate from "stepstar/wasm";
import { describe, expect, test, vi } from "vitest";
import { blocksIn, examplesIn, run } from "./examples.js";

const top = join(import.meta.dirname, "../../..");
const modules = { stepstar, "stepstar/wasm": separate };

describe("every example of the documentation runs and gives what it says", () => {
  const examples = examplesIn(join(top, "www/src/api"));
  test("there are examples", () => expect(examples.length).toBeGreaterThan(20));
  test.each(examples)("$name", async (example) => {
    vi.spyOn(console, "log").mockReturnValue();
    await run(example, modules);
  });
});

describe("the JavaScript of the README runs and gives what it says", () => {
  const blocks = blocksIn(join(top, "README.md"), "js");
  test("there is some", () => expect(blocks.length).toBeGreaterThan(0));
  test.each(blocks)("$name", async (block) => {
    expect(await run(block, modules)).toBeGreaterThan(0);
  });
});
