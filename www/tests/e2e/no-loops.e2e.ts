/** No page tells `window.onerror` that its observers go round in circles, as course pages that report errors would hear of it. */
import { expect } from "vitest";
import { test } from "./page.js";

test("whatever the size of the window, no observer of sizes goes round in circles", async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener("error", ({ message }) => heard.push(message));
  });
  for (const name of ["embed", "exercise", "lists", "index", "check"]) {
    await page.goto(`${name}.html`);
    await page.evaluate(() => document.querySelector("step-star")?.settled);
    for (const [width, height] of [
      [400, 300],
      [1200, 900],
      [700, 250],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      });
    }
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard), name).toEqual([]);
  }
});
