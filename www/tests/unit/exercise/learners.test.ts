/** Simulated learners are told apart by their score and by the diagnosis of their clicks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findInstance, type Instance } from "../../../src/course/exercise/finder.js";
import { ALL } from "../../../src/course/mistakes/texts.js";
import { seeded } from "../../../src/package/shared/random.js";
import { anywhere, type Learner, mistaken, right, worked } from "./learners.js";

const SEEDS = 30;
const instances: Instance[] = [];
for (let seed = 1; seed <= SEEDS; seed++)
  instances.push(
    findInstance({ seed, diagonal: seed % 2 === 0 ? "always" : "never", terrain: true, ties: seed % 3 === 0 }),
  );

const percent = (share: number) => `${Math.round(100 * share)} %`;

function scoreOf(learner: Learner): number {
  const random = seeded(7);
  const shares = instances.map((instance) => {
    const marks = worked(instance, learner, random);
    return marks.right / marks.sheet.questions;
  });
  return shares.reduce((a, b) => a + b, 0) / shares.length;
}

test("who is always right has all points, who clicks anywhere has few; each misconception costs points, its wrong clicks are named after it, and the documentation has the figures", () => {
  const [all, few] = [scoreOf(right), scoreOf(anywhere)];
  // Whatever decides ties.
  expect(all).toBe(1);
  expect(few).toBeLessThan(0.25);
  const rows = [
    "| Learner | score | first wrong click named | alone | wrong clicks named | exercises on which it shows |",
    "|---|--:|--:|--:|--:|--:|",
    `| always right, ties by chance | ${percent(all)} | | | | |`,
    `| clicks anywhere | ${percent(few)} | | | | |`,
  ];
  for (const mistake of ALL) {
    const showing = instances.filter(({ shows }) => shows.has(mistake));
    if (showing.length === 0) continue;
    let [points, asked, wrong, named, alone] = [0, 0, 0, 0, 0];
    for (const instance of showing) {
      const marks = worked(instance, mistaken(mistake), seeded(7));
      points += marks.right;
      asked += marks.sheet.questions;
      const slips = marks.answers.filter((answer) => !answer.right);
      wrong += slips.length;
      named += slips.filter(({ mistakes }) => mistakes.includes(mistake)).length;
      expect(slips.length, `${mistake} on\n${instance.map}`).toBeGreaterThan(0);
      // The first slip is exactly what a search with this mistake does.
      expect(slips[0]!.mistakes, `${mistake} on\n${instance.map}`).toContain(mistake);
      alone += Number(slips[0]!.mistakes.length === 1);
    }
    rows.push(
      `| \`${mistake}\` | ${percent(points / asked)} | 100 % | ${percent(alone / showing.length)} | ${percent(named / wrong)} | ${showing.length} of ${SEEDS} |`,
    );
  }
  const documents = readFileSync(join(import.meta.dirname, "../../../../docs/exercises.md"), "utf8");
  expect(documents).toContain(rows.join("\n"));
});
