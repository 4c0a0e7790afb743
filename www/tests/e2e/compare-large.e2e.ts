/** The picture of the differences between two searches, on a map too large to be painted at once. */
import { expect } from "vitest";
import { everything } from "../share.js";
import { opened, pressed, settled } from "./lab-page.js";
import { test } from "./page.js";

test("cells closed by A only, by B only and by both are counted and coloured exactly", async ({ page }) => {
  const side = everything ? 700 : 400;
  await opened(page, `#make=scatter.${side}x${side}.1.20`);
  await pressed(page, "Compare");
  await page.getByText(/^only B: \d/).waitFor();
  await settled(page);
  // The legend's counts must reach those of the finished searches.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { trace, otherTrace } = document.querySelector("step-star")!;
        const [a, b] = [trace!.state(), otherTrace!.state()];
        const count = (fits: (a: boolean, b: boolean) => boolean) =>
          a.reduce((sum, state, cell) => sum + Number(fits(state === 2, b[cell] === 2)), 0);
        const said = (name: string) => Number(document.querySelector(`.wash.${name}`)!.textContent!.replace(/\D/g, ""));
        return [
          said("only-a") - count((a, b) => a && !b),
          said("only-b") - count((a, b) => b && !a),
          said("both") - count((a, b) => a && b),
        ];
      }),
    )
    .toEqual([0, 0, 0]);
  const colours = await page.evaluate(() => {
    const { trace, otherTrace, grid } = document.querySelector("step-star")!;
    const [a, b] = [trace!.state(), otherTrace!.state()];
    const canvas = document.querySelector<HTMLCanvasElement>(".picture canvas")!;
    const pixels = new Uint32Array(
      canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height).data.buffer,
    );
    const kinds = new Map<string, Set<number>>();
    grid!.cells().forEach((wall, cell) => {
      const kind = wall ? "wall" : `${a[cell] === 2} ${b[cell] === 2}`;
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(pixels[cell]!));
    });
    return [...kinds.values()].map((set) => [...set]);
  });
  expect(colours.every((set) => set.length === 1)).toBe(true);
  expect(new Set(colours.flat()).size).toBe(colours.length);
  expect(colours.length).toBeGreaterThan(3);
});
