/** The shelf of examples and their stories. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { everything } from "../share.js";
import { examples } from "./lab-examples.js";
import { board, drawn, opened, pressed, settled, taken, turned } from "./lab-page.js";
import { test } from "./page.js";

describe("the shelf", () => {
  test("every example opens without an error and has a story", async ({ lab: page }) => {
    // The two largest take as long as all the others together.
    for (const name of examples.filter((name) => everything || !["city", "large"].includes(name))) {
      await page.goto(`index.html#example=${name}`);
      await page.waitForFunction(
        (name) => document.querySelector<HTMLSelectElement>("#tools > select")!.value === name,
        name,
      );
      await settled(page);
      expect((await page.locator("#story").textContent())!.length, name).toBeGreaterThan(40);
      expect(await board(page, "length"), name).toBeGreaterThan(0);
      expect(await page.locator("#notice").isHidden(), name).toBe(true);
    }
  });

  test('"jumps" opens with the rays that its story speaks of', async ({ lab: page }) => {
    await taken(page, "jumps");
    const rays = await page.evaluate(() => {
      const scene = document.querySelector("step-star")!.scene();
      return "marks" in scene ? scene.marks.rays : [];
    });
    expect(rays.length).toBeGreaterThan(2);
  });

  test('in "ties", breaking ties by high g takes 91 expansions instead of 1,920', async ({ lab: page }) => {
    await taken(page, "ties");
    expect(await board(page, "expansions")).toBe(1920);
    await turned(page, "Search");
    await page.getByLabel("Ties").selectOption("high-g");
    await settled(page);
    expect(await board(page, "expansions")).toBe(91);
  });

  test('in "greedy", the searches of A* with a weight of 1 to 5 lie between A* and greedy search', async ({
    lab: page,
  }) => {
    await taken(page, "greedy");
    await turned(page, "Search");
    const sought = async () => [await board(page, "expansions"), await board(page, "cost")] as [number, number];
    const greedy = await sought();
    await page.getByLabel("Algorithm").selectOption("astar");
    await settled(page);
    const exact = await sought();
    expect(exact[0]).toBeGreaterThan(2 * greedy[0]);
    expect(exact[1]).toBeLessThan(greedy[1] - 1);
    for (const weight of [1.2, 1.5, 2, 3, 4, 5]) {
      await page.getByLabel("Weight of h").fill(String(weight));
      await page.getByLabel("Weight of h").blur();
      await settled(page);
      const [expanded, cost] = await sought();
      expect(expanded, `weight ${weight}`).toBeLessThan(exact[0]);
      expect(expanded, `weight ${weight}`).toBeGreaterThan(greedy[0]);
      expect(cost, `weight ${weight}`).toBeGreaterThan(exact[1]);
      expect(cost, `weight ${weight}`).toBeLessThan(greedy[1]);
    }
  });

  test('in "manhattan", the wrong answer is marked as not optimal, and Octile mends it', async ({ lab: page }) => {
    await taken(page, "manhattan");
    await turned(page, "Search");
    await page.locator("#board").getByText("Not optimal", { exact: true }).waitFor();
    await page
      .locator(".panels .warning")
      .getByText(/too high/)
      .waitFor();
    expect(await board(page, "cost")).toBeCloseTo(4.414, 3);
    await page.getByLabel("Estimate h").selectOption("octile");
    await page.locator("#board").getByText("Optimal", { exact: true }).waitFor();
    expect(await board(page, "cost")).toBeCloseTo(3.828, 3);
    expect(await page.locator(".panels .warning").isHidden()).toBe(true);
  });
});

describe("the story of an example", () => {
  const chosen = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLSelectElement>("#tools > select")!.value);

  test("stays when the map is drawn on, but the link loses its name until reload or undo restores the map", async ({
    lab: page,
  }) => {
    for (const back of ["reload", "undo"] as const) {
      await page.evaluate(() => document.querySelector("step-star")!.clear());
      await settled(page);
      expect(await page.locator("#story").textContent()).toContain("pocket");
      expect(await chosen(page)).toBe("");
      await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#map=24x16/);
      await page.evaluate((back) => document.querySelector("step-star")![back](), back);
      await settled(page);
      expect(await chosen(page), back).toBe("trap");
    }
  });

  test("is shown even if its map cannot be searched with the link's options", async ({ page }) => {
    await page.goto("index.html#example=game-graph&algorithm=jps&from=0&to=9");
    await page.locator("step-star .fault", { hasText: "jps" }).waitFor();
    expect(await page.locator("#tools > select").first().inputValue()).toBe("game-graph");
    expect(await page.locator("#story").textContent()).toContain("connection");
  });

  test("goes with a new map, and returns when that is undone", async ({ lab: page }) => {
    await pressed(page, "New…");
    await page.getByRole("button", { name: "Draw it" }).click();
    await page.locator("#story").waitFor({ state: "hidden" });
    await page.evaluate(() => document.querySelector("step-star")!.undo());
    await page.locator("#story", { hasText: "pocket" }).waitFor();
    expect(await chosen(page)).toBe("trap");
  });
});

test("an example taken while comparing opens at its usual step for both searches", async ({ page }) => {
  await opened(page, "#example=terrain&mode=compare&other=algorithm!dijkstra");
  await taken(page, "trap");
  const done = await page.evaluate(() => {
    const { trace, otherTrace } = document.querySelector("step-star")!;
    return [trace, otherTrace].map((trace) => trace!.expansionAt(trace!.position));
  });
  expect(done).toEqual([96, 96]);
});

test("of two examples taken at once the later one stays, though the first takes longer to draw", async ({ page }) => {
  await opened(page, "#example=trap");
  const made = page.waitForEvent("worker").then((worker) => worker.waitForEvent("close"));
  await page.evaluate(() => {
    const shelf = document.querySelector<HTMLSelectElement>("#tools > select")!;
    for (const name of ["large", "terrain"]) {
      shelf.value = name;
      shelf.dispatchEvent(new Event("change"));
    }
  });
  await made;
  await settled(page);
  const shown = () => page.evaluate(() => document.querySelector("step-star")!.grid!.width);
  expect(await shown()).toBeLessThan(60);
  expect(await page.locator("#tools > select").inputValue()).toBe("terrain");
});

test("a link to an example that is left before its map is there marks nothing on the next one", async ({ page }) => {
  await opened(page, "#example=trap");
  const made = page.waitForEvent("worker").then((worker) => worker.waitForEvent("close"));
  await page.evaluate(async () => {
    location.hash = "#example=large&pinned=3,3&view=2,2,40&stops=4,4,opens";
    await new Promise((done) => window.addEventListener("hashchange", done, { once: true }));
    const shelf = document.querySelector<HTMLSelectElement>("#tools > select")!;
    shelf.value = "terrain";
    shelf.dispatchEvent(new Event("change"));
  });
  await made;
  await settled(page);
  const marked = await page.evaluate(() => {
    const { pinned, view, breakPoints } = document.querySelector("step-star")!;
    return { pinned, view, breakPoints };
  });
  expect(await page.locator("#tools > select").inputValue()).toBe("terrain");
  expect(marked).toEqual({ pinned: null, view: null, breakPoints: [] });
});

test("an example that is left for a map of one's own before its search is done does not set that map's step", async ({
  lab: page,
}) => {
  const left = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const shelf = document.querySelector<HTMLSelectElement>("#tools > select")!;
    shelf.value = "neighbours";
    shelf.dispatchEvent(new Event("change"));
    await new Promise((done) => star.addEventListener("edit", done, { once: true }));
    // The goal is walled in, so all other cells are expanded: more than before the step at which the example opens.
    star.map = `${`${".".repeat(40)}\n`.repeat(30)}S${".".repeat(37)}#G`.replace(/\.(?=\n[^\n]*$)/, "#");
    await star.settled;
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return star.trace!.length - star.position;
  });
  expect(left).toBe(0);
});

test("an example is shown whole, wherever the board was magnified before", async ({ lab: page }) => {
  const view = () => page.evaluate(() => document.querySelector("step-star")!.view);
  await page.evaluate(() => {
    document.querySelector("step-star")!.view = [3, 3, 8];
  });
  await drawn(page);
  expect(await view()).not.toBe(null);
  await taken(page, "trap");
  expect(await view()).toBe(null);
});
