import { engineFor, formatScenarios as format, parseScenarios as parse } from "../raw.js";
import { MOST_ID, MOST_NODES, type Scenario } from "./definitions.js";
import { finite, list, numbered, object, partOf, whole, wrongType } from "./errors.js";
import { bringMany } from "./many.js";
import { checkSides } from "./matrix.js";
import { cellNumbering, type Point, placeReader } from "./place.js";

/**
 * Reads the queries from the text of a Moving AI `.scen` file.
 *
 * @example
 * ```ts
 * import { parseScenarios } from "stepstar";
 *
 * const [first] = parseScenarios("version 1\n0\tarena.map\t49\t49\t1\t11\t1\t12\t1\n");
 * first.to; // => [1, 12]
 * ```
 */
export function parseScenarios(text: string): Scenario[] {
  if (typeof text !== "string") throw wrongType("text of the scenarios", text, "a string");
  engineFor(text);
  bringMany();
  return parse(text);
}

/**
 * Writes queries as the text of a Moving AI `.scen` file.
 *
 * @example
 * ```ts
 * import { formatScenarios } from "stepstar";
 *
 * formatScenarios([{ bucket: 0, map: "arena.map", width: 49, height: 49, from: [1, 11], to: [1, 12], length: 1 }]);
 * // => "version 1\n0\tarena.map\t49\t49\t1\t11\t1\t12\t1\n"
 * ```
 */
export function formatScenarios(scenarios: readonly Scenario[]): string {
  const given = list(scenarios, "list of scenarios", "an array", "scenarios", MOST_NODES);
  const checked = Array.from(given, (scenario: unknown, i): Scenario => {
    const of = numbered("scenario", i);
    const wanted = "{ bucket, map, width, height, from, to, length }";
    const { bucket, map, width, height, from, to, length } = object(scenario, of, wanted);
    if (typeof map !== "string" || /[\t\r\n]/.test(map)) {
      throw wrongType(partOf("map", of), map, "a name without tabs and line ends");
    }
    const size = checkSides(width, height, of);
    const placed = placeReader(cellNumbering(...size));
    return {
      bucket: whole(bucket, partOf("bucket", of), 0, MOST_ID),
      map,
      width: size[0],
      height: size[1],
      from: placed(from, partOf("start", of)) as Point,
      to: placed(to, partOf("goal", of)) as Point,
      length: finite(length, partOf("length", of), 0),
    };
  });
  engineFor(checked.map(({ map }) => map).join());
  bringMany();
  return format(checked);
}
