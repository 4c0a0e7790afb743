/** A teacher's own map makes an exercise as drawn ones do, or it is said why not. */
import { expect, test } from "vitest";
import { questionsAfter } from "../../../src/course/exercise/after-next.js";
import { Attempt } from "../../../src/course/exercise/attempt.js";
import { areBeside, cellsIn, isWall } from "../../../src/course/exercise/cells.js";
import { inAddress, instanceFor, wholeRows } from "../../../src/course/exercise/own-map.js";
import { settingsOf, USUAL, writeSettings } from "../../../src/course/exercise/settings.js";
import { wrongRun } from "../../../src/course/exercise/wrong-run.js";
import { kit } from "../../../src/element.floors.js";
import { useFloors } from "../../../src/package/board/sheet.js";
import { seeded } from "../../../src/package/shared/random.js";
import { right, worked } from "./learners.js";

useFloors(kit);

const MAP = "S.5.\n.#2.\n.3.G\n";
const given = (map: string) => ({ ...USUAL, map: inAddress(map) });

test("it comes through the address, is asked about as it is, and can be solved", () => {
  const settings = settingsOf(writeSettings(given(MAP)));
  const instance = instanceFor(settings, 1);
  expect(instance.map).toBe(MAP);
  const marks = worked(instance, right, seeded(1));
  expect(marks.right).toBe(marks.sheet.questions);
  expect(questionsAfter(instance, "values", 1, 3)).toHaveLength(3);
  expect(instance.shows.has(wrongRun(instance, 1).mistake)).toBe(true);
});

test.each([
  ["S.#.\n..#G", "no path leads"],
  [`S${".".repeat(19)}G`, "has 21 x 1 cells: for an exercise it may have up to 20 x 20"],
  ["....\n...G", "must say where to start and where to go"],
  ["SG", "before there is anything to ask"],
  [`S.........#G\n${"..........#.\n".repeat(10)}............`, "it may be up to 60"],
  ["S?G", "?"],
  ["S..S.\n....G", "from one start to one goal"],
  ["S.a..\n.....\n\na....\n.....", "must say where to start and where to go"],
])("of %j it is said why it makes none", (map, why) => {
  expect(() => instanceFor(given(map), 1)).toThrow(why);
});

test.each([
  ["S.5._.#2._.3.", "the length of this row is 3"],
  ["S.5._.#2._.3..", "must say where to start and where to go"],
  ["S.5._.#2._.3G", "the length of this row is 3"],
  ["zzz", "'z' is not a cell"],
  ["z".repeat(300_000), "width and height go from 1 to 4096"],
  ['{"cells":[[0,0', "This is not JSON"],
])("an address whose map is damaged says what is wrong with it: %.20s", (map, why) => {
  expect(() => wholeRows(map)).toThrow(why);
});

const HOUSE = "S..a\n.#5.\n.b..\n\nb..a\n.#..\n..3G";

test.each(["order", "values", "parent"] as const)("on floors, %s is asked up and down the stairs", (kind) => {
  const settings = settingsOf(writeSettings({ ...given(HOUSE), kind }));
  const attempt = new Attempt(settings, instanceFor(settings, 1), 1);
  const asked: string[] = [];
  while (!attempt.isDone) {
    const { expected } = attempt.sheet.judge({ order: "over", values: "0|0|0", parent: "0,0,0" }[kind]);
    asked.push(expected);
    const numbers = expected.match(/[\d.]+/g) ?? [];
    const right = { order: numbers.slice(0, 3).join() || "over", values: numbers.join("|"), parent: numbers.join() };
    expect(attempt.sheet.unfit(right[kind])).toBe("");
    expect(attempt.give(right[kind]).reply.right, expected).toBe(true);
  }
  expect(attempt.answers).toHaveLength(attempt.sheet.questions);
  if (kind === "order") expect(asked.some((at) => at.endsWith(", 1)"))).toBe(true);
  attempt.free();
});

test("on floors, a mistake that is to be found expands a wrong cell", () => {
  const instance = instanceFor({ ...given(HOUSE), kind: "mistake" }, 1);
  expect(instance.shows.has(wrongRun(instance, 1).mistake)).toBe(true);
});

test("a map of floors is not drawn, and its stairs make cells neighbours", () => {
  expect(() => instanceFor({ ...given(HOUSE), kind: "draw" }, 1)).toThrow("A map is drawn on one floor here");
  const cells = cellsIn(HOUSE);
  expect(areBeside(cells, [3, 0, 0], [3, 0, 1])).toBe(true);
  expect(areBeside(cells, [2, 0, 0], [2, 0, 1])).toBe(false);
  expect(areBeside(cells, [2, 0, 0], [3, 0, 1])).toBe(false);
  expect(isWall(cells, [1, 1, 1])).toBe(true);
  cells.free();
});

const HIVE = "hexagons pointy\nS . 5 .\n . # 2 .\n. . . G\n";

test.each(["order", "values", "parent", "mistake"] as const)(
  "on hexagons, %s is asked from neighbour to neighbour",
  (kind) => {
    const settings = settingsOf(writeSettings({ ...given(HIVE), kind }));
    const instance = instanceFor(settings, 1);
    expect(instance.map).toBe(HIVE);
    if (kind === "mistake") {
      expect(instance.shows.has(wrongRun(instance, 1).mistake)).toBe(true);
      return;
    }
    const attempt = new Attempt(settings, instance, 1);
    while (!attempt.isDone) {
      const { expected } = attempt.sheet.judge({ order: "over", values: "0|0|0", parent: "0,0" }[kind]);
      const numbers = expected.match(/-?[\d.]+/g) ?? [];
      const right = { order: numbers.slice(0, 2).join() || "over", values: numbers.join("|"), parent: numbers.join() };
      expect(attempt.sheet.unfit(right[kind])).toBe("");
      expect(attempt.give(right[kind]).reply.right, expected).toBe(true);
    }
    expect(attempt.answers).toHaveLength(attempt.sheet.questions);
    attempt.free();
  },
);

test("a map of hexagons is not drawn, and the six around a cell are its neighbours", () => {
  expect(() => instanceFor({ ...given(HIVE), kind: "draw" }, 1)).toThrow("A map is drawn of squares here");
  const cells = cellsIn(HIVE);
  const around = [-1, 0, 1].flatMap((dq) => [-1, 0, 1].map((dr): [number, number] => [1 + dq, 1 + dr]));
  expect(around.filter((at) => areBeside(cells, [1, 1], at))).toEqual([
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
  ]);
  expect([isWall(cells, [1, 1]), isWall(cells, [0, 1]), isWall(cells, [9, 9])]).toEqual([true, false, false]);
  cells.free();
});

test("one that is whole is read as it was written", () => {
  expect(wholeRows(inAddress(MAP))).toBe(MAP);
  expect(wholeRows('{"cells":[[0,0,1]],"start":[0,0],"goal":[1,0]}')).toContain('"cells"');
});
