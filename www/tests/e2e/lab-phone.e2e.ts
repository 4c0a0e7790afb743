/** The lab in the hand: what the first screen of a phone holds, how large it is under a finger, and that nothing is out of reach. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { everything } from "../share.js";
import { drawn, opened, taken } from "./lab-page.js";
import { test } from "./page.js";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** What a finger hits without a second look. */
const FINGER = 40;

/** Top and bottom of parts of the page, or of the element where the page has none such. */
const heights = (page: Page, ...parts: string[]) =>
  page.evaluate(
    (parts) =>
      parts.map((part) => {
        const root = document.querySelector("step-star")!.shadowRoot!;
        const { top, bottom } = (document.querySelector(part) ?? root.querySelector(part)!).getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)] as const;
      }),
    parts,
  );

/** Every control of the page and of the element in it, the text that a reader hears of it, and its place. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("step-star")!.shadowRoot!;
    const selector = "button, select, summary, nav a, input:not([type=checkbox]), label:has([type=checkbox])";
    return [document, root].flatMap((scope) =>
      [...scope.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
        // A link within a sentence is as high as its line.
        if (!control.checkVisibility() || control.closest(".badge")) return [];
        const { left, top, width, height } = control.getBoundingClientRect();
        const name = control.ariaLabel ?? control.textContent!.trim();
        return [{ name, left, top, width, height }];
      }),
    );
  });

describe("a phone", () => {
  test.for(everything ? ["trap", "maze", "floor-plan", "game-graph", "city", "terrain"] : ["trap", "city"])(
    "shows the question, the board, the player and the sentence of the step on its first screen: %s",
    async (example, { open }) => {
      const page = await open(PHONE);
      await opened(page);
      await taken(page, example);
      for (const height of [740, 844]) {
        await page.setViewportSize({ width: height === 740 ? 360 : 390, height });
        await drawn(page);
        const parts = await heights(page, "h1", "#story", "#tools select", ".tools .gap", ".board", ".player");
        const [title] = parts;
        expect(title![1] - title![0], "the title is small").toBeLessThanOrEqual(32);
        const tops = parts.map(([top]) => top);
        expect(tops, "in reading order").toEqual(tops.toSorted((a, b) => a - b));
        const [[, player], [, sentence]] = (await heights(page, ".player", ".say")) as [
          readonly [number, number],
          readonly [number, number],
        ];
        expect(player, `the player at ${height}`).toBeLessThanOrEqual(height);
        expect(sentence, `the sentence at ${height}`).toBeLessThanOrEqual(height);
        const [box] = (await heights(page, ".board")) as [readonly [number, number]];
        expect(box[1] - box[0], "the board is what is seen first").toBeGreaterThan(200);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      }
    },
  );

  test("whatever is touched is 40 pixels high and wide", async ({ open }) => {
    const page = await open(PHONE);
    await opened(page);
    const small = (await controls(page)).filter(({ width, height }) => Math.min(width, height) < FINGER - 0.5);
    expect(small).toEqual([]);
  });

  test("the story is one line, and whole when asked for; the board waits where it is while one steps", async ({
    open,
  }) => {
    const page = await open(PHONE);
    await opened(page);
    const story = page.locator("#story");
    const lines = () => story.evaluate((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight));
    expect(Math.round(await lines())).toBe(1);
    const before = await heights(page, ".board", ".player", "#menu");
    for (const step of [1, 40, 200, 240]) {
      await page.evaluate((step) => {
        document.querySelector("step-star")!.position = step;
      }, step);
      await drawn(page);
      expect(await heights(page, ".board", ".player", "#menu"), `at step ${step}`).toEqual(before);
    }
    const more = page.getByRole("button", { name: "more", exact: true });
    expect(await more.getAttribute("aria-expanded")).toBe("false");
    await more.tap();
    expect(await lines()).toBeGreaterThan(2);
    expect(await story.evaluate((p) => p.scrollHeight - p.clientHeight)).toBe(0);
    await page.getByRole("button", { name: "less", exact: true }).tap();
    expect(Math.round(await lines())).toBe(1);
  });

  test("every tool is reached by a finger and by Tab, which goes from above to below", async ({ open }) => {
    const page = await open(PHONE);
    await opened(page);
    for (const name of ["Draw terrain", "Draw a rectangle", "Look: drag the map", "Show all of the map"]) {
      const tool = page.getByRole("button", { name: new RegExp(`^${name}`) });
      await tool.tap();
      const seen = await tool.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = (button.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
        return button.contains(hit);
      });
      expect(seen, name).toBe(true);
    }
    expect(await page.evaluate(() => document.querySelector("step-star")!.tool)).toBe("pan");

    await page.locator("nav a").last().focus();
    const reached: { name: string; top: number; inside: boolean }[] = [];
    while (!reached.some(({ name }) => name === "Recipe") && reached.length < 50) {
      await page.keyboard.press("Tab");
      reached.push(
        await page.evaluate(() => {
          let focused = document.activeElement as HTMLElement;
          while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
          const { left, right, top } = focused.getBoundingClientRect();
          const label = (focused as HTMLSelectElement).labels?.[0]?.firstChild?.textContent;
          const name = focused.ariaLabel ?? label ?? focused.textContent!;
          return { name, top: Math.round(top + scrollY), inside: left >= 0 && right <= innerWidth };
        }),
      );
    }
    expect(reached.filter(({ inside }) => !inside)).toEqual([]);
    const names = reached.map(({ name }) => name);
    const order = ["more", "Example", "Draw walls", "Keys and gestures", "Play", "New…", "Copy link", "Recipe"];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
    const tops = reached.map(({ top }) => top);
    expect(tops.every((top, i) => i === 0 || top >= tops[i - 1]! - FINGER)).toBe(true);
  });

  test("the captions of a comparison keep their place, from the first step to the last", async ({ open }) => {
    const page = await open(PHONE);
    await opened(page);
    await page.getByRole("button", { name: "Compare" }).tap();
    await page.waitForFunction(() => document.querySelector("step-star")!.otherTrace);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelector("step-star")!.shadowRoot!.querySelectorAll("figcaption, .player")].map((part) =>
          Math.round(part.getBoundingClientRect().top),
        ),
      );
    await page.evaluate(() => {
      document.querySelector("step-star")!.position = 10;
    });
    await drawn(page);
    const before = await places();
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.position = star.trace!.length + star.otherTrace!.length;
    });
    await drawn(page);
    expect(await places()).toEqual(before);
  });
});

test("turned on its side a phone has the board and the player beside each other on its first screen", async ({
  open,
}) => {
  const page = await open(PHONE);
  await opened(page);
  for (const [width, height] of [
    [740, 360],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const parts = await heights(page, ".board", ".player");
    expect(Math.max(...parts.map(([, bottom]) => bottom)), `${width} x ${height}`).toBeLessThanOrEqual(height);
    expect(await page.locator("#board .board").evaluate((board) => board.clientWidth)).toBeGreaterThan(width / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("in a window as narrow as a phone, a mouse reaches every tool and page: it moves no row sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await opened(page);
  const beyond = await page.evaluate(() => {
    const root = document.querySelector("step-star")!.shadowRoot!;
    return [...document.querySelectorAll("nav a"), ...root.querySelectorAll(".tools button")].filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    }).length;
  });
  expect(beyond).toBe(0);
});

test("who turns the phone while a button below the board has the keys goes on from there", async ({ open }) => {
  const page = await open(PHONE);
  await opened(page);
  const compare = page.getByRole("button", { name: "Compare" });
  await compare.focus();
  await page.setViewportSize({ width: 1024, height: 740 });
  await drawn(page);
  expect(
    await compare.evaluate((button) => button === document.activeElement && button.closest("#tools") !== null),
  ).toBe(true);
});

test("on paper the story is whole, however narrow the window was", async ({ open }) => {
  const page = await open(PHONE);
  await opened(page);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#story").evaluate((story) => story.scrollWidth - story.clientWidth)).toBe(0);
  expect(await page.locator("#about button").isVisible()).toBe(false);
});

test("the picture of what two searches have closed has the lines of the ground", async ({ page }) => {
  await opened(page);
  await page.getByRole("button", { name: "Compare" }).click();
  const rules = page.locator(".picture .rules");
  await rules.waitFor({ state: "attached" });
  // Twenty-three columns and fifteen rows lie between cells; in a wall there is no line.
  const [d, stroke] = await rules.evaluate((path) => [path.getAttribute("d"), getComputedStyle(path).stroke]);
  expect(d).toContain("M1 0V16");
  expect(d).not.toContain("M8 0V16");
  expect(stroke).not.toBe("none");
});
