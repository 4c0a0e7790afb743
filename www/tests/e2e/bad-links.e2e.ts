/** A link that means nothing, or much too much, is answered in one short sentence; nothing on the page tells of another search. */
import { expect } from "vitest";
import { opened, settled } from "./lab-page.js";
import { test } from "./page.js";

const LONG = "x".repeat(300_000);

test.for([`#map=${LONG}`, `#algorithm=${LONG}`, `#${LONG}=1`, `#step=${LONG}`])(
  "300,000 letters in a link: %$",
  async (hash, { page }) => {
    await page.goto("embed.html#map=3x1!r0");
    await page.goto(`embed.html${hash}`);
    const said = page.locator("p[role=alert], step-star [role=alert]").filter({ hasText: /xxx…/ }).first();
    await said.waitFor();
    expect((await said.textContent())!.length, "in embed.html").toBeLessThan(260);

    await page.goto(`index.html${hash}`);
    const noticed = page.locator("#notice, step-star [role=alert]").filter({ hasText: /xxx…/ }).first();
    await noticed.waitFor();
    expect((await noticed.textContent())!.length, "in the lab").toBeLessThan(260);
  },
);

test("the lab names what means nothing in a link, and follows the rest", async ({ page }) => {
  await opened(page, "#example=trap&weigth=2");
  await page.getByText('The link says "weigth", which means nothing here: check the spelling.').waitFor();
  expect(await page.evaluate(() => document.querySelector("step-star")!.result?.status)).toBe("found");
});

test.for([
  [
    "#example=trap&mode=foo",
    'The link says "mode=foo", which means nothing here: it may be "watch", "compare" or "predict".',
  ],
  ["#example=trap&view=far", "nothing here: it may be left, top and width, such as 0,0,24."],
  ["#example=trap&reverse=maybe", 'The link says "reverse=maybe", which means nothing here: it may be true or false.'],
  ["#example=trap&pinned=99,1&weigth=2", "which means nothing here: check the spelling. The link names (99, 1), which"],
] as const)("the lab and embed.html say what they pass over: %$", async ([hash, sentence], { page }) => {
  await opened(page, hash);
  await page.locator("#notice", { hasText: sentence }).waitFor();
  expect(await page.getByLabel("Search from the goal").isChecked()).toBe(false);
  if (hash.includes("mode")) return;
  await page.goto(`embed.html${hash}`);
  await page.locator("main > [role=alert]", { hasText: sentence }).waitFor();
});

test("a link with a weight of B that is no number is answered by the search, and the field is empty", async ({
  page,
}) => {
  await page.goto("index.html#example=trap&mode=compare&other=weight!heavy");
  await page.locator("step-star [role=alert]", { hasText: '"heavy"' }).waitFor();
  const weights = page.getByLabel("Weight of h");
  await expect.poll(() => weights.count()).toBe(2);
  expect(await weights.nth(1).inputValue()).toBe("");
});

test("after a bad algorithm the menu shows none, and the region for screen readers tells of no path", async ({
  lab: page,
}) => {
  const live = page.locator("step-star [aria-live=polite]").first();
  await expect.poll(() => live.textContent()).not.toBe("");
  await page.evaluate(() => {
    location.hash = "#example=trap&from=4,7&algorithm=nonsense";
  });
  await page.locator("#notice, step-star").getByText('is "nonsense"').first().waitFor();
  await expect.poll(() => live.textContent()).toBe("");
  const menu = page.getByLabel("Algorithm");
  await expect.poll(() => menu.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(-1);
  await menu.selectOption("dijkstra");
  await settled(page);
  expect(await page.evaluate(() => document.querySelector("step-star")!.trace?.algorithm)).toBe("dijkstra");
});
