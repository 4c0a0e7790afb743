/** Arrows run one way: pages -> element -> api -> the bindings to the engine. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Folders and files of www/src, from the top down: each may import from its own line and from those below. */
const PAGES = [
  "teach",
  "embed-page.ts  exercise-page.ts  check  zoo",
  "lab",
  "course",
  "bench  embed-guide  lessons  lists  migration  reference",
  "state",
  "page  offline",
];
const PACKAGE = [
  "anywidget.ts  embed.ts",
  "element.ts  index.ts  wasm.ts",
  "exercise",
  "mistakes",
  "element",
  "editor",
  "player",
  "board  graph-view",
  "languages  shared  style  words",
  "api",
  "inline.ts",
  "raw.ts",
  "generated",
  "bytes-of.ts  kind-of.ts  known-global.ts  texts.ts",
  "node.ts",
];

/** Of the package a page imports what an npm user can, by its name, and beside it what knows nothing of searches, or is known mistakes. */
const FOR_PAGES = ["stepstar", "stepstar/element", "exercise", "mistakes", "shared", "words"];

const floors = [...PAGES, ...PACKAGE].map((line) => line.split(/ +/));
const floorOf = (part: string) => floors.findIndex((parts) => parts.includes(part));

/** The imports of a file that are not as they should be. */
function wrongWay(file: string, code: string): string[] {
  const found = code.matchAll(
    /^(?:import|export) (?:[^;"]*? from )?"([^"]+)"|\bimport\("([^"]+)"\)|\bnew URL\("(\.[^"]+)", import\.meta\.url\)/gm,
  );
  const wrong = [...found].filter(([, now, later, address]) => {
    const name = (now ?? later ?? address)!;
    const isOwn = name.startsWith(".");
    const target = isOwn ? normalize(join(dirname(file), name)).replaceAll("\\", "/") : name;
    // Neither maps nor other packages have a floor here.
    if (isOwn ? target.startsWith("../") : !name.startsWith("stepstar")) return false;
    const there = isOwn ? partOf(target) : target;
    const [from, to] = [floorOf(partOf(file)), floorOf(there)];
    if (from < PAGES.length) return !FOR_PAGES.includes(there) && (to < from || to >= PAGES.length);
    return to < from;
  });
  return wrong.map(([line]) => `${file}: ${line}`);
}

/** The folder of a file, or a file that is in none. */
const partOf = (path: string) => path.replace(/\/.*/, "").replace(/\.js$/, ".ts");

test("every import runs down", () => {
  const root = join(import.meta.dirname, "../../src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.[jt]s$/.test(name));
  const paths = files.map((name) => name.replaceAll("\\", "/"));
  expect(paths.filter((path) => floorOf(partOf(path)) < 0)).toEqual([]);
  expect(paths.flatMap((path) => wrongWay(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test.each([
  ["player/scrub.ts", 'import { put } from "../element/written.js";'],
  ["editor/studio.ts", 'import { type Place } from "../element/contract.js";'],
  ["board/scene.ts", 'import type { HighlightKind } from "../element/contract.js";'],
  ["api/place.ts", 'import type { Place } from "../element/contract.js";'],
  ["page/places.ts", 'import type { Place } from "../element/contract.js";'],
  ["api/map.ts", 'export {\n  grouped,\n} from "../shared/grouped.js";'],
  ["raw.ts", 'import "./api/errors.js";'],
  ["lists/plan.ts", 'const lab = await import("../lab/main.js");'],
  ["lab/save/png.ts", 'import { word } from "../../board/palette.js";'],
  ["lab/load/scan.ts", 'new Worker(new URL("../../api/trace.ts", import.meta.url));'],
  ["element/side.ts", 'import { Grid } from "stepstar";'],
])("%s must not: %s", (file, code) => {
  expect(wrongWay(file, code)).toHaveLength(1);
});
