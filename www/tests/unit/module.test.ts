/** The engine's wasm module, as it is shipped and started. */
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { code, letters } from "../../src/generated/bytes.js";
import { bytesOf } from "../../src/package/bytes-of.js";

test("the module says nothing of where it was built, and nothing of its sources, of which only panics speak", () => {
  const bytes = readFileSync(join(import.meta.dirname, "../../src/generated/stepstar.wasm"), "latin1");
  expect(bytes, "what is read stays").toContain("result.found");
  const folders = [join(import.meta.dirname, "../../.."), homedir(), ".cargo", ".rustup", "index.crates.io", ".rs"];
  expect(folders.filter((folder) => bytes.includes(folder))).toEqual([]);
});

test("the engine as text is its module, in letters that every character set has and no quotes need to escape", () => {
  const module = readFileSync(join(import.meta.dirname, "../../src/generated/stepstar.wasm"));
  expect(Buffer.from(bytesOf(code, letters)).equals(module)).toBe(true);
  expect(code).toMatch(/^[ !#%&(-;=-[\]-_a-~]+$/);
});

test("the engine starts without TextDecoder and TextEncoder, as in jsdom under Jest", async () => {
  vi.stubGlobal("TextDecoder", undefined);
  vi.stubGlobal("TextEncoder", undefined);
  vi.resetModules();
  const { find_path, Grid } = await import("stepstar");
  expect(find_path("..", [0, 0], [1, 0]).message).toBe("A path from (0, 0) to (1, 0) in 1 step, cost 1.");
  expect(() => Grid.parse("é")).toThrow("'é'");
  vi.unstubAllGlobals();
});

/** The error when a bundler has not copied the engine's file. */
const LEFT_BEHIND =
  'The engine did not start from generated/stepstar.wasm beside this script, where not every bundler puts it: copy "stepstar/stepstar.wasm" there, or give init() its address or bytes.';

test("in Node, init without the engine's file says what to do", async () => {
  vi.resetModules();
  const { init } = await import("stepstar/wasm");
  const reason = new Error("ENOENT: no such file or directory");
  vi.spyOn(process, "getBuiltinModule").mockReturnValue({
    readFileSync() {
      throw reason;
    },
  } as never);
  await expect(init()).rejects.toThrow(expect.objectContaining({ message: LEFT_BEHIND, cause: reason }));
  vi.restoreAllMocks();
  await init();
});

test("in a browser, init says the same when the server answers 404 or a page in place of the file", async () => {
  vi.resetModules();
  const { init } = await import("stepstar/wasm");
  vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
  for (const answer of [new Response("", { status: 404 }), new Response("<!doctype html>")]) {
    vi.stubGlobal("fetch", async () => answer);
    await expect(init()).rejects.toThrow(LEFT_BEHIND);
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("init with a source of one's own reports that source's error", async () => {
  vi.resetModules();
  const { init } = await import("stepstar/wasm");
  await expect(init(new Response("", { status: 404 }))).rejects.toThrow(
    /^The engine could not be fetched from .*: 404\.$/,
  );
  await expect(init(new URL("file:///nowhere.wasm"))).rejects.toThrow(/ENOENT.*nowhere\.wasm/);
  // An empty address is a source too, if a useless one.
  await expect(init("")).rejects.toThrow("Failed to parse URL");
});

test.each([
  ["an object, such as other modules' init takes", { module_or_path: "a.wasm" }, "an object"],
  ["shared memory", new SharedArrayBuffer(8), "a SharedArrayBuffer"],
  ["an array", [0, 97, 115, 109], "[0, 97, 115, 109]"],
  ["a number", 5, "5"],
  ["false", false, "false"],
  ["a symbol", Symbol("a"), "Symbol(a)"],
])("init refuses %s with a sentence", async (_, source, told) => {
  vi.resetModules();
  const { find_path, init } = await import("stepstar/wasm");
  await expect(init(source as never)).rejects.toThrow(
    `The source of the engine is ${told}: it must be an address, a request, a response, bytes or a module.`,
  );
  await init();
  expect(find_path("..", [0, 0], [1, 0]).cost).toBe(1);
});

test("in Node, init accepts a file URL as a string, as import.meta.resolve gives it", async () => {
  vi.resetModules();
  const { find_path, init } = await import("stepstar/wasm");
  await expect(init("file:///nowhere.wasm")).rejects.toThrow(/ENOENT.*nowhere\.wasm/);
  await init(pathToFileURL(join(import.meta.dirname, "../../src/generated/stepstar.wasm")).href);
  expect(find_path("..", [0, 0], [1, 0]).cost).toBe(1);
});
