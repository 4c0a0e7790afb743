/** Names in an address that mean nothing: a misspelt one would otherwise show another exercise than was meant. */
import { choose } from "../../package/api/errors.js";
import { type Said, saidBy } from "../../package/shared/said.js";

/** A sentence for each. */
export function unknownNames(given: readonly string[], known: readonly string[]): Said[] {
  return given.flatMap((name) => {
    try {
      choose(name, ["argument.address"], known);
      return [];
    } catch (error) {
      return [saidBy(error)];
    }
  });
}
