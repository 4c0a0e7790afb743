/** The shelf of examples and their stories. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { everything } from "../share.js";
import { examples } from "./lab-examples.js";
import { board, opened, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

describe("the shelf", () => {
  test("every example opens without an error and has a story", async ({ lab: page }) => {
    // The two largest take as long as all the others together.
    for (const name of examples.filter((name) => everything || !["city", "large"].includes(name))) {
      await page.goto(`index.html#example=${name}`);
      await page.waitForFunction(
        (name) => document.querySelector<HTMLSelectElement>("#tools select")!.value === name,
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
    await page.getByLabel("Ties").selectOption("high-g");
    await settled(page);
    expect(await board(page, "expansions")).toBe(91);
  });

  test('in "manhattan", the wrong answer is marked as not optimal, and Octile mends it', async ({ lab: page }) => {
    await taken(page, "manhattan");
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
  const chosen = (page: Page) => page.evaluate(() => document.querySelector<HTMLSelectElement>("#tools select")!.value);

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

  test("is shown even if its map cannot be searched with the link's options", async ({ open }) => {
    const page = await open();
    await page.goto("index.html#example=game-graph&algorithm=jps&from=0&to=9");
    await page.locator("step-star .fault", { hasText: "jps" }).waitFor();
    expect(await page.locator("#tools select").first().inputValue()).toBe("game-graph");
    expect(await page.locator("#story").textContent()).toContain("connection");
  });

  test("goes with a new map, and returns when that is undone", async ({ lab: page }) => {
    await page.getByRole("button", { name: "New…" }).click();
    await page.getByRole("button", { name: "Draw it" }).click();
    await page.locator("#story").waitFor({ state: "hidden" });
    await page.evaluate(() => document.querySelector("step-star")!.undo());
    await page.locator("#story", { hasText: "pocket" }).waitFor();
    expect(await chosen(page)).toBe("trap");
  });
});

test("an example taken while comparing opens at its usual step for both searches", async ({ open }) => {
  const page = await open();
  await opened(page, "#example=terrain&mode=compare&other=algorithm!dijkstra");
  await taken(page, "trap");
  const done = await page.evaluate(() => {
    const { trace, otherTrace } = document.querySelector("step-star")!;
    return [trace, otherTrace].map((trace) => trace!.expansionAt(trace!.position));
  });
  expect(done).toEqual([96, 96]);
});
