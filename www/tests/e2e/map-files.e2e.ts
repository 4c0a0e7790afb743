/** Maps of other programs, in the lab and on a page: the same reader, which is fetched with the first one. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { board, load, pressed, settled } from "./lab-page.js";
import { test } from "./page.js";

const TILED = JSON.stringify({
  type: "map",
  orientation: "orthogonal",
  width: 4,
  height: 3,
  tilewidth: 16,
  tileheight: 16,
  layers: [
    { type: "tilelayer", name: "Walls", width: 4, height: 3, data: [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0] },
    { type: "objectgroup", name: "ends", objects: [{ name: "start", x: 24, y: 8, point: true }] },
  ],
  tilesets: [{ firstgid: 1, source: "town.tsx" }],
});
const ARCS = "c small\np sp 3 3\na 1 2 5\na 2 3 5\na 1 3 12\n";
const COORDINATES = "p aux sp co 3\nv 1 0 0\nv 2 3 4\nv 3 6 0\n";

const shown = (star: StepStarElement) => ({
  text: star.grid?.toText("ascii"),
  nodes: star.graph?.nodes.map(({ x, y }) => [x, y]),
  start: star.start,
  cost: star.result?.cost,
});

test("the lab opens a map of Tiled, and a graph of DIMACS with its coordinates", async ({ lab: page }) => {
  const star = await page.evaluateHandle(() => document.querySelector("step-star")!);
  await load(page, "town.tmj", TILED, "application/json");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await settled(page);
  expect(await star.evaluate(shown)).toMatchObject({ text: "....\n.##.\n....\n", start: [1, 0] });
  await pressed(page, "Load…");
  await page.locator("#load-file").setInputFiles(
    [
      ["paris.co", COORDINATES],
      ["paris.gr", ARCS],
    ].map(([name, text]) => ({ name: name!, mimeType: "text/plain", buffer: Buffer.from(text!) })),
  );
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await settled(page);
  // North is up.
  expect(await star.evaluate(shown)).toMatchObject({
    nodes: [
      [0, 0],
      [3, -4],
      [6, 0],
    ],
  });
  expect(await board(page, "cost")).toBe(10);
});

test("what is not read is refused with line and reason, and the board stays", async ({ lab: page }) => {
  const before = await board(page, "map");
  for (const [name, text, sentence] of [
    ["iso.json", TILED.replace("orthogonal", "isometric"), 'the orientation of this map is "isometric"'],
    ["far.gr", ARCS.replace("1 2 5", "1 2 -5"), "Line 3, column 7: '-5' is no cost"],
  ] as const) {
    await load(page, name, text);
    const alert = page.getByRole("alert").filter({ hasText: `${name} can't be loaded.` });
    expect(await alert.textContent()).toContain(sentence);
    await page.keyboard.press("Escape");
  }
  expect(await board(page, "map")).toBe(before);
});

test("a figure shows such a file by its address, or as its text, in the page's language", async ({ embed: page }) => {
  await page.route("**/town.json", (route) => route.fulfill({ body: TILED }));
  const drawn = await BoardInPage.open(page, { src: "town.json" }, "");
  await expect.poll(() => drawn.star.evaluate(shown)).toMatchObject({ text: "....\n.##.\n....\n", start: [1, 0] });
  await page.unroute("**/town.json");
  const graph = await BoardInPage.open(page, { start: "1", goal: "3" }, ARCS + COORDINATES);
  expect(await graph.star.evaluate(shown)).toMatchObject({ cost: 10, start: 1 });
  const said = await graph.star.evaluate(async (star: StepStarElement) => {
    star.lang = "de";
    const fault = new Promise<string>((done) => star.addEventListener("fault", ({ detail }) => done(detail.message)));
    star.map = "p sp 2 1\na 1 3 5";
    return fault;
  });
  expect(said).toBe('Line 2, column 5: "3" is no node: they go from 1 to 2.');
  await expect
    .poll(() => graph.star.evaluate((star) => star.shadowRoot!.textContent))
    .toContain("„3“ ist kein Knoten: Sie gehen von 1 bis 2");
});
