/** Parts of a link that mean nothing: a misspelt name or value would otherwise show another board than was meant. */
import { cut } from "../../package/shared/cut.js";
import { OPTION_NAMES, OPTIONS } from "../../package/shared/option-text.js";
import { viewOf } from "../../package/shared/view-text.js";
import { FLAGS, type State, VERSION } from "./address.js";

/** Values that a link's reader passes over where they are none of these; all others it refuses. */
const flag = ["true or false", (text: string) => Object.hasOwn(FLAGS, text)] as const;
const VALUES: Record<string, readonly [allowed: string, fits: (text: string) => boolean]> = {
  mode: ['"watch", "compare" or "predict"', (text) => /^(watch|compare|predict)$/.test(text)],
  view: ["left, top and width, such as 0,0,24", (text) => viewOf(text) !== undefined],
  ...Object.fromEntries(OPTION_NAMES.filter((name) => OPTIONS[name] === "flag").map((name) => [name, flag])),
  v: [String(VERSION), (text) => text === String(VERSION)],
};

/** `names` are the page's own, which it judges itself. A sentence; "" if nothing is ignored. */
export function ignored(hash: string, { options, ...parts }: State, names: readonly string[] = []): string {
  const known = ["v", ...Object.keys(parts), ...Object.keys(options)];
  const wrong = new Map<string, string>();
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    if (names.includes(name)) continue;
    const [allowed, fits] = VALUES[name] ?? [];
    if (!known.includes(name)) wrong.set(name, "check the spelling");
    else if (fits && !fits(text)) wrong.set(`${name}=${text}`, `it may be ${allowed}`);
  }
  if (wrong.size === 0) return "";
  const all = [...wrong.keys()].map((part) => JSON.stringify(cut(part)));
  const quoted = all.length > 3 ? `${all.slice(0, 3).join(", ")} and ${all.length - 3} more` : all.join(" and ");
  const advice = wrong.size === 1 ? [...wrong.values()][0] : "check the spelling";
  return `The link says ${quoted}, which ${all.length > 3 ? "mean" : "means"} nothing here: ${advice}.`;
}
