/** The colours of the board, read from the design tokens in force. */
import { numbers, word } from "../shared/colour.js";

const NAMES = [
  "paper",
  "card",
  "ink",
  "soft",
  "accent",
  "free",
  "rule",
  "wall",
  "hatch",
  "open",
  "open-edge",
  "closed",
  "closed-edge",
  "terrain",
  "now",
  "path",
  "casing",
  "start",
  "goal",
  "way",
  "only-a",
  "only-b",
  "both",
  "bad",
  "near",
  "far",
] as const;

export type Colour = (typeof NAMES)[number];

/** CSS colours by name, opaque. */
export type Palette = { readonly [name in Colour]: string } & {
  readonly sans: string;
  /** The fills of the nine terrain costs: the higher the cost, the nearer to the colour of terrain. */
  readonly grounds: readonly string[];
};

/** The colours as computed for an element, theme and forced colours included. */
export function readPalette(probe: HTMLElement): Palette {
  const style = getComputedStyle(probe);
  const found: Record<string, string> = {};
  for (const name of NAMES) {
    probe.style.setProperty("background-color", `var(--${name})`);
    found[name] = style.backgroundColor;
  }
  probe.style.removeProperty("background-color");
  const free = numbers(found.free!);
  const terrain = numbers(found.terrain!);
  const grounds = [...Array(9).keys()].map((i) => {
    const share = i / 10;
    return `rgb(${free.map((value, c) => Math.round(value + (terrain[c]! - value) * share)).join(",")})`;
  });
  return { ...(found as { [name in Colour]: string }), sans: style.getPropertyValue("--sans"), grounds };
}

/** One word per state of a cell, as `Trace.paint` takes them: free, wall, open, closed, terrain 1 to 9; and last, what is no cell. */
export function words(palette: Palette): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(
    [palette.free, palette.wall, palette.open, palette.closed, ...palette.grounds, palette.card],
    word,
  );
}
