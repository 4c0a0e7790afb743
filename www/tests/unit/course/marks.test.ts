/** What a reader's answers are worth, and what of them comes back after a reload. */
import { expect, test } from "vitest";
import { answered, type CourseMarks, FirstAnswers, isComplete, NO_MARKS } from "../../../src/course/marks/marks.js";
import { joined, MOST_LETTERS, restored, save } from "../../../src/course/marks/saved.js";

/** "+" is a right answer, "-" a wrong one. */
const after = (answers: string, questions: number, marks = NO_MARKS) =>
  [...answers].reduce((marks, answer) => answered(marks, answer === "+", questions), marks);

test.each([
  ["", 0, 0, 0],
  ["+", 1, 1, 0.25],
  ["-", 1, 0, 0],
  ["+-+", 3, 2, 0.5],
  ["++++", 4, 4, 1],
  ["----", 4, 0, 0],
  // The next series begins anew; the best one counts.
  ["++++-", 1, 0, 1],
  ["++---+++", 4, 3, 0.75],
])(
  "after %j of series of four, there are %i answers, %i right, and the best series is %d",
  (answers, asked, right, best) => {
    expect(after(answers, 4)).toEqual({ asked, right, best });
  },
);

test("full marks need every question of a series: one right answer is not all", () => {
  expect(after("+", 10).best).toBe(0.1);
  expect(isComplete(after("+++++++++", 10), 10)).toBe(false);
  expect(isComplete(after("++++++++++", 10), 10)).toBe(true);
});

test("further tries at the same question do not count", () => {
  const answers = new FirstAnswers();
  const asked = [1, 1, 1, 2, 3, 3, 1, 1, 2];
  expect(asked.map((asked) => answers.isFirst({ asked }))).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});

const marks: CourseMarks = { asked: 3, right: 2, best: 0.5 };

test("what is kept is a small object that comes back as it was", () => {
  const kept = save(marks, 12, "#map=3x1!0&from=0,0&to=2,0");
  expect(kept).toEqual({ version: 1, ...marks, position: 12, board: "#map=3x1!0&from=0,0&to=2,0" });
  expect(restored(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(restored(JSON.parse(JSON.stringify(save(marks))))).toEqual({ version: 1, ...marks });
});

test("what was kept while a position was called a step comes back as one", () => {
  expect(restored({ version: 1, ...marks, step: 12 })).toEqual({ version: 1, ...marks, position: 12 });
});

test("a drawing too large for the host is left out, and the marks stay", () => {
  const kept = save(marks, 12, "x".repeat(MOST_LETTERS));
  expect(kept).toEqual({ version: 1, ...marks, position: 12 });
  expect(JSON.stringify(save(marks, 12, "x".repeat(MOST_LETTERS - 120))).length).toBeLessThan(2048);
});

test.each([
  null,
  undefined,
  "state",
  7,
  [],
  {},
  { version: 2, ...marks },
  { version: 1 },
  { version: 1, ...marks, best: 1.5 },
  { version: 1, ...marks, right: 4 },
  { version: 1, ...marks, asked: "3" },
  { version: 1, ...marks, asked: -1 },
  { version: 1, ...marks, asked: 9e15 },
])("%j is not what was kept", (state) => {
  expect(restored(state)).toBeUndefined();
});

test("parts that are no use are dropped", () => {
  expect(restored({ version: 1, ...marks, step: "e4", board: 5, more: true })).toEqual({ version: 1, ...marks });
});

test("answers given before the host's arrived are added to those that it kept", () => {
  expect(joined(marks, after("+", 4), 4)).toEqual({ asked: 4, right: 3, best: 0.75 });
  expect(joined(marks, NO_MARKS, 4)).toEqual(marks);
  // A complete series is not gone on with, nor is one that would become too long.
  expect(joined({ asked: 4, right: 4, best: 1 }, after("-", 4), 4)).toEqual({ asked: 1, right: 0, best: 1 });
  expect(joined(marks, after("++", 4), 4)).toEqual({ asked: 2, right: 2, best: 0.5 });
  // More than a series has, whoever wrote that down: the best of it stays.
  expect(joined({ asked: 9000, right: 8000, best: 1 }, NO_MARKS, 4)).toEqual({ ...NO_MARKS, best: 1 });
});

test("who has answered nothing since has the marks that were brought along, of a whole series, too", () => {
  expect(joined({ asked: 3, right: 2, best: 0.5 }, NO_MARKS, 3)).toEqual({ asked: 3, right: 2, best: 0.5 });
});
