/** `npm test` leaves a long step out only if it passed with everything that it reads as it is now. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ago, UNREAD, Unchanged } from "../../../scripts/unchanged.mjs";

let root: string;
const put = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unchanged-"));
  for (const folder of ["src/deep", "docs", "node_modules"]) mkdirSync(join(root, folder), { recursive: true });
  for (const path of ["src/a", "src/deep/b", "docs/c", "node_modules/d"]) put(path, path);
});
afterEach(() => rmSync(root, { recursive: true }));

const of = (tools = ["Chromium 1"], environment = {}) => new Unchanged(root, tools, environment);
const passed = (unchanged = of()) => unchanged.passed("long tests", ["docs"]) !== undefined;
const run = (work = async () => {}) => of().run("long tests", ["docs"], work);

test("a step that passed is unchanged until a file that it may read is another, is new, is gone or has another name", async () => {
  expect(passed()).toBe(false);
  await run();
  expect(passed()).toBe(true);
  put("docs/c", "other");
  put("node_modules/d", "other");
  expect(passed(), "what it does not read").toBe(true);
  put("src/deep/b", "other");
  expect(passed()).toBe(false);
  put("src/deep/b", "src/deep/b");
  expect(passed()).toBe(true);
  put("src/new", "");
  expect(passed()).toBe(false);
  rmSync(join(root, "src/new"));
  rmSync(join(root, "src/a"));
  expect(passed()).toBe(false);
  put("src/z", "src/a");
  expect(passed()).toBe(false);
});

test("another tool, language, time zone, browser or folder runs a step again; what is in no test's way does not", async () => {
  await run();
  expect(passed(of(["Chromium 2"]))).toBe(false);
  for (const name of ["LANG", "LC_ALL", "TZ", "CHROMIUM", "RUSTFLAGS", "NODE_OPTIONS"])
    expect(passed(of(["Chromium 1"], { [name]: "x" })), name).toBe(false);
  expect(passed(of(["Chromium 1"], { SHLVL: "2" }))).toBe(true);
});

test("a step that failed is run again, even if it had passed before", async () => {
  await run();
  const failing = run(async () => {
    throw new Error("red");
  });
  await expect(failing).rejects.toThrow("red");
  expect(passed()).toBe(false);
});

test("a step during which a file was edited is run again", async () => {
  await run(async () => put("src/a", "edited"));
  expect(passed()).toBe(false);
  put("src/a", "src/a");
  expect(passed(), "undone since: what was tested may have been the edited file").toBe(false);
});

test("no step names a folder as not read whose files its tests ask for", () => {
  const repository = join(import.meta.dirname, "../../..");
  const sources: Record<keyof typeof UNREAD, string[]> = {
    "Rust tests": ["crates/core", "crates/wasm"],
    "TypeScript tests": ["www/tests/unit"],
    "pages in Chromium": ["www/tests/e2e"],
  };
  for (const [step, places] of Object.entries(sources)) {
    const folders = UNREAD[step as keyof typeof UNREAD].map((folder) => folder.replace("www/tests/", ""));
    const asked = new RegExp(`\\.\\./(${folders.join("|")})\\b`);
    for (const file of places.flatMap((place) => sourcesIn(join(repository, place))))
      expect(readFileSync(file, "utf8"), `${step}: ${file}`).not.toMatch(asked);
  }
});

function sourcesIn(place: string): string[] {
  const names = readdirSync(place, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.(rs|ts)$/.test(name)).map((name) => join(place, name));
}

test.each([
  [20, "just now"],
  [60, "1 minute ago"],
  [3 * 60, "3 minutes ago"],
  [5 * 3600, "5 hours ago"],
  [72 * 3600, "3 days ago"],
])("%d seconds are %s", (seconds, words) => {
  expect(ago(new Date(0), seconds * 1000)).toBe(words);
});
