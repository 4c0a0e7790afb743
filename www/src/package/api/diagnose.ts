/** Whose A* is this? A run of anyone's program, held against the right search and those that make a known mistake. */
import { isList, isRevoked } from "../kind-of.js";
import { engineFor, separate as find } from "../raw.js";
import { MISTAKES, type Mistake, MOST_NODES, type Options, type TieBreak, type Verdict } from "./definitions.js";
import { bringDiagnosis } from "./diagnosis.js";
import { choose, list, numbered, object, partOf, wrongType } from "./errors.js";
import type { Graph } from "./graph.js";
import type { AnyMap, MapInput, MapInside, PlaceOf } from "./map.js";
import { plainOptions, read } from "./options.js";
import {
  type AnyPlace,
  idNumbering,
  type Numbering,
  type Place,
  type Point,
  placeReader,
  type Spelt,
} from "./place.js";
import { withQuery } from "./query.js";
import { MadeTrace, shapeOf } from "./record.js";
import type { Saying } from "./saying.js";
import type { Trace } from "./trace.js";
import { takeUnknown } from "./unknown.js";

/** One expansion of a run, with as much as the program printed of it. */
export interface Expansion<P extends AnyPlace = Place> {
  at: Spelt<P>;
  g?: number | undefined;
  h?: number | undefined;
  f?: number | undefined;
  /** The place before it; null where there is none. */
  parent?: Spelt<P> | null | undefined;
}

/** In which order a program expanded the places of a map: places, places with their values, or a text in any of the formats of the page on runs. */
export type Run<P extends AnyPlace = Place> = string | readonly Spelt<P>[] | readonly Expansion<P>[];

/** A small map on which two searches differ, whatever decides their ties. */
export interface Separated {
  /** The map as text, with its start and goal. */
  map: string;
  from: Point;
  to: Point;
  /** The options with which they differ: those that the caller sets, or what a mistake needs to show. */
  options: Options;
  /** The mistake that shows here. */
  mistake: Mistake;
}

/** What a program was meant to do: options of the search, where `"auto"` is found out from the run; and how a text is to be read, which is found out, too. */
export interface DiagnoseOptions extends Omit<Options, "diagonal" | "diagonalCost"> {
  diagonal?: Options["diagonal"] | "auto";
  /** With `diagonal: "auto"` it is found out unless it is said. */
  diagonalCost?: number | "auto" | undefined;
  reading?: ReadAs | undefined;
}

/** How the numbers of a text are places. */
export interface ReadAs {
  /** x and y, row and column, or one number that counts the cells row by row. */
  order: "xy" | "row-column" | "index";
  /** The first row and column: 0 unless it is 1. */
  from?: 0 | 1 | undefined;
  /** Whether y counts from the bottom. */
  up?: boolean | undefined;
}

/** How a text was read. */
export interface Reading {
  order: ReadAs["order"] | "id";
  from: 0 | 1;
  up: boolean;
  /** How many lines were passed over, as they are no expansions. */
  passed: number;
}

/** What a program was taken to mean. */
export type Intent = Required<Pick<Options, "algorithm" | "diagonal" | "diagonalCost" | "heuristic">>;

/** The findings about a run, from {@link diagnose}. */
export interface Diagnosis<P extends Place = Place> {
  /** `"not-a-run"`: the text or the places are no run on this map, and `message` says why and in which line. */
  verdict: Verdict;
  /** The first expansion, from 0, that no correct run could make there; the number of expansions where the run ends too early. */
  step?: number;
  /** What the run expands there; missing where it ends. */
  at?: P;
  /** What could have been expanded there: up to 100 places. */
  expected?: P[];
  /** The mistakes that give the whole run, the likeliest first; where `together` is true, the two that give it in one program. */
  mistakes: Mistake[];
  /** Whether the mistakes give the run only together, where no single one does. */
  together: boolean;
  /** Of a correct run: the mistakes that give the very same run, so that this map can't tell. */
  undecided: Mistake[];
  /** What decided between places with the same f, where there were any and the run is correct. */
  ties?: TieBreak | "arbitrary";
  /** Two or three plain sentences: what, where, why, and what to look at in one's code. */
  message: string;
  /** What the message says, as data. */
  saying: Saying;
  /** Where a text is no run: the line that is to blame, from 1. */
  line?: number;
  /** Where several mistakes remain, or one can't be told from none: a small map on which they differ. */
  tellApart?: Separated;
  /** What the program was taken to mean. */
  intent?: Intent;
  /** Of a correct run: what else it may have meant, and be right. */
  also: Intent[];
  /** How a text was read. */
  reading?: Reading;
  /** The run that was read out of a text. */
  run?: P[];
}

/**
 * Says whether a run is that of a correct A*, with any order of ties, and if not, where it left the path of every correct one and
 * which known mistakes give the whole run. The options say what the program was meant to do: moves, costs, estimate, weight.
 * With the default estimate, any of the usual ones that is right here may be the program's; with `diagonal: "auto"` moves and their cost are
 * found out as well. A text may name places in any way: the diagnosis says how it has read them.
 *
 * @example
 * ```ts
 * import { diagnose } from "stepstar";
 *
 * const printed = "Starting\nVisiting row=1 col=1\nVisiting row=1 col=2\nVisiting row=2 col=2";
 * const own = diagnose("S.\n#G", [0, 0], [1, 1], printed, { diagonal: "auto" });
 * own.intent?.diagonal; // => "never"
 * own.reading; // => { order: "row-column", from: 1, up: false, passed: 1 }
 *
 * const map = "S9..\n.9..\n...G";
 * diagnose(map, [0, 0], [3, 2], "0 0\n0 1\n0 2\n1 2\n2 2\n3 2").verdict; // => "correct"
 * const found = diagnose(map, [0, 0], [3, 2], [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2]]);
 * found.verdict; // => "mistaken"
 * found.step; // => 1
 * found.expected; // => [[0, 1]]
 * found.mistakes.includes("h-only"); // => true
 * ```
 */
export function diagnose<Kind extends MapInput | Graph>(
  map: Kind,
  from: Spelt<PlaceOf<Kind>>,
  to: Spelt<PlaceOf<Kind>>,
  run: Run<PlaceOf<Kind>>,
  options?: DiagnoseOptions,
): Diagnosis<PlaceOf<Kind>>;
export function diagnose(map: MapInput | Graph, from: unknown, to: unknown, run: unknown, options?: unknown): unknown {
  const reading = readAs(options);
  return withEnds([map, from, to, options, ["reading"]], (raw, [start, goal, row], numbering) => {
    if (!("diagnose" in raw)) {
      throw new RangeError(
        "links" in raw
          ? "Runs over several floors are not known here: give the part on each floor as a run of its own."
          : "Runs over hexagons are not known here: give one over a grid or a graph.",
      );
    }
    bringDiagnosis();
    const [unknown, known] = takeUnknown(row);
    if (typeof run === "string") {
      engineFor(run);
      return named(raw.diagnoseText(start, goal, known, unknown, reading, run), numbering);
    }
    const { places, facts } = packRun(run, numbering);
    engineFor(places, facts);
    return named(raw.diagnose(start, goal, known, unknown, places, facts), numbering);
  });
}

/** The reading that the caller wants, as the engine takes it. */
function readAs(options: unknown): string {
  const reading = typeof options === "object" && options !== null ? read(options, "reading") : undefined;
  if (reading === undefined) return "";
  const { order, from, up } = object(reading, "reading", "{ order, from, up }");
  const first = from === undefined ? 0 : from;
  if (first !== 0 && first !== 1) throw wrongType("from of reading", first, "0 or 1");
  return [choose(order, "order of reading", ORDERS), first, up ? "up" : "down"].join(" ");
}

const ORDERS = ["xy", "row-column", "index"] as const;

/**
 * Searches as a program does that makes one mistake, and records every step: see {@link Trace}. Throws where the options or the
 * map leave no room for the mistake.
 *
 * @example
 * ```ts
 * import { simulate } from "stepstar";
 *
 * const wrong = simulate("S9.\n.9.\n..G", [0, 0], [2, 2], "h-only");
 * wrong.result.status; // => "found"
 * wrong.free();
 * ```
 */
export function simulate<Kind extends AnyMap>(
  map: Kind,
  from: Spelt<PlaceOf<Kind>>,
  to: Spelt<PlaceOf<Kind>>,
  mistake: Mistake,
  options?: Options,
): Trace<PlaceOf<Kind>>;
export function simulate(map: AnyMap, from: unknown, to: unknown, mistake: unknown, options?: unknown): unknown {
  const name = choose(mistake, "mistake", MISTAKES);
  return withEnds([map, from, to, options], (raw, [start, goal, row], numbering) => {
    bringDiagnosis();
    return new MadeTrace(raw.simulate(start, goal, row, name), shapeOf(raw, numbering));
  });
}

/**
 * Records a search that takes the places of a run wherever they can come next, so that whatever decided ties in the run decides them
 * here. With one or two mistakes it is the search that makes them, otherwise the right one. Where the run leaves that search, the search goes on alone.
 *
 * @example
 * ```ts
 * import { retrace } from "stepstar";
 *
 * const steps = retrace("S..\n...\n..G", [0, 0], [2, 2], "0 0\n0 1\n1 1\n1 2\n2 2");
 * [...steps].filter(({ kind }) => kind === "close")[2]!.at; // => [1, 1]
 * steps.free();
 * ```
 */
export function retrace<Kind extends AnyMap>(
  map: Kind,
  from: Spelt<PlaceOf<Kind>>,
  to: Spelt<PlaceOf<Kind>>,
  run: Run<PlaceOf<Kind>>,
  options?: Options,
  mistake?: Mistake | "correct" | readonly Mistake[],
): Trace<PlaceOf<Kind>>;
export function retrace(
  map: AnyMap,
  from: unknown,
  to: unknown,
  run: unknown,
  options?: unknown,
  mistake: unknown = "correct",
): unknown {
  const several: readonly unknown[] = mistake === "correct" ? [] : isList(mistake) ? few(mistake) : [mistake];
  const names = [...several].map((name) => choose(name, "mistake", MISTAKES)).join(" ");
  return withEnds([map, from, to, options], (raw, [start, goal, row], numbering) => {
    const isText = typeof run === "string";
    const [text, places] = isText ? [run, new Uint32Array()] : ["", packRun(run, numbering).places];
    engineFor(text, places);
    bringDiagnosis();
    return new MadeTrace(raw.retrace(start, goal, row, text, places, names), shapeOf(raw, numbering));
  });
}

/**
 * Finds the smallest map on which a search with mistake `b` differs from one with mistake `a`, or from a correct one: all small maps
 * are tried in the order of their size. Where the options leave no room for a mistake they are changed: see `options` of the
 * answer. Throws if no map of up to 12 cells tells the two apart.
 *
 * @example
 * ```ts
 * import { separate } from "stepstar";
 *
 * separate("correct", "g-only").map; // => ".S.G\n"
 * ```
 */
export function separate(a: Mistake | "correct", b: Mistake, options?: Options): Separated {
  const [first, second] = [a === "correct" ? "" : choose(a, "mistake a", MISTAKES), choose(b, "mistake b", MISTAKES)];
  const row = plainOptions(options, placeReader(idNumbering));
  bringDiagnosis();
  return find(first, second, row) as Separated;
}

/** No program is held to make more than two mistakes at once. */
const few = (mistakes: unknown): readonly unknown[] => list(mistakes, "mistake", "a name, or an array", "mistakes", 2);
/** Calls `work` with a query from one start to one goal. */
function withEnds<T>(
  query: Parameters<typeof withQuery>[0],
  work: (
    raw: Extract<MapInside["raw"], { retrace: unknown }>,
    query: [start: number, goal: number, options: object | undefined],
    numbering: Numbering<Place>,
  ) => T,
): T {
  return withQuery(query, (raw, [start, goal, row], numbering) => {
    if (typeof start !== "number" || typeof goal !== "number") {
      throw new RangeError("Runs between several places are not known here: give one start and one goal.");
    }
    return work(raw, [start, goal, row], numbering as Numbering<Place>);
  });
}

/** The engine's record, with places for numbers. */
function named(found: RawDiagnosis, { placeOf }: Numbering<Place>): Diagnosis {
  const { expected, at, run, ...rest } = found;
  const places = (numbers: number[]) => numbers.map((number) => placeOf(number));
  const read = { ...rest, ...(run && { run: places(run) }) };
  if (rest.step === undefined) return read;
  return { ...read, ...(at !== undefined && { at: placeOf(at) }), expected: places(expected) };
}

interface RawDiagnosis extends Omit<Diagnosis, "expected" | "at" | "run"> {
  run?: number[];
  expected: number[];
  at?: number;
}

/** Numbers for the facts of an expansion: g, h, f and the parent. */
const FACTS = 4;

/** A run as the engine takes it. */
function packRun(run: unknown, { numberOf }: Numbering) {
  const wanted = "a text, or an array of places or of { at, g, h, f, parent }";
  const given = list(run, "run", wanted, "expansions of the run", MOST_NODES);
  const places = new Uint32Array(given.length);
  let facts = new Float64Array();
  for (let i = 0; i < places.length; i++) {
    const item = given[i];
    const name = partOf("place", numbered("expansion", i));
    // Lists have an `at` of their own.
    const isPlace =
      typeof item !== "object" || item === null || isRevoked(item) || Array.isArray(item) || ArrayBuffer.isView(item);
    if (isPlace || !("at" in item)) {
      places[i] = numberOf(item, name);
      continue;
    }
    const { at, g, h, f, parent } = object(item, numbered("expansion", i), "{ at, g, h, f, parent }");
    places[i] = numberOf(at, name);
    if (facts.length === 0) facts = new Float64Array(places.length * FACTS).fill(Number.NaN);
    const numbers = Object.entries({ g, h, f });
    for (let j = 0; j < numbers.length; j++) {
      const [fact, value] = numbers[j]!;
      if (value === undefined) continue;
      if (typeof value !== "number") throw wrongType(partOf(fact, numbered("expansion", i)), value, "a number");
      facts[i * FACTS + j] = value;
    }
    if (parent !== undefined) {
      facts[i * FACTS + 3] = parent === null ? -1 : numberOf(parent, partOf("parent", numbered("expansion", i)));
    }
  }
  return { places, facts };
}
