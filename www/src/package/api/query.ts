import { type Ends, readGoals, readStarts } from "./ends.js";
import { type AnyMap, type MapInside, withMap } from "./map.js";
import { plainOptions } from "./options.js";
import { addValues, type Estimator, goalsOf, placesOf } from "./own-estimate.js";
import { type Numbering, placeReader } from "./place.js";

/** Starts, goals and options, as the engine takes them. */
export type Query = readonly [starts: Ends, goals: Ends, options: object | undefined];

/** Calls `work` with a checked query. Everything that the caller gave is read before the engine's map is taken: a getter may free it. @internal */
export function withQuery<T>(
  [map, from, to, options, more]: [AnyMap, from: unknown, to: unknown, options: unknown, more?: readonly string[]],
  work: (raw: MapInside["raw"], query: Query, numbering: Numbering) => T,
): T {
  return withMap(map, (inside) => {
    const { numbering } = inside;
    const [starts, goals] = [readStarts(from, numbering), readGoals(to, numbering)];
    let own: Estimator | undefined;
    const copy = plainOptions(options, placeReader(numbering), more, (estimate) => {
      own = estimate;
    });
    // Of several goals, and on floors, the engine has a sentence.
    if (copy && own) {
      const isOne = typeof starts === "number" && typeof goals === "number" && !("floor" in inside.raw);
      const ends = isOne ? goalsOf(copy, [starts, goals], numbering.numberOf) : new Set<number>();
      addValues(copy, own, placesOf(inside), ends, numbering.placeOf);
    }
    return work(inside.raw, [starts, goals, copy], numbering);
  });
}
