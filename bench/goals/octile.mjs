/** Goals 1 and 2: every scenario answered correctly, and fast, with diagonal steps that cut no corner. */

import { TypedAStar } from "../../www/src/pages/bench/reference/typed-astar.js";
import { walkGrid } from "../../www/src/pages/bench/walk.js";
import { stepstar } from "../ours.mjs";
import { easystar, fastAstar, pathfinding } from "../peers.mjs";
import { mean, race } from "../race.mjs";

/** The second race repeats each map's queries up to this number, about as many as a whole published file has. */
const MANY = 2800;

export async function octile({ library, maps, budget, say }) {
  const table = { title: "Octile, no corner cutting", rows: [] };
  let [asked, wrong] = [0, 0];
  const often = [];
  for (const map of maps) {
    say(map.name);
    const ours = stepstar(library, map, true);
    const walk = (path, query) => walkGrid(map, path, query, true);
    const typed = new TypedAStar(map.width, map.height, map.cells, new Float64Array(map.cells.length).fill(1));
    const optimum = (query) => {
      query[2] ??= typed.find(query[0], query[1]).cost;
      return query[2];
    };
    const peers = [pathfinding(map, { diagonal: true }), pathfinding(map, { finder: "jps", diagonal: true })];
    peers.push(easystar(map, { diagonal: true }), fastAstar(map, { diagonal: true }));
    const queries = spread(map.queries);
    const results = await race([ours, ...peers], queries, { budget, optimum, walk });
    for (const result of results) table.rows.push({ map: map.name, ...result });
    const rounds = Math.ceil(MANY / queries.length);
    const more = Array.from({ length: rounds - 1 }, () => queries).flat();
    const [mine, theirs] = await race([ours, peers[0]], more, { budget: budget / 2, optimum, walk });
    for (const row of [results[0], mine]) {
      asked += row.done;
      wrong += row.wrong;
    }
    often.push(together(results[1], theirs) / together(results[0], mine));
  }
  const once = table.rows.filter(({ name }) => name === "PathFinding.js A*").map(({ ratio }) => ratio);
  return {
    tables: [table],
    rows: [
      {
        goal: 1,
        what: `wrong answers in ${asked} queries over ${maps.length} maps`,
        value: `${wrong}`,
        target: "0",
        met: wrong === 0,
      },
      ...speeds("octile, times as fast as PathFinding.js A*, preparation included", once),
      ...speeds(`the same with each map's queries repeated up to ${MANY}, preparation included`, often),
    ],
  };
}

/** The mean time of a query in two races. */
const together = (one, other) => (one.time + other.time) / (one.done + other.done);

function speeds(what, ratios) {
  const [middle, least] = [mean(ratios), Math.min(...ratios)];
  return [
    { goal: 2, what: `${what}: geometric mean`, value: middle },
    { goal: 2, what: `${what}: the worst map`, value: least },
  ];
}

/** The queries in an order of which any beginning is an even mix of easy and hard ones. */
export function spread(queries) {
  const step = [7, 11, 13, 17, 19].find((prime) => queries.length % prime !== 0);
  return queries.map((_, i) => queries[(i * step + Math.floor(queries.length / 2)) % queries.length]);
}
