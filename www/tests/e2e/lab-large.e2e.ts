/** What the lab leaves for later on a map of more than a million cells. */
import { expect } from "vitest";
import type { Calm } from "./calm.js";
import { holdSearches, releaseSearches } from "./gate.js";
import { opened, panel } from "./lab-page.js";
import { test } from "./page.js";

test("the open nodes of a huge map are not looked for in a frame that paints it, however short the search", async ({
  open,
}) => {
  const page = await open();
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    Object.assign(window, {
      inFrame: false,
      requestAnimationFrame: (work: FrameRequestCallback) =>
        requestAnimationFrame((now) => {
          Object.assign(window, { inFrame: true });
          work(now);
          Object.assign(window, { inFrame: false });
        }),
    });
  });
  await opened(page);
  const looked = await page.evaluateHandle(() => {
    const { trace } = document.querySelector("step-star")!;
    const looked: boolean[] = [];
    const engine = trace!.constructor.prototype;
    const { openList } = engine;
    engine.openList = function (most: number) {
      // The small map before may still be looked at.
      if (this.width > 1000) looked.push((window as unknown as { inFrame: boolean }).inFrame);
      return openList.call(this, most);
    };
    return looked;
  });
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const Grid = star.grid!.constructor as new (width: number, height: number) => NonNullable<typeof star.grid>;
    star.load({ grid: new Grid(1001, 1001), start: [3, 3], goal: [9, 6] });
    await star.settled;
  });
  await expect.poll(() => looked.evaluate((calls) => calls.length)).toBeGreaterThan(0);
  expect(await looked.evaluate((calls) => calls.filter((inFrame) => inFrame))).toEqual([]);
  await panel(page, "Open, in order of expansion").getByRole("listbox").waitFor();
});

test("a cell of a huge map has no values until that map is searched", async ({ open }) => {
  const page = await open();
  await opened(page);
  await holdSearches(page);
  const told = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const Grid = star.grid!.constructor as new (width: number, height: number) => NonNullable<typeof star.grid>;
    const withdrawn = new Promise((done) => star.addEventListener("withdrawn", done, { once: true }));
    star.options = { algorithm: "dijkstra" };
    star.load({ grid: new Grid(1001, 1001), start: [0, 0], goal: [1000, 1000] });
    // The search before leaves the board as soon as this one takes long.
    await withdrawn;
    const told = new Set<string>();
    // Inside the map before, and outside it.
    for (const at of [
      [1, 1],
      [900, 900],
    ] as const) {
      star.pinned = at;
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await (window as Calm).calm!();
      told.add(document.querySelector(".one-cell .hint")!.textContent!);
    }
    return [...told];
  });
  await releaseSearches(page);
  expect(told).toEqual([expect.stringContaining("Point at a cell")]);
  await panel(page, "One cell").getByText("is closed").waitFor();
});

test("a trace of millions of events goes before the next search needs as much memory", async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    const memories: WebAssembly.Memory[] = [];
    Object.assign(window, { memories });
    WebAssembly.Instance = class extends WebAssembly.Instance {
      constructor(...given: ConstructorParameters<typeof WebAssembly.Instance>) {
        super(...given);
        // A part that comes later has the memory of its engine.
        if (this.exports.memory) memories.push(this.exports.memory as WebAssembly.Memory);
      }
    };
  });
  await opened(page);
  const found = await page.evaluate(async () => {
    const bytes = () => (window as unknown as { memories: WebAssembly.Memory[] }).memories.at(-1)!.buffer.byteLength;
    const star = document.querySelector("step-star")!;
    const Grid = star.grid!.constructor as new (width: number, height: number) => NonNullable<typeof star.grid>;
    star.options = { algorithm: "dijkstra" };
    star.load({ grid: new Grid(1400, 1400), start: [0, 0], goal: [1399, 1399] });
    await star.settled;
    const first = bytes();
    const long = star.trace!.bytes;
    star.options = { algorithm: "dijkstra", tieBreak: "newest" };
    await star.settled;
    return { long, grown: bytes() - first, position: star.position, length: star.trace!.length };
  });
  expect(found.grown).toBeLessThan(found.long / 2);
  expect(found.position).toBe(found.length);
});
