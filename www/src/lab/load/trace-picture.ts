/** Paints the places of a trace, each in the colour of its latest event. Pure, so that it can be tested. */
import type { Events } from "./events.js";

const WIDTH = 640;
const HEIGHT = 480;
/** The most pixels along the side of a place, and the fewest that leave a gap between two. */
const LARGEST = 24;
const GAP_FROM = 3;

/** Where each event is painted: computed once, as every move of the slider goes through all events. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Pixels along the side of a place. */
  readonly side: number;
  /** The top left pixel of each event's place; -1: it has none. */
  readonly corner: Int32Array<ArrayBuffer>;
}

export function layoutOf({ xs, ys, spot }: Pick<Events, "xs" | "ys" | "spot">): Layout {
  const [left, right] = range(xs);
  const [top, bottom] = range(ys);
  const scale = Math.min(LARGEST, WIDTH / (right - left + 3), HEIGHT / (bottom - top + 3));
  const pixels = (length: number) => Math.floor(length * scale);
  const width = Math.ceil((right - left + 3) * scale);
  const height = Math.ceil((bottom - top + 3) * scale);
  const side = scale < GAP_FROM ? Math.ceil(scale) : Math.floor(scale) - 1;
  const corners = Int32Array.from(xs, (x, place) => pixels(ys[place]! - top + 1) * width + pixels(x - left + 1));
  return { width, height, side, corner: spot.map((place) => corners[place] ?? -1) };
}

function range(values: Float64Array): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

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
