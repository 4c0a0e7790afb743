/** Generated maps by name: `maze.41x27.1`, `scatter.2000x2000.1.20` (the last number is the share of walls in percent). */
import { MOST_SIDE } from "../../package/shared/bounds.js";
import { cut } from "../../package/shared/cut.js";
import { Refusal } from "../../package/shared/named.js";
import { type GeneratorName, generators, type MapRecipe } from "./generate/index.js";

export const LAST_SEED = 999_999;

export function makeName({ name, width, height, seed, density }: MapRecipe): string {
  return [name, `${width}x${height}`, seed, ...(density === undefined ? [] : [Math.round(density * 100)])].join(".");
}

export function readMakeName(text: string): MapRecipe {
  const [name = "", size = "", seed, percent, ...more] = text.split(".");
  const [width, height] = size.split("x").map(Number);
  const numbers = [width, height, Number(seed), Number(percent ?? 0)];
  const known = Object.hasOwn(generators, name);
  const isTooMuch = more.length > 0 || Number(percent ?? 0) > 100;
  if (
    !known ||
    isTooMuch ||
    !numbers.every((number) => Number.isInteger(number) && number! >= 0 && number! <= LAST_SEED)
  )
    throw new Refusal('The link asks for the map "{text}", which no generator here draws.', { text: cut(text) });
  if (!width || !height || width > MOST_SIDE || height > MOST_SIDE)
    throw new Refusal("The link asks for a map of {size}: each side is a whole number from 1 to {largest}.", {
      size: cut(size),
      largest: MOST_SIDE,
    });
  return {
    name: name as GeneratorName,
    width,
    height,
    seed: Number(seed),
    density: percent === undefined ? undefined : Number(percent) / 100,
  };
}
