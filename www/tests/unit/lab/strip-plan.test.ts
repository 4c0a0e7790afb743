/** The layout of a sheet of pictures, at most four in a row. */
import { expect, test } from "vitest";
import { stripPlan } from "../../../src/pages/lab/save/strip-plan.js";

test.each([...Array(12).keys()].map((i) => i + 1))(
  "%i pictures are spaced evenly and every row is centred",
  (pictures) => {
    const frame = { width: 90, height: 60 };
    const { width, height, places } = stripPlan(pictures, frame, 10);
    expect(places.length).toBe(pictures);
    for (const row of new Set(places.map(([, y]) => y))) {
      const xs = places.filter(([, y]) => y === row).map(([x]) => x);
      expect(xs[0]).toBe(width - xs.at(-1)! - frame.width);
      xs.slice(1).forEach((x, i) => {
        expect(x - xs[i]!).toBe(frame.width + 10);
      });
      expect(xs.length).toBeLessThanOrEqual(4);
      expect(row + frame.height).toBeLessThanOrEqual(height - 10);
    }
  },
);

test("six pictures are laid out in three columns", () => {
  expect(new Set(stripPlan(6, { width: 90, height: 60 }, 10).places.map(([x]) => x)).size).toBe(3);
});
