/**
 * Our own messages, for a page that wants to steer a figure in a frame, or to hear of it. In: `stepstar.set`. Out: `stepstar.ready`,
 * `stepstar.step`, `stepstar.result`, `stepstar.edit`, `stepstar.answer`, each with its version.
 */
import { cut } from "../../package/shared/cut.js";
import { type Named, named } from "../../package/shared/named.js";
import type { Message } from "./subject.js";

export const PROTOCOL_VERSION = 1;

export type MessageName = "ready" | "step" | "result" | "edit" | "answer";

export function told(what: MessageName, facts: object = {}): Message {
  return { subject: `stepstar.${what}`, version: PROTOCOL_VERSION, ...facts };
}

/** What `stepstar.set` may change, each part on its own. */
export interface HostWish {
  readonly map?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** In whole expansions; "e12" counts events. */
  readonly step?: string;
  readonly playing?: boolean;
  readonly mode?: string;
  readonly lang?: string;
}

const isText = (value: unknown) => typeof value === "string";
const isStep = (value: unknown) =>
  (typeof value === "number" && Number.isInteger(value) && value >= 0) || (isText(value) && /^e?\d+$/.test(`${value}`));
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Each part with what it must be, in words that finish the sentence "it must be ...". */
const PARTS: Record<keyof HostWish, readonly [fits: (value: unknown) => boolean, wanted: string]> = {
  map: [isText, "the text of a map"],
  options: [isObject, "an object of options"],
  step: [isStep, 'a whole number of steps, or a text such as "e12"'],
  playing: [(value) => typeof value === "boolean", "true or false"],
  mode: [isText, "the name of a mode"],
  lang: [isText, 'a language such as "de"'],
};

export interface WishRead {
  readonly wish: HostWish;
  /** A sentence for each part that is not as it must be, and is left alone. */
  readonly faults: readonly Named[];
  /** For whoever writes the page around: what is no part of such a message. In English, as consoles are. */
  readonly strange: readonly string[];
}

/** Reads a `stepstar.set`; undefined for any other message. */
export function readSet({ subject, ...parts }: Message): WishRead | undefined {
  if (subject !== "stepstar.set") return undefined;
  if (parts.version !== undefined && parts.version !== PROTOCOL_VERSION)
    return {
      wish: {},
      faults: [
        named("stepstar.set has version {theirs}: this figure knows version {ours}.", {
          theirs: shown(parts.version),
          ours: PROTOCOL_VERSION,
        }),
      ],
      strange: [],
    };
  const wish: Record<string, unknown> = {};
  const faults: Named[] = [];
  for (const [name, [fits, wanted]] of Object.entries(PARTS)) {
    const value = parts[name];
    if (value === undefined) continue;
    if (fits(value)) wish[name] = name === "step" ? String(value) : value;
    else
      faults.push(
        named('stepstar.set has "{name}" {value}: it must be {wanted}.', {
          name,
          value: shown(value),
          wanted: named(wanted),
        }),
      );
  }
  const strange = Object.keys(parts).filter((name) => !(name in PARTS) && name !== "version");
  return { wish, faults, strange: strange.map(unknownPart) };
}

const unknownPart = (name: string) =>
  `stepstar.set has "${cut(name)}", which it does not know. It may have ${Object.keys(PARTS).join(", ")}.`;

/** A value in a sentence, cut short: it comes from outside. */
function shown(value: unknown): string {
  return cut(JSON.stringify(value) ?? String(value));
}
