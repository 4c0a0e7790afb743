import { GOAL, START } from "./errors.js";
import type { Graph } from "./graph.js";
import { type MapInput, type MapInside, withMap } from "./map.js";
import { plainOptions } from "./options.js";
import { addValues, type Estimator, goalsOf, placesOf } from "./own-estimate.js";
import { type Numbering, placeReader } from "./place.js";

/** Start, goal and options, as the engine takes them. */
type Query = readonly [start: number, goal: number, options: object | undefined];

/** Calls `work` with a checked query. Everything that the caller gave is read before the engine's map is taken: a getter may free it. @internal */
export function withQuery<T>(
  [map, from, to, options, more]: [
    MapInput | Graph,
    from: unknown,
    to: unknown,
    options: unknown,
    more?: readonly string[],
  ],
  work: (raw: MapInside["raw"], query: Query, numbering: Numbering) => T,
): T {
  return withMap(map, (inside) => {
    const { numbering } = inside;
    const [start, goal] = [numbering.numberOf(from, START), numbering.numberOf(to, GOAL)];
    let own: Estimator | undefined;
    const copy = plainOptions(options, placeReader(numbering), more, (estimate) => {
      own = estimate;
    });
    if (copy && own) {
      const goals = goalsOf(copy, [start, goal], numbering.numberOf);
      addValues(copy, own, placesOf(inside), goals, numbering.placeOf);
    }
    return work(inside.raw, [start, goal, copy], numbering);
  });
}
