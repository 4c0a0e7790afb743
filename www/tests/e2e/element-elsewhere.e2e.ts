/** The element where a browser behaves unlike Chromium, or lacks what Chromium has. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("after a button release that the browser's menu swallowed, the map no longer follows the pointer", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page);
  const view = () => board.star.evaluate(({ view }: StepStarElement) => view);
  await board.star.evaluate((element: StepStarElement) => element.zoomTo([12, 6], 80));
  await board.settled();
  const before = await view();
  const { x, y } = await board.at({ x: 12, y: 6 });
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "right" });
  for (const away of [20, 60]) {
    await board.surface.dispatchEvent("pointermove", {
      pointerId: 1,
      pointerType: "mouse",
      buttons: 0,
      clientX: x + away,
      clientY: y + away,
      bubbles: true,
    });
  }
  expect(await view()).toEqual(before);
  await page.mouse.up({ button: "right" });
});

test("Safari's touchpad gestures zoom at the pointer; during a touch they are ignored", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const spread = async (scales: number[]) => {
    const { x, y } = await board.at({ x: 12, y: 6 });
    return board.surface.evaluate(
      (surface, [x, y, scales]) =>
        scales.map((scale, i) => {
          const type = i === 0 ? "gesturestart" : "gesturechange";
          const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true });
          return surface.dispatchEvent(Object.assign(event, { scale }));
        }),
      [x, y, scales] as const,
    );
  };
  const fitted = await board.read("zoom");
  const before = await board.at({ x: 12, y: 6 });
  expect(await spread([1, 1.5, 2]), "the gesture does not zoom the page").toEqual([false, false, false]);
  expect(await board.read("zoom")).toBeCloseTo(2 * fitted, 5);
  const after = await board.at({ x: 12, y: 6 });
  // An event's coordinates are whole pixels.
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);

  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await spread([1, 1.5]);
  await page.mouse.up();
  expect(await board.read("zoom")).toBeCloseTo(2 * fitted, 5);
});

test("keys work after clicking a button even where a click gives no focus", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  await board.star.evaluate((element: StepStarElement) => {
    element.shadowRoot!.addEventListener("mousedown", (event) => event.preventDefault());
  });
  await page.getByRole("button", { name: "Step forward", exact: true }).click();
  await page.keyboard.press("End");
  expect(await board.read("position")).toBe(await board.length());
  await board.element.getByLabel("Position in the search").click();
  await page.keyboard.press("Home");
  expect(await board.read("position")).toBe(0);
});

test("a script that clicks a button does not take the focus", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  await board.star.evaluate((element: StepStarElement) =>
    element.shadowRoot!.querySelector<HTMLElement>(".on")!.click(),
  );
  expect(await board.read("position")).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.activeElement!.tagName)).toBe("BODY");
});

describe("without light-dark()", () => {
  test("a dark page still shows a board with light colours", async ({ open }) => {
    const page = await open({ colorScheme: "dark" });
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
      CSS.supports = (...query: string[]) => !query.join().includes("light-dark") && supports(...query);
    });
    const board = await BoardInPage.open(page);
    const {
      free,
      wall,
      open: waiting,
    } = await board.star.evaluate((element: StepStarElement) => {
      const scene = element.scene();
      if (scene.kind !== "grid") throw new Error("The scene is not a grid.");
      return scene.ground.palette;
    });
    expect([free, wall, waiting]).toEqual(["rgb(255, 255, 255)", "rgb(57, 65, 80)", "rgb(246, 198, 103)"]);
  });
});

test("an element moved into a frame and back is styled in both documents", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const found = await board.star.evaluate(async (star: StepStarElement) => {
    const frame = document.createElement("iframe");
    const home = star.parentElement!;
    home.append(frame);
    const found = [];
    for (const place of [frame.contentDocument!.body, home]) {
      place.append(star);
      await star.settled;
      found.push(star.shadowRoot!.querySelectorAll(".board").length, getComputedStyle(star).display, star.result?.cost);
    }
    frame.remove();
    return found;
  });
  expect(found).toEqual([1, "block", 23, 1, "block", 23]);
});

// Of these, happy-dom 21 lacks both, and jsdom since its version 31 the fonts only.
test.for(["part", "fonts"])(
  "in a component-test DOM without %s or ResizeObserver it stays plain text and throws nothing",
  async (lacking, { page }) => {
    await page.goto("embed.html");
    const seen = await page.evaluate(async (lacking) => {
      // The page's own script needs them until its board is there, and a turn longer.
      await document.querySelector("step-star")!.settled;
      await new Promise((done) => setTimeout(done));
      for (const { prototype } of [Element, Document]) Reflect.deleteProperty(prototype, lacking);
      Reflect.deleteProperty(window, "ResizeObserver");
      const element = document.createElement("step-star") as StepStarElement;
      element.textContent = "S..#.\n.#...\n...#G";
      document.body.append(element);
      element.setAttribute("mode", "predict");
      element.step = 2;
      element.play();
      element.pause();
      // Time for anything that was put off to throw.
      await new Promise((done) => setTimeout(done, 50));
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen of it
      const text = element.innerText;
      element.remove();
      return { text, shadow: element.shadowRoot };
    }, lacking);
    expect(seen).toEqual({ text: "S..#. .#... ...#G", shadow: null });
  },
);
