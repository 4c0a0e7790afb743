import type { Scenario } from "stepstar";
import { describe, expect, test } from "vitest";
import { type Answer, isWrong, summary, wrongFirst } from "../../../src/pages/lab/scenarios/verdict.js";

const scenario = (length: number): Scenario => ({
  bucket: 0,
  map: "small.map",
  width: 9,
  height: 9,
  from: [0, 0],
  to: [8, 8],
  length,
});
const answer = (number: number, length: number, cost: number | null): Answer => ({
  number,
  scenario: scenario(length),
  cost,
  expanded: 0,
});

describe("answers to published queries", () => {
  test("are right within the rounding of the published lengths", () => {
    expect(isWrong(answer(1, 11.31, 8 * Math.SQRT2))).toBe(false);
    expect(isWrong(answer(1, 11.31370849, 8 * Math.SQRT2))).toBe(false);
    expect(isWrong(answer(1, 11.31370849, 12))).toBe(true);
    expect(isWrong(answer(1, 11.31370849, Number.POSITIVE_INFINITY))).toBe(true);
    expect(isWrong(answer(1, 11.31370849, null)), "not asked yet").toBe(false);
  });

  test("stand with the wrong ones first, otherwise in the order of the file", () => {
    const answers = [answer(1, 5, 5), answer(2, 5, 6), answer(3, 5, null), answer(4, 5, 7)];
    expect(wrongFirst(answers).map(({ number }) => number)).toEqual([2, 4, 1, 3]);
  });

  test("are summed up in a sentence that says how many were asked", () => {
    expect(summary([answer(1, 5, null)])).toBe("");
    expect(summary([answer(1, 5, 5), answer(2, 5, 5)])).toBe("All 2 are as short as published.");
    expect(summary([answer(1, 5, 5), answer(2, 5, 6)])).toBe("1 of 2 is not as short as published.");
    expect(summary([answer(1, 5, 5), answer(2, 5, null)])).toBe("So far none is wrong: 1 searched of 2.");
  });
});
