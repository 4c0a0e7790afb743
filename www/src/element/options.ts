/** Options as attributes: `tie-break="oldest"` is `{ tieBreak: "oldest" }`. */
import type { Options, Point } from "../api/index.js";
import { NAMES } from "../api/options.js";

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
  if (Array.isArray(value)) return value.map((point) => pointOf(point).join(",")).join(" ");
  return String(value);
}

function pointOf(point: Point | { x: number; y: number }): Point {
  return "x" in point ? [point.x, point.y] : point;
}

/** "3,4 9, 2": two places. */
export function tokensOf(text: string): string[] {
  return text
    .replace(/\s*,\s*/g, ",")
    .split(/\s+/)
    .filter(Boolean);
}

export function pointsOf(text: string): Point[] {
  return tokensOf(text).map((pair) => pair.split(",").map(Number) as Point);
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
