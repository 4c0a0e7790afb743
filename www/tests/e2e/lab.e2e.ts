/** The lab's page: what it opens with, its legend and its theme. */
import { expect } from "vitest";
import { board, drawn, opened, panel, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

test("the lab opens late in the search of the example trap, with story, panels and verdict", async ({ page }) => {
  await opened(page);
  expect(await board(page, "expansion")).toBe(96);
  expect(await page.locator("#story").textContent()).toContain("pocket");
  const open = panel(page, "Open, in order of expansion");
  expect(await open.locator("tbody tr").count()).toBe(8);
  expect(await panel(page, "What runs").locator("mark").first().textContent()).toContain("close n");
  expect(await panel(page, "The numbers").locator("dd").nth(1).textContent()).toBe("96");
  await page.locator("#board").getByText("Optimal", { exact: true }).waitFor();
});

test("the legend has the board's colours, and on a graph its words", async ({ lab: page }) => {
  const fill = (name: string) =>
    page
      .locator(`.legend .${name}`)
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [open, closed] = await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      const probe = star.shadowRoot!.querySelector<HTMLElement>(".badge")!;
      return ["open", "closed"].map((name) => {
        probe.style.backgroundColor = `var(--${name})`;
        const colour = getComputedStyle(probe).backgroundColor;
        probe.style.backgroundColor = "";
        return colour;
      });
    });
    expect([await fill("open"), await fill("closed")], colorScheme).toEqual([open, closed]);
  }
  const legend = page.locator("#legend");
  expect(await legend.textContent()).toContain("wall");
  // What is not on this board is not explained.
  for (const absent of ["terrain", "improved", "reopened"]) expect(await legend.textContent()).not.toContain(absent);
  // Of a cell the legend explains what it has room for.
  const closer = async () => {
    await page.evaluate(() => {
      document.querySelector("step-star")!.zoom = 50;
    });
    await drawn(page);
  };
  await closer();
  expect(await legend.textContent()).toContain("f = g + h; g from the start, h estimated to the goal");
  await taken(page, "terrain");
  expect(await legend.textContent()).toContain("terrain: its cost");
  expect(await legend.textContent()).toContain("improved");
  await taken(page, "rpg");
  await closer();
  expect(await legend.textContent()).toContain("f = g + h; g from the goal, h estimated to the start");
  await page.evaluate(() => {
    document.querySelector("step-star")!.pinned = [15, 7];
  });
  await page.getByText("g, from the goal").waitFor();
  await taken(page, "greedy");
  await closer();
  expect(await legend.textContent()).toContain("f = h;");
  await taken(page, "game-graph");
  expect(await legend.textContent()).toContain("occupied");
  expect(await legend.textContent()).toContain("beside a node: g + h = f, or f alone; g from the start");
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  await settled(page);
  expect(await legend.textContent(), "no h, as on the board").toContain("beside a node: g, from the start");
  await page.getByLabel("Algorithm").selectOption("astar");
  await page.getByLabel("Estimate h").selectOption("zero");
  await settled(page);
  expect(await legend.textContent(), "an estimate of 0").toContain("beside a node: g, from the start");
});

test("a theme chosen in one tab applies to the others", async ({ open }) => {
  const page = await open();
  await opened(page);
  const other = await page.context().newPage();
  await opened(other);
  await other.getByLabel("Theme").selectOption("dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe("dark");
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  await other.close();
});

test("the legend explains rays and way points while there are some", async ({ lab: page }) => {
  const legend = page.locator("#legend");
  const told = async () => {
    const text = await legend.textContent();
    return ["ray", "way point"].map((what) => text!.includes(what));
  };
  expect(await told()).toEqual([false, false]);
  await taken(page, "jumps");
  expect(await told()).toEqual([true, false]);
  await page.evaluate(() => {
    document.querySelector("step-star")!.through = [[30, 20]];
  });
  await settled(page);
  expect(await told()).toEqual([true, true]);
  await taken(page, "trap");
  expect(await told()).toEqual([false, false]);
});
