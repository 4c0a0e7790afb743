/** Hexagons by their names in JavaScript; what they find is checked in crates/core/tests/engine/worlds/hexagons.rs. */
import { expect, test } from "vitest";
import {
  audit,
  diagnose,
  distances,
  find_path,
  Grid,
  Hexagons,
  Pathfinder,
  trace,
  traceDistances,
  walk,
} from "../../../src/index.js";
import { axialOf, cellOf } from "../../../src/package/api/axial.js";

const BOARD = "hexagons pointy\n. . S\n # # .\n. . .\n G . .\n";
const START: [number, number] = [2, 0];
const GOAL: [number, number] = [-1, 3];
const PATH = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [-1, 3],
];

test("hexagons are read, written, found, traced and audited by axial coordinates", () => {
  const board = Hexagons.parse(BOARD);
  expect(board.toText()).toBe(BOARD);
  expect([board.width, board.height, board.orientation, board.start, board.goal]).toEqual([
    3,
    4,
    "pointy",
    START,
    GOAL,
  ]);
  expect(board.grid.toText("ascii")).toBe("..S\n##.\n...\nG..\n");
  expect(find_path(board, { q: 2, r: 0 }, GOAL)).toMatchObject({ path: PATH, cost: 4 });
  expect(find_path(board, START, GOAL).message).toBe("A path from (2, 0) to (-1, 3) in 4 steps, cost 4.");
  const steps = trace(board, START, GOAL);
  expect(steps.result.path).toEqual(PATH);
  expect([steps.width, steps.height, steps.event(0).at]).toEqual([3, 4, START]);
  expect(Array.from(steps, (_, i) => steps.explain(i)).join("\n")).toContain("Opened (-1, 3), reached from (0, 2)");
  steps.seek(steps.length);
  expect(steps.path()).toEqual(PATH);
  expect(steps.node(GOAL)).toMatchObject({ g: 4, parent: [0, 2] });
  // As on a grid, by column and row.
  expect(Array.from(steps.values(0, 3, 1, 1).parent)).toEqual([7]);
  expect(audit(board, START, GOAL)).toMatchObject({ optimal: true, consistent: true, optimalCost: 4 });
});

test("both orientations number places as they say, wherever a cell lies", () => {
  for (const orientation of ["pointy", "flat"] as const) {
    const board = new Hexagons(new Grid(5, 4), orientation);
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 5; x++) {
        const at = axialOf(orientation, [x, y]);
        expect(at).toEqual(orientation === "flat" ? [x, y - Math.floor(x / 2)] : [x - Math.floor(y / 2), y]);
        expect(cellOf(orientation, at)).toEqual([x, y]);
        board.setCost(at, 1 + y * 5 + x);
        expect(board.grid.cost(x, y)).toBe(1 + y * 5 + x);
        expect(board.cost(at)).toBe(1 + y * 5 + x);
      }
    board.setWall(axialOf(orientation, [3, 3]), true);
    expect(board.isWall(axialOf(orientation, [3, 3]))).toBe(true);
  }
});

test("several ends, ranges, way points, distances, and estimates of one's own", () => {
  const board = Hexagons.parse(BOARD);
  expect(find_path(board, [START, [1, 3]], [GOAL]).path).toEqual([
    [1, 3],
    [0, 3],
    [-1, 3],
  ]);
  expect(find_path(board, START, { within: 1, of: GOAL }).path.at(-1)).toEqual([0, 2]);
  expect(find_path(board, START, GOAL, { through: [[-1, 2]] }).path).toContainEqual([-1, 2]);
  const far = distances(board, START);
  expect(far.costs[9]).toBe(4);
  expect(far.parent(GOAL)).toEqual([0, 2]);
  expect(far.path(GOAL)).toEqual(PATH);
  expect(traceDistances(board, GOAL, { maxCost: 1 }).result.message).toBe(
    "Reached 4 places from (-1, 3) at a cost of at most 1.",
  );
  const steps = ([q, r]: number[], [toQ, toR]: number[]) =>
    Math.max(Math.abs(toQ! - q!), Math.abs(toR! - r!), Math.abs(toQ! + toR! - q! - r!));
  expect(audit(board, START, GOAL, { heuristic: steps })).toMatchObject({ optimal: true, consistent: true });
  expect(audit(board, START, GOAL, { heuristic: "dx + 2 * dy" }).admissible).toBe(false);
  expect(new Pathfinder(board, { heuristic: steps }).find(START, GOAL).cost).toBe(4);
});

test("a pathfinder sees the edits of its hexagons, and has none of its own", () => {
  const board = Hexagons.parse(BOARD);
  const finder = new Pathfinder(board);
  expect(finder.find(START, GOAL).path).toEqual(PATH);
  board.setCost([0, 2], 3);
  expect(finder.find(START, GOAL).path).toContainEqual([0, 3]);
  board.setWall([0, 2], true);
  board.setWall([0, 3], true);
  expect(finder.find(START, GOAL).path).toEqual([]);
  expect(() => (finder as unknown as Pathfinder).setWall(0, 0, true)).toThrow(
    "setWall is not for a pathfinder over floors or hexagons, which sees every edit of its map.",
  );
});

test("what is wrong is told", () => {
  const board = Hexagons.parse(BOARD);
  const told = (work: () => unknown, sentence: string) => expect(work).toThrow(sentence);
  told(() => find_path(board, [0, 4], GOAL), "The r of the start is 4: it must be a whole number from 0 to 3.");
  told(() => find_path(board, [2, 2], GOAL), "The q of the start is 2: it must be a whole number from -1 to 1.");
  told(() => board.setWall([0.5, 0], true), "The q of the cell is 0.5: it must be a whole number from 0 to 2.");
  // @ts-expect-error no hexagon
  told(() => find_path(board, [0, 0, 0], GOAL), "it must be a hexagon, [q, r] or { q, r }.");
  // @ts-expect-error no hexagon
  told(() => find_path(board, 3, GOAL), "The start is 3: it must be a hexagon, [q, r] or { q, r }.");
  // @ts-expect-error no orientation
  told(() => new Hexagons(new Grid(2, 2), "round"), 'The orientation is "round". It must be one of "pointy", "flat".');
  // @ts-expect-error no grid
  told(() => new Hexagons("..."), 'The grid is "...": it must be a Grid.');
  told(() => Hexagons.parse("..."), 'Line 1, column 1: a text of hexagons begins with "hexagons pointy"');
  told(() => Hexagons.parse("hexagons pointy\n. . .\n . x ."), "Line 3, column 4: 'x' is not a cell");
  told(
    () => find_path(board, START, GOAL, { diagonal: "always" }),
    'On hexagons the option "diagonal" allows only: "never".',
  );
  told(() => find_path(board, START, GOAL, { through: [[9, 9]] }), "The r of way point 1 is 9");
  // @ts-expect-error no map of which runs are known
  told(() => diagnose(board, START, GOAL, "0,0"), "Runs over hexagons are not known here");
  // @ts-expect-error no grid
  told(() => walk(board, START, GOAL, []), "it must be a Grid");
  const freed = Hexagons.parse(BOARD);
  freed.free();
  told(() => freed.toText(), "This map of hexagons has been freed");
  told(() => Hexagons.prototype.free.call({}), "This is no Hexagons of this package");
  // A grid knows nothing of axial coordinates.
  told(() => find_path("...", { q: 0, r: 0 }, [1, 0]), "it must be a point");
});
