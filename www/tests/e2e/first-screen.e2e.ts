/** Without scrolling one sees the board, the player and the sentence of the step. */
import { expect } from "vitest";
import { drawn, taken } from "./lab-page.js";
import { test } from "./page.js";

const SIZES = [
  [1440, 900],
  [1366, 768],
] as const;

test.for(["trap", "maze", "manhattan", "rpg", "city"])("all of the map %s", async (example, { lab }) => {
  await taken(lab, example);
  for (const [width, height] of SIZES) {
    await lab.setViewportSize({ width, height });
    await drawn(lab);
    const bottom = await lab.evaluate(
      () => document.querySelector("step-star")!.shadowRoot!.querySelector(".say")!.getBoundingClientRect().bottom,
    );
    expect(bottom, `${width} x ${height}`).toBeLessThanOrEqual(height);
  }
});
