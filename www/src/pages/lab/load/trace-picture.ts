/** Paints the places of a trace, each in the colour of its latest event. Pure, so that it can be tested. */
import type { Events } from "./events.js";

/** `colours`: a 32-bit pixel for each kind of event. */
export function pixelsOf(
  { kind, ends, layout }: Pick<Events, "kind" | "ends" | "layout">,
  position: number,
  colours: Uint32Array,
): Uint32Array<ArrayBuffer> {
  const { width, height, side, corner } = layout;
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < position; i++) if (corner[i]! >= 0) pixels[corner[i]!] = colours[kind[i]!]!;
  // Both ends stay visible, whatever happens there.
  for (const event of ends) pixels[corner[event]!] = colours[kind[event]!]!;
  if (side > 1) spread(pixels, width, side);
  return pixels;
}

/** Makes squares of the places' top left pixels. From the end, as a square only covers pixels after its own. */
function spread(pixels: Uint32Array, width: number, side: number): void {
  for (let first = pixels.length - 1; first >= 0; first--) {
    const colour = pixels[first]!;
    if (colour === 0) continue;
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) pixels[first + row * width + column] = colour;
  }
}
