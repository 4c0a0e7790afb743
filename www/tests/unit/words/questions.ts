/** Searches of every kind, on small random maps: what the engine can say of a search, it says of one of these. */

import { Graph, Grid, type Options, type Point } from "../../../src/index.js";
import { CHOICES } from "../../../src/package/api/definitions.js";
import { between, seeded } from "../../../src/package/shared/random.js";
import { everything } from "../../share.js";

export interface Question {
  readonly map: Grid | Graph;
  readonly from: Point | number;
  readonly to: Point | number;
  readonly options: Options;
}

const random = seeded(36);
const one = <T>(items: readonly T[]): T => items[between(random, 0, items.length - 1)]!;
const sometimes = <T>(value: T): T | undefined => (random() < 0.3 ? value : undefined);

const SIDE = 6;

function grid(): Grid {
  const letters = "......#1259";
  const rows = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => one([...letters])).join(""));
  return Grid.parse(rows.join("\n"));
}

function uniformGrid(): Grid {
  const rows = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => one([..."...#"])).join(""));
  return Grid.parse(rows.join("\n"));
}

function graph(): Graph {
  const ids = [0, 3, 7, 12, 20, 31];
  const map = Graph.from({
    nodes: ids.map((id, i) => ({ id, x: i * 1.5, y: between(random, 0, 3) })),
    connections: ids.flatMap((from) =>
      ids.filter((to) => to !== from && random() < 0.4).map((to) => ({ from, to, cost: between(random, 0, 40) / 8 })),
    ),
  });
  if (random() < 0.5) map.setOccupied(7, true);
  return map;
}

/** Every recipe, and options drawn at random, for grids and graphs. */
export function* questions(): Generator<Question> {
  const cell = (): Point => [between(random, 0, SIDE - 1), between(random, 0, SIDE - 1)];
  const { algorithm: algorithms, recipe: recipes, heuristic, tieBreak, closed, goalTest, diagonal, smooth } = CHOICES;
  for (const recipe of recipes)
    for (let i = 0; i < 16; i++) yield { map: grid(), from: cell(), to: cell(), options: { recipe } };
  // Estimates that are often too high have closed nodes reached again, more cheaply.
  for (const how of closed)
    for (let i = 0; i < 16; i++)
      yield {
        map: grid(),
        from: [0, 0],
        to: [5, 5],
        options: { closed: how, heuristic: "squared-euclidean", weight: 3 },
      };
  const chosen = (): Options => {
    const options = {
      heuristic: sometimes(one(heuristic)),
      tieBreak: sometimes(one(tieBreak)),
      closed: sometimes(one(closed)),
      goalTest: sometimes(one(goalTest)),
      weight: sometimes(one([0, 0.5, 1.5, 3])),
      reverse: sometimes(true),
      nearest: sometimes(true),
      maxExpansions: sometimes(one([0, 1, 5])),
    };
    return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  };
  // So large that nobody knows the best path at any angle.
  yield { map: new Grid(80, 60), from: [0, 0], to: [79, 20], options: { algorithm: "theta", diagonal: "always" } };
  const rounds = everything ? 60 : 12;
  for (const algorithm of algorithms)
    for (let i = 0; i < rounds; i++) {
      const through = random() < 0.3 ? { through: [cell()] } : {};
      const ways = { diagonal: one(diagonal), ...(random() < 0.3 && { smooth: one(smooth) }) };
      const map = algorithm === "jps" ? uniformGrid() : grid();
      yield { map, from: cell(), to: cell(), options: { algorithm, ...chosen(), ...ways, ...through } };
      if (algorithm === "jps" || algorithm === "theta") continue;
      const ids = [0, 3, 7, 12, 20, 31];
      yield { map: graph(), from: one(ids), to: one(ids), options: { algorithm, ...chosen() } };
    }
}
