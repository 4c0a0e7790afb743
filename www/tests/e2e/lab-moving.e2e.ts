/** Things that move: changes are drawn at ticks, movers recorded, the walk is played, and all of it comes back. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { opened, pressed, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

const strip = (page: Page) => page.getByRole("group", { name: "Things that move" });
const changes = (page: Page) => page.evaluate(() => document.querySelector("step-star")!.changes);
const movers = (page: Page) => page.evaluate(() => document.querySelector("step-star")!.movers ?? []);
const tick = (page: Page) =>
  page.evaluate(() => {
    const { trace } = document.querySelector("step-star")!;
    return trace!.tickAt(trace!.position);
  });

/** Where cells are on the screen. */
async function drag(page: Page, ...cells: (readonly [number, number])[]): Promise<void> {
  // The board has followed what stands above it.
  await settled(page);
  const points = await page.evaluate((cells) => {
    const star = document.querySelector("step-star")!;
    const surface = star.shadowRoot!.querySelector(".board")!;
    const box = surface.getBoundingClientRect();
    const { width, height } = star.grid!;
    const scale = star.zoom;
    const left = box.left + (box.width - width * scale) / 2;
    const top = box.top + (box.height - height * scale) / 2;
    return cells.map(([x, y]) => [left + (x + 0.5) * scale, top + (y + 0.5) * scale] as const);
  }, cells);
  await page.mouse.move(...points[0]!);
  await page.mouse.down();
  for (const point of points.slice(1)) await page.mouse.move(...point, { steps: 4 });
  await page.mouse.up();
  await settled(page);
}

/** A new map of this world. */
async function begun(page: Page): Promise<void> {
  await pressed(page, "New…");
  const dialog = page.getByRole("dialog", { name: "A new map" });
  await dialog.getByLabel("World").selectOption("Things that move");
  await dialog.getByLabel("Width").first().fill("12");
  await dialog.getByLabel("Height").first().fill("7");
  await dialog.getByRole("button", { name: "Draw it" }).click();
  await strip(page).waitFor();
  await settled(page);
}

describe("a walk in the lab", () => {
  test("gets a wall at a tick, which undo takes back, and a link, saving and texts for a page have it", async ({
    page,
  }) => {
    await opened(page);
    await begun(page);
    expect(await changes(page)).toEqual([]);
    // From the start, a wall of the map itself.
    await drag(page, [3, 0], [3, 2]);
    expect(await changes(page)).toEqual([]);
    await page.getByRole("slider", { name: "Tick" }).fill("4");
    await strip(page).getByRole("button", { name: "Tick 4" }).click();
    await drag(page, [7, 2], [7, 4]);
    const drawn = [2, 3, 4].map((y) => ({ at: 4, place: [7, y], wall: true }));
    expect(await changes(page)).toEqual(drawn);
    expect(await tick(page)).toBe(4);
    // What is drawn once more is taken away.
    await drag(page, [7, 4]);
    expect(await changes(page)).toEqual(drawn.slice(0, 2));
    await page.keyboard.press("Control+z");
    await settled(page);
    expect(await changes(page)).toEqual(drawn);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("changes=4,7,2,w_4,7,3,w_4,7,4,w");
    await strip(page).getByLabel("Replans by").selectOption("A* anew");
    await settled(page);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("replanner=astar");
    await page.reload();
    await strip(page).waitFor();
    await settled(page);
    expect(await changes(page)).toEqual(drawn);
    expect(await strip(page).getByLabel("Replans by").inputValue()).toBe("astar");
    expect(await strip(page).getByRole("button", { name: "Tick 4", exact: true }).count()).toBe(1);
    await pressed(page, "Save…");
    await page.getByRole("button", { name: "For my page…" }).click();
    const text = page.getByLabel("The text to paste");
    await expect.poll(() => text.textContent()).toContain('replanner="astar"');
    expect(await text.textContent()).toContain("changes=");
    await page.keyboard.press("Escape");
    await strip(page).getByRole("button", { name: "Take away what comes at tick 4" }).click();
    await settled(page);
    expect(await changes(page)).toEqual([]);
  });

  test("is played tick by tick, and three replanners stand beside each other", async ({ lab: page }) => {
    await taken(page, "corridor");
    await strip(page).waitFor();
    await page.evaluate(() => {
      document.querySelector("step-star")!.speed = 0.01;
    });
    await strip(page).getByRole("button", { name: "Play the walk" }).click();
    expect(await page.evaluate(() => document.querySelector("step-star")!.stepUnit)).toBe("tick");
    expect(await page.evaluate(() => document.querySelector("step-star")!.playing)).toBe(true);
    await strip(page).getByRole("button", { name: "All three" }).click();
    await settled(page);
    await page.getByRole("slider", { name: "Tick" }).fill("7");
    await page.evaluate(() => document.querySelector("step-star")!.stepBy(1));
    await settled(page);
    const captions = await page.evaluate(() =>
      [...document.querySelector("step-star")!.shadowRoot!.querySelectorAll("figcaption")].map(
        (caption) => caption.textContent!.split(",")[0],
      ),
    );
    await strip(page).getByRole("button", { name: "All three" }).click();
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.pause();
      star.stepUnit = "expansion";
      star.removeAttribute("speed");
    });
    expect(captions.map((text) => text!.replace(/\d+ repaired/, "n repaired"))).toEqual([
      "A · D* Lite: tick 7: n repaired",
      "B · LPA*: tick 7: n repaired",
      "C · A* anew: tick 7: n repaired",
    ]);
  });
});

test("a walk that is compared from the menu stands beside A* anew, and a search after it beside Dijkstra", async ({
  lab: page,
}) => {
  await taken(page, "corridor");
  const other = () => page.evaluate(() => document.querySelector("step-star")!.getAttribute("other"));
  await page.evaluate(() => document.querySelector("step-star")!.removeAttribute("other"));
  await pressed(page, "Compare");
  await settled(page);
  expect(await other()).toBe("replanner: astar");
  expect(await page.evaluate(() => document.querySelector("step-star")!.otherTrace!.ticks)).toBe(40);
  await pressed(page, "Compare");
  await taken(page, "trap");
  await pressed(page, "Compare");
  await settled(page);
  expect(await other()).toBe("algorithm: dijkstra");
  await pressed(page, "Compare");
});

const seek = (page: Page, position: number) =>
  page.evaluate((position) => {
    const board = document.querySelector("step-star")!;
    board.position = Math.min(position, board.trace!.length);
  }, position);

describe("others who move", () => {
  test("give way to cells that change whatever was chosen for them, and undo brings that back", async ({ page }) => {
    await opened(page, "#example=guard&algorithm=dijkstra");
    const found = () =>
      page.evaluate(() => {
        const { result, changes, options } = document.querySelector("step-star")!;
        return [result?.status, changes, options.algorithm ?? "auto"];
      });
    await strip(page).getByLabel("Things that move").selectOption("Cells change");
    await settled(page);
    expect(await found(), "a walk has no menu of algorithms").toEqual(["found", [], "auto"]);
    await page.evaluate(() => document.querySelector("step-star")!.undo());
    await settled(page);
    expect(await found()).toEqual(["found", null, "dijkstra"]);
  });

  test("are recorded by a drag or by keys, wait, are undone and taken away", async ({ page }) => {
    await opened(page);
    await begun(page);
    await strip(page).getByLabel("Things that move").selectOption("Others move");
    await strip(page).getByRole("button", { name: "Record a mover" }).click();
    await drag(page, [2, 5], [5, 5]);
    expect(await movers(page)).toEqual([[2, 3, 4, 5].map((x) => [x, 5])]);
    expect(await changes(page)).toBeNull();
    await page.keyboard.press("Control+z");
    await settled(page);
    expect(await movers(page)).toEqual([]);
    await page.keyboard.press("Control+y");
    await settled(page);
    expect(await strip(page).getByText("Mover 1, ticks: 4").count()).toBe(1);
    await page.evaluate(() => document.querySelector("step-star")!.focus());
    for (const key of ["i", "Enter", "ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await settled(page);
    expect((await movers(page))[1]).toHaveLength(3);
    // One waits by the tick in view: keys alone step there, and press the button.
    const waits = strip(page).getByRole("button", { name: "Wait" }).first();
    await seek(page, 0);
    await waits.focus();
    await page.keyboard.press("Enter");
    await settled(page);
    expect((await movers(page))[0]).toEqual([2, 2, 3, 4, 5].map((x) => [x, 5]));
    await page.getByText("Mover 1 waits at (2, 5) from tick 0 on.").waitFor();
    expect(await waits.evaluate((button) => button === document.activeElement)).toBe(true);
    await seek(page, Number.MAX_SAFE_INTEGER);
    await waits.click();
    await page.getByText("Mover 1 has arrived at this tick").waitFor();
    await strip(page).getByRole("button", { name: "Take this mover away" }).first().click();
    await settled(page);
    expect(await movers(page)).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("movers=");
  });
});
