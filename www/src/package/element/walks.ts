/** Changes on a tag: the board then shows a walk. What records it is fetched where it is wanted, with its part of the engine. */
import type { Change, Grid, Replanner } from "../api/index.js";
import type { Recorder } from "../shared/terms.js";

/** What is said of a walk beside the options of its search. */
interface Said {
  readonly changes: readonly Change[];
  readonly replanner?: Replanner | undefined;
  readonly sees?: number | undefined;
}

type Walks = Pick<typeof import("../api/walk.js"), "traceWalk">;

let bring: () => Promise<Walks> = () => Promise.reject(new Error("This entry brings no walks."));

/** Where an entry of the package fetches walks from. */
export function bringWalksWith(way: () => Promise<Walks>): void {
  bring = way;
}

/** What the tag says of a walk; undefined where it says nothing of changes. Read anew for each recording, so that a wrong text is a fault then. */
export function recorderOf(element: Pick<Element, "getAttribute">, inside: string | null): Recorder | undefined {
  const written = element.getAttribute("changes");
  if (written === null && inside === null) return undefined;
  return async (map, from, to, options) => {
    const { traceWalk } = await bring();
    const { changes, ...said } = saidOf(element, written, inside);
    const { trace } = traceWalk(map as Grid, from as never, to as never, changes, { ...options, ...said });
    return trace;
  };
}

function saidOf(element: Pick<Element, "getAttribute">, written: string | null, inside: string | null): Said {
  const script = inside === null ? {} : parsed("text of the script", inside);
  const { changes = [], ...more }: Partial<Said> = Array.isArray(script) ? { changes: script } : (script as object);
  const replanner = element.getAttribute("replanner");
  const sees = element.getAttribute("sees");
  return {
    changes: written === null ? changes : (parsed('attribute "changes"', written) as Change[]),
    ...more,
    // The engine says what is not allowed.
    ...(replanner !== null && { replanner: replanner as Replanner }),
    ...(sees !== null && { sees: Number(sees) }),
  };
}

function parsed(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TypeError(
      `The ${what} is no JSON: it must be a list such as [{"at": 2, "place": [3, 1], "wall": true}].`,
      {
        cause,
      },
    );
  }
}

/** The child script of a tag: what its map can't say. */
export function scriptInside(element: Element): string | null {
  return element.querySelector(':scope > script[type="application/json"]')?.textContent ?? null;
}
