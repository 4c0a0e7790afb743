/** Options as attributes: `tie-break="oldest"` is `{ tieBreak: "oldest" }`. */

import { NAMES } from "../api/definitions.js";
import type { Options, Point } from "../api/index.js";
import { asPlace } from "../shared/places.js";
import type { Place } from "./contract.js";
import { tokensOf } from "./given-places.js";

type OfType<Type, Kind> = {
  readonly [name in keyof Options as Type extends Required<Options>[name] ? name : never]: Kind;
};

/** The options that are not a word. Values are not checked here: the engine does that, and its errors name the choices. */
const KINDS: OfType<number, "number"> & OfType<boolean, "flag"> & OfType<Point[], "points"> = {
  diagonalCost: "number",
  weight: "number",
  reverse: "flag",
  through: "points",
  maxExpansions: "number",
  nearest: "flag",
};

export const OPTION_NAMES = NAMES as readonly (keyof Options)[];

export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An attribute's text as the option's value; undefined when it is absent. */
export function readOption(name: keyof Options, text: string | null): unknown {
  if (text === null) return undefined;
  switch (KINDS[name as keyof typeof KINDS]) {
    case "number":
      // Anything but a number is passed on as written, for the engine to refuse.
      return text.trim() === "" ? undefined : Number.isNaN(Number(text)) ? text : Number(text);
    case "flag":
      return text !== "false";
    case "points":
      return pointsOf(text);
    default:
      return text;
  }
}

/** An option's value as an attribute's text; null to take it away. */
export function writeOption(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return "";
  if (Array.isArray(value)) return value.map(asPlace).map(String).join(" ");
  return String(value);
}

/** "3,4 9,2": two cells; "3 9": two nodes. */
export function pointsOf(text: string): Place[] {
  return tokensOf(text).map((token) => (token.includes(",") ? (token.split(",").map(Number) as Point) : Number(token)));
}

/** The text of the attribute `other`: what is not given is left out, and what is off is written, as the first search may have it on. */
export function textOf(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => [attributeOf(name), typeof value === "boolean" ? value : writeOption(value)])
    .filter(([, text]) => text !== null)
    .map((part) => part.join(": "))
    .join("; ");
}

/** The attribute `other`: "heuristic: zero; weight: 2", written like a style. */
export function optionsOf(text: string): Options {
  const options: Record<string, unknown> = {};
  for (const part of text.split(";")) {
    const [name = "", value = ""] = part.split(":").map((side) => side.trim());
    if (!name) continue;
    const known = OPTION_NAMES.find((option) => attributeOf(option) === name);
    options[known ?? name] = known ? readOption(known, value) : value;
  }
  return options;
}
