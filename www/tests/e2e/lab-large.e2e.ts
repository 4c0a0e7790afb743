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
