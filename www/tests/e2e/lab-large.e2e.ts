/** What the lab leaves for later on a map of more than a million cells. */
import { expect } from "vitest";
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
      looked.push((window as unknown as { inFrame: boolean }).inFrame);
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
  await panel(page, "Open, in order of expansion").getByRole("table").waitFor();
});

test("a cell of a huge map has no values until that map is searched", async ({ open }) => {
  const page = await open();
  await opened(page);
  const told = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const { trace } = star;
    const Grid = star.grid!.constructor as new (width: number, height: number) => NonNullable<typeof star.grid>;
    star.options = { algorithm: "dijkstra" };
    star.load({ grid: new Grid(1001, 1001), start: [0, 0], goal: [1000, 1000] });
    // Once inside the map before, once outside it.
    const told = new Set<string>();
    for (let frame = 0; star.trace === trace; frame++) {
      star.pinned = frame % 2 ? [900, 900] : [1, 1];
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      if (star.trace === trace) told.add(document.querySelector(".one-cell .hint")!.textContent!);
    }
    return [...told];
  });
  expect(told).toEqual([expect.stringContaining("Point at a cell")]);
  await panel(page, "One cell").getByText("is closed").waitFor();
});
