/** The element in course material: narrow columns, right-to-left pages, the styles of a page, slides. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("a narrow column of a wide page gets the layout of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero" });
  await page.locator("main").evaluate((main) => {
    main.style.width = "20rem";
  });
  await board.settled();
  const verdicts = board.element.locator(".badge");
  await verdicts.last().getByText("Optimal").waitFor();
  for (const verdict of await verdicts.all())
    expect(await verdict.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0);
  const rows = await board.star.evaluate((element: StepStarElement) =>
    ["input", "select"].map(
      (control) => element.shadowRoot!.querySelector(`.speed ${control}`)!.getBoundingClientRect().bottom,
    ),
  );
  expect(rows[0]).toBeCloseTo(rows[1]!, 0);
});

test("in a column of 10rem every button of the player is inside the element", async ({ page }) => {
  const board = await BoardInPage.open(page);
  await page.locator("main").evaluate((main) => {
    main.style.width = "10rem";
  });
  await board.settled();
  const beyond = await board.star.evaluate((star) =>
    [...star.shadowRoot!.querySelectorAll("button")].filter(
      (button) => button.getBoundingClientRect().right > star.getBoundingClientRect().right,
    ),
  );
  expect(beyond).toEqual([]);
});

test("the page's text styles do not reach the board's text", async ({ page }) => {
  await page.goto("embed.html");
  await page.evaluate(() => {
    document.body.style.cssText =
      "text-transform: uppercase; letter-spacing: 0.2em; word-spacing: 1em; text-align: center; text-indent: 2em; white-space: pre; font: small-caps 900 2rem cursive; text-shadow: 1px 1px red; -webkit-text-stroke: 1px red; word-break: break-all";
  });
  const board = await BoardInPage.open(page, { step: "e1" });
  const say = board.element.locator(".say");
  const styles = await say.evaluate((element) => {
    const { textTransform, letterSpacing, wordSpacing, textAlign, textIndent, whiteSpace, fontWeight } =
      getComputedStyle(element);
    return [textTransform, letterSpacing, wordSpacing, textAlign, textIndent, whiteSpace, fontWeight];
  });
  expect(styles).toEqual(["none", "normal", "0px", "start", "0px", "normal", "400"]);
  const drawn = await say.evaluate((element) => {
    const { fontVariantCaps, textShadow, webkitTextStrokeWidth, wordBreak } = getComputedStyle(element);
    return [fontVariantCaps, textShadow, webkitTextStrokeWidth, wordBreak];
  });
  expect(drawn).toEqual(["normal", "none", "0px", "normal"]);
});

test("on a page with vertical lines the board lies as everywhere", async ({ page }) => {
  await page.goto("embed.html");
  const size = async () => {
    const board = await BoardInPage.open(page, { style: "width: 500px" });
    return board.star.evaluate((star) => {
      const frame = star.shadowRoot!.querySelector<HTMLElement>(".frame")!;
      return [frame.offsetWidth, frame.offsetHeight];
    });
  };
  const before = await size();
  await page.evaluate(() => {
    document.documentElement.style.writingMode = "vertical-rl";
  });
  expect(await size()).toEqual(before);
});

test("in a text set in columns board and player stay in one", async ({ page }) => {
  await page.goto("embed.html");
  await page.evaluate(() => {
    document.querySelector("main")!.style.cssText = "columns: 2; height: 600px; padding-top: 250px";
    document.querySelector("main")!.prepend(Object.assign(document.createElement("p"), { style: "height: 250px" }));
  });
  const board = await BoardInPage.open(page);
  expect(await board.element.locator(".frame").evaluate((frame) => frame.getClientRects().length)).toBe(1);
});

test.for(["light", "dark"] as const)(
  "alone on the screen the sentence below the board can be read (%s)",
  async (theme, { embed: page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.addStyleTag({ content: ":root { color-scheme: light dark }" });
    const board = await BoardInPage.open(page);
    const contrast = await board.star.evaluate(async (element) => {
      await element.requestFullscreen();
      const light = (colour: string) => {
        const [red, green, blue, opaque = 1] = colour.match(/[\d.]+/g)!.map(Number);
        // Behind it the screen is black.
        const parts = [red!, green!, blue!].map((part) => opaque * (part / 255) ** 2.2);
        return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]! + 0.05;
      };
      const ink = light(getComputedStyle(element.shadowRoot!.querySelector(".say")!).color);
      const ground = light(getComputedStyle(element).backgroundColor);
      return Math.max(ink / ground, ground / ink);
    });
    expect(contrast).toBeGreaterThan(7);
  },
);

test("the page's letter spacing does not change the numbers in the cells", async ({ embed: page }) => {
  const picture = async (style: string) => {
    const board = await BoardInPage.open(page, { step: "e20", style });
    return board.star.evaluate((star) => star.shadowRoot!.querySelector<HTMLCanvasElement>(".ground")!.toDataURL());
  };
  expect(await picture("letter-spacing: 0.12em")).toBe(await picture(""));
});

test.for([
  ["a page without a colour scheme", "dark", {}],
  ["a board with a dark theme of its own", "light", { theme: "dark" }],
] as const)(
  "in forced colours, on %s, numbers contrast with their cells",
  async ([, colorScheme, attributes], { open }) => {
    const page = await open({ forcedColors: "active", colorScheme });
    await page.goto("embed.html");
    await page.addStyleTag({ content: ":root { color-scheme: normal !important }" });
    const board = await BoardInPage.open(page, { step: "e30", ...attributes });
    const {
      ink,
      open: opened,
      closed,
    } = await board.star.evaluate((star: StepStarElement) => {
      const scene = star.scene();
      if (scene.kind !== "grid") throw new Error("The scene is not a grid.");
      return scene.ground.palette;
    });
    const light = (colour: string) => {
      const parts = colour.match(/[\d.]+/g)!.map((part) => (Number(part) / 255) ** 2.2);
      return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]! + 0.05;
    };
    for (const fill of [opened, closed]) {
      const [dark, bright] = [light(ink), light(fill)].sort((a, b) => a - b);
      expect(bright! / dark!, `${ink} on ${fill}`).toBeGreaterThan(4.5);
    }
  },
);

test.for(["zoom: 2", "transform: scale(2); transform-origin: 0 0"])(
  "on a slide with %s the board is sharp, and drawing hits the cells below the pointer",
  async (style, { embed: page }) => {
    const board = await BoardInPage.open(page, { style: `${style}; width: 300px`, step: "0", editable: "" });
    const ratio = await board.star.evaluate((element: StepStarElement) => {
      const canvas = element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!;
      return canvas.width / canvas.getBoundingClientRect().width;
    });
    expect(ratio).toBeCloseTo(1, 2);
    const cells = [17, 18, 19].map((x) => ({ x, y: 2 }));
    await board.drag(cells);
    for (const cell of cells) expect(await board.isWall(cell)).toBe(true);
  },
);

test("a cell's coordinates are never split across two lines, at any width", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "e60" });
  const names = board.element.locator(".say span");
  expect((await board.sentence()).match(/\(\d+, \d+\)/g)).toEqual(await names.allTextContents());
  for (const width of [280, 300, 320, 340, 360, 380]) {
    await page.setViewportSize({ width, height: 540 });
    await board.settled();
    const lines = await names.evaluateAll((spans) => spans.map((span) => span.getClientRects().length));
    expect(new Set(lines), `${width} pixels`).toEqual(new Set([1]));
  }
});
