/** Contestants on the same queries, in turns, in one process. */

/** Queries in a row: who keeps something from one query to the next finds it where it was, as where one map is asked often. */
const TURN = 20;

/**
 * A contestant: { name, warmUp?(query), prepare?(query), find(query), path(answer, query) }. `prepare` (a fresh copy of the grid, say) is not timed and its
 * value is handed to `find`; `path` turns an answer into indices.
 *
 * The first contestant (ours) goes through all queries, and what it makes for the map on the way is counted. The others go along in turns of
 * twenty queries, in an order that changes from turn to turn, until they have used up their part of `budget` milliseconds. The queries must be in
 * an order in which any first part of them is spread evenly over easy and hard ones: then its mean stands for the mean of all. The first query is for
 * warming up, too: with `warmUp`, where that must not leave anything behind. Returns for each contestant how many queries it did, its mean time, how many times as long as ours that is, and how
 * many of its answers were wrong.
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
      // Garbage is collected when it is: to ask for it before each turn changed nothing on large maps, and left small ones cold.
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
