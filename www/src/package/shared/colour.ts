/** What the browser says of a colour, as numbers. */

/** A colour as a little-endian RGBA word: what a canvas has in memory. */
export function word(colour: string): number {
  const [red = 0, green = 0, blue = 0] = numbers(colour);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** "rgb(1, 2, 3)" and "rgb(1 2 3)" and "color(srgb 0.1 0.2 0.3)" alike. */
export function numbers(colour: string): number[] {
  const parts = (colour.match(/[\d.]+(?=[\s,)/]|$)/g) ?? []).slice(0, 3).map(Number);
  return colour.startsWith("color(") ? parts.map((part) => part * 255) : parts;
}
