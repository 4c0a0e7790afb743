/** The eight directions in which an agent may look, and what they are called. */
import type { Heading } from "stepstar";
import { said } from "../shared/text.js";

/** Clockwise, 45 degrees apart. */
export const HEADINGS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const satisfies readonly Heading[];

export function headingNamed(heading: Heading): string {
  const id = `heading.${heading.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())}`;
  return said({ text: heading, saying: { id, fields: {} } });
}

/** Options may have it in degrees. */
export function headingOf(heading: Heading | number | null | undefined): Heading | null {
  return typeof heading === "number" ? (HEADINGS[(heading / 45) % HEADINGS.length] ?? null) : (heading ?? null);
}
