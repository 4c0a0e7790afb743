/** Published queries (.scen) in the lab: choose one, run all, wrong ones first. */
import { expect } from "vitest";
import { board, load, opened, panel, settled } from "./lab-page.js";
import { test } from "./page.js";

const MAP = "type octile\nheight 3\nwidth 5\nmap\n.....\n.@@@.\n.....\n";
/** The second length is not the truth. */
const QUERIES = `version 1
0	maps/small.map	5	3	0	0	4	0	4
0	maps/small.map	5	3	0	1	4	1	5
0	maps/small.map	5	3	0	0	0	2	2
`;

test("a file of queries is chosen from, and all are run, with those first whose length is another", async ({
  page,
}) => {
  await opened(page);
  await load(page, "small.map.scen", QUERIES);
  const scenarios = panel(page, "Scenarios");
  await scenarios.getByText("These are queries on small.map of 5 x 3 cells; the map on the board has").waitFor();
  expect(await scenarios.getByRole("button", { name: "Run all" }).isDisabled()).toBe(true);
  await load(page, "small.map", MAP);
  await scenarios.getByText("small.map.scen: 3 queries.").waitFor();
  await scenarios.getByRole("button", { name: "Run all" }).click();
  await scenarios.getByText("Longer than published: 1 of 3.", { exact: true }).waitFor();
  const rows = await scenarios.locator("tbody tr").allTextContents();
  expect(rows).toEqual(["2(0, 1)(4, 1)56 ✗", "1(0, 0)(4, 0)44", "3(0, 0)(0, 2)22"]);
  // By other rules than before the column is old, and when it is found anew it says that they are others.
  await page.getByLabel("Moves").first().selectOption("always");
  await scenarios.getByText("Found with other choices than now: run them again.").waitFor();
  await scenarios.getByRole("button", { name: "Run all" }).click();
  await scenarios.getByText(/^Shorter than published: 1 of 3\. The published lengths are by other rules/).waitFor();
  await page.getByLabel("Moves").first().selectOption("no-obstacles");
  await scenarios.getByRole("button", { name: "2", exact: true }).click();
  await settled(page);
  expect([await board(page, "start"), await board(page, "goal"), await board(page, "cost")]).toEqual([
    [0, 1],
    [4, 1],
    6,
  ]);
  const columns = () => scenarios.locator("tbody tr td:last-child").allTextContents();
  expect(await columns(), "the answers stay").not.toContain("–");
  expect(await columns()).toHaveLength(3);
  // On another map the answers would say nothing.
  await page.evaluate(() => document.querySelector("step-star")!.clear());
  await expect.poll(() => scenarios.locator("tbody tr").first().textContent()).toBe("1(0, 0)(4, 0)4–");
  await scenarios.getByRole("button", { name: "Close" }).click();
  expect(await scenarios.count()).toBe(0);
});

test("a broken line of a file of queries is told, and the board stays", async ({ lab: page }) => {
  const before = await board(page, "map");
  await load(page, "broken.scen", QUERIES.replace("\t5\t3\t0\t1\t", "\t5\t3\tx\t1\t"));
  await page
    .getByRole("alert")
    .filter({ hasText: /broken\.scen can't be loaded\..*line 3/i })
    .waitFor();
  await page.keyboard.press("Escape");
  expect(await board(page, "map")).toBe(before);
});
