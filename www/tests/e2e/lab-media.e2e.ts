/** The lab in print, in forced colours, with more contrast and with reduced motion. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { drawn, opened, pressed, unfolded } from "./lab-page.js";
import { test } from "./page.js";

/** The colour of a cell at a point free of numbers and hatching. */
function colour(page: Page, at: readonly [x: number, y: number], layer = "ground"): Promise<string> {
  return page.evaluate(
    ([[x, y], layer]) => {
      const star = document.querySelector("step-star")!;
      const scene = star.scene();
      if (scene.kind !== "grid") throw new Error("The scene is not a grid.");
      const { view, ratio } = scene.ground;
      const [px, py] = [x + 0.3 - view.x, y + 0.28 - view.y].map((cells) => cells * view.scale * ratio);
      const canvas = star.shadowRoot!.querySelector<HTMLCanvasElement>(`canvas.${layer}`)!;
      return canvas.getContext("2d")!.getImageData(Math.round(px!), Math.round(py!), 1, 1).data.join();
    },
    [at, layer] as const,
  );
}

test("print shows the board in light colours, the cells of the open list and the verdict, without controls", async ({
  lab: page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await drawn(page);
  const wall = [10, 2] as const;
  const light = await colour(page, wall);
  await page.getByLabel("Theme").selectOption("dark");
  await expect.poll(() => colour(page, wall)).not.toBe(light);
  const dark = await colour(page, wall);
  // The verdict comes a while after the search.
  await page.waitForFunction(() => document.querySelector("step-star")!.truth);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await colour(page, wall)).toBe(light);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Play (Space)", "New…", "Compare"])
    expect(await page.getByRole("button", { name }).isVisible(), name).toBe(false);
  expect(await page.locator(".open").getByText("(4, 2)").isVisible()).toBe(true);
  expect(await page.getByText("Optimal", { exact: true }).isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect.poll(() => colour(page, wall)).toBe(dark);
  await page.getByLabel("Theme").selectOption("auto");
  await expect.poll(() => colour(page, wall)).toBe(light);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours (${colorScheme}) states, start and goal differ in colour`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await opened(page);
    const [free, wall, opening, closed] = await Promise.all(
      (
        [
          [20, 1],
          [10, 2],
          [1, 5],
          [5, 5],
        ] as const
      ).map((cell) => colour(page, cell)),
    );
    expect(new Set([free, wall, opening, closed]).size).toBe(4);
    const [start, goal] = await page.evaluate(() => {
      const { start, goal } = document.querySelector("step-star")!;
      return [start, goal] as [[number, number], [number, number]];
    });
    // On the discs of start and goal, beside their letters.
    const [s, g] = await Promise.all([start, goal].map((at) => colour(page, at, "marks")));
    expect([s, g].every((pixel) => pixel!.endsWith(",255"))).toBe(true);
    expect(new Set([s, g, free, closed]).size).toBe(4);
  });
}

test("in forced colours a pressed button keeps its look under the pointer, and menus keep their arrows", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await opened(page);
  // The page's own arrow is a background image, which forced colours remove.
  for (const menu of ["[aria-label=Theme]", "#tools > select", ".settings select"])
    expect(
      await page
        .locator(menu)
        .first()
        .evaluate((select) => getComputedStyle(select).appearance),
      menu,
    ).toBe("auto");
  await pressed(page, "Compare");
  await unfolded(page, "Tools");
  await unfolded(page, "Menu");
  for (const button of [
    page.getByRole("button", { name: "Compare" }),
    page.getByRole("button", { name: /^Draw walls/ }),
  ]) {
    const look = () =>
      button.evaluate((element) => [getComputedStyle(element)].map((s) => [s.color, s.backgroundColor]));
    await page.mouse.move(0, 0);
    const away = await look();
    await button.hover();
    expect(await look()).toEqual(away);
  }
});

test.for(["light", "dark"] as const)(
  "with more contrast (%s) menus and sliders have a visible edge",
  async (colorScheme, { page }) => {
    await page.emulateMedia({ contrast: "more", colorScheme });
    await opened(page);
    expect(
      await page.evaluate(() => {
        const star = document.querySelector("step-star")!;
        const probe = document.createElement("i");
        const colour = (parent: ParentNode, value: string) => {
          parent.append(probe);
          probe.style.color = value;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        };
        const edge = colour(document.body, "var(--edge)");
        const border = (element: Element) => getComputedStyle(element).borderTopColor;
        return {
          "a choice on the page": border(document.querySelector("[aria-label=Theme]")!) === edge,
          "a choice of the board": border(star.shadowRoot!.querySelector(".speed select")!) === edge,
          "the rest of the way": colour(star.shadowRoot!, "var(--line)") === edge,
        };
      }),
    ).toEqual({ "a choice on the page": true, "a choice of the board": true, "the rest of the way": true });
  },
);

test.for(["light", "dark"] as const)(
  "with more contrast (%s) walls stand out from free cells even where they are too small to hatch",
  async (colorScheme, { page }) => {
    await page.emulateMedia({ contrast: "more", colorScheme });
    await opened(page, "#example=city");
    const [wall, free] = await page.evaluate(() => {
      const probe = document.querySelector("step-star")!.shadowRoot!.querySelector<HTMLElement>(".probe")!;
      return ["wall", "free"].map((name) => {
        probe.style.backgroundColor = `var(--${name})`;
        const parts = getComputedStyle(probe)
          .backgroundColor.match(/\d+/g)!
          .map((part) => (Number(part) / 255) ** 2.2);
        return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]! + 0.05;
      });
    });
    expect(Math.max(wall! / free!, free! / wall!)).toBeGreaterThan(3);
  },
);

test("cells fade when stepping, except with reduced motion", async ({ lab: page }) => {
  for (const [reducedMotion, fading] of [
    ["no-preference", 1],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await drawn(page);
    const running = await page.evaluate(async () => {
      const star = document.querySelector("step-star")!;
      star.stepBy(-1);
      const before = star.shadowRoot!.querySelectorAll("canvas.before");
      const fades = [...before].flatMap((canvas) => canvas.getAnimations());
      await Promise.all(fades.map(({ finished }) => finished));
      return fades.length;
    });
    expect(running, reducedMotion).toBe(fading);
  }
});

test("in forced colours a theme chosen before does not change the legend, as it does not change the board", async ({
  page,
}) => {
  await page.goto("index.html");
  for (const [colorScheme, other] of [
    ["light", "dark"],
    ["dark", "light"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const closed = async (theme: string) => {
      await page.evaluate((theme) => localStorage.setItem("stepstar-theme", theme), theme);
      await page.reload();
      return page
        .locator(".legend .closed")
        .first()
        .evaluate((element) => getComputedStyle(element).fill);
    };
    expect(await closed(other), `${other} in a ${colorScheme} system`).toBe(await closed("auto"));
  }
});

test.for(["light", "dark"] as const)(
  "every field that takes text or numbers has an edge of three to one (%s)",
  async (colorScheme, { page }) => {
    await page.emulateMedia({ colorScheme });
    await opened(page);
    const faint = await page.evaluate(() => {
      const light = (colour: string) => {
        const parts = colour.match(/\d+/g)!.map((part) => (Number(part) / 255) ** 2.2);
        return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]! + 0.05;
      };
      const fields = [...document.querySelectorAll("input[type=number], input[type=text], textarea")];
      const edges = fields.map((field) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(field);
        const [edge, inside] = [light(borderTopColor), light(backgroundColor)];
        return Math.max(edge / inside, inside / edge);
      });
      return edges.length > 8 ? edges.filter((edge) => edge < 3) : ["too few fields"];
    });
    expect(faint).toEqual([]);
  },
);
