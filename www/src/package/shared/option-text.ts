/** Options as text: the attribute `tie-break="oldest"` is `{ tieBreak: "oldest" }`. */
import { NAMES, OPTIONS } from "../api/definitions.js";
import { optionNamed, wrongType } from "../api/errors.js";
import type { Options, Point } from "../api/index.js";
import { asPlace } from "./places.js";
import type { Place } from "./terms.js";

export { NAMES as OPTION_NAMES, OPTIONS };

/** `tieBreak` as attributes are written: `tie-break`. */
export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** And back again. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The option that an attribute sets; undefined where it is none. */
export function optionOf(attribute: string): keyof Options | undefined {
  return NAMES.find((option) => attributeOf(option) === attribute);
}

/** An attribute's text as the option's value; undefined when it is absent. Values are not checked: the engine names the choices. */
export function readOption(name: keyof Options, text: string | null): unknown {
  if (text === null) return undefined;
  switch (OPTIONS[name]) {
    case "number":
    case "numberOrWord":
      // Anything but a number is passed on as written, for the engine to refuse.
      return text.trim() === "" ? undefined : Number.isNaN(Number(text)) ? text : Number(text);
    case "flag":
      return text !== "false";
    case "places":
      return pointsOf(text);
    case "lists":
      return text.trim() === "" ? undefined : listsOf(text);
    default:
      return text;
  }
}

/** An option's value as an attribute's text; null to take it away. */
export function writeOption(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return "";
  if (typeof value === "function")
    throw wrongType(optionNamed("heuristic"), value, "a name or a formula here, which a link can hold");
  if (Array.isArray(value)) {
    const isLists = value.every((each) => Array.isArray(each) && Array.isArray(each[0]));
    return isLists && value.length > 0 ? value.map(writeOption).join(" | ") : value.map(asPlace).map(String).join(" ");
  }
  return String(value);
}

/** "3,4 9, 2": two places. */
export function tokensOf(text: string): string[] {
  return text
    .replace(/\s*,\s*/g, ",")
    .split(/\s+/)
    .filter(Boolean);
}

/** "3,4 9,2": two cells; "3 9": two nodes. */
export function pointsOf(text: string): Place[] {
  return tokensOf(text).map((token) => (token.includes(",") ? (token.split(",").map(Number) as Point) : Number(token)));
}

/** "3,4 3,5 | 9,2": two lists of places; as JSON, too, which is how a program has them. */
function listsOf(text: string): unknown {
  try {
    if (text.trim().startsWith("[")) return JSON.parse(text);
  } catch {
    // Neither is what the engine refuses.
  }
  return text.split("|").map(pointsOf);
}

/** The text of the attribute `other`: it leaves out what is not set, and writes what is off, as the first search may have it on. */
export function textOf(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => [attributeOf(name), typeof value === "boolean" ? value : writeOption(value)])
    .filter(([, text]) => text !== null)
    .map((part) => part.join(": "))
    .join("; ");
}

/** Beside one search there is room for three more. */
const MOST_OTHERS = 3;

/** The attribute `other`, of which each part is about one more search: "algorithm: dijkstra | weight: 2". */
export function othersOf(text: string): Options[] {
  return text.split("|").slice(0, MOST_OTHERS).map(optionsOf);
}

/** A part of the attribute `other`: "heuristic: zero; weight: 2", written like a style. */
export function optionsOf(text: string): Options {
  const options: Record<string, unknown> = {};
  for (const part of text.split(";")) {
    const [name = "", value = ""] = part.split(":").map((side) => side.trim());
    if (!name) continue;
    const option = optionOf(name);
    options[option ?? name] = option ? readOption(option, value) : value;
  }
  return options;
}
