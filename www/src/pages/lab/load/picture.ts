/** Finds walls in a picture of a floor plan: cells with enough dark pixels. Pure, so that it can be tested. */

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity, as a canvas gives them. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** How light each pixel is, 0 to 255 and rounded down: computed once, and read again whenever a slider moves. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly lightness: Uint8Array<ArrayBuffer>;
}

export interface PictureReading {
  /** Pixels of the picture along the side of a cell. */
  readonly cell: number;
  /** A cell is a wall when its share of dark pixels is larger, 0 to 1. */
  readonly share: number;
  /** A pixel darker than this is dark: a whole number, 0 to 255. */
  readonly threshold: number;
  /** Light walls on a dark ground. */
  readonly inverted: boolean;
}

export function wallsOf(picture: Grey, { cell, share, threshold, inverted }: PictureReading) {
  const { width, height, dark, pixels } = darkCells(picture, cell, threshold);
  // Thin lines cover little of a cell: a small share is already a wall.
  const least = share * pixels;
  const walls = new Uint8Array(dark.length);
  for (let i = 0; i < dark.length; i++) walls[i] = Number((inverted ? pixels - dark[i]! : dark[i]!) > least);
  return { width, height, walls };
}

/** How many of a cell's pixels are dark. */
function darkCells(picture: Grey, cell: number, threshold: number) {
  const width = Math.max(1, Math.floor(picture.width / cell));
  const height = Math.max(1, Math.floor(picture.height / cell));
  const [wide, high] = [Math.min(cell, picture.width), Math.min(cell, picture.height)];
  const { lightness } = picture;
  const dark = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let row = y * cell; row < y * cell + high; row++) {
      let pixel = row * picture.width;
      for (let x = 0; x < width; x++) {
        let count = 0;
        // The sign bit of the difference: on millions of noisy pixels, branches would be mispredicted.
        for (const end = pixel + wide; pixel < end; pixel++) count += (lightness[pixel]! - threshold) >>> 31;
        dark[y * width + x]! += count;
      }
    }
  }
  return { width, height, dark, pixels: wide * high };
}

/** Weighs the colours as the eye does; transparent pixels show white paper. */
export function greyOf({ width, height, data }: Picture): Grey {
  const lightness = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < lightness.length; pixel++, at += 4) {
    const opacity = data[at + 3]! / 255;
    const light = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    lightness[pixel] = light * opacity + 255 * (1 - opacity);
  }
  return { width, height, lightness };
}

/** Otsu's threshold: divides the picture into two parts with the largest variance between them. */
export function bestThreshold({ lightness }: Grey): number {
  const histogram = new Float64Array(256);
  for (const light of lightness) histogram[light]!++;
  const total = lightness.length;
  const sum = histogram.reduce((all, count, level) => all + count * level, 0);
  let [below, sumBelow, best, most] = [0, 0, 128, 0];
  for (let level = 0; level < 256; level++) {
    below += histogram[level]!;
    sumBelow += histogram[level]! * level;
    if (below === 0 || below === total) continue;
    const between = below * (total - below) * (sumBelow / below - (sum - sumBelow) / (total - below)) ** 2;
    if (between > most) [best, most] = [level + 1, between];
  }
  return best;
}

/** In percent. */
const SHARES = [20, 10, 5, 2, 1] as const;

/** The percentage of a cell that makes it a wall: thin furniture is none beside thick walls, but where most of the ink is in thin lines, they are the walls. */
export function bestShare(picture: Grey, cell: number, threshold: number): number {
  const { dark, pixels } = darkCells(picture, cell, threshold);
  const ink = (share: number) => dark.reduce((sum, count) => sum + (count * 100 > share * pixels ? count : 0), 0);
  const most = ink(0) / 2;
  return SHARES.find((share) => ink(share) >= most) ?? SHARES[0];
}
