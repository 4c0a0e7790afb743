/** New maps: their dialog, the keys while it is open, and the generators. */
import { describe, expect } from "vitest";
import { some } from "../share.js";
import { board, opened, pressed, settled } from "./lab-page.js";
import { test } from "./page.js";

describe("a new map", () => {
  test("of an impossible size keeps the dialog open and says what is possible", async ({ lab: page }) => {
    const before = await board(page, "map");
    await pressed(page, "New…");
    const dialog = page.getByRole("dialog", { name: "A new map" });
    for (const button of ["Draw it", "Resize"]) {
      const form = dialog.locator("form", { has: page.getByRole("button", { name: button }) });
      const width = await form.getByLabel("Width").inputValue();
      await form.getByLabel("Width").fill("99999");
      await form.getByRole("button", { name: button }).click();
      await form.getByText("from 1 to 2,048").waitFor();
      await form.getByLabel("Width").fill(width);
    }
    expect(await board(page, "map")).toBe(before);
    await page.keyboard.press("Escape");
  });

  test("is empty by default, and the board has the focus, so that keys play and undo", async ({ page }) => {
    // The dialog of a page that served another test has that one's choice.
    await opened(page);
    const before = await board(page, "map");
    await pressed(page, "New…");
    await page.getByRole("button", { name: "Draw it" }).click();
    await expect.poll(() => board(page, "map")).toMatch(/^(\.{41}\n){27}$/);
    await settled(page);
    await page.keyboard.press("Home");
    expect(await board(page, "position")).toBe(0);
    // So slow that it plays longer than any test takes.
    await page.evaluate(() => {
      document.querySelector("step-star")!.speed = 0.01;
    });
    await page.keyboard.press("Space");
    expect(await page.evaluate(() => document.querySelector("step-star")!.playing)).toBe(true);
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+z");
    await expect.poll(() => board(page, "map")).toBe(before);
  });

  test("keys do not reach the board behind a dialog, even when nothing in it has the focus", async ({ lab: page }) => {
    const before = await board(page, "map");
    await pressed(page, "New…");
    const dialog = page.getByRole("dialog", { name: "A new map" });
    await dialog.getByRole("heading", { name: "A new map" }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("c");
    await settled(page);
    expect(await board(page, "map"), "the map is not cleared").toBe(before);
    await page.keyboard.press("Escape");
    expect(await dialog.isHidden()).toBe(true);
  });

  test("while a button of the page has the focus, Home still steps, but Space presses the button", async ({
    lab: page,
  }) => {
    const tools = page.getByRole("button", { name: "Tools" });
    await tools.click();
    await page.keyboard.press("Home");
    expect(await board(page, "position")).toBe(0);
    await page.keyboard.press("Space");
    expect(await tools.getAttribute("aria-expanded")).toBe("false");
    expect(await page.evaluate(() => document.querySelector("step-star")!.playing)).toBe(false);
  });
});

test("every generator draws a map whose goal can be reached", async ({ lab: page }) => {
  for (const kind of some(["rooms", "city", "maze", "caves", "scatter"], 2)) {
    const before = await board(page, "map");
    await pressed(page, "New…");
    await page.getByLabel("Kind").selectOption(kind);
    await page.getByRole("button", { name: "Draw it" }).click();
    await expect.poll(() => board(page, "map")).not.toBe(before);
    await settled(page);
    expect(await board(page, "status"), kind).toBe("found");
  }
});

test("a large agent begins and ends where it has room", async ({ page }) => {
  await opened(page);
  await pressed(page, "New…");
  const dialog = page.getByRole("dialog", { name: "A new map" });
  await dialog.getByLabel("World").selectOption("large");
  await dialog.getByRole("button", { name: "Draw it" }).click();
  await expect.poll(() => board(page, "goal")).toEqual([39, 25]);
  await settled(page);
  expect(await board(page, "status")).toBe("found");
});

test("a world brings what is set in it, and the next one takes that away", async ({ page }) => {
  await opened(page);
  const begun = async (world: string) => {
    await pressed(page, "New…");
    const dialog = page.getByRole("dialog", { name: "A new map" });
    await dialog.getByLabel("World").selectOption(world);
    await dialog.getByLabel("Kind").selectOption("maze");
    await dialog.getByRole("button", { name: "Draw it" }).click();
    await settled(page);
    return page.evaluate(() => {
      const { size, turnCost } = document.querySelector("step-star")!.options;
      return { size, turnCost };
    });
  };
  expect(await begun("large")).toEqual({ size: 2 });
  expect(await begun("turns")).toEqual({ turnCost: 1 });
  expect(await begun("plain")).toEqual({});
});

test("a world leaves out what it does not know, so that a new map is searched whatever was chosen before", async ({
  page,
}) => {
  await opened(page, "#example=blocks");
  const begun = async (world: string, options: object) => {
    await pressed(page, "New…");
    const dialog = page.getByRole("dialog", { name: "A new map" });
    await dialog.getByLabel("World").selectOption(world);
    await dialog.getByRole("button", { name: "Draw it" }).click();
    // The map may be drawn after the dialog has gone.
    const state = () =>
      page.evaluate(async () => {
        const star = document.querySelector("step-star")!;
        await star.settled;
        return [star.result?.status, star.options];
      });
    await expect.poll(state).toEqual(["found", options]);
  };
  const jump = () =>
    page.evaluate(() => {
      document.querySelector("step-star")!.options = { algorithm: "jps", diagonal: "no-obstacles" };
    });
  // The recipe of the example has ties, of which a walk knows nothing.
  await begun("moving", {});
  await jump();
  await begun("turns", { diagonal: "no-obstacles", turnCost: 1 });
  await jump();
  await begun("flat", {});
});
