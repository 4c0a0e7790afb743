/** Parts of a link that mean nothing: a misspelt name or value would otherwise show another board than was meant. */
import { cut } from "../../package/shared/cut.js";
import { type Named, named } from "../../package/shared/named.js";
import { OPTION_NAMES, OPTIONS } from "../../package/shared/option-text.js";
import { viewOf } from "../../package/shared/view-text.js";
import { ADDRESS_VERSION, FLAGS, type PageState } from "./address.js";

/** Values that a link's reader passes over where they are none of these; all others it refuses. */
const flag = [named("it may be true or false"), (text: string) => Object.hasOwn(FLAGS, text)] as const;
const VALUES: Record<string, readonly [advice: Named, fits: (text: string) => boolean]> = {
  mode: [named('it may be "watch", "compare" or "predict"'), (text) => /^(watch|compare|predict)$/.test(text)],
  show: [named('it may be "path" or "distances"'), (text) => /^(path|distances)$/.test(text)],
  view: [named("it may be left, top and width, such as 0,0,24"), (text) => viewOf(text) !== undefined],
  ...Object.fromEntries(OPTION_NAMES.filter((name) => OPTIONS[name] === "flag").map((name) => [name, flag])),
  v: [named("it may be {version}", { version: ADDRESS_VERSION }), (text) => text === String(ADDRESS_VERSION)],
};

const SPELLING = named("check the spelling");

/** `names` are the page's own, which it judges itself. A sentence; null if nothing is ignored. */
export function ignored(hash: string, { options, ...parts }: PageState, names: readonly string[] = []): Named | null {
  const known = ["v", ...Object.keys(parts), ...Object.keys(options)];
  const wrong = new Map<string, Named>();
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    if (names.includes(name)) continue;
    const [advice, fits] = VALUES[name] ?? [];
    if (!known.includes(name)) wrong.set(name, SPELLING);
    else if (fits && !fits(text)) wrong.set(`${name}=${text}`, advice!);
  }
  if (wrong.size === 0) return null;
  const advice = wrong.size === 1 ? [...wrong.values()][0]! : SPELLING;
  const fields = { parts: quoted([...wrong.keys()]), advice };
  return wrong.size > 3
    ? named("The link says {parts}, which mean nothing here: {advice}.", fields)
    : named("The link says {parts}, which means nothing here: {advice}.", fields);
}

function quoted(parts: readonly string[]): Named {
  // What would end the quotation is escaped.
  const [a = "", b = "", c = ""] = parts.map((part) => JSON.stringify(cut(part)).slice(1, -1));
  if (parts.length === 1) return named('"{a}"', { a });
  if (parts.length === 2) return named('"{a}" and "{b}"', { a, b });
  return parts.length === 3
    ? named('"{a}" and "{b}" and "{c}"', { a, b, c })
    : named('"{a}", "{b}", "{c}" and {n} more', { a, b, c, n: parts.length - 3 });
}
