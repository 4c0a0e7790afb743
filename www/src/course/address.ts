/** What the address of embed.html says about the course around the board, beside what a link of the lab says. */

import { restored, type Saved } from "./marks/saved.js";
import type { HostConnection } from "./messages/connect.js";

/**
 * `graded`: answers are counted, in series of so many questions; `host`: the dialect of the page around the frame; `id`: what the course
 * calls this figure; `keep`: the browser keeps answers and board where no host does.
 */
export const COURSE_NAMES = ["graded", "host", "id", "keep"];

/** Questions in a series, if the address does not say. */
const USUAL = 10;
const MOST = 1000;

export function courseOf(
  hash: string,
  mode: string,
): Pick<HostConnection, "questions" | "activity" | "host" | "storage"> {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const graded = given.get("graded");
  return {
    questions: graded === null || mode === "exercise" ? null : questionsOf(graded ?? ""),
    activity: given.get("id") ?? undefined,
    host: given.get("host"),
    storage: given.has("keep") ? storageFor(given.get("keep") || `#${given}`) : undefined,
  };
}

function questionsOf(text: string): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST) : USUAL;
}

/** What a tab keeps until it is closed. */
export const tabStorage = (name: string): HostConnection["storage"] => storageFor(name, () => sessionStorage);

/** What one figure keeps. A browser may refuse: the figure then works without. */
function storageFor(name: string, place: () => Storage = () => localStorage): NonNullable<HostConnection["storage"]> {
  const key = `stepstar-figure ${name}`;
  return {
    read() {
      try {
        return restored(JSON.parse(place().getItem(key) ?? "null"));
      } catch {
        return undefined;
      }
    },
    write(state: Saved) {
      try {
        place().setItem(key, JSON.stringify(state));
      } catch {
        // Private windows and frames of other sites may have no storage.
      }
    },
  };
}
