/** A canvas is empty after the graphics card has lost it: `contextrestored` says that it can be painted again. */
import { expect } from "vitest";
import { BoardInPage, FIELD, GRAPH, TRAP } from "./board.js";
import { restored } from "./canvases.js";
import { test } from "./page.js";

for (const [what, map] of Object.entries({ grid: TRAP, "grid seen from afar": FIELD, graph: GRAPH }))
  test(`a ${what} and its player's marks are painted again once the graphics card is back`, async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { step: "e4" }, map);
    const marked = () =>
      board.star.evaluate((star) => {
        const canvas = star.shadowRoot!.querySelector<HTMLCanvasElement>(".scrub canvas")!;
        const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
        return data.some(Boolean);
      });
    await expect.poll(marked).toBe(true);
    // The ground, the marks and the scrub bar's; nothing fades, so there is no layer for that.
    const layers = what === "graph" ? [true] : [true, true];
    expect(await restored(page, "step-star")).toEqual([...layers, true]);
  });
