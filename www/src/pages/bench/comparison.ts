/** Runs a plan query by query; at each `yield` the worker posts what is known so far. */
import { contestants } from "./contestants.js";
import { queries } from "./maps.js";
import { type BenchMessage, type BenchPlan, mapOf, type Row } from "./plan.js";
import { walkGrid } from "./walk.js";

/** Time between two reports. */
const REPORT_MS = 100;

export function* comparison(plan: BenchPlan, now: () => number = () => performance.now()): Generator<BenchMessage> {
  yield { kind: "making" };
  const map = mapOf(plan);
  const runners = contestants(map, plan.diagonal);
  const rows: Row[] = runners.map(({ name }) => ({ name, done: 0, wrong: 0, milliseconds: 0 }));
  const pairs: [start: number, goal: number][] = queries(map, plan.queries);
  // Browsers compile code once it has run: the first query should not pay for that.
  for (const runner of runners) if (pairs[0]) runner.ask(pairs[0], now);
  let lastReport = now();
  for (const [turn, pair] of pairs.entries()) {
    const costs: number[] = [];
    // Each query asks the contestants in another order.
    for (let k = 0; k < runners.length; k++) {
      const i = (k + turn) % runners.length;
      const { milliseconds, path } = runners[i]!.ask(pair, now);
      rows[i]!.milliseconds += milliseconds;
      rows[i]!.done++;
      costs[i] = walkGrid(map, path, pair, plan.diagonal);
    }
    const best = Math.min(...costs.filter((cost) => !Number.isNaN(cost)));
    for (const [i, cost] of costs.entries()) if (!(cost <= best * (1 + 1e-9))) rows[i]!.wrong++;
    if (now() - lastReport > REPORT_MS) {
      lastReport = now();
      yield { kind: "rows", share: (turn + 1) / pairs.length, rows };
    }
  }
  yield { kind: "rows", share: 1, rows };
  yield { kind: "done" };
}
