/** An exercise is kept as a log of answers, from which it comes back as it was; what counts are first answers. */
import { expect, test } from "vitest";
import { Attempt } from "../../../src/course/exercise/attempt.js";
import type { Instance } from "../../../src/course/exercise/finder.js";
import { instanceFor } from "../../../src/course/exercise/own-map.js";
import { restored, stateOf } from "../../../src/course/exercise/progress.js";
import { type Kind, type Settings, seedFor, USUAL } from "../../../src/course/exercise/settings.js";
import "../../../src/package/inline.js";
import { between, seeded } from "../../../src/package/shared/random.js";

/** Drawing a map takes longer than going through its exercise. */
const drawn = new Map<string, Instance>();

function begun(settings: Settings): Attempt {
  const seed = seedFor(settings, 0);
  const name = JSON.stringify(settings);
  const instance = drawn.get(name) ?? instanceFor(settings, seed);
  drawn.set(name, instance);
  return new Attempt(settings, instance, seed);
}

/** Answers as a learner in a hurry gives them, silly ones among them. */
const ANSWERS: Readonly<Record<Kind, readonly string[]>> = {
  order: ["over", "0,0", "2,3", "5,4", "3,1", "1,2"],
  values: ["1|2|3", "0|0|0", "3|2|5", "2,5|1|3,5"],
  parent: ["0,0", "2,2", "1,3", "4,1"],
  mistake: ["1", "2", "3", "4", "5", "6", "h-only", "g-only"],
  draw: ["S.9..G", "......_......_S.33.G_......", "S....G"],
};

const looks = ({ answers, right, question, isDone, sheet }: Attempt) => ({
  answers,
  right,
  question,
  isDone,
  asked: sheet.asked?.prompt,
});

test.each(["order", "values", "parent", "draw"] as const)(
  "after any answers, %s comes back from its log as it was",
  (kind) => {
    for (const feedback of ["once", "end"] as const)
      for (let seed = 1; seed <= 2; seed++) {
        const settings: Settings = { ...USUAL, kind, feedback, seed, ties: seed % 2 === 0 };
        const attempt = begun(settings);
        const random = seeded(seed);
        for (let i = 0; i < 15 && !attempt.isDone; i++) {
          if (between(random, 0, 5) === 0) attempt.hint();
          // Now and then the right answer, so that it goes on.
          const expected = attempt.sheet.judge(ANSWERS[kind][0]!).expected;
          const right = /\((\d+), (\d+)\)/.exec(expected)?.slice(1).join(",") ?? ANSWERS[kind][1]!;
          const given =
            between(random, 0, 2) === 0 ? right : ANSWERS[kind][between(random, 0, ANSWERS[kind].length - 1)]!;
          if (!attempt.sheet.unfit(given)) attempt.give(given);
          const again = begun(settings);
          again.replay(attempt.log);
          expect(looks(again), `${kind} ${feedback} ${seed}\n${attempt.log.join("\n")}`).toEqual(looks(attempt));
        }
      }
  },
);

test("find the mistake asks where, then what, and comes back between the two", () => {
  const settings: Settings = { ...USUAL, kind: "mistake" };
  const attempt = begun(settings);
  const wrong = attempt.give("1");
  expect([wrong.reply.right, wrong.goesOn]).toEqual([false, false]);
  const expansion = /\d+/.exec(wrong.reply.expected)![0];
  expect(attempt.give(expansion).goesOn).toBe(true);
  const again = begun(settings);
  again.replay(attempt.log);
  expect(again.sheet.asked?.input).toBe("choice");
  expect(again.answers.map(({ right }) => right)).toEqual([false]);
});

test("a hint costs the point, also after a reload, and only the first answer to a question counts", () => {
  const settings: Settings = { ...USUAL, kind: "parent" };
  const attempt = begun(settings);
  attempt.hint();
  const right = /\((\d+), (\d+)\)/.exec(attempt.sheet.judge("0,0").expected)!.slice(1).join(",");
  const again = begun(settings);
  again.replay(attempt.log);
  again.give(right);
  expect([again.answers.length, again.right]).toEqual([1, 0]);
  const other = begun(settings);
  // Any cell but the right one.
  const wrong = right === "0,0" ? "1,1" : "0,0";
  expect([other.give(wrong).first !== null, other.give(right).first]).toEqual([true, null]);
  expect([other.answers.length, other.right, other.question]).toEqual([1, 0, 2]);
});

test("whoever has seen the model answer is asked no more, also after a reload, and has the points from before alone", () => {
  const settings: Settings = { ...USUAL, kind: "parent" };
  const attempt = begun(settings);
  attempt.give(/\((\d+), (\d+)\)/.exec(attempt.sheet.judge("0,0").expected)!.slice(1).join(","));
  attempt.showSolution();
  const again = begun(settings);
  again.replay(attempt.log);
  for (const one of [attempt, again]) {
    expect([one.isDone, one.asked, one.right, one.answers.length]).toEqual([true, null, 1, 1]);
    // Seen again, it is the same.
    const { length } = one.log;
    one.showSolution();
    expect(one.log).toHaveLength(length);
  }
});

test.each([
  ["values", "1||3", "A number is missing: write h."],
  ["values", "x|y|z", "A number is missing: write g and h and f."],
  ["values", "1,5|2|3.5", ""],
  ["mistake", "", "An expansion is a whole number, counted from 1."],
  ["mistake", "2.5", "An expansion is a whole number, counted from 1."],
  ["mistake", "0", "An expansion is a whole number, counted from 1."],
  ["mistake", " 4 ", ""],
  ["draw", '{"cells":[[0]]}', "The map needs a start, and a goal in another cell."],
] as const)("%s: of %j it is said whether it is an answer at all", (kind, given, why) => {
  expect(begun({ ...USUAL, kind }).sheet.unfit(given)).toBe(why);
});

test("what a host keeps is small, is that of this exercise alone, and of rubbish nothing is believed", () => {
  const log = Array.from({ length: 120 }, (_, i) => `${i % 20},${(7 * i) % 20}`);
  const marks = { asked: 60, right: 3, best: 0.5 };
  const state = stateOf(marks, USUAL, { attempt: 3, log });
  expect(JSON.stringify(state).length).toBeLessThan(2000);
  expect(restored(JSON.parse(JSON.stringify(state)), USUAL)).toEqual({
    best: 0.5,
    progress: { attempt: 3, log, drawn: undefined },
  });
  expect(restored(state, { ...USUAL, seed: 2 })).toBeNull();
  // Marks come first.
  const long = stateOf(marks, USUAL, { attempt: 3, log: [...log, ...log, ...log] });
  expect(JSON.stringify(long).length).toBeLessThan(2000);
  expect(long).toMatchObject({ ...marks, exercise: { log: [] } });
  for (const rubbish of [null, 7, "state", [], {}, { version: 1 }, { ...state, best: 7 }, { ...state, exercise: "x" }])
    expect(restored(rubbish, USUAL)).toBeNull();
});

test("a click that is no answer is told and counts for nothing; a wrong one is told what goes first, and why", () => {
  const map = "S.#...\n..#.G.\n.3#...\n......\n".replaceAll("\n", "_");
  const settings: Settings = { ...USUAL, map };
  const { sheet } = begun(settings);
  expect(sheet.unfit("2,0")).toBe("(2, 0) is a wall: no search expands it. That costs nothing: choose again.");
  // Beyond the goal nothing is seen, and no known mistake leads there.
  expect(sheet.unfit("5,2")).toBe(
    "(5, 2) is neither open nor closed: no search could take it now. That costs nothing: choose again.",
  );
  expect(["0,0", "1,0", "0,1", "over"].map((given) => sheet.unfit(given))).toEqual(["", "", "", ""]);
  sheet.next("1,0");
  const { right, why, better } = sheet.judge("0,0");
  expect(right).toBe(false);
  // Of equals any.
  expect(better).toEqual([
    "worst",
    [
      [1, 1],
      [0, 1],
    ],
  ]);
  expect(why).toBe(
    "(0, 0) is closed: it has been expanded, and nothing made it cheaper. (1, 1) goes first: f = 2 + 3 = 5, the least of all that are open.",
  );
  expect(sheet.judge("1,1").better).toBeUndefined();
});

test("after a wrong parent or wrong values, the right ones are told, and the step to the cell is marked", () => {
  const map = "S.5._.#2._.3.G";
  const parents = begun({ ...USUAL, kind: "parent", map }).sheet;
  const [, x, y] = /parent of \((\d+), (\d+)\)/.exec(parents.asked!.prompt)!.map(Number) as [number, number, number];
  // A wrong one, which leads to the right one.
  const beside = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `${column},${row}`));
  const fit = beside.filter((at) => parents.unfit(at) === "");
  const right = fit.find((at) => parents.judge(at).right)!;
  const wrong = parents.judge(fit.find((at) => at !== right)!);
  const parent = right.split(",").map(Number);
  expect(wrong.better).toEqual(["step", [parent, [x, y]]]);
  expect(wrong.why).toMatch(`The parent of (${x}, ${y}) is (${parent.join(", ")}): by way of it g = `);
  expect(parents.judge(right).better).toBeUndefined();

  const values = begun({ ...USUAL, kind: "values", map }).sheet;
  const { expected, why, better } = values.judge("99|99|99");
  expect(why).toBe(`g and h and f are otherwise. ${expected}.`);
  const numbers = expected.match(/[\d.]+/g)!.join("|");
  expect(values.judge(numbers)).toMatchObject({ right: true });
  expect(better![0]).toBe("step");
});

test("a parent is beside its cell: anything else counts for nothing", () => {
  const { sheet } = begun({ ...USUAL, kind: "parent", map: "S.5._.#2._.3.G" });
  const [, x, y] = /parent of \((\d+), (\d+)\)/.exec(sheet.asked!.prompt)!;
  expect(sheet.unfit(`${x},${y}`)).toContain("is not beside");
  expect(sheet.unfit("1,1")).toContain("(1, 1) is a wall, and leads nowhere.");
});
