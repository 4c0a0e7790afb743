/** Whether an answer to a published query is right. */
import type { Scenario } from "stepstar";
import { t } from "../../shared/text.js";

export interface ScenarioAnswer {
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

/** How the cost differs from the published one; 0 where it does not, or before it was searched. */
function difference({ scenario: { length }, cost }: ScenarioAnswer): number {
  if (cost === null || Math.abs(cost - length) <= Math.max(ROUNDED, OF_LENGTH * length)) return 0;
  return cost - length;
}

export function isWrong(answer: ScenarioAnswer): boolean {
  return difference(answer) !== 0;
}

/** Wrong ones first, and each group as in the file. */
export function wrongFirst(answers: readonly ScenarioAnswer[]): ScenarioAnswer[] {
  return [...answers.filter(isWrong), ...answers.filter((answer) => !isWrong(answer))];
}

/** What came out, in a sentence for each way to differ. `isOther`: other rules for corners than the published lengths have. */
export function summary(answers: readonly ScenarioAnswer[], isOther = false): string {
  const searched = answers.filter(({ cost }) => cost !== null).length;
  if (searched === 0) return "";
  const [longer, shorter] = [1, -1].map((sign) => answers.filter((answer) => difference(answer) * sign > 0).length);
  const of = { searched, all: answers.length };
  const sentences = [
    ...(longer ? [t("Longer than published: {n} of {searched}.", { n: longer, ...of })] : []),
    ...(shorter ? [t("Shorter than published: {n} of {searched}.", { n: shorter, ...of })] : []),
    ...(longer || shorter ? [] : [t("As published: {searched} of {all}.", of)]),
    ...(isOther
      ? [t("The published lengths are by other rules for corners than these: choose “8, no corners” to compare.")]
      : []),
  ];
  return sentences.join(" ");
}
