/** What a machine or a browser may refuse: each ends in a sentence and a page that works, and nothing is lost unasked. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { board, opened, settled } from "./lab-page.js";
import { test } from "./page.js";
import { moveToScreen, withScreens } from "./screens.js";

describe("WebAssembly is refused", () => {
  for (const address of ["exercise.html", "lessons.html", "teach.html", "zoo.html"])
    test(`${address} says so once, in a sentence`, async ({ open }) => {
      const page = await open();
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
      await page.goto(address);
      await page
        .getByText("Stepstar needs WebAssembly, which this browser lacks or has switched off")
        .first()
        .waitFor();
    });
});

test("memory is refused for 2000 x 2000 cells: the map before stays, and is searched as before", async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    const memories: WebAssembly.Memory[] = [];
    Object.assign(window, { memories });
    WebAssembly.Instance = class extends WebAssembly.Instance {
      constructor(...given: ConstructorParameters<typeof WebAssembly.Instance>) {
        super(...given);
        if (this.exports.memory) memories.push(this.exports.memory as WebAssembly.Memory);
      }
    };
  });
  await opened(page, "#example=trap");
  const cost = await board(page, "cost");
  await page.evaluate(() => {
    const [memory] = (window as unknown as { memories: WebAssembly.Memory[] }).memories;
    for (let pages = 65_536; pages >= 1; pages >>= 1)
      try {
        for (;;) memory!.grow(pages);
      } catch {
        // Fewer, then.
      }
    location.hash = "#make=scatter.2000x2000.1.20";
  });
  await page.locator("#notice").getByText("The engine's memory is full").waitFor();
  expect(await page.evaluate(() => document.querySelector("step-star")!.grid!.width)).toBe(24);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await settled(page);
  expect([await board(page, "expansion"), await board(page, "cost")]).toEqual([1, cost]);
});

test("a tab that was hidden for an hour plays on from where it was", async ({ open }) => {
  const page = await open();
  await page.clock.install();
  const shown = await BoardInPage.open(page, { step: "e1", speed: "2" });
  await shown.star.evaluate((star: StepStarElement) => star.play());
  const before = await shown.read("position");
  await page.clock.fastForward("01:00:00");
  await shown.settled();
  const after = await shown.star.evaluate((star: StepStarElement) => star.trace!.expansionAt(star.position));
  // At two steps a second, a few may have been due on a slow machine; an hour has seven thousand.
  expect(await shown.read("playing")).toBe(true);
  expect(after).toBeLessThan(20);
  await shown.star.evaluate((star: StepStarElement) => star.pause());
  await shown.surface.press("End");
  expect(await shown.read("position")).toBe(await shown.length());
  expect(before).toBeLessThan(await shown.length());
});

test("a stroke goes on where the pixel ratio changes below it, and is undone as one", async ({ open }) => {
  const page = await open();
  await withScreens(page);
  const drawn = await BoardInPage.open(page, { editable: "" });
  const before = await drawn.cells();
  const to = async (x: number, y: number) => {
    const at = await drawn.at({ x, y });
    await page.mouse.move(at.x, at.y);
  };
  await to(1, 1);
  await page.mouse.down();
  await to(3, 1);
  await moveToScreen(page, 2);
  await drawn.settled();
  await to(5, 1);
  await moveToScreen(page, 1.25);
  await page.mouse.up();
  await drawn.settled();
  for (let x = 1; x <= 5; x++) expect(await drawn.isWall({ x, y: 1 })).toBe(true);
  const ratio = () =>
    drawn.element.locator(".ground").evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  await expect.poll(ratio).toBeCloseTo(1.25, 2);
  await drawn.star.evaluate((star: StepStarElement) => star.undo());
  expect(await drawn.cells()).toBe(before);
});

const STORAGE = {
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

for (const [how, refuse] of Object.entries(STORAGE))
  test(`storage is ${how}: before a map is lost that no address holds, the browser asks`, async ({ open }) => {
    const page = await open();
    await page.addInitScript(refuse);
    // By an address: without storage each visit is a first one, whose example plays, and what plays writes no address.
    await opened(page, "#example=trap");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // A browser asks only where something has been done on the page.
    await page
      .locator("step-star .board")
      .first()
      .click({ position: { x: 4, y: 4 } });
    // A notice goes again by itself.
    const notices = await page.evaluateHandle(() => {
      const said: string[] = [];
      const notice = document.querySelector("#notice")!;
      new MutationObserver(() => said.push(notice.textContent!)).observe(notice, { childList: true, subtree: true });
      document.querySelector("step-star")!.resize(600, 450);
      return said;
    });
    await page.waitForFunction(() => location.hash.includes("kept=600x450"));
    // Whoever draws on it is told before.
    await page.evaluate(() => document.querySelector("step-star")!.clear());
    await expect
      .poll(() => notices.evaluate((said) => said.join(" ")))
      .toContain("too large to be kept in this tab: a reload would lose");
    await page.reload();
    await page.locator("#notice", { hasText: "600x450 cells was too large for its address" }).waitFor();
    expect(asked).toEqual(["beforeunload"]);
  });
