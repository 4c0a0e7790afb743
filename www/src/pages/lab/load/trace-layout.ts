/** Where the places of a trace lie on its picture. */

const WIDTH = 640;
const HEIGHT = 480;
/** The most pixels along the side of a place, and the fewest that leave a gap between two. */
const LARGEST = 24;
const GAP_FROM = 3;

/** Where each event is painted: computed once, as every move of the slider goes through all events. */
export interface TraceLayout {
  readonly width: number;
  readonly height: number;
  /** Pixels along the side of a place. */
  readonly side: number;
  /** The top left pixel of each event's place; -1: it has none. */
  readonly corner: Int32Array<ArrayBuffer>;
}

/** Places, and each event's index into them; -1: none. */
interface Places {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly spot: Int32Array<ArrayBuffer>;
}

export function layoutOf({ xs, ys, spot }: Places): TraceLayout {
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
