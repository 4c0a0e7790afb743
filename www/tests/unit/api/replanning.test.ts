/** Runs of programs that replan: right ones are not accused, each mistake is named where it shows, and what is no run is told by line. */
import {
  type Change,
  type DiagnoseWalkOptions,
  diagnoseWalk,
  Graph,
  type Point,
  type Replanner,
  traceWalk,
  type WalkMistake,
} from "stepstar";
import { describe, expect, test } from "vitest";
import { ALL_OF_WALKS } from "../../../src/course/mistakes/walk-texts.js";
import { ROOM } from "../../../src/pages/check/room.js";

const { map, changes } = ROOM;
const ENDS: [Point, Point] = [
  [5, 4],
  [0, 2],
];

/** What a program prints that walks as the engine does, right or with a mistake. */
function printed(options: { mistake?: WalkMistake; replanner?: Replanner }): string {
  const { trace } = traceWalk(map, ...ENDS, changes, options);
  const lines = [...trace]
    .map(({ kind, at }, i) => (/^(close|raise)$/.test(kind) ? `tick ${trace.tickAt(i + 1)}: (${at})` : ""))
    .filter(Boolean);
  trace.free();
  return lines.join("\n");
}

describe("on a map where all of them show", () => {
  const judged = (run: string, options?: DiagnoseWalkOptions) => diagnoseWalk(map, ...ENDS, changes, run, options);

  test.each(["dstar-lite", "lpa", "astar"] as const)("a right run of %s is called right", async (replanner) => {
    const run = printed({ replanner });
    expect(await judged(run)).toMatchObject({ verdict: "correct", mistakes: [] });
    expect(await judged(run, { replanner, diagonal: "auto" })).toMatchObject({ verdict: "correct", replanner });
  });

  test.each(ALL_OF_WALKS)("%s is named alone, with the tick, the expansion and its line", async (name) => {
    const run = printed({ mistake: name });
    const found = await judged(run);
    expect(found).toMatchObject({ verdict: "mistaken", replanner: "dstar-lite", diagonal: "never" });
    expect(found.mistakes).toEqual([name]);
    const line = run.split("\n")[found.line! - 1]!;
    expect([found.line, found.tick]).toEqual([found.step! + 1, Number(/tick (\d+)/.exec(line)![1])]);
    if (found.at) expect(line).toContain(`(${found.at})`);
    expect(found.message).toContain(`t tick ${found.tick} the run`);
  });
});

const wrong = async (run: unknown, changes: unknown = [], options?: unknown, map: unknown = "S..G") => {
  const ends: [Point, Point] = [
    [0, 0],
    [3, 0],
  ];
  try {
    const judged = diagnoseWalk(map as string, ...ends, changes as Change[], run as string, options as undefined);
    const { verdict, message } = await judged;
    return `${verdict}: ${message}`;
  } catch (error) {
    return String(error);
  }
};

test("what is no run, or no question, is told in a sentence", async () => {
  const graph = Graph.from({ nodes: [{ id: 0, x: 0, y: 0 }], connections: [] });
  expect([
    await wrong(""),
    await wrong("0 0\n1 0\n2 0\n3 0"),
    await wrong("tick 0: (0, 0)\ntick 0: (1, 9)"),
    await wrong("tick 4: (3, 0)\ntick 2: (2, 0)"),
    await wrong("tick 0: (3, 0)\ntick 400000: (2, 0)"),
    await wrong("tick 0: (2, 0)"),
    await wrong("tick 0: (3, 0)\ntick 0: (2, 0)\ntick 0: (1, 0)\ntick 0: (0, 0)\ntick 1: (2, 0)"),
    await wrong("tick 0: (3, 0)", [{ at: 1, place: [7, 0], wall: true }]),
    await wrong(7),
    await wrong("", [], { replanner: "d-star" }),
    await wrong("", [], { sees: 3 }),
    await wrong("", [], {}, graph),
  ]).toMatchInlineSnapshot(`
    [
      "not-a-run: There is no expansion in this run. Of a program that replans, each line is an expansion with its tick, such as "tick 3: (4, 2)", and may go on with "g=7 rhs=5".",
      "not-a-run: Line 1: it names no tick, nor does a line before. Of a program that replans, each line is an expansion with its tick, such as "tick 3: (4, 2)", and may go on with "g=7 rhs=5".",
      "not-a-run: Line 2: (1, 9) is not on the map. Of a program that replans, each line is an expansion with its tick, such as "tick 3: (4, 2)", and may go on with "g=7 rhs=5".",
      "not-a-run: Line 2: tick 2 comes after a later one. Of a program that replans, each line is an expansion with its tick, such as "tick 3: (4, 2)", and may go on with "g=7 rhs=5".",
      "not-a-run: Line 2: tick 400000 is too late: no walk has more than 100000. Of a program that replans, each line is an expansion with its tick, such as "tick 3: (4, 2)", and may go on with "g=7 rhs=5".",
      "not-a-run: Line 1: the run begins at (2, 0), and D* Lite begins at the goal, others at the start. Of a program that replans, each line is an expansion with its tick, such as "tick 3: (4, 2)", and may go on with "g=7 rhs=5".",
      "mistaken: At tick 1 the run expands (2, 0) as expansion 5, but the plan of that tick is made before. It is held against D* Lite with straight steps. No mistake that is known here gives the whole run.",
      "RangeError: The place of change 1 (7, 0) is outside the map: x goes from 0 to 3 and y from 0 to 0.",
      "TypeError: The run is 7: it must be a text.",
      "RangeError: The option "replanner" is "d-star": did you mean "astar"? It must be one of "astar", "lpa", "dstar-lite", "auto".",
      "TypeError: There is no option "sees". The options are "algorithm", "diagonal", "diagonalCost", "heuristic", "weight", "tieBreak", "openList", "closed", "goalTest", "reverse", "through", "maxExpansions", "nearest", "smooth", "size", "turnCost", "heading", "movers", "recipe", "replanner".",
      "TypeError: The map is a Graph: it must be a Grid, rows of 0 and 1 or the text of a map: nobody walks on a Graph, Floors or Hexagons.",
    ]
  `);
  graph.free();
});
