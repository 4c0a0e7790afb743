/** What the lab shows without scrolling: the board, the player, the step's sentence, the story, the open list and what runs. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { everything } from "../share.js";
import { drawn, opened, taken } from "./lab-page.js";
import { test } from "./page.js";

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  // 1280 less a scroll bar.
  [1265, 720],
] as const;

test("sentence, story, open list and pseudo-code are in view with the maps trap, maze, manhattan, rpg and city", async ({
  lab,
}) => {
  for (const [i, example] of ["trap", "maze", "manhattan", "rpg", "city"].entries()) {
    await taken(lab, example);
    // The height decides, and the last size is the lowest.
    for (const [width, height] of everything || i === 0 ? SIZES : SIZES.slice(-1)) {
      await lab.setViewportSize({ width, height });
      await drawn(lab);
      const bottoms = await lab.evaluate(() =>
        [
          document.querySelector("step-star")!.shadowRoot!.querySelector(".say")!,
          document.querySelector("#story")!,
          document.querySelector(".panels pre")!,
        ].map((element) => element.getBoundingClientRect().bottom),
      );
      expect(Math.max(...bottoms), `${example} at ${width} x ${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test("on a phone the first sentence is not cut off, in print no sentence is, and without scripts the map is not", async ({
  lab,
  open,
}) => {
  const hidden = (page: Page, selector: string) =>
    page.locator(selector).evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
  await lab.setViewportSize({ width: 360, height: 740 });
  await drawn(lab);
  expect(await hidden(lab, ".told .say")).toEqual([0, 0]);

  await taken(lab, "terrain");
  await lab.evaluate(() => {
    const star = document.querySelector("step-star")!;
    const lengths = Array.from({ length: star.trace!.length }, (_, i) => star.trace!.explain(i).length);
    star.position = lengths.indexOf(Math.max(...lengths)) + 1;
  });
  await drawn(lab);
  expect((await hidden(lab, ".told .say"))[1], "this one scrolls").toBeGreaterThan(0);
  await lab.emulateMedia({ media: "print" });
  expect(await hidden(lab, ".told .say")).toEqual([0, 0]);

  const plain = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await plain.goto("");
  expect(await hidden(plain, "pre")).toEqual([0, 0]);
});

test("the longest verdict and its button fit beside the tools", async ({ lab }) => {
  await taken(lab, "rpg");
  await lab.waitForFunction(() => document.querySelector("step-star")!.truth);
  const fits = async (what: string) => {
    for (const width of [1366, 1280, 768, 360]) {
      await lab.setViewportSize({ width, height: 720 });
      await drawn(lab);
      const below = await lab.evaluate(() => {
        const root = document.querySelector("step-star")!.shadowRoot!;
        const [verdict, link] = [".verdict", ".badge button"].map((name) => root.querySelector(name)!);
        return link!.getBoundingClientRect().bottom - verdict!.getBoundingClientRect().bottom;
      });
      expect(below, `${what} at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  };
  await fits("rpg");
  await lab.evaluate(() => {
    // A verdict as on 2000 x 2000 cells, where the audit would take seconds.
    const text = document.querySelector("step-star")!.shadowRoot!.querySelector(".badge span")!;
    const [verdict, estimate] = text.querySelectorAll(".half");
    verdict!.lastChild!.textContent = ": 12,345.68, the best is 12,344.12";
    estimate!.textContent = "estimate too high at (1987, 1999)";
  });
  await fits("four digits");
});

test("a verdict of two lines breaks where its parts meet, not before a number", async ({ lab }) => {
  await taken(lab, "manhattan");
  await lab.waitForFunction(() => document.querySelector("step-star")!.truth);
  await lab.setViewportSize({ width: 960, height: 768 });
  await drawn(lab);
  const lines = await lab.evaluate(() => {
    const text = document.querySelector("step-star")!.shadowRoot!.querySelector(".badge span")!;
    const range = document.createRange();
    const found: string[] = [];
    let line = Number.NaN;
    const nodes = document.createNodeIterator(text, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      for (const [i, letter] of [...node.textContent!].entries()) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const { top } = range.getBoundingClientRect();
        if (letter !== " " && !(Math.abs(top - line) < 4)) {
          found.push("");
          line = top;
        }
        found[found.length - 1] += letter;
      }
    }
    return found.map((text) => text.trim());
  });
  expect(lines).toEqual(["Not optimal: 4.41, the best is 3.83 ·", "estimate too high at (0, 0)"]);
});

test("on a projector the board grows with the window, and the panels keep their width", async ({ lab }) => {
  const widths = async (width: number, height: number) => {
    await lab.setViewportSize({ width, height });
    await drawn(lab);
    return lab.evaluate(() => ["step-star", "#panels"].map((name) => document.querySelector(name)!.clientWidth));
  };
  const [board, panels] = await widths(1440, 900);
  expect(await widths(2560, 1440)).toEqual([board! + 2560 - 1440, panels]);
});

test("the board stays in view beside a long panel, except in one column", async ({ lab }) => {
  const lengthen = (height: string) =>
    lab.evaluate((height) => {
      document.querySelector<HTMLElement>("#panels")!.style.height = height;
    }, height);
  await lengthen("3000px");
  const top = async (width: number, height: number) => {
    await lab.setViewportSize({ width, height });
    await drawn(lab);
    return lab.evaluate(async () => {
      window.scrollTo(0, 600);
      await new Promise(requestAnimationFrame);
      const { top } = document.querySelector("step-star")!.getBoundingClientRect();
      window.scrollTo(0, 0);
      return top;
    });
  };
  expect(await top(1440, 900)).toBe(8);
  expect(await top(1024, 768)).toBe(8);
  expect(await top(768, 1024)).toBeLessThan(-100);
  await lengthen("");
});

test("on a projector with the browser at 200 % no tool has a row to itself, and the player is in view", async ({
  open,
}) => {
  for (const [width, height] of [
    [640, 360],
    [960, 540],
  ] as const) {
    const page = await open({ viewport: { width, height } });
    await opened(page, "#example=trap&mode=compare&other=algorithm!dijkstra");
    const rows = await page.locator("step-star .tools button").evaluateAll((buttons) => {
      const counts = new Map<number, number>();
      for (const button of buttons) {
        const { top, width } = button.getBoundingClientRect();
        if (width > 0 && button.getRootNode() !== document) counts.set(top, (counts.get(top) ?? 0) + 1);
      }
      return [...counts.values()];
    });
    expect(Math.min(...rows), `tools in a row at ${width}`).toBeGreaterThan(1);
    const speed = (await page.locator("step-star .speed").boundingBox())!;
    expect(speed.y + speed.height, `the speed at ${width}`).toBeLessThanOrEqual(height);
  }
});
