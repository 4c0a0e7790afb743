/** Names in an address that mean nothing: a misspelt one would otherwise show another exercise than was meant. */
import { choose } from "../../package/api/errors.js";

/** A sentence for each. */
export function unknownNames(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    try {
      choose(name, "name in the address", known);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}
