/** Changes on a tag: the board then shows a walk. What records it is fetched where it is wanted, with its part of the engine. */

import type { AsyncOptions, Change, Grid, Options, Point, Replanner, Trace, WalkMistake } from "../api/index.js";
import type { Timetable } from "../editor/timetable.js";
import { writeOption } from "../shared/option-text.js";
import type { Retiming } from "../shared/terms.js";

/** What records walks, and draws on their ticks. */
export type Walks = Pick<typeof import("../api/walk.js"), "traceWalkAsync"> &
  Pick<typeof import("../editor/tick-canvas.js"), "TickCanvas">;

let bring: () => Promise<Walks> = () => Promise.reject(new Error("This entry brings no walks."));
let brought: Walks | null = null;

/** Null before the first walk has been recorded. */
export const broughtWalks = () => brought;

/** Where an entry of the package fetches walks from. */
export function bringWalksWith(way: () => Promise<Walks>): void {
  bring = way;
}

/** What a tag says of a walk, as it is written: read anew for each recording, so that a wrong text is a fault then. */
export interface WrittenWalk {
  readonly changes: string | null;
  readonly replanner: string | null;
  readonly sees: string | null;
  /** The text of a script inside the tag. */
  readonly inside: string | null;
}

/** A walk to be recorded. */
export interface PlannedWalk {
  readonly changes: readonly Change[];
  readonly replanner: Replanner;
  readonly sees?: number | undefined;
  readonly mistake?: WalkMistake | undefined;
}

/** Null where the tag says nothing of changes. */
export function writtenWalk(element: Pick<Element, "getAttribute">): WrittenWalk | null {
  const [changes = null, replanner = null, sees = null] = ["changes", "replanner", "sees"].map((name) =>
    element.getAttribute(name),
  );
  const inside = "querySelector" in element ? scriptInside(element as Element) : null;
  return changes === null && inside === null ? null : { changes, replanner, sees, inside };
}

/** `options`: of one of several searches, which may have a replanner of its own. Returns those of its search apart. */
export function plannedWalk(written: WrittenWalk, options: Options): [walk: PlannedWalk, search: Options] {
  const given: Partial<PlannedWalk> & Options = { ...scriptOf(written), ...attributesOf(written), ...options };
  const { changes: _, replanner = "dstar-lite", sees, mistake, ...search } = given;
  const own = { ...(sees !== undefined && { sees }), ...(mistake !== undefined && { mistake }) };
  return [{ changes: changesOf(written), replanner, ...own }, search];
}

/** What changes: as the attribute says, else the script inside. */
export function changesOf(written: WrittenWalk): readonly Change[] {
  const { changes } = written;
  return changes === null ? (scriptOf(written).changes ?? []) : (parsed('attribute "changes"', changes) as Change[]);
}

/** As attributes have it; what is left out stays as it is. */
export function timetableOf({ changes, movers }: Retiming): Partial<Timetable> {
  return {
    ...(changes !== undefined && { changes: changes && JSON.stringify(changes) }),
    ...(movers !== undefined && { movers: movers?.length ? writeOption(movers) : null }),
  };
}

function scriptOf({ inside }: WrittenWalk): Partial<PlannedWalk> {
  const script = inside === null ? {} : parsed("text of the script", inside);
  return Array.isArray(script) ? { changes: script } : (script as object);
}

/** The engine says what is not allowed. */
function attributesOf({ replanner, sees }: WrittenWalk): Partial<PlannedWalk> {
  return {
    ...(replanner !== null && { replanner: replanner as Replanner }),
    ...(sees !== null && { sees: Number(sees) }),
  };
}

export async function recordWalk(
  map: Grid,
  from: Point,
  to: Point,
  { changes, ...own }: PlannedWalk,
  options: AsyncOptions,
): Promise<Trace> {
  brought = await bring();
  const { traceWalkAsync } = brought;
  const { trace } = await traceWalkAsync(map, from, to, changes, { ...options, ...own });
  return trace as Trace;
}

function parsed(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TypeError(
      `The ${what} is no JSON: it must be a list such as [{"at": 2, "place": [3, 1], "wall": true}].`,
      { cause },
    );
  }
}

/** The child script of a tag: what its map can't say. */
export function scriptInside(element: Element): string | null {
  return element.querySelector(':scope > script[type="application/json"]')?.textContent ?? null;
}
