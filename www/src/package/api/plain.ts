/** Values of callers as plain ones: the engine reads nothing else, so that no code of a caller runs meanwhile. */
import { isRevoked, kindOf } from "../kind-of.js";

/** What the engine may read. What is neither a number, a text, true, false or null comes as words: "a Map". */
export type Plain = string | number | boolean | null | { readonly words: string } | readonly Plain[];

/** Of a longer text a sentence has only the beginning. */
const LONG = 100;

/** A value as a plain one. Must never throw, whatever the value is. */
export function plain(value: unknown): Plain {
  switch (typeof value) {
    case "string":
      return value.slice(0, LONG);
    case "number":
    case "boolean":
      return value;
    case "bigint":
      return { words: cut(`${value}n`) };
    case "function":
      return { words: "a function" };
    case "object":
      return value === null ? null : plainObject(value);
    default:
      return { words: cut(String(value)) };
  }
}

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function plainObject(value: object): Plain {
  if (isRevoked(value)) return { words: "a proxy that was revoked" };
  try {
    if (!Array.isArray(value)) return { words: `${/^[AEIOo]/.test(kindOf(value)) ? "an" : "a"} ${cut(kindOf(value))}` };
    const items: unknown[] = value.length <= 4 ? [...value] : [];
    const isShort = items.length === value.length;
    const isSimple = items.every((item) => typeof item === "number" || typeof item === "string");
    return isShort && isSimple ? items.map(plain) : { words: `an array of ${value.length}` };
  } catch {
    // A proxy may throw when it is inspected.
    return { words: "an object" };
  }
}
