/** The room of a figure on a page: the page keeps it before any script runs, so that nothing moves when one comes late. */
import type { StepStarElement } from "stepstar/element";
import type { Wishes } from "./figure.js";

/** A column of text is about so wide, and a board of usual shape in it no higher than this, in pixels. */
const COLUMN = 720;
const HIGHEST = 400;
const LOWEST = 128;
/** Of a graph, or of no map at all. */
const SHAPE = 2 / 3;

/** The height of a board in CSS: the chosen one, or that which its map has in a column, and less where the window is narrow. */
export function heightOf({ grid, hexagons }: Pick<StepStarElement, "grid" | "hexagons">, chosen: string): string {
  if (chosen) return chosen;
  const cells = grid ?? hexagons;
  const shape = cells ? cells.height / cells.width : SHAPE;
  const height = Math.round(Math.min(HIGHEST, Math.max(LOWEST, COLUMN * shape)));
  return `max(${LOWEST}px, min(${height}px, ${Math.round(100 * shape)}vw))`;
}

/** Tools, player and sentence around a board, on a page and on a phone: as the page about embedding says. */
const AROUND = [16, 25] as const;
const TOOLS = [3, 5] as const;
/** What a second search has to say beside the first. */
const SECOND = "7.5rem";
/** The text of a larger map no page has room for. */
const MOST_ROWS = 40;
/** Narrower than this, controls stand in more rows, and of two boards one below the other. */
const PHONE = "36rem";

/** `height`: in pixels, or a length of CSS. The margins of the map as text stay inside, as later those of the board do. */
export function roomFor(
  { grid }: Pick<StepStarElement, "grid">,
  height: string,
  { controls, editable, mode }: Wishes,
): string {
  const board = /^\d+$/.test(height) ? `${height}px` : height;
  const [wide, narrow] = AROUND.map((around, i) => (controls === "none" ? 0 : around + (editable ? TOOLS[i]! : 0)));
  const more = [board, narrower(`${wide}rem`, `${narrow}rem`), mode === "compare" && narrower(SECOND, board)];
  const around = `calc(${more.filter(Boolean).join(" + ")})`;
  // Until the script comes, the map is text, which may be higher than its board.
  const text = grid && grid.height <= MOST_ROWS ? `max(${around}, ${Math.ceil(grid.height * 1.1 + 2)}em)` : around;
  return `display: flow-root; min-height: ${text}`;
}

/** One length on a page, another on a phone. The difference to its width is multiplied until one of both bounds holds. */
const narrower = (page: string, phone: string) => `clamp(${page}, (${PHONE} - 100vw) * 999, ${phone})`;
