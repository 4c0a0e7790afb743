/** The engine as it is shipped. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

test("it tells nobody where the files of its sources lay", () => {
  const bytes = readFileSync(join(import.meta.dirname, "../../src/generated/stepstar.wasm"), "latin1");
  expect(bytes, "other sentences are there").toContain("There is no path");
  expect(bytes.match(/[\w/.-]+\.rs\b/g)).toBeNull();
});

test("it starts in jsdom, where Jest tests pages: what turns bytes into text is missing there", async () => {
  vi.stubGlobal("TextDecoder", undefined);
  vi.stubGlobal("TextEncoder", undefined);
  vi.resetModules();
  const { find_path, Grid } = await import("stepstar");
  expect(find_path("..", [0, 0], [1, 0]).message).toBe("A path from (0, 0) to (1, 0) in 1 step, cost 1.");
  expect(() => Grid.parse("é")).toThrow("'é'");
  vi.unstubAllGlobals();
});
