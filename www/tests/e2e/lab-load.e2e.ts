/** Loading in the lab: maps, graphs and pictures. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { some } from "../share.js";
import { board, load, pressed, settled } from "./lab-page.js";
import { test } from "./page.js";

const cells = (page: Page) => page.evaluate(() => [...document.querySelector("step-star")!.grid!.cells()].join(""));

test("maps and graphs load from every format", async ({ lab: page }) => {
  const before = await cells(page);
  // Good news goes by itself after a while.
  const notices = await page.evaluateHandle(() => {
    const notice = document.querySelector("#notice")!;
    const notices: (string | null)[] = [];
    new MutationObserver(() => notices.push(notice.textContent)).observe(notice, { childList: true });
    return notices;
  });
  const files = [
    ["map.map", "type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n"],
    ["matrix.json", "[[0,0,0,0],[0,1,1,0],[0,0,0,0]]"],
    ["digits.txt", "4 3\n0000\n0110\n0000\n"],
    ["ascii.txt", "S...\n.##.\n...G\n"],
  ] as const;
  for (const [name, text] of some(files, 2)) {
    await load(page, name, text);
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await settled(page);
    expect(await cells(page), name).toBe("000001100000");
    expect(await notices.jsonValue()).toContain(`${name} is on the board.`);
    expect(await board(page, "status"), name).toBe("found");
    await page.evaluate(() => document.querySelector("step-star")!.undo());
    await settled(page);
    expect(await cells(page), "undo restores the first map before the next file").toBe(before);
  }
  const graph = {
    nodes: [
      { id: 3, x: 0, y: 0 },
      { id: 9, x: 2, y: 1 },
    ],
    connections: [{ from: 3, to: 9, cost: 4 }],
  };
  await load(page, "graph.json", JSON.stringify(graph));
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await settled(page);
  expect(await board(page, "cost")).toBe(4);
});

test("a bad file is refused with one sentence, and the board stays as it was", async ({ lab: page }) => {
  const before = await board(page, "map");
  const files = [
    ["letters.txt", "4 2\n00x0\n0000"],
    ["empty.trace.json", '{"version": "1.4.0", "events": [{"type": "source"}]}'],
    ["ragged.txt", "S..\n....\n..G"],
    ["broken.json", "[[0, 1], [0,"],
    ["other.json", '{"hello": 1}'],
    ["empty.txt", "  \n "],
  ] as const;
  for (const [name, text] of some(files, 2)) {
    await load(page, name, text);
    const alert = page.getByRole("alert").filter({ hasText: `${name} can't be loaded.` });
    expect((await alert.textContent())!.length).toBeGreaterThan(name.length + 30);
    expect(await page.getByRole("alert").count(), name).toBe(1);
    await page.keyboard.press("Escape");
    expect(await board(page, "map"), name).toBe(before);
    expect(await board(page, "expansion"), name).toBe(96);
  }
  await load(page, "plan.png", "not a picture", "image/png");
  await page.getByText(/can't read it as a picture/).waitFor();
  await page.keyboard.press("Escape");
});

test("the name of a refused file may be long, without a space: it is wrapped", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./");
  await settled(page);
  const name = `${"campus_second_floor_".repeat(8)}.txt`;
  await load(page, name, "4 2\n00x0\n0000");
  const alert = page.getByRole("alert").filter({ hasText: `${name} can't be loaded.` });
  await alert.waitFor();
  const beyond = await alert.evaluate((told) => {
    const box = told.closest("dialog") ?? told;
    return [box.scrollWidth - box.clientWidth, document.documentElement.scrollWidth - innerWidth];
  });
  expect(beyond).toEqual([0, 0]);
});

test("a picture of a floor plan becomes a map, with a live preview", async ({ lab: page }) => {
  let workers = 0;
  page.on("worker", () => workers++);
  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 120;
    canvas.height = 80;
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 120, 80);
    context.fillStyle = "#222";
    context.fillRect(40, 0, 10, 60);
    return canvas.toDataURL();
  });
  await load(page, "plan.png", Buffer.from(picture.split(",")[1]!, "base64"), "image/png");
  const dialog = page.getByRole("dialog", { name: "A picture as a map" });
  await dialog.getByLabel("Cell, in pixels").fill("10");
  await dialog.getByText("12 × 8 cells, 6 % walls").waitFor();
  expect(
    await dialog.locator(".options label").allTextContents(),
    "the settings are shown as numbers, so that they can be repeated",
  ).toEqual(["Cell, in pixels: 10", "Dark is below 35", "Wall if so much is dark: 20 %", "Walls are light"]);
  expect(workers, "one worker reads the picture").toBe(1);
  // Pressed twice, as by a double click.
  await dialog.getByRole("button", { name: "Use this map" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await dialog.waitFor({ state: "hidden" });
  await settled(page);
  const walls = await page.evaluate(() => [...document.querySelector("step-star")!.grid!.cells()]);
  expect(walls.length).toBe(96);
  expect(walls.map((wall, cell) => (wall ? cell : -1)).filter((cell) => cell >= 0)).toEqual([4, 16, 28, 40, 52, 64]);
  await page.evaluate(() => document.querySelector("step-star")!.undo());
  await settled(page);
  expect((await cells(page)).length, "loading the picture is one change to undo").toBe(24 * 16);

  await load(page, "plan.png", Buffer.from(picture.split(",")[1]!, "base64"), "image/png");
  await dialog.getByLabel("Walls are light").click();
  await dialog.getByText("94 % walls").waitFor();
  await page.keyboard.press("Escape");
  await load(page, "plan.png", Buffer.from(picture.split(",")[1]!, "base64"), "image/png");
  await dialog.getByText(/ [1-9] % walls/).waitFor();
  expect(await dialog.getByLabel("Walls are light").isChecked(), "inversion is not kept for the next picture").toBe(
    false,
  );
  await page.keyboard.press("Escape");
});

test("an SVG floor plan is read whether or not it states its size", async ({ lab: page }) => {
  const dialog = page.getByRole("dialog", { name: "A picture as a map" });
  for (const size of ['width="120" height="80"', ""]) {
    const plan = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 120 80"><path d="M40 0h10v60h-10z"/></svg>`;
    await load(page, "plan.svg", plan, "image/svg+xml");
    await dialog.getByLabel("Cell, in pixels").fill("40");
    await dialog.getByText("24 × 16 cells, 6 % walls").waitFor();
    await page.keyboard.press("Escape");
  }
  await load(page, "plan.svg", "<svg>not one", "image/svg+xml");
  await page.getByText(/can't read it as a picture/).waitFor();
  await page.keyboard.press("Escape");
});

test("pasted text is loaded as a map", async ({ lab: page }) => {
  await pressed(page, "Load…");
  await page.getByLabel("A map as text").fill("S.#\n..#\n..G");
  await page.getByRole("button", { name: "Load this text" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await settled(page);
  expect(await board(page, "cost")).toBe(4);
});
