/** Reloading, leaving and going back find the board as it was. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board, opened, settled } from "./lab-page.js";
import { test } from "./page.js";

/** How long after the last change the lab writes its address: `PAUSE_MS` in src/lab/link.ts. */
const ADDRESS_PAUSE_MS = 300;
/** By then the address has been written. */
const ADDRESS_WRITTEN_MS = ADDRESS_PAUSE_MS + 100;

/** A server that is silent until the page that is being left has written this step into its address. */
async function answeredOnceWritten(page: Page, step: number): Promise<void> {
  let told = () => {};
  const written = new Promise<void>((done) => {
    told = done;
  });
  await page.exposeFunction("told", told);
  await page.evaluate((end) => {
    const timer = setInterval(() => {
      if (!location.hash.endsWith(end)) return;
      clearInterval(timer);
      (window as unknown as { told(): void }).told();
    }, 10);
  }, `&step=${step}`);
  await page.route("**/index.html", async (route) => {
    await written;
    await route.continue();
  });
}

test("a map too large for its address survives reloading and going back in its tab; elsewhere a notice says so", async ({
  lab: page,
}) => {
  const walls = () =>
    page.evaluate(() =>
      document
        .querySelector("step-star")!
        .grid!.cells()
        .reduce((sum, wall) => sum + wall, 0),
    );
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.resize(600, 450);
    star.start = [7, 9];
  });
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("kept=600x450&from=7,9");
  const before = await walls();
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.grid?.width === 600);
  await settled(page);
  expect(await walls()).toBe(before);
  expect(await board(page, "start")).toEqual([7, 9]);

  await page.evaluate(() => {
    document.querySelector("step-star")!.clear();
  });
  await settled(page);
  await page.evaluate(() => {
    location.hash = "#example=maze";
  });
  await page.waitForFunction(() => document.querySelector("step-star")!.grid!.width === 61);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("step-star")!.grid!.width === 600);
  expect(await walls()).toBe(0);
  await settled(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.grid?.width === 600);
  await settled(page);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.locator("#notice", { hasText: "600x450 cells was too large for its address" }).waitFor();
  expect(await page.locator("#story").textContent()).toContain("pocket");
});

test("leaving at once and coming back keeps the start and the occupied nodes of a graph", async ({ page }) => {
  await opened(page, "#graph=0,0,0_1,4,0_2,8,0!0,1,4_1,2,4!1");
  await page.evaluate(() => {
    document.querySelector("step-star")!.start = 2;
  });
  await page.goto("lists.html");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")?.start)).toBe(2);
  await settled(page);
  const occupied = () => page.evaluate(() => document.querySelector("step-star")?.graph?.isOccupied(1));
  expect(await occupied()).toBe(true);
  await page.keyboard.press("c");
  await page.goto("lists.html");
  await page.goBack();
  await expect.poll(occupied).toBe(false);
});

test("leaving at once and coming back keeps the options", async ({ page }) => {
  await opened(page, "#example=trap");
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  await settled(page);
  await page.goto("lists.html");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")?.options.algorithm)).toBe("dijkstra");
});

test("reloading at once keeps what was drawn or undone, even while playing", async ({ page }) => {
  await opened(page, "#example=trap&step=3");
  const hasWalls = () => page.evaluate(() => document.querySelector("step-star")!.grid!.cells().includes(1));
  const reload = async () => {
    await page.reload();
    await page.waitForFunction(() => document.querySelector("step-star")?.trace);
    // At first there is the map in the page's HTML.
    await settled(page);
  };
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.speed = 1;
    star.play();
  });
  await page.keyboard.press("c");
  await reload();
  await expect.poll(hasWalls).toBe(false);
  await page.goto("about:blank");
  await opened(page, "#example=trap&step=3");
  await page.keyboard.press("c");
  // About as fast as a hand can follow one key by another.
  await page.waitForTimeout(ADDRESS_PAUSE_MS);
  await page.keyboard.press("Control+z");
  await reload();
  await expect.poll(hasWalls).toBe(true);
});

test("reloading at once after several changes keeps all of them", async ({ page }) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=3");
  await page.evaluate(() => {
    document.querySelector("step-star")!.start = [1, 1];
  });
  // Two separate changes, not one.
  await page.waitForTimeout(30);
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.goal = [20, 2];
    star.position = 5;
  });
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  await settled(page);
  expect(await board(page, "start")).toEqual([1, 1]);
  expect(await board(page, "goal")).toEqual([20, 2]);
  expect(await board(page, "position")).toBe(5);
  expect(await page.evaluate(() => location.hash)).toContain("to=20,2");
});

test("reloading from a slow server keeps a step taken just before, although the request still names the old address", async ({
  open,
}) => {
  const page = await open();
  await opened(page, "#example=trap&from=4,7&to=19,7&step=3");
  await answeredOnceWritten(page, 5);
  await page.evaluate(() => {
    document.querySelector("step-star")!.step = 5;
  });
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  await settled(page);
  expect(await board(page, "step")).toBe(5);
});

test("reloading from a slow server keeps the last of several steps, each of which rewrote the address", async ({
  open,
}) => {
  const page = await open();
  await opened(page, "#example=trap&from=4,7&to=19,7&step=3");
  await answeredOnceWritten(page, 6);
  await page.evaluate((written) => {
    const star = document.querySelector("step-star")!;
    star.step = 5;
    setTimeout(() => {
      star.step = 6;
    }, written);
  }, ADDRESS_WRITTEN_MS);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  await settled(page);
  expect(await board(page, "step")).toBe(6);
});

test("an earlier address that is opened anew in the same tab is not taken for a reload", async ({ page }) => {
  const earlier = "#example=trap&from=4,7&to=19,7&step=3";
  await opened(page, earlier);
  await page.evaluate(() => {
    document.querySelector("step-star")!.step = 5;
  });
  await page.waitForFunction(() => location.hash.endsWith("v=2&step=5"));
  await page.goto("lists.html");
  await opened(page, earlier);
  expect(await board(page, "position")).toBe(3);
});

test("hiding the page writes the address at once, since a background tab may be closed without notice", async ({
  page,
}) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=3");
  // The link must have been followed first.
  await expect.poll(() => board(page, "position")).toBe(3);
  // Earlier changes have been written by then, and nothing else is waiting to be.
  await page.waitForTimeout(ADDRESS_WRITTEN_MS);
  const hash = await page.evaluate(() => {
    document.querySelector("step-star")!.step = 7;
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    return location.hash;
  });
  expect(hash).toContain("step=7");
});

test("going back and forward quickly keeps each board's own step", async ({ page }) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=10");
  await page.evaluate(() => {
    location.hash = "#example=terrain&from=2,2&to=20,7&step=20";
  });
  await expect.poll(() => board(page, "position")).toBe(20);
  await page.evaluate(async () => {
    history.back();
    await new Promise((done) => window.addEventListener("hashchange", done, { once: true }));
    // Time for the board to appear, and for a hasty write of its address.
    await new Promise((done) => setTimeout(done, 60));
    history.forward();
  });
  await page.waitForTimeout(ADDRESS_WRITTEN_MS);
  await expect.poll(() => board(page, "position")).toBe(20);
  await page.goBack();
  await expect.poll(() => board(page, "start")).toEqual([4, 7]);
  await expect.poll(() => board(page, "position")).toBe(10);
});

test("going back before a large map has loaded keeps the board, and leaves the map's address unchanged", async ({
  page,
}) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=10");
  const drawn = page.waitForEvent("worker").then((worker) => worker.waitForEvent("close"));
  const address = await page.evaluate(async (written) => {
    document.querySelector("step-star")!.position = 12;
    location.hash = "#make=scatter.2000x2000.1.20";
    // After this wait a wrong address would have been written, and later the right one of a map that has loaded.
    await new Promise((done) => setTimeout(done, written));
    const { hash } = location;
    history.back();
    return hash;
  }, ADDRESS_PAUSE_MS + 20);
  expect(address).toBe("#make=scatter.2000x2000.1.20");
  await drawn;
  await page.waitForTimeout(ADDRESS_WRITTEN_MS);
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")!.grid!.width)).toBe(24);
});

test("a map with too much terrain for any address survives a reload", async ({ page }) => {
  await opened(page);
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.resize(450, 450);
    const large = star.grid!.clone();
    for (let cell = 0; cell < 450 * 450; cell++) large.setCost(cell % 450, Math.floor(cell / 450), 1 + cell / 45_003);
    star.load({ grid: large, start: [0, 0], goal: [449, 449] });
    await star.settled;
  });
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("kept=450x450");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.grid?.width === 450);
  expect(await page.evaluate(() => document.querySelector("step-star")!.grid!.cost(449, 449))).toBe(
    1 + (450 * 450 - 1) / 45_003,
  );
});
