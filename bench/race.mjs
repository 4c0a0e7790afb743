/** Runs contestants on the same queries, in turns, in one process. */

/** Queries in a row for one contestant, so that caches stay warm as they do when one map is queried often. */
const TURN = 20;

/**
 * A contestant: { name, warmUp?(query), prepare?(query), find(query, prepared), path(answer, query) }. `prepare` is not timed, and its
 * value (the ends as the library takes them, a fresh copy of the grid) is passed to `find`; `path` turns an answer into indices.
 *
 * The first contestant (ours) answers all queries, and the time it takes to prepare for the map counts. The others answer
 * turns of twenty queries, in an order that changes from turn to turn, until they have used up their share of `budget`
 * milliseconds. Any beginning of the queries must be an even mix of easy and hard ones, so that its mean stands for all.
 * The first query also warms up: with `warmUp`, for a contestant that must not keep anything from it. Returns for each
 * contestant how many queries it answered, its mean time, the ratio of that to ours, and how many answers were wrong.
 */
export async function race(contestants, queries, { budget, optimum, walk }) {
  const rows = contestants.map(({ name }) => ({ name, done: 0, time: 0, wrong: 0, none: 0 }));
  const share = budget / contestants.length;
  for (const contestant of contestants) {
    if (contestant.warmUp) contestant.warmUp(queries[0]);
    else await ask(contestant, queries[0]);
  }
  const isRunning = (i) => i === 0 || rows[i].time < share;
  for (let turn = 0; turn * TURN < queries.length; turn++) {
    const running = [...rows.keys()].filter(isRunning);
    for (let k = 0; k < running.length; k++) {
      const i = running[(k + turn) % running.length];
      const row = rows[i];
      const answers = [];
      // No forced garbage collection: before each turn it changed nothing on large maps, and left small ones cold.
      for (const query of queries.slice(turn * TURN, (turn + 1) * TURN)) {
        if (!isRunning(i)) break;
        const { ms, path } = await ask(contestants[i], query);
        row.time += ms;
        answers.push({ query, path });
      }
      row.done += answers.length;
      for (const { query, path } of answers) {
        const cost = path.length > 0 ? walk(path, query) : Number.NaN;
        if (path.length === 0) row.none++;
        if (!(Math.abs(cost - optimum(query)) <= 1e-4 * optimum(query))) row.wrong++;
      }
    }
  }
  const means = rows.map(({ time, done }) => time / done);
  return rows.map((row, i) => ({ ...row, mean: means[i], ratio: means[i] / means[0] }));
}

async function ask(contestant, query) {
  const prepared = contestant.prepare?.(query);
  const from = performance.now();
  const answer = contestant.find(query, prepared);
  const settled = answer instanceof Promise ? await answer : answer;
  const ms = performance.now() - from;
  return { ms, path: contestant.path(settled, query) };
}

/** The geometric mean. */
export function mean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
