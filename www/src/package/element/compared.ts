/** Names a search that is compared with another: its algorithm, and every option in which the two differ. */
import { algorithmFor, resolveOptions } from "../api/index.js";
import { attributeOf, OPTION_NAMES, writeOption } from "../shared/option-text.js";
import type { Words } from "../words/index.js";
import type { SearchQuestion } from "./search.js";

type Asked = Pick<SearchQuestion, "map" | "options" | "walk">;

export function compared({ map, options, walk }: Asked, beside: Asked | null | undefined, words: Words): string {
  const other = beside?.options;
  const [own, others] = [resolveOptions(options), resolveOptions(other)];
  const differing = OPTION_NAMES.flatMap((name) => {
    if (name === "algorithm" || name === "recipe" || name === "through") return [];
    const value = writeOption(own[name]);
    if (!other || value === null || value === writeOption(others[name])) return [];
    return [words.choices[value] ?? `${attributeOf(name)} ${value}`.trim()];
  });
  const { sees } = walk ?? {};
  if (beside && sees !== undefined && sees !== beside.walk?.sees) differing.push(`sees ${sees}`);
  const name = walk ? words.replanners[walk.replanner] : words.algorithms[algorithmFor(map, options)];
  return [name, ...differing].join(", ");
}
