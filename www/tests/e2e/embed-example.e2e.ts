/** The embed page reads the lab's links. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { some } from "../share.js";
import { board, drawn, taken } from "./lab-page.js";
import { test } from "./page.js";

for (const name of some(["jumps", "game-graph", "ties", "rpg"], 1)) {
  test(`the example ${name} has the same options, step and cost in the embed page as in the lab`, async ({
    lab,
    page,
  }) => {
    await taken(lab, name);
    const shown = async (page: Page) => ({
      options: await board(page, "options"),
      position: await board(page, "position"),
      cost: await board(page, "cost"),
    });
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto(`embed.html#example=${name}`);
    await expect.poll(() => page.evaluate(() => document.querySelector("step-star")!.trace !== null)).toBe(true);
    await expect.poll(() => shown(page)).toEqual(await shown(lab));
  });
}

test("options and step of a link override those of its example", async ({ page }) => {
  await page.goto("embed.html#example=ties&tieBreak=high-g&step=7");
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")!.position)).toBe(7);
  expect(await page.evaluate(() => document.querySelector("step-star")!.trace!.expansions)).toBe(91);
});

test("a frame as high as the guide's shows the whole element, at any width", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 640 });
  await page.goto("embed.html#make=scatter.40x40.1.20");
  // That of the link, for which the shelf is fetched, not of the page's own map.
  await page.waitForFunction(() => document.querySelector("step-star")!.trace?.width === 40);
  for (const width of [340, 480, 645, 736, 900]) {
    await page.setViewportSize({ width, height: 640 });
    await drawn(page);
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over, `${width} pixels`).toBe(0);
  }
});

test("a damaged link is reported once, until another one works", async ({ page }) => {
  await page.goto("embed.html#map=24x16!zz");
  const fault = page.locator("main > [role=alert]");
  const said = () => fault.filter({ visible: true }).allTextContents();
  await expect.poll(said).toEqual([expect.stringContaining("cut off or was changed")]);
  for (const [hash, sentences] of [
    ["#map=24x16!z", [expect.stringContaining("cut off or was changed")]],
    ["#example=manhattan", []],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await expect.poll(said).toEqual(sentences);
  }
});

test("a name that no link has is pointed out, and the rest of the link holds", async ({ page }) => {
  await page.goto("embed.html#exampel=trap&options=weight:2&step=3");
  const fault = page.locator("main > [role=alert]");
  const read = () => page.evaluate(() => document.querySelector("step-star")!.position);
  await expect.poll(read).toBe(3);
  expect(await fault.textContent()).toBe(
    'The link says "exampel" and "options", which means nothing here: check the spelling.',
  );
  await page.evaluate(() => {
    location.hash = "#example=trap&step=4&editable&view=0,0,9";
  });
  await expect.poll(read).toBe(4);
  expect(await fault.isVisible()).toBe(false);
});

test("options may be written in the address with hyphens, as attributes are", async ({ page }) => {
  await page.goto("embed.html#example=ties&tie-break=high-g&step=7");
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")!.position)).toBe(7);
  expect(await page.evaluate(() => document.querySelector("step-star")!.trace!.expansions)).toBe(91);
});

test("a link that could not hold its map says so", async ({ page }) => {
  await page.goto("embed.html#kept=500x500&from=3,4");
  await expect
    .poll(() => page.locator("main > [role=alert]").textContent())
    .toBe("The map of 500x500 cells was too large for its link: a board shows it from a file, by src.");
});

test("a link without a map moves start and goal on the page's own map", async ({ page }) => {
  await page.goto("embed.html#from=3,4&to=20,0");
  const ends = () =>
    page.evaluate(() => [document.querySelector("step-star")!.start, document.querySelector("step-star")!.goal]);
  await expect.poll(ends).toEqual([
    [3, 4],
    [20, 0],
  ]);
});

test("the way back to an address without a map leads back to the page's own map, as it was", async ({ page }) => {
  const shown = () =>
    page.evaluate(() => {
      const { result, trace, start, through, position } = document.querySelector("step-star")!;
      return [result?.cost, trace?.length, start, through, position];
    });
  await page.goto("embed.html");
  await expect.poll(async () => (await shown())[0]).toBe(23);
  const before = await shown();
  for (const [hash, cost] of [
    ["#example=ties&step=3", 90],
    ["#from=3,4&through=1,1&step=2", 29],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await expect.poll(async () => (await shown())[0]).toBe(cost);
    await page.goBack();
    await expect.poll(shown).toEqual(before);
  }
});

test("a copy of the page without a map of its own shows the maps of its addresses, one after another", async ({
  open,
}) => {
  const page = await open();
  await page.route("**/embed.html", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<step-star>[^<]*</, "<step-star><");
    await route.fulfill({ response, body });
  });
  const cost = () => page.evaluate(() => document.querySelector("step-star")!.result?.cost);
  await page.goto("embed.html#example=ties&step=3");
  await expect.poll(cost).toBe(90);
  await page.evaluate(() => {
    location.hash = "#example=trap&step=4";
  });
  await expect.poll(cost).toBe(25);
});

test("places outside the map are named, and only the others are used", async ({ page }) => {
  await page.goto("embed.html#example=trap&from=99,99&through=1,1_7,99");
  await expect
    .poll(() => page.locator("main > [role=alert]").textContent())
    .toBe("The link names (99, 99) and (7, 99), which this map doesn't have.");
  const { start, goal, through } = await page.evaluate(() => {
    const { start, goal, through } = document.querySelector("step-star")!;
    return { start, goal, through };
  });
  expect({ start, goal, through }).toEqual({ start: [4, 7], goal: [19, 7], through: [[1, 1]] });
});

test("the later of two links wins, even if the map of the first takes longer to load", async ({ open }) => {
  const page = await open();
  let send = () => {};
  const held = new Promise<void>((done) => {
    send = done;
  });
  await page.route("**/assets/shelf-links-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/shelf-links-*.js");
  await page.goto("embed.html#make=scatter.40x40.1.20&weight=3");
  await page.evaluate(() => {
    location.hash = "#graph=1,0,0_2,3,4!1,2,5!&algorithm=dijkstra";
  });
  const shown = () =>
    page.evaluate(() => {
      const { graph, options } = document.querySelector("step-star")!;
      return { nodes: graph?.nodes.length, options };
    });
  const later = { nodes: 2, options: { algorithm: "dijkstra" } };
  await expect.poll(shown).toEqual(later);
  send();
  // Imported after the page's own import, so resolved after it.
  await page.evaluate(`import("${(await asked).url()}").then(() => {})`);
  await page.evaluate(() => document.querySelector("step-star")!.settled);
  expect(await shown()).toEqual(later);
});
