/** `npm run picture`: takes the README's screenshot of the built lab. */
import { join } from "node:path";
import { chromium } from "playwright-core";
import { FLAGS, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { main, root } from "./steps.mjs";

main(async () => {
  const { address, close } = await serve(join(root, "site"));
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "networkidle" });
    // Before the search begins there is little to see.
    await page.evaluate(async () => {
      const board = document.querySelector("step-star");
      await board.settled;
      board.step = "96";
    });
    await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(root, "docs/lab.png") });
  } finally {
    await browser.close();
    await close();
  }
});
