/** Runs the whole plan in slices; at each `yield` the worker posts what is known so far. */
import { extrapolate } from "./growth.js";
import { type ListTask, MeasuredSearch } from "./measured-search.js";
import { type ListsMessage, type ListsPlan, type MeasuredRun, SIZES, sidesOf, taskOf } from "./plan.js";
import { versions } from "./versions.js";

/** Time between two reports. */
const SLICE_MS = 30;
/** Shorter runs are repeated, and the quickest counts: anything above it is noise. */
const SHORT_MS = 50;
const REPEATS = 4;
/** Some browsers' clocks count whole milliseconds: shorter runs are timed several together. */
const MEASURABLE_MS = 20;
/** A run that is expected to exceed its limit by more than this factor is not even begun. */
const HOPELESS = 20;

export function* laboratory(plan: ListsPlan, now: () => number = () => performance.now()): Generator<ListsMessage> {
  const sides = sidesOf(plan);
  const runs = sides.length * versions.length;
  const known: MeasuredRun[] = [];
  warmUp(plan);
  for (const side of sides) {
    const task = taskOf(side, plan);
    // All versions expand the same cells; the first, which is quick, tells how many.
    let all = 0;
    for (const version of versions) {
      const guess = all > 0 ? expectation(known, version.name, side, all) : null;
      const run =
        guess && guess.expected > HOPELESS * plan.secondsARun * 1000
          ? guess
          : yield* measure(task, version, all, plan.secondsARun * 1000, now, (share) => (known.length + share) / runs);
      all ||= run.expanded;
      known.push(run);
      yield { kind: "run", run };
    }
  }
  yield { kind: "done" };
}

/** Browsers compile code that has run a few times: the first size should not pay for that. */
function warmUp(plan: ListsPlan): void {
  for (const version of versions) new MeasuredSearch(taskOf(SIZES[1], plan), version).advance(() => false);
}

function* measure(
  task: ListTask,
  version: (typeof versions)[number],
  all: number,
  limit: number,
  now: () => number,
  overall: (share: number) => number,
): Generator<ListsMessage, MeasuredRun> {
  const search = new MeasuredSearch(task, version);
  const began = now();
  const moments = [{ n: 0, value: 0, comparisons: 0 }];
  let spent = 0;
  // The extrapolation needs the count of a finished run, so the first version always runs to its end.
  while (!search.done && (spent < limit || all === 0)) {
    const end = now() + SLICE_MS;
    search.advance(() => now() >= end);
    spent = now() - began;
    moments.push({ n: search.expanded, value: spent, comparisons: search.comparisons });
    const share = all > 0 ? search.expanded / all : 0;
    yield { kind: "progress", version: version.name, side: task.width, share, overall: overall(share) };
  }
  if (search.done && spent < SHORT_MS)
    spent = quickest(spent, () => new MeasuredSearch(task, version).advance(() => false), now);
  const reached = moments.at(-1)!;
  const half = moments.find(({ n }) => n >= reached.n / 2)!;
  const counted = ({ n, comparisons }: typeof reached) => ({ n, value: comparisons });
  const share = search.done ? 1 : search.expanded / all;
  return {
    version: version.name,
    side: task.width,
    expanded: search.expanded,
    comparisons: search.comparisons,
    moves: search.moves,
    milliseconds: spent,
    share,
    expected: search.done ? spent : extrapolate(half, reached, all),
    expectedComparisons: search.done ? search.comparisons : extrapolate(counted(half), counted(reached), all),
  };
}

/** How long a short run takes, at best; the first time it took `first`. */
function quickest(first: number, run: () => void, now: () => number): number {
  const least = first < MEASURABLE_MS ? MEASURABLE_MS : 0;
  let quickest = least > 0 ? Number.POSITIVE_INFINITY : first;
  for (let i = 0; i < REPEATS; i++) {
    const began = now();
    let runs = 0;
    let took: number;
    do {
      run();
      runs++;
      took = now() - began;
    } while (took < least);
    quickest = Math.min(quickest, took / runs);
  }
  return quickest;
}

/** What a version would need for this size, extrapolated from the smaller ones. */
function expectation(
  known: readonly MeasuredRun[],
  version: MeasuredRun["version"],
  side: number,
  all: number,
): MeasuredRun | null {
  const earlier = known.filter((run) => run.version === version).slice(-3);
  const counts = new Map(known.filter((run) => run.share === 1).map((run) => [run.side, run.expanded]));
  const [first, last] = [earlier[0], earlier.at(-1)];
  if (!first || !last || first === last) return null;
  const grown = (value: (run: MeasuredRun) => number) => {
    const [from, to] = [first, last].map((run) => ({ n: counts.get(run.side)!, value: value(run) }));
    return extrapolate(from!, to!, all);
  };
  return {
    version,
    side,
    expanded: 0,
    comparisons: 0,
    moves: 0,
    milliseconds: 0,
    share: 0,
    expected: grown((run) => run.expected),
    expectedComparisons: grown((run) => run.expectedComparisons),
  };
}
