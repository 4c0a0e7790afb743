/** Floors in the lab: a world under "New", links, files, undo, texts for pages, a comparison, and the page that checks runs. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { loadText, opened, panel, pressed, saved, settled, taken, turned } from "./lab-page.js";
import { test } from "./page.js";

const shown = (page: Page) =>
  page.evaluate(() => {
    const { floors, start, goal, result } = document.querySelector("step-star")!;
    return { text: floors?.toText() ?? "", start, goal, cost: result!.cost };
  });
/** The example's. */
const [NAIVE, BEST] = [19, 9];

test("the example's question is answered by the audit, and a link opens the same floors again", async ({
  page,
  open,
}) => {
  await opened(page, "#example=floors");
  expect((await shown(page)).cost).toBe(NAIVE);
  await page.getByText(`Not optimal: ${NAIVE}, the best is ${BEST}`).first().waitFor();
  await page.getByLabel("Estimate h").selectOption("auto");
  await settled(page);
  expect((await shown(page)).cost).toBe(BEST);
  // A stroke, and the map has no name any more: the link holds its cells.
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.goal = [2, 0, 1];
    star.pinned = [3, 3, 1];
    star.clear();
  });
  await settled(page);
  const before = await shown(page);
  await expect.poll(() => new URL(page.url()).hash).toContain("pinned=3,3,1");
  const hash = new URL(page.url()).hash;
  expect(hash).toContain("floors=20x8!");
  const other = await open();
  await opened(other, hash);
  expect(await shown(other)).toEqual(before);
  expect(await other.evaluate(() => document.querySelector("step-star")!.pinned)).toEqual([3, 3, 1]);
  await other.getByRole("tab", { name: "One cell" }).click();
  await other.getByText("(3, 3) on floor 1 is").first().waitFor();
});

test("New draws floors with walls and two stairs from each to the next; undo brings the map before back, and redo the floors", async ({
  page,
}) => {
  await opened(page);
  await pressed(page, "New…");
  const dialog = page.getByRole("dialog", { name: "A new map" });
  await dialog.getByLabel("World").selectOption("floors");
  expect(await dialog.getByLabel("Kind").inputValue(), "empty floors are no question").toBe("rooms");
  const form = dialog.locator("form", { has: page.getByRole("button", { name: "Draw it" }) });
  await form.getByRole("combobox", { name: "Floors", exact: true }).selectOption("3");
  await form.getByLabel("Width").fill("7");
  await form.getByLabel("Height").fill("7");
  await dialog.getByRole("button", { name: "Draw it" }).click();
  const drawn = () =>
    page.evaluate(() => {
      const { floors } = document.querySelector("step-star")!;
      return floors?.links.map(({ from, to }) => `${from} ${to}`);
    });
  // On the next floor in the other corners.
  await expect.poll(drawn).toEqual(["6,0,0 6,0,1", "0,6,0 0,6,1", "0,0,1 0,0,2", "6,6,1 6,6,2"]);
  for (const floor of (await shown(page)).text.trim().split("\n\n")) expect(floor).toContain("#");
  await settled(page);
  const { start, goal, cost } = await shown(page);
  expect([start, goal]).toEqual([
    [0, 0, 0],
    [6, 6, 2],
  ]);
  await page.keyboard.press("Control+z");
  await settled(page);
  expect((await shown(page)).text).toBe("");
  await page.keyboard.press("Control+y");
  await settled(page);
  expect((await shown(page)).cost).toBe(cost);
});

test("floors are saved as text, loaded again, and given to other pages", async ({ page }) => {
  await opened(page, "#example=floors");
  const before = await shown(page);
  await pressed(page, "Save…");
  const [file, text] = await saved(page, "ASCII");
  expect(file).toBe("floors-2-floors.txt");
  expect(text).toContain("0,3,0 -> 16,3,1\n");
  const [, json] = await saved(page, "JSON");
  expect(await page.getByRole("button", { name: "Digits", exact: true }).isVisible()).toBe(false);
  expect((await saved(page, "PNG"))[0]).toBe("floors-2-floors-step.png");
  expect((await saved(page, "SVG"))[1]).toContain("Floor 1");
  expect((await saved(page, "Places"))[1]).toMatch(/^x,y,floor\n/);
  await page.keyboard.press("Escape");
  for (const content of [text, json]) {
    await taken(page, "trap");
    await loadText(page, content);
    await expect.poll(async () => (await shown(page)).text).toBe(before.text);
    await settled(page);
    expect(await shown(page)).toEqual({ ...before, cost: (await shown(page)).cost });
  }
  // As a tag, which shows the same.
  await pressed(page, "Save…");
  await page.getByRole("button", { name: "For my page…" }).click();
  const code = page.locator(".for-my-page code");
  await code.getByText("0,3,0 -").waitFor();
  expect(await code.textContent()).toMatch(/0,3,0 -(&gt;|>) 16,3,1/);
});

test("floors are resized, one is added at the top and taken away again, with its stairs; undo brings all back", async ({
  page,
}) => {
  await opened(page, "#example=floors");
  const before = await shown(page);
  const sized = async (width: string, floors: string) => {
    await pressed(page, "New…");
    const form = page.locator("dialog[open] form", { has: page.getByRole("button", { name: "Resize" }) });
    await form.getByLabel("Width").fill(width);
    await form.getByRole("combobox", { name: "Floors" }).selectOption(floors);
    await form.getByRole("button", { name: "Resize" }).click();
    await settled(page);
    return page.evaluate(() => {
      const { floors, starts, goals, result } = document.querySelector("step-star")!;
      const [{ width }, { count, links }] = [floors!.floor(floors!.count - 1), floors!];
      return [width, count, links.length, starts.length, goals.length, result!.status];
    });
  };
  expect(await sized("22", "3")).toEqual([22, 3, 2, 1, 1, "found"]);
  await page.locator("step-star").getByRole("button", { name: "Floor 2" }).click();
  // The goal was on floor 1, and both stairs led there.
  expect(await sized("22", "1")).toEqual([22, 1, 0, 1, 1, "found"]);
  const thrown = await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    try {
      star.resize(10, 10, 0);
    } catch (error) {
      return String(error);
    }
    return "nothing";
  });
  expect(thrown).toMatch(/^RangeError: The number of floors is 0: it must be a whole number from 1 to 1024\.$/);
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.undo();
    star.undo();
    await star.settled;
  });
  expect((await shown(page)).text).toBe(before.text);
});

test("a floor in the middle is taken away, and one put in; what stands above follows, what is lost is told, undo brings all back", async ({
  page,
}) => {
  await opened(page);
  const tower = "S.a\n...\n\na.b\n\nb.G";
  await page.evaluate((tower) => {
    const star = document.querySelector("step-star")!;
    star.map = tower;
  }, tower);
  await settled(page);
  await page.evaluate(() => {
    document.querySelector("step-star")!.through = [[1, 0, 1]];
  });
  await settled(page);
  const before = await shown(page);
  const change = async (floor: string, how: string) => {
    await pressed(page, "New…");
    const dialog = page.getByRole("dialog", { name: "A new map" });
    await dialog.getByRole("combobox", { name: "Floor", exact: true }).selectOption(floor);
    await dialog.getByRole("button", { name: how }).click();
    await dialog.waitFor({ state: "hidden" });
    await settled(page);
  };
  await change("1", "Put an empty floor below it");
  await page.getByText("Floor 1 is new; those above it count one more.").waitFor();
  const more = await shown(page);
  expect(more.text).toBe("..a\n...\n\n...\n\na.b\n\nb..\n");
  expect([more.start, more.goal, more.cost]).toEqual([[0, 0, 0], [2, 0, 3], before.cost]);
  expect(await page.evaluate(() => document.querySelector("step-star")!.through)).toEqual([[1, 0, 2]]);
  await change("3", "Take it away");
  await page.getByText("that led there went with it: 1. The goal is now (2, 0) on floor 2.").waitFor();
  expect((await shown(page)).text).toBe("..a\n...\n\n...\n\na..\n");
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.undo();
    star.undo();
    await star.settled;
  });
  expect(await shown(page)).toEqual(before);
});

test("a picture of large floors has all of their cells, and the legend says what stairs are", async ({ page }) => {
  await opened(page);
  await page.evaluate(() => {
    const row = ".".repeat(59);
    document.querySelector("step-star")!.map = `S${row}\n${row}a\n\n${row}a\n${row}G`;
  });
  await settled(page);
  await page.getByRole("tab", { name: "Legend" }).click();
  await page.getByText("stairs: up ↑").waitFor();
  await pressed(page, "Save…");
  const [, svg] = await saved(page, "SVG");
  // 60 columns, and 6 rows: those of the floors, and one for the name of each.
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1560 156"/);
});

test("a comparison has floors on both boards, and says that there is no picture of the difference", async ({
  page,
}) => {
  await opened(page, "#example=floors");
  await pressed(page, "Compare");
  await settled(page);
  const costs = () =>
    page.evaluate(() => {
      const { trace, otherTrace } = document.querySelector("step-star")!;
      return [trace?.result.cost, otherTrace?.result.cost];
    });
  await expect.poll(costs).toEqual([NAIVE, BEST]);
  await page.getByText("There is no such picture of several floors").waitFor({ state: "attached" });
});

test("the page that checks runs says of floors: not here", async ({ page }) => {
  await page.goto("check.html");
  await page.getByRole("combobox", { name: "Map" }).selectOption("own");
  await page.getByRole("textbox", { name: "Your map" }).fill("S.a\n\na.G");
  await page.getByRole("button", { name: "Use this map" }).click();
  await page.getByText("Not here: this page judges").first().waitFor();
});

test("a cell of a floor that the pointer was on is nothing on the map without floors that an undo brings back", async ({
  page,
}) => {
  await opened(page);
  await taken(page, "floors");
  await turned(page, "One cell");
  const box = (await page.locator("step-star .board").boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
  await panel(page, "One cell").getByText("on floor").first().waitFor();
  await page.evaluate(() => document.querySelector("step-star")!.undo());
  await settled(page);
  await page.mouse.move(0, 0);
  await settled(page);
  await panel(page, "One cell").getByText("Point at a cell to see its values").waitFor();
});
