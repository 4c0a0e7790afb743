/** Whether an answer to a published query is right. */
import type { Scenario } from "stepstar";

export interface Answer {
  /** Its number in the file, counted from 1. */
  readonly number: number;
  readonly scenario: Scenario;
  /** The cost that was found; null before it was searched. */
  readonly cost: number | null;
  readonly expanded: number;
}

/** Some of the published lengths are rounded to two decimals, others to eight digits. */
const ROUNDED = 0.0051;
const OF_LENGTH = 1e-5;

/** Whether the cost is another than the published one; not before it was searched. */
export function isWrong({ scenario: { length }, cost }: Answer): boolean {
  return cost !== null && !(Math.abs(cost - length) <= Math.max(ROUNDED, OF_LENGTH * length));
}

/** Wrong ones first, and each group as in the file. */
export function wrongFirst(answers: readonly Answer[]): Answer[] {
  return [...answers.filter(isWrong), ...answers.filter((answer) => !isWrong(answer))];
}

/** "All 160 are right.", "3 of 160 are wrong." */
export function summary(answers: readonly Answer[]): string {
  const asked = answers.filter(({ cost }) => cost !== null).length;
  const wrong = answers.filter(isWrong).length;
  const of = asked === answers.length ? String(asked) : `${asked} searched of ${answers.length}`;
  if (asked === 0) return "";
  if (wrong > 0) return `${wrong} of ${of} ${wrong === 1 ? "is" : "are"} not as short as published.`;
  return asked === answers.length ? `All ${of} are as short as published.` : `So far none is wrong: ${of}.`;
}
