import { engineFor, formatScenarios as format, parseScenarios as parse } from "../raw.js";
import { finite, object, whole, wrongType } from "./errors.js";
import { checkSides } from "./matrix.js";
import { cellNumbering, type Point } from "./place.js";
import { withText } from "./text.js";

/** One query of a benchmark. */
export interface Scenario {
  /** The group of queries of similar length that it belongs to. */
  bucket: number;
  /** The name of the map's file. */
  map: string;
  width: number;
  height: number;
  from: Point;
  to: Point;
  /** The least cost, with diagonal steps wherever both cells beside them are free. */
  length: number;
}

/** Numbers per scenario in the engine's rows. */
const COLUMNS = 8;

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
  const [rows, names] = withText(parse(text));
  const maps = names.split("\n");
  return [...Array(rows.length / COLUMNS).keys()].map((i) => {
    const [bucket, width, height, fromX, fromY, toX, toY, length] = rows.subarray(i * COLUMNS, (i + 1) * COLUMNS);
    return {
      bucket: bucket!,
      map: maps[i]!,
      width: width!,
      height: height!,
      from: [fromX!, fromY!],
      to: [toX!, toY!],
      length: length!,
    };
  });
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
  if (!Array.isArray(scenarios)) throw wrongType("list of scenarios", scenarios, "an array");
  const names: string[] = [];
  const rows = [...scenarios].map((scenario: unknown, i) => {
    const wanted = "{ bucket, map, width, height, from, to, length }";
    const { bucket, map, width, height, from, to, length } = object(scenario, `scenario ${i}`, wanted);
    if (typeof map !== "string" || /[\t\r\n]/.test(map)) {
      throw wrongType(`map of scenario ${i}`, map, "a name without tabs and line ends");
    }
    names.push(map);
    const size = checkSides(width, height, ` of scenario ${i}`);
    const { numberOf, placeOf } = cellNumbering(...size);
    return [
      whole(bucket, `bucket of scenario ${i}`, 0, 0xffff_ffff),
      ...size,
      ...placeOf(numberOf(from, `start of scenario ${i}`)),
      ...placeOf(numberOf(to, `goal of scenario ${i}`)),
      finite(length, `length of scenario ${i}`, 0),
    ];
  });
  const [numbers, maps] = [Float64Array.from(rows.flat()), names.join("\n")];
  engineFor(numbers, maps);
  return format(numbers, maps);
}
