/** Arrows run one way: pages -> element -> api -> the bindings to the engine. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The wings, from the top down: entries of the package, then pages -> course -> package. Within a wing each folder or file may import from
 * its own line and from those below.
 */
const ENTRIES = [
  "anywidget.ts  embed.exercise.ts  embed.ts",
  "react.ts",
  "element.ts  index.ts  wasm.ts",
  "code.ts  element.floors.ts  element.later.ts",
];
const PAGES = [
  "pages/worker",
  "pages/teach",
  "pages/embed  pages/exercise  pages/check  pages/zoo",
  "pages/lab",
  "course",
  "pages/bench  pages/embed-guide  pages/lessons  pages/lists  pages/migration  pages/reference",
  "pages/state",
  "pages/shared  pages/offline",
];
const PACKAGE = [
  "course/exercise",
  "course/mistakes",
  "package/floors  package/hexagons",
  "package/element",
  "package/editor",
  "package/player",
  "package/board  package/graph-view",
  "package/shared  package/style  package/words",
  "package/api",
  "package/inline.ts",
  "package/raw.ts",
  "generated",
  "package/bytes-of.ts  package/kind-of.ts  package/known-global.ts  package/texts.ts",
  "package/node.ts",
];

/** Of the package a page imports what an npm user can, by its name, and beside it what knows nothing of searches, or is known mistakes. */
const FOR_PAGES = [
  "stepstar",
  "stepstar/element",
  "course/exercise",
  "course/mistakes",
  "package/shared",
  "package/words",
];

const floors = [...PAGES, ...ENTRIES, ...PACKAGE].map((line) => line.split(/ +/));
const floorOf = (part: string) => floors.findIndex((parts) => parts.includes(part));

/** The imports of a file that are not as they should be. */
function wrongWay(file: string, code: string): string[] {
  const found = code.matchAll(
    /^(?:import|export) (?:[^;"]*? from )?"([^"]+)"|\bimport\("([^"]+)"\)|\bnew URL\("(\.[^"]+)", import\.meta\.url\)/gm,
  );
  const wrong = [...found].filter(([all, now, later, address]) => {
    const name = (now ?? later ?? address)!;
    const isOwn = name.startsWith(".");
    const target = isOwn ? normalize(join(dirname(file), name)).replaceAll("\\", "/") : name;
    // Neither maps nor other packages have a floor here.
    if (isOwn ? target.startsWith("../") : !name.startsWith("stepstar")) return false;
    const there = isOwn ? partOf(target) : target;
    // A worker is a program of its own: whoever starts it names it, and knows its types.
    if (file === "pages/shared/apart.ts" && partOf(there) === "pages/worker")
      return !address && !/^import type/.test(all);
    const [from, to] = [floorOf(partOf(file)), floorOf(there)];
    if (from < PAGES.length) return !FOR_PAGES.includes(there) && (to < from || to >= PAGES.length);
    return to < from;
  });
  return wrong.map(([line]) => `${file}: ${line}`);
}

/** The room of a file: a folder of a wing, a file beside these folders, or an entry. What the course wing has beside its rooms is one. */
function partOf(path: string): string {
  const [wing, room] = path.replace(/\.js$/, ".ts").split("/") as [string, string?];
  if (wing === "course" && !["exercise", "mistakes"].includes(room!)) return wing;
  return ["course", "package", "pages"].includes(wing) ? `${wing}/${room}` : wing;
}

test("every import runs down", () => {
  const root = join(import.meta.dirname, "../../src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.[jt]s$/.test(name));
  const paths = files.map((name) => name.replaceAll("\\", "/"));
  expect(paths.filter((path) => floorOf(partOf(path)) < 0)).toEqual([]);
  expect(paths.flatMap((path) => wrongWay(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test.each([
  ["package/player/scrub.ts", 'import { put } from "../element/written.js";'],
  ["package/editor/studio.ts", 'import { type Place } from "../element/contract.js";'],
  ["package/board/scene.ts", 'import type { HighlightKind } from "../element/contract.js";'],
  ["package/api/place.ts", 'import type { Place } from "../element/contract.js";'],
  ["pages/shared/places.ts", 'import type { Place } from "../../package/element/contract.js";'],
  ["package/api/map.ts", 'export {\n  grouped,\n} from "../shared/grouped.js";'],
  ["package/raw.ts", 'import "./api/errors.js";'],
  ["pages/shared/apart.ts", 'import { tasks } from "../worker/worker.js";'],
  ["pages/shared/measurement.ts", 'new Worker(new URL("../worker/worker.ts", import.meta.url));'],
  ["pages/lists/plan.ts", 'const lab = await import("../lab/main.js");'],
  ["pages/lab/save/png.ts", 'import { word } from "../../../package/board/palette.js";'],
  ["pages/lab/load/scan.ts", 'new Worker(new URL("../../../package/api/trace.ts", import.meta.url));'],
  ["course/exercise/sheet.ts", 'import { TOOLS } from "../../pages/lab/open/tools.js";'],
  ["package/shared/dom.ts", 'import { readSet } from "../../course/messages/protocol.js";'],
  ["package/element/side.ts", 'import { Grid } from "stepstar";'],
])("%s must not: %s", (file, code) => {
  expect(wrongWay(file, code)).toHaveLength(1);
});
