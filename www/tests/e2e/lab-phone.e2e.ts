/** The lab on a phone: its first screen, targets for a finger, and nothing out of reach. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { everything } from "../share.js";
import { drawn, opened, pressed, taken, turned, unfolded } from "./lab-page.js";
import { PHONE, test } from "./page.js";

/** The smallest target that a finger hits with ease, in pixels. */
const FINGER = 40;

/** Top and bottom of parts of the page, or of the element's shadow tree. */
const extents = (page: Page, ...parts: string[]) =>
  page.evaluate(
    (parts) =>
      parts.map((part) => {
        const root = document.querySelector("step-star")!.shadowRoot!;
        const { top, bottom } = (document.querySelector(part) ?? root.querySelector(part)!).getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)] as const;
      }),
    parts,
  );

/** Every visible control of the page and of its element: accessible name and box. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("step-star")!.shadowRoot!;
    const selector = "button, select, summary, nav a, input:not([type=checkbox]), label:has([type=checkbox])";
    return [document, root].flatMap((scope) =>
      [...scope.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
        // The verdict's button is part of a sentence, as high as its line.
        if (!control.checkVisibility() || control.closest(".badge")) return [];
        const { left, top, width, height } = control.getBoundingClientRect();
        const name = control.ariaLabel ?? control.textContent!.trim();
        return [{ name, left, top, width, height }];
      }),
    );
  });

describe("on a phone", () => {
  test.for(everything ? ["trap", "maze", "floor-plan", "game-graph", "city", "terrain"] : ["trap", "city"])(
    "the first screen shows title, story, board, player and sentence with the example %s",
    async (example, { phone: page }) => {
      await opened(page);
      await taken(page, example);
      for (const height of [740, 844]) {
        await page.setViewportSize({ width: height === 740 ? 360 : 390, height });
        await drawn(page);
        const parts = await extents(page, "h1", "#tools > select", "#story", ".board", ".player");
        const [title] = parts;
        expect(title![1] - title![0], "the title is small").toBeLessThanOrEqual(32);
        const tops = parts.map(([top]) => top);
        expect(tops, "in reading order").toEqual(tops.toSorted((a, b) => a - b));
        const [[, player], [, sentence]] = (await extents(page, ".player", ".say")) as [
          readonly [number, number],
          readonly [number, number],
        ];
        expect(player, `the player at ${height}`).toBeLessThanOrEqual(height);
        expect(sentence, `the sentence at ${height}`).toBeLessThanOrEqual(height);
        const [box] = (await extents(page, ".board")) as [readonly [number, number]];
        expect(box[1] - box[0], "the board's height").toBeGreaterThan(200);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      }
    },
  );

  test("every control is at least 40 pixels wide and high, that of a notice too", async ({ phone: page }) => {
    await opened(page);
    await unfolded(page, "Tools");
    await page.evaluate(() => {
      document.querySelector("#notice")!.textContent = "A sentence.";
    });
    expect((await controls(page)).map(({ name }) => name)).toContain("Dismiss");
    const small = (await controls(page)).filter(({ width, height }) => Math.min(width, height) < FINGER - 0.5);
    expect(small).toEqual([]);
  });

  test("the story is one line and can be unfolded, and stepping does not move the board", async ({ phone: page }) => {
    await opened(page);
    const story = page.locator("#story");
    const lines = () => story.evaluate((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight));
    expect(Math.round(await lines())).toBe(1);
    const before = await extents(page, ".board", ".player", "#menu");
    for (const step of [1, 40, 200, 240]) {
      await page.evaluate((step) => {
        document.querySelector("step-star")!.position = step;
      }, step);
      await drawn(page);
      expect(await extents(page, ".board", ".player", "#menu"), `at step ${step}`).toEqual(before);
    }
    const more = page.getByRole("button", { name: "more", exact: true });
    expect(await more.getAttribute("aria-expanded")).toBe("false");
    await more.tap();
    expect(await lines()).toBeGreaterThan(2);
    expect(await story.evaluate((p) => p.scrollHeight - p.clientHeight)).toBe(0);
    await page.getByRole("button", { name: "less", exact: true }).tap();
    expect(Math.round(await lines())).toBe(1);
  });

  test("a finger is told how to see a cell's values, and sees them so", async ({ phone: page }) => {
    await opened(page);
    const cell = page.locator(".one-cell");
    await turned(page, "One cell");
    await cell.getByText("Tap a cell").waitFor();
    await turned(page, "This step");
    await page.getByRole("application").tap();
    await cell.getByText(/Pinned\.$/).waitFor();
    expect(await cell.textContent()).toContain("h, estimated");
  });

  test("every tool can be tapped, and Tab goes through the controls from top to bottom", async ({ phone: page }) => {
    await opened(page);
    await unfolded(page, "Tools");
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
    while (!reached.some(({ name }) => name === "This step") && reached.length < 50) {
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
    const order = ["Example", "Tools", "Draw walls", "Keys and gestures", "Play", "New…", "Copy link", "This step"];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
    const tops = reached.map(({ top }) => top);
    expect(tops.every((top, i) => i === 0 || top >= tops[i - 1]! - FINGER)).toBe(true);
  });

  test("the captions of a comparison stay in place from the first step to the last", async ({ phone: page }) => {
    await opened(page);
    await pressed(page, "Compare");
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

test.for([320, 360])(
  "on a phone %i pixels wide no tool has to be scrolled to, and the board is on the first screen",
  async (width, { open }) => {
    const page = await open({ ...PHONE, viewport: { width, height: 640 } });
    await opened(page);
    const [hidden, beyond] = await page.evaluate(() => {
      const tools = document.querySelector("step-star")!.shadowRoot!.querySelector(".tools")!;
      const out = [...tools.children].filter((tool) => {
        const { left, right } = tool.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      });
      return [tools.scrollWidth - tools.clientWidth, out.length];
    });
    expect([hidden, beyond]).toEqual([0, 0]);
    const [[, board]] = (await extents(page, ".board")) as [readonly [number, number]];
    expect(board).toBeLessThanOrEqual(640);
  },
);

test.for([320, 360])(
  "a comparison on a phone %i pixels wide begins with the maps, by keyboard too",
  async (width, { open }) => {
    const page = await open({ ...PHONE, viewport: { width, height: 640 } });
    await opened(page, "#example=trap&mode=compare");
    await page.waitForFunction(() => document.querySelector("step-star")!.otherTrace);
    const [[top], [player], [tools]] = (await extents(page, ".boards", ".player", "#tools")) as (readonly [
      number,
      number,
    ])[] as [readonly [number, number], readonly [number, number], readonly [number, number]];
    expect(top).toBeLessThan(160);
    expect([top, player, tools]).toEqual([top, player, tools].toSorted((a, b) => a - b));
    const order = await page.evaluate(() => {
      const root = document.querySelector("step-star")!.shadowRoot!;
      return [...root.querySelectorAll(".board, .play, .tools > :last-child")].map(({ className }) => className);
    });
    expect(order.map((name) => /board|play/.exec(name)?.[0] ?? "tool")).toEqual(["board", "board", "play", "tool"]);
    // Wider, and back in one board, the tools come first again, and the focus stays.
    await unfolded(page, "Tools");
    await page.getByRole("button", { name: "Show all of the map" }).focus();
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect
      .poll(async () => {
        const [tools, boards] = await extents(page, ".tools .gap", ".boards");
        return tools![1] <= boards![0];
      })
      .toBe(true);
    expect(await page.evaluate(() => document.querySelector("step-star")!.shadowRoot!.activeElement?.ariaLabel)).toBe(
      "Show all of the map",
    );
  },
);

test("on a phone turned sideways the first screen has the player beside the board", async ({ phone: page }) => {
  await opened(page);
  for (const [width, height] of [
    [740, 360],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const parts = await extents(page, ".board", ".player");
    expect(Math.max(...parts.map(([, bottom]) => bottom)), `${width} x ${height}`).toBeLessThanOrEqual(height);
    expect(await page.locator("#board .board").evaluate((board) => board.clientWidth)).toBeGreaterThan(width / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("in a narrow window with a mouse, which cannot swipe a row, every tool and page link is in view", async ({
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

test("turning the phone keeps the focus on its button", async ({ phone: page }) => {
  await opened(page);
  const compare = page.getByRole("button", { name: "Compare" });
  await compare.focus();
  await page.setViewportSize({ width: 1024, height: 740 });
  await drawn(page);
  expect(
    await compare.evaluate((button) => button === document.activeElement && button.closest("#tools") !== null),
  ).toBe(true);
});

test("in print the story is whole, however narrow the window was", async ({ phone: page }) => {
  await opened(page);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#story").evaluate((story) => story.scrollWidth - story.clientWidth)).toBe(0);
  expect(await page.locator("#about .more").isVisible()).toBe(false);
});

test("the picture of differences has grid lines, except through walls", async ({ page }) => {
  await opened(page);
  await pressed(page, "Compare");
  const rules = page.locator(".picture .rules");
  await rules.waitFor({ state: "attached" });
  // The line after the first column is whole; the one after the eighth meets a wall.
  const [d, stroke] = await rules.evaluate((path) => [path.getAttribute("d"), getComputedStyle(path).stroke]);
  expect(d).toContain("M1 0V16");
  expect(d).not.toContain("M8 0V16");
  expect(stroke).not.toBe("none");
});
