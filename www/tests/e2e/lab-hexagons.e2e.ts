/** Hexagons on the lab's board: the shelf, drawing by mouse and by keyboard, links, files, the dialog "New", and what is said of them. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { loadText, opened, pressed, saved, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

type Place = readonly [q: number, r: number];

const shown = (page: Page) =>
  page.evaluate(() => {
    const { hexagons, start, goal, result } = document.querySelector("step-star")!;
    return { text: hexagons?.toText() ?? "", start, goal, cost: result?.cost };
  });

/** The cheapest cost by cube coordinates: every neighbour of every cell is tried until nothing changes any more. */
function cheapest(text: string, from: Place, to: Place): number {
  const rows = text.trim().split("\n").slice(1);
  const cells = rows.flatMap((row, r) =>
    [...row.replaceAll(" ", "")].map((letter, x) => ({ letter, q: x - Math.floor(r / 2), r, g: Infinity })),
  );
  const cost = (letter: string) => (/\d/.test(letter) ? Number(letter) : 1);
  const at = ([q, r]: Place) => cells.find((cell) => cell.q === q && cell.r === r)!;
  at(from).g = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of cells)
      for (const b of cells) {
        const isNext = Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r) === 2;
        if (!isNext || b.letter === "#" || a.g + cost(b.letter) >= b.g) continue;
        b.g = a.g + cost(b.letter);
        changed = true;
      }
  }
  return at(to).g;
}

/** Where the middle of a pointy hexagon is on the page: rows are three quarters of a hexagon's height apart, which is the scale. */
async function pixelOf(page: Page, [q, r]: Place): Promise<{ x: number; y: number }> {
  const { left, top, scale } = await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    const { left, top } = star.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
    const { ground } = star.scene() as Extract<ReturnType<typeof star.scene>, { kind: "grid" }>;
    const { scale, x, y } = ground.view;
    return { left: left - x * scale, top: top - y * scale, scale };
  });
  const high = (4 / 3) * scale;
  const wide = (high * Math.sqrt(3)) / 2;
  return { x: left + wide * (q + r / 2 + 0.5), y: top + high / 2 + r * high * 0.75 };
}

const wallAt = (page: Page, at: Place) =>
  page.evaluate(([q, r]) => document.querySelector("step-star")!.hexagons!.isWall([q, r]), at);

test("the example's path is the cheapest by six steps, and the badge says so", async ({ page }) => {
  await opened(page, "#example=hexagons");
  const { text, start, goal, cost } = await shown(page);
  expect(cost).toBe(cheapest(text, start as unknown as Place, goal as unknown as Place));
  await expect
    .poll(() => page.evaluate(() => document.querySelector("step-star")!.truth))
    .toMatchObject({ optimal: true, optimalCost: cost, admissible: true, consistent: true });
  await page.getByText("where could a path cut a corner?").first().waitFor({ state: "attached" });
  const moves = () =>
    page
      .getByLabel("Moves")
      .first()
      .evaluate((menu: HTMLSelectElement) => menu.selectedOptions[0]!.text);
  await expect.poll(moves).toBe("6 directions");
  await page.evaluate(() => {
    location.hash = "#example=ties";
  });
  await expect.poll(moves).toBe("4 directions");
});

test("a mouse draws the hexagon that it points at, on a slant without gaps; undo takes it back, and a link keeps it", async ({
  page,
  open,
}) => {
  await opened(page, "#example=hexagons");
  const before = await shown(page);
  const [from, to] = [await pixelOf(page, [1, 4]), await pixelOf(page, [1, 8])];
  await page.evaluate(() => {
    document.querySelector("step-star")!.tool = "wall";
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await settled(page);
  for (const r of [4, 5, 6, 7, 8]) expect(await wallAt(page, [1, r])).toBe(true);
  const drawn = await shown(page);
  expect(drawn.text.split("#").length - before.text.split("#").length).toBe(5);
  await expect.poll(() => new URL(page.url()).hash).toContain("hexagons=pointy");
  const { hash } = new URL(page.url());
  const other = await open();
  await opened(other, hash);
  expect((await shown(other)).text).toBe(drawn.text);
  expect((await shown(other)).start).toEqual(before.start);
  await page.keyboard.press("Control+z");
  await settled(page);
  expect((await shown(page)).text).toBe(before.text);
});

test("arrow keys go along the row, and up and down by turns, so that they come back; the help says so", async ({
  page,
}) => {
  await opened(page, "#example=hexagons");
  const look = () =>
    page.evaluate(() => document.querySelector("step-star")!.shadowRoot!.querySelector(".look")!.textContent);
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.shadowRoot!.querySelector<HTMLElement>(".board")!.focus();
  });
  await page.keyboard.press("i");
  // The start is (-1, 6), in an even row.
  for (const [key, place] of [
    ["ArrowRight", "(0, 6)"],
    ["ArrowUp", "(1, 5)"],
    ["ArrowUp", "(1, 4)"],
    ["ArrowDown", "(1, 5)"],
    ["ArrowDown", "(0, 6)"],
    ["ArrowDown", "(0, 7)"],
    ["ArrowLeft", "(-1, 7)"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(look).toContain(place);
  }
  await page.keyboard.press("w");
  await page.keyboard.press("Enter");
  expect(await wallAt(page, [-1, 7])).toBe(true);
  await page.keyboard.press("?");
  await page.getByText("across it by turns to either side").waitFor();
});

test("hexagons are saved as text, as JSON and as a picture, loaded again, and given to other pages", async ({
  page,
}) => {
  await opened(page, "#example=hexagons");
  const before = await shown(page);
  await pressed(page, "Save…");
  const [file, text] = await saved(page, "ASCII");
  expect(file).toBe("hexagons-17x11-hexagons.txt");
  expect(text.replace(/[SG]/g, ".")).toBe(before.text);
  const [, json] = await saved(page, "JSON");
  expect((await saved(page, "SVG"))[1]).toMatch(/^<svg /);
  expect((await saved(page, "Places"))[1]).toMatch(/^q,r\n-1,6\n/);
  await page.keyboard.press("Escape");
  for (const content of [text, json]) {
    await taken(page, "trap");
    await loadText(page, content);
    await expect
      .poll(() => shown(page))
      .toMatchObject({ ...before, text: expect.stringMatching(/^hexagons pointy\n/) });
  }
  await pressed(page, "Save…");
  await page.getByRole("button", { name: "For my page…" }).click();
  await page.locator(".for-my-page code").getByText("hexagons pointy").waitFor();
});

test("New draws hexagons of both kinds, from start to goal; undo brings the map before back", async ({ page }) => {
  await opened(page);
  for (const orientation of ["pointy", "flat"] as const) {
    await pressed(page, "New…");
    const dialog = page.getByRole("dialog", { name: "A new map" });
    await dialog.getByLabel("World").selectOption(orientation);
    await dialog.getByLabel("Kind").selectOption("rooms");
    const form = dialog.locator("form", { has: page.getByRole("button", { name: "Draw it" }) });
    await form.getByLabel("Width").fill("9");
    await form.getByLabel("Height").fill("7");
    await dialog.getByRole("button", { name: "Draw it" }).click();
    await expect
      .poll(() => page.evaluate(() => document.querySelector("step-star")!.hexagons?.orientation))
      .toBe(orientation);
    await settled(page);
    expect(await page.evaluate(() => document.querySelector("step-star")!.result!.status)).toBe("found");
  }
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await settled(page);
  expect(await page.evaluate(() => document.querySelector("step-star")!.grid !== null)).toBe(true);
});

test("a finger draws hexagons, and drags the start from one to another", async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await opened(page, "#example=hexagons");
  const session = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...at: Place[]) => {
    const points = await Promise.all(at.map((place) => pixelOf(page, place)));
    await session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  };
  const [from, to, next]: Place[] = [
    [0, 8],
    [3, 8],
    [0, 6],
  ];
  await page.evaluate(() => {
    document.querySelector("step-star")!.tool = "wall";
  });
  await touch("touchStart", from!);
  await touch("touchMove", to!);
  await touch("touchEnd");
  await settled(page);
  for (let q = 0; q <= 3; q++) expect(await wallAt(page, [q, 8]), `${q}, 8`).toBe(true);
  const { start, text } = await shown(page);
  await touch("touchStart", start as unknown as Place);
  await touch("touchMove", next!);
  await touch("touchEnd");
  await settled(page);
  expect(await shown(page)).toMatchObject({ start: next, text });
});
