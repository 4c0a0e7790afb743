/** Names a search that is compared with another: its algorithm, and every option in which the two differ. */
import { algorithmFor, type Graph, type Grid, type Options, resolveOptions } from "../api/index.js";
import { attributeOf, OPTION_NAMES, writeOption } from "../shared/option-text.js";
import type { Words } from "../words/index.js";

export function compared(map: Grid | Graph, options: Options, other: Options | undefined, words: Words): string {
  const [own, others] = [resolveOptions(options), resolveOptions(other)];
  const differing = OPTION_NAMES.flatMap((name) => {
    if (name === "algorithm" || name === "recipe" || name === "through") return [];
    const value = writeOption(own[name]);
    if (!other || value === null || value === writeOption(others[name])) return [];
    return [words.choices[value] ?? `${attributeOf(name)} ${value}`.trim()];
  });
  return [words.algorithms[algorithmFor(map, options)], ...differing].join(", ");
}
