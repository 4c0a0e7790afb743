/** Whatever the seed, an exercise can be solved and has the properties that are promised. */
import { expect, test } from "vitest";
import { questionsAfter } from "../../../src/course/exercise/after-next.js";
import { tasks } from "../../../src/course/exercise/drawn-map.js";
import { type FinderSettings, findInstance } from "../../../src/course/exercise/finder.js";
import { instanceFor } from "../../../src/course/exercise/own-map.js";
import { type Settings, seedFor, settingsOf, USUAL, writeSettings } from "../../../src/course/exercise/settings.js";
import { sheetFor } from "../../../src/course/exercise/sheet.js";
import { inEnglish } from "../../../src/course/exercise/words.js";
import { wrongRun } from "../../../src/course/exercise/wrong-run.js";
import { Grid } from "../../../src/index.js";
import { seeded } from "../../../src/package/shared/random.js";
import { everything } from "../../share.js";
import { right, worked } from "./learners.js";

/** `npm run seeds` asks for 1,000, which take longer than a part of all tests should. */
const asked = Number(process.env.SEEDS ?? 0);
const SEEDS = asked || (everything ? 50 : 25);
const DIAGONALS = ["never", "always", "no-obstacles"] as const;

const wantedFor = (seed: number): FinderSettings => ({
  seed,
  diagonal: DIAGONALS[seed % 3]!,
  terrain: seed % 5 !== 0,
  ties: seed % 4 === 0,
});

test(`each of ${SEEDS} seeds gives a short exercise that can be solved, without ties unless they are wanted`, () => {
  let told = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const wanted = wantedFor(seed);
    const instance = findInstance(wanted);
    const name = `seed ${seed}\n${instance.map}`;
    expect(instance.expansions, name).toBeGreaterThanOrEqual(6);
    expect(instance.expansions, name).toBeLessThanOrEqual(12);
    const marks = worked(instance, right, seeded(seed));
    expect(marks.right, name).toBe(marks.sheet.questions);
    if (!wanted.ties)
      expect(
        marks.answers.every(({ expected }) => !/,.*,/.test(expected)),
        name,
      ).toBe(true);
    expect(instance.told, name).toBeGreaterThanOrEqual(wanted.terrain ? 6 : 4);
    told += instance.told;

    for (const kind of ["values", "parent"] as const) {
      const questions = questionsAfter(instance, kind, seed, 5);
      expect(questions.length, `${kind}, ${name}`).toBeGreaterThanOrEqual(3);
      for (const { g, h, f, cell, parent } of questions) {
        expect(Math.abs(g + h - f), name).toBeLessThan(1e-9);
        expect(Math.max(Math.abs(cell[0] - parent[0]), Math.abs(cell[1] - parent[1])), name).toBe(1);
      }
    }
    const { mistake, expansion, choices } = wrongRun(instance, seed);
    expect(instance.shows.get(mistake), name).toMatch(new RegExp(`^${expansion - 1}:`));
    expect(new Set(choices).size, name).toBe(4);
    expect(choices, name).toContain(mistake);
  }
  expect(told / SEEDS, "misconceptions that an exercise tells apart").toBeGreaterThan(8);
  if (asked) console.log(`${(told / SEEDS).toFixed(2)} misconceptions are told apart on average`);
}, 1_800_000);

test("a student has the same maps each time, and others than a neighbour", () => {
  const ada = { seed: 7, student: "Ada" };
  expect(seedFor(ada, 0)).toBe(seedFor({ seed: 7, student: " ada " }, 0));
  const seeds = [ada, { seed: 7, student: "Bob" }, { seed: 8, student: "Ada" }].map((who) => seedFor(who, 0));
  expect(new Set([...seeds, seedFor(ada, 1)]).size).toBe(4);
});

test("an address has what a teacher has set, and whatever else it says is as usual", () => {
  const settings = {
    ...USUAL,
    kind: "parent",
    seed: 12,
    student: "Ada & Bob",
    plain: true,
    feedback: "end",
  } as const;
  expect(settingsOf(writeSettings(settings))).toEqual(settings);
  expect(settingsOf("#kind=nonsense&seed=-4&questions=1e9&diagonal=sometimes")).toEqual(USUAL);
});

test("each task of drawing is done by its model, and by no map that is given or empty, wherever its ends are", () => {
  for (const { text, lacks, model } of tasks) {
    const grid = Grid.parse(model);
    expect(lacks(grid, grid.start!, grid.goal!, inEnglish), `${text}\n${model}`).toBeNull();
    const empty = new Grid(6, 5);
    for (let from = 0; from < 30; from += 1)
      for (let to = 1 + (from % 3); to < 30; to += 3) {
        if (to === from) continue;
        const ends = [from, to].map((cell) => [cell % 6, Math.floor(cell / 6)] as [number, number]);
        expect(lacks(empty, ends[0]!, ends[1]!, inEnglish), `${text} ${ends.join(" to ")}`).not.toBeNull();
      }
  }
});

test("on a teacher's map nothing is asked for that it does already, whatever the seed", () => {
  const begins = ["S9...G", "S.33.G", "S33..G", "S....G\n######"];
  for (const map of begins)
    for (let seed = 1; seed <= 12; seed++) {
      const settings: Settings = { ...USUAL, kind: "draw", map: map.replace("\n", "_") };
      const sheet = sheetFor(settings, instanceFor(settings, seed), seed, inEnglish);
      expect(sheet.judge(settings.map).right, `${map}, seed ${seed}: ${sheet.asked?.prompt}`).toBe(false);
      sheet.free();
    }
});
