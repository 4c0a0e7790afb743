/** Parts of a link that mean nothing: a misspelt name would otherwise show another board than was meant. */
import { cut } from "../shared/cut.js";
import type { State } from "./address.js";

/** Beside what a link of the lab says, `names` have a meaning. A sentence; "" if nothing is wrong. */
export function unknownNames(hash: string, { options, ...parts }: State, names: readonly string[] = []): string {
  const known = ["v", ...names, ...Object.keys(parts), ...Object.keys(options)];
  const wrong = new Set(
    [...new URLSearchParams(hash.replace(/^#/, "")).keys()].filter((name) => !known.includes(name)),
  );
  if (wrong.size === 0) return "";
  const all = [...wrong].map((name) => JSON.stringify(cut(name)));
  const quoted = all.length > 3 ? `${all.slice(0, 3).join(", ")} and ${all.length - 3} more` : all.join(" and ");
  return `The link says ${quoted}, which ${all.length > 3 ? "mean" : "means"} nothing here: check the spelling.`;
}
