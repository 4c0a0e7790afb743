/** Whose D* Lite is this? A run of anyone's program that replans, held against the right loop and those that make a known mistake. */
import { engineFor, startPart } from "../raw.js";
import { type Change, REPLANNERS, type Replanner, type WalkDiagnosis } from "./definitions.js";
import type { DiagnoseOptions } from "./diagnose.js";
import { bringDiagnosis } from "./diagnosis.js";
import { choose, wrongType } from "./errors.js";
import type { MapInput } from "./map.js";
import { read } from "./options.js";
import type { PointLike } from "./place.js";
import { takeUnknown } from "./unknown.js";
import { packChanges, withWalk } from "./walk-input.js";

/** What a program that replans was meant to do: what is `"auto"` is found out from its run, and so is a replanner that is not said. */
export interface DiagnoseWalkOptions extends Omit<DiagnoseOptions, "reading"> {
  replanner?: Replanner | "auto" | undefined;
}

/**
 * Says whether a run is that of a correct program that replans while the map changes: D* Lite, LPA* or A* anew at each tick, with any order of
 * ties; and if not, at which tick and expansion it left the path of every correct one, and which known mistakes give the whole run. What
 * knows that is fetched with the first call: a map of which it is told must stay as it is until the answer is there.
 *
 * @param changes Which cells become walls or free, or cost something else, and before the plan of which tick: as for {@link walk}.
 * @param run What the program printed, a line for each expansion with its tick: `tick 3: (4, 2)`, and behind it `g=7 rhs=5` if you like. A line
 * such as `tick 3: agent at (1, 2)` says where the agent is.
 * @example
 * ```ts
 * import { diagnoseWalk } from "stepstar";
 *
 * const run = "tick 0: (2, 0)\ntick 0: (1, 0)\ntick 0: (0, 0)";
 * const right = await diagnoseWalk("S.G", [0, 0], [2, 0], [], run);
 * right.replanner; // => "dstar-lite"
 *
 * const found = await diagnoseWalk("S.G", [0, 0], [2, 0], [], "tick 0: (2, 0)\ntick 0: (0, 0)");
 * found.verdict; // => "mistaken"
 * found.expected; // => [[1, 0]]
 * found.line; // => 2
 * ```
 */
export async function diagnoseWalk(
  map: MapInput,
  from: PointLike,
  to: PointLike,
  changes: readonly Change[],
  run: string,
  options?: DiagnoseWalkOptions,
): Promise<WalkDiagnosis> {
  const { replanningCode } = await import("./replanning-code.js");
  const [replanner, isUnknown] = replannerOf(options);
  return withWalk([map, from, to, options, ["replanner"]], (raw, [ends, row], numbering) => {
    const packed = packChanges(changes, numbering);
    if (typeof run !== "string") throw wrongType("run", run, "a text");
    engineFor(packed, run);
    bringDiagnosis();
    startPart(replanningCode);
    // Which search it is, is a matter of the replanner.
    const [steps, known] = takeUnknown(row);
    const unknown = (steps & 3) + 4 * Number(isUnknown);
    const found = raw.diagnoseWalk(ends, known, replanner, packed, unknown, run);
    return { ...found, saying: JSON.parse(found.saying) };
  });
}

/** The replanner, and whether it is to be found out. */
function replannerOf(options: unknown): [string, boolean] {
  const replanner = typeof options === "object" && options !== null ? read(options, "replanner") : undefined;
  if (replanner === undefined || replanner === "auto") return ["dstar-lite", true];
  return [choose(replanner, 'option "replanner"', [...REPLANNERS, "auto"]), false];
}
