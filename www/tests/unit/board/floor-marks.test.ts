import { expect, test } from "vitest";
import { paintSums } from "../../../src/package/board/ground.js";
import type { Painter } from "../../../src/package/board/painter.js";
import type { Palette } from "../../../src/package/board/palette.js";
import type { BoardMarks } from "../../../src/package/board/scene.js";
import { paintLinks } from "../../../src/package/floors/floor-marks.js";
import { Notebook } from "./notebook.js";

/** Colours are known by their names. */
const palette = new Proxy({} as Palette, { get: (_, name) => name });
/** The height of a digit, as a part of its font. */
const HIGH = 0.72;

test("the sign of a link stands above the number that the path's ribbon has in its cell", () => {
  for (const [scale, cost] of [28, 39, 40, 45, 64, 120].flatMap((scale) =>
    [1, 2.5].map((cost) => [scale, cost] as const),
  )) {
    const view = { scale, x: 0, y: 0 };
    const link = { letter: "b", from: [0, 0], to: null, rise: 1, cost, oneWay: false } as const;
    const signs = new Notebook();
    paintLinks(signs as Painter, { view, ratio: 1, palette } as BoardMarks, {
      floors: [],
      links: [link],
      isWhole: true,
    });
    const numbers = new Notebook();
    const plate = { colour: "casing", ink: "path" };
    paintSums(numbers as Painter, { left: 0, top: 0, scale, palette, colour: "casing", plate }, { g: 6, h: 3, f: 9 });
    const [sign] = signs.fills;
    const { y, font } = numbers.texts[0]!;
    const size = Number(/([\d.]+)px/.exec(font)![1]);
    expect(sign!.y + sign!.height, `${scale} pixels a cell`).toBeLessThanOrEqual(y - (size * HIGH) / 2);
    expect(sign!.x + sign!.width, "beside the arrow").toBeLessThanOrEqual(0.7 * scale);
    expect(signs.texts[0]!.text).toBe(cost === 1 ? "b↑" : "b↑ 2.5");
  }
});
