/** The colours of a field: whoever takes colours for each other still sees which cell is farther, and every number can be read. */
import { expect, test } from "vitest";
import { shadeOf, shadesOf } from "../../../src/package/board/field.js";
import type { Palette } from "../../../src/package/board/palette.js";
import { numbers } from "../../../src/package/shared/colour.js";
import { tokens } from "../../../src/package/style/tokens.js";

/** A token as each theme has it. */
const token = (name: string) => /light-dark\((#\w+), (#\w+)\)/.exec(tokens.split(`--${name}:`)[1]!)!.slice(1);

function rgb(colour: string): number[] {
  if (!colour.startsWith("#")) return numbers(colour);
  const digits = colour.length === 4 ? [...colour.slice(1)].map((d) => d + d) : colour.slice(1).match(/../g)!;
  return digits.map((pair) => Number.parseInt(pair, 16));
}

const luminance = (colour: string) => {
  const [r, g, b] = rgb(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

test.each([0, 1])("shades get steadily darker, and ink can be read on all of them (theme %i)", (theme) => {
  const asRgb = (name: string) => `rgb(${rgb(token(name)[theme]!).join()})`;
  const shades = shadesOf({ near: asRgb("near"), far: asRgb("far") } as Palette);
  const light = shades.map(luminance);
  expect(light.every((value, i) => i === 0 || value < light[i - 1]!)).toBe(true);
  const ink = luminance(token("ink")[theme]!);
  const contrast = light.map((value) => (Math.max(value, ink) + 0.05) / (Math.min(value, ink) + 0.05));
  expect(Math.min(...contrast)).toBeGreaterThanOrEqual(4.5);
});

test("the start has the first shade and the dearest the last; where all cost nothing there is one", () => {
  const last = shadesOf({ near: "rgb(0, 0, 0)", far: "rgb(255, 255, 255)" } as Palette).length - 1;
  expect([0, 4, 8].map((g) => shadeOf(g, { most: 8, isLimited: false }))).toEqual([0, (last + 1) / 2, last]);
  expect(shadeOf(0, { most: 0, isLimited: true })).toBe(0);
});
