/** The lab's first view: what is seen without scrolling, how many controls that are, and that the tabs are tabs. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { drawn, opened, panel, turned, unfolded } from "./lab-page.js";
import { test } from "./page.js";

const SIZES = [
  [1280, 720],
  [1440, 900],
] as const;
/** More than these, and none of them is found. */
const MOST_CONTROLS = 25;

/** What can be pressed, chosen or typed into, of all that is in view. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("step-star")!.shadowRoot!;
    const names = [document, root].flatMap((scope) =>
      [
        ...scope.querySelectorAll<HTMLElement>("a[href], button, select, input, textarea, summary, [role=listbox]"),
      ].flatMap((control) => {
        const { top, bottom, width } = control.getBoundingClientRect();
        const inView =
          width > 0 && bottom > 0 && top < innerHeight && control.checkVisibility({ visibilityProperty: true });
        return inView ? [control.ariaLabel || control.textContent!.trim()] : [];
      }),
    );
    return names;
  });

test("board, player, the whole sentence, the open list and what runs are in view, with few controls", async ({
  lab,
}) => {
  for (const [width, height] of SIZES) {
    await lab.setViewportSize({ width, height });
    await drawn(lab);
    const seen = await lab.evaluate(() => {
      const root = document.querySelector("step-star")!.shadowRoot!;
      const bottom = (element: Element) => element.getBoundingClientRect().bottom;
      const say = root.querySelector(".say")!;
      return {
        lowest: Math.max(
          // Of the sentence, the room for its three lines.
          ...[".board", ".player", ".told"].map((name) => bottom(root.querySelector(name)!)),
          ...[...document.querySelectorAll(".open tbody tr, .panels pre mark")].map(bottom),
        ),
        rows: document.querySelectorAll(".open tbody tr").length,
        lit: document.querySelectorAll(".panels pre mark").length,
        cut: say.scrollHeight - say.clientHeight,
        storyLines: document.querySelector("#story")!.clientHeight / 16,
        aside: document.documentElement.scrollWidth,
      };
    });
    const size = `${width} x ${height}`;
    expect(seen.lowest, size).toBeLessThanOrEqual(height);
    expect(seen.rows, size).toBeGreaterThanOrEqual(8);
    expect(seen.lit, size).toBeGreaterThan(0);
    expect(seen.cut, size).toBeLessThanOrEqual(0);
    expect(seen.storyLines, "the story has one line").toBeLessThan(2);
    expect(seen.aside).toBeLessThanOrEqual(width);
    expect((await controls(lab)).length, size).toBeLessThanOrEqual(MOST_CONTROLS);
  }
});

test("whatever is not in view is one click away, or two", async ({ lab }) => {
  await lab.setViewportSize({ width: 1280, height: 720 });
  for (const [tab, title] of [
    ["One cell", "One cell"],
    ["Numbers", "The numbers"],
    ["Search", "How to search"],
    ["Legend", "What the board shows"],
    ["This step", "What runs"],
  ] as const) {
    await turned(lab, tab);
    expect(await panel(lab, title).isVisible(), tab).toBe(true);
  }
  await unfolded(lab, "Menu");
  for (const name of ["New…", "Load…", "Save…", "Compare", "Predict", "Copy link"])
    expect(await lab.getByRole("button", { name }).isVisible(), name).toBe(true);
  await lab.keyboard.press("Escape");
  expect(await lab.getByRole("button", { name: "New…" }).isVisible(), "Escape folds it").toBe(false);
  await unfolded(lab, "Tools");
  for (const name of ["Draw walls", "Undo", "Clear the map", "Keys and gestures"])
    expect(await lab.getByRole("button", { name }).isVisible(), name).toBe(true);
});

test("the tabs are tabs: one stop for Tab, and arrows go round", async ({ lab }) => {
  const tabs = lab.getByRole("tablist", { name: "About this search" }).getByRole("tab");
  expect(await tabs.allTextContents()).toEqual(["This step", "One cell", "Numbers", "Search", "Legend"]);
  const stops = () => tabs.evaluateAll((tabs: HTMLElement[]) => tabs.filter(({ tabIndex }) => tabIndex === 0).length);
  const before = await lab.evaluate(() => document.querySelector("step-star")!.position);
  await tabs.first().focus();
  for (const [key, name] of [
    ["ArrowRight", "One cell"],
    ["End", "Legend"],
    ["ArrowRight", "This step"],
    ["ArrowLeft", "Legend"],
    ["Home", "This step"],
  ] as const) {
    await lab.keyboard.press(key);
    const front = lab.getByRole("tab", { name, selected: true });
    expect(await front.evaluate((tab) => tab === document.activeElement), `${key} to ${name}`).toBe(true);
    expect(await lab.getByRole("tabpanel").count(), "one panel is in front").toBe(1);
    expect(await lab.getByRole("tabpanel", { name, exact: true }).isVisible()).toBe(true);
    expect(await stops()).toBe(1);
  }
  expect(await lab.evaluate(() => document.querySelector("step-star")!.position), "no arrow has stepped").toBe(before);
});

test("a cell that is pinned comes to the front, and the step again when it is let go", async ({ lab }) => {
  const front = () => lab.getByRole("tab", { selected: true }).textContent();
  const pin = (pinned: [number, number] | null) =>
    lab.evaluate((pinned) => {
      document.querySelector("step-star")!.pinned = pinned;
    }, pinned);
  await pin([6, 6]);
  await expect.poll(front).toBe("One cell");
  await pin(null);
  await expect.poll(front).toBe("This step");
  // What somebody else has chosen stays.
  await turned(lab, "Legend");
  await pin([6, 6]);
  await turned(lab, "Numbers");
  await pin(null);
  await drawn(lab);
  expect(await front()).toBe("Numbers");
});

/** How much of each verdict below the boards of a page, or of a part of it, is cut, or hangs out of its room. */
const cut = (page: Page, within = "") =>
  page.evaluate(
    (within) =>
      [...document.querySelectorAll(`${within} step-star`)].flatMap(({ shadowRoot }) =>
        [...shadowRoot!.querySelectorAll(".badge:not(:empty)")].map((badge) => {
          const room = badge.parentElement!.getBoundingClientRect();
          const box = badge.getBoundingClientRect();
          return Math.max(badge.scrollHeight - badge.clientHeight, box.bottom - room.bottom, room.top - box.top, 0);
        }),
      ),
    within,
  );

test.for(["en", "de", "es", "ko"])("no verdict is cut, not even the longest, in %s", async (language, { page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [address, within, searches] of [
    ["index.html?LANG#example=terrain&algorithm=theta", "", 1],
    ["index.html?LANG#example=terrain&weight=3&mode=compare&other=algorithm!greedy", "", 2],
    ["lessons.html?LANG#weight", "[aria-labelledby=weight]", 2],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(address.replace("LANG", `lang=${language}`));
    await page.waitForFunction((within) => {
      const star = document.querySelector(`${within} step-star`) as Element & { truth?: unknown; position: number };
      if (star.truth) star.position = 1e9;
      return star.truth;
    }, within);
    for (const width of [1280, 1366, 960, 390]) {
      await page.setViewportSize({ width, height: 720 });
      await drawn(page);
      // A verdict comes when its path has been checked, and again where another layout makes the board anew.
      await expect
        .poll(() => cut(page, within), { message: `${address} at ${width}` })
        .toEqual(Array(searches).fill(0));
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test("from right to left everything turns but the board, code, numbers and the names of cells", async ({ lab }) => {
  await lab.setViewportSize({ width: 1280, height: 720 });
  await lab.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await drawn(lab);
  const seen = await lab.evaluate(() => {
    const board = document.querySelector("step-star")!;
    const name = document.querySelector(".open tbody td")!.firstChild!;
    const letter = (i: number) => {
      const range = document.createRange();
      range.setStart(name, i);
      range.setEnd(name, i + 1);
      return range.getBoundingClientRect().left;
    };
    return {
      isTurned: board.getBoundingClientRect().left > document.querySelector("#panels")!.getBoundingClientRect().left,
      name: letter(0) < letter(name.textContent!.length - 1),
      directions: [".panels pre", ".open td"].map((part) => getComputedStyle(document.querySelector(part)!).direction),
      frame: getComputedStyle(board.shadowRoot!.querySelector(".frame")!).direction,
      aside: document.documentElement.scrollWidth,
    };
  });
  await lab.evaluate(() => document.documentElement.removeAttribute("dir"));
  expect(seen).toEqual({ isTurned: true, name: true, directions: ["ltr", "ltr"], frame: "ltr", aside: 1280 });
});

test("a link with a pinned cell, and a map of one's own, open with all of it in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await opened(page, "#example=trap&pinned=6,6");
  await expect.poll(() => page.getByRole("tab", { selected: true }).textContent()).toBe("One cell");
});

test("example, settings, tools and menu are one row in every language, and the sentence stays in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const language of ["en", "de", "es", "ko"]) {
    await page.goto(`index.html?lang=${language}`);
    await page.waitForFunction(() => document.querySelector("step-star")!.trace);
    await drawn(page);
    const [row, told] = await page.evaluate(() => {
      const told = document.querySelector("step-star")!.shadowRoot!.querySelector(".told")!;
      return [document.querySelector("#tools")!.clientHeight, told.getBoundingClientRect().bottom] as const;
    });
    expect(row, language).toBeLessThan(60);
    expect(told, language).toBeLessThanOrEqual(720);
  }
});
