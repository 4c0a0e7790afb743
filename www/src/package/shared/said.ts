/** A sentence, in English and as data: so it goes from where it arises to the screen, which says it in the language there. */
import type { PathResult } from "../api/index.js";
import type { Place } from "../api/place.js";
import { type Saying, sayingOf } from "../api/saying.js";

/** What is said, in English and as data. */
export interface Said {
  readonly text: string;
  readonly saying?: Saying | undefined;
}

/** What a result says. */
export const saidOf = <P extends Place>(result: PathResult<P>): Said => ({
  text: result.message,
  get saying() {
    return sayingOf(result);
  },
});

/** What an error says. */
export function saidBy(error: unknown): Said {
  if (!(error instanceof Error)) return { text: String(error) };
  return { text: error.message, saying: (error as { saying?: Saying }).saying };
}

/** Several sentences, one after the other. */
export function allSaid(parts: readonly Said[]): Said {
  const sentences = parts.map(({ saying }) => saying).filter((saying) => saying !== undefined);
  const isKnown = sentences.length === parts.length;
  return {
    text: parts.map(({ text }) => text).join(" "),
    saying: isKnown ? { id: "all.sentences", fields: { sentences } } : undefined,
  };
}

/** An error that is no error of the engine, with what it says as data: consoles do not list it. */
export function saying<E extends Error>(error: E, id: string, fields: Saying["fields"] = {}): E {
  return Object.defineProperty(error, "saying", { value: { id, fields } });
}
