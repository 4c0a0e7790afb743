/** What a search is called beside another one: its algorithm, and every choice in which the two differ. */
import { algorithmFor, resolveOptions } from "../api/index.js";
import { attributeOf, OPTION_NAMES, writeOption } from "./options.js";
import type { Question } from "./search.js";
import type { Words } from "./words/index.js";

export function compared({ map, options }: Question, other: Question | null, words: Words): string {
  const [own, others] = [resolveOptions(options), resolveOptions(other?.options)];
  const differing = OPTION_NAMES.flatMap((name) => {
    if (name === "algorithm" || name === "recipe" || name === "through") return [];
    const value = writeOption(own[name]);
    if (!other || value === null || own[name] === others[name]) return [];
    return [words.choices[value] ?? `${attributeOf(name)} ${value}`.trim()];
  });
  return [words.algorithms[algorithmFor(map, options)], ...differing].join(", ");
}
