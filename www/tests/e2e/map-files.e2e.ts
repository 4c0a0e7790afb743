/** Maps of other programs, in the lab and on a page: the same reader, which is fetched with the first one. */
import type { Page } from "playwright-core";
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

test("where no usual name says what is a wall, one chooses among those of the map", async ({ lab: page }) => {
  const before = await board(page, "map");
  await load(page, "town.tmj", TILED.replace("Walls", "Rocks"), "application/json");
  const dialog = page.getByRole("dialog", { name: "Load a map" });
  await dialog.getByText('say which name means walls, of "Rocks", "ends"').waitFor();
  await dialog.getByLabel("Walls are called").selectOption("Rocks");
  await dialog.getByRole("button", { name: "Load it so" }).click();
  await dialog.waitFor({ state: "hidden" });
  await settled(page);
  expect(await board(page, "map")).toBe("....\n.##.\n....\n");
  await page.evaluate(() => document.querySelector("step-star")!.undo());
  expect(await board(page, "map")).toBe(before);
  // What can't be mended by a name offers none.
  await load(page, "iso.json", TILED.replace("orthogonal", "isometric"));
  await page.getByText("iso.json can't be loaded.").first().waitFor();
  expect(await dialog.getByLabel("Walls are called").isVisible()).toBe(false);
});

/** Drops files on a part of a page. */
const dropped = (page: Page, where: string, files: readonly (readonly [name: string, text: string])[]) =>
  page.evaluate(
    ([where, files]) => {
      const dataTransfer = new DataTransfer();
      for (const [name, text] of files) dataTransfer.items.add(new File([text], name));
      const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector(where)!.dispatchEvent(event);
    },
    [where, files] as const,
  );
const WITH_GOAL = TILED.replace("]}]", ',{"name":"goal","x":56,"y":40,"point":true}]}]');

for (const [name, where] of [
  ["check.html", "#map"],
  ["teach.html", "#compose"],
] as const)
  test(`${name} takes a map of Tiled that is dropped, and says of one without ends what to do there`, async ({
    page,
  }) => {
    await page.goto(name);
    await page.locator("main:not(.coming)").waitFor();
    const wanted = page.getByText("in Tiled, name an object “start” and another one “goal”");
    await dropped(page, where, [["town.tmj", TILED]]);
    await wanted.waitFor();
    await dropped(page, where, [["town.tmj", WITH_GOAL]]);
    await wanted.waitFor({ state: "hidden" });
    await dropped(page, where, [
      ["paris.co", COORDINATES],
      ["paris.gr", ARCS],
    ]);
    const told = name === "check.html" ? "drag both there, save it as JSON" : "an exercise needs a map of cells";
    await page.getByText(told).waitFor();
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
