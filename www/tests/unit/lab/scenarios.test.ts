import type { Scenario } from "stepstar";
import { describe, expect, test } from "vitest";
import { isWrong, type ScenarioAnswer, summary, wrongFirst } from "../../../src/pages/lab/scenarios/verdict.js";

const scenario = (length: number): Scenario => ({
  bucket: 0,
  map: "small.map",
  width: 9,
  height: 9,
  from: [0, 0],
  to: [8, 8],
  length,
});
const answer = (number: number, length: number, cost: number | null): ScenarioAnswer => ({
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

  test("are summed up in sentences: longer, shorter, and by other rules are three", () => {
    expect(summary([answer(1, 5, null)])).toBe("");
    expect(summary([answer(1, 5, 5), answer(2, 5, 5)])).toBe("As published: 2 of 2.");
    expect(summary([answer(1, 5, 5), answer(2, 5, null)])).toBe("As published: 1 of 2.");
    expect(summary([answer(1, 5, 5), answer(2, 5, 6)])).toBe("Longer than published: 1 of 2.");
    expect(summary([answer(1, 13.828, 12.828)])).toBe("Shorter than published: 1 of 1.");
    expect(summary([answer(1, 5, 4), answer(2, 5, 6), answer(3, 5, 7)], true)).toBe(
      "Longer than published: 2 of 3. Shorter than published: 1 of 3. The published lengths are by other rules for corners than these: choose “8, no corners” to compare.",
    );
  });
});
