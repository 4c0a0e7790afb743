/** Contestants on the same queries, in turns, in one process. */

/**
 * A contestant: { name, prepare?(query), find(query), path(answer, query) }. `prepare` (a fresh copy of the grid, say) is not timed and its
 * value is handed to `find`; `path` turns an answer into indices.
 *
 * Goes through the queries, each contestant in turn, in an order that changes from query to query, until `budget` milliseconds are over;
 * whoever has used up its part of them is left out of the rest. The first query is for warming up, too. Returns for each contestant the sums over the queries
 * that it and the first one (ours) both did, and how many of its answers were wrong.
 */
export async function race(contestants, queries, { budget, optimum, walk }) {
  const rows = contestants.map(({ name }) => ({ name, done: 0, mine: 0, ours: 0, wrong: 0, none: 0 }));
  const share = budget / contestants.length;
  for (const query of queries.slice(0, 3))
    for (const contestant of contestants.slice(0, 1)) await ask(contestant, query);
  for (const contestant of contestants.slice(1)) await ask(contestant, queries[0]);
  for (const [turn, query] of queries.entries()) {
    const running = [...rows.keys()].filter((i) => rows[i].mine < share);
    if (running[0] !== 0 || (running.length === 1 && contestants.length > 1)) break;
    const times = new Array(contestants.length);
    for (let k = 0; k < running.length; k++) {
      const i = running[(k + turn) % running.length];
      const { ms, path } = await ask(contestants[i], query);
      times[i] = ms;
      const cost = path.length > 0 ? walk(path, query) : Number.NaN;
      if (path.length === 0) rows[i].none++;
      if (!(Math.abs(cost - optimum(query)) <= 1e-4 * optimum(query))) rows[i].wrong++;
    }
    for (const i of running) {
      rows[i].done++;
      rows[i].mine += times[i];
      rows[i].ours += times[0];
    }
  }
  return rows.map((row) => ({ ...row, ratio: row.mine / row.ours }));
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
