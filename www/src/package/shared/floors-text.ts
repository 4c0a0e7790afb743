/** Which texts are of several floors or of hexagons, and how those on a board are written, by what knows them. */
import type { Floors } from "../api/floors.js";
import type { Hexagons } from "../api/hexagons.js";
import type { Place } from "./terms.js";

/** What is drawn on floors or hexagons. */
export interface DrawnFloors {
  readonly floors?: Floors | null | undefined;
  readonly hexagons?: Hexagons | null | undefined;
  readonly starts: readonly Place[];
  readonly goals: readonly Place[];
  readonly through: readonly Place[];
}

/** Set as soon as there are some. */
export const floorsText: { write: (drawn: DrawnFloors) => string } = { write: () => "" };

/** A line such as "0,2,0 <-> 2,0,1 3", or the same as JSON says it. */
const LINK = /^[ \t]*\d+ *, *\d+ *, *\d+ *<?->|^\s*\{\s*"floors"/m;

/** A drawing below the line that says so, or JSON. */
export const isHexagonsText = (text: string): boolean => /^\s*(hexagons\b|\{\s*"hexagons")/.test(text);

/** A text with a link, or with an empty line between drawings in which a letter stands twice. */
export function isFloorsText(text: string): boolean {
  if (LINK.test(text)) return true;
  const lines = text.trim().split(/\r?\n/);
  if (!lines.some((line) => !line.trim()) || !lines.every((line) => /^\s*[.#\dA-Za-z]*\s*$/.test(line))) return false;
  const letters = text.replaceAll(/[^A-Za-z]|[SG]/g, "");
  return /([A-Za-z]).*\1/.test([...letters].sort().join(""));
}
