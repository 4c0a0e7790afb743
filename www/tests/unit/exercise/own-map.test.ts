/** A teacher's own map makes an exercise as drawn ones do, or it is said why not. */
import { expect, test } from "vitest";
import { questionsAfter } from "../../../src/course/exercise/after-next.js";
import { inAddress, instanceFor, wholeRows } from "../../../src/course/exercise/own-map.js";
import { settingsOf, USUAL, writeSettings } from "../../../src/course/exercise/settings.js";
import { wrongRun } from "../../../src/course/exercise/wrong-run.js";
import { seeded } from "../../../src/package/shared/random.js";
import { right, worked } from "./learners.js";

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
  ["....\n...G", "neither where to start nor where to go"],
  ["SG", "before there is anything to ask"],
  [`S.........#G\n${"..........#.\n".repeat(10)}............`, "it may be up to 60"],
  ["S?G", "?"],
  ["S.a..\n.....\n\na...G\n.....", "several floors, and an exercise asks about one"],
  ['{"floors": [[[0, 0]], [[0, 0]]], "links": []}', 'say what comes next: mode="predict"'],
])("of %j it is said why it makes none", (map, why) => {
  expect(() => instanceFor(given(map), 1)).toThrow(why);
});

test.each([
  ["S.5._.#2._.3.", "the length of this row is 3"],
  ["S.5._.#2._.3..", "neither where to start nor where to go"],
  ["S.5._.#2._.3G", "the length of this row is 3"],
  ["zzz", "'z' is not a cell"],
  ["z".repeat(300_000), "width and height go from 1 to 4096"],
  ['{"cells":[[0,0', "This is not JSON"],
])("an address whose map is damaged says what is wrong with it: %.20s", (map, why) => {
  expect(() => wholeRows(map)).toThrow(why);
});

test("one that is whole is read as it was written", () => {
  expect(wholeRows(inAddress(MAP))).toBe(MAP);
  expect(wholeRows('{"cells":[[0,0,1]],"start":[0,0],"goal":[1,0]}')).toContain('"cells"');
});
