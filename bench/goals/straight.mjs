/** Goal 4: straight steps only. */

import { flood } from "../../www/src/pages/bench/reference/flood.js";
import { walkGrid } from "../../www/src/pages/bench/walk.js";
import { stepstar } from "../ours.mjs";
import { easystar, fastAstar, javascriptAstarStraight, l1, pathfinding } from "../peers.mjs";
import { mean, race } from "../race.mjs";
import { spread } from "./octile.mjs";

export async function straight({ library, maps, budget, say }) {
  const table = { title: "Straight steps alone", rows: [] };
  for (const map of maps) {
    say(map.name);
    const peers = [
      pathfinding(map, { diagonal: false }),
      easystar(map, { diagonal: false }),
      javascriptAstarStraight(map),
    ];
    peers.push(l1(map), fastAstar(map, { diagonal: false }));
    const known = new Map();
    const optimum = ([start, goal]) => {
      const key = `${start} ${goal}`;
      if (!known.has(key)) known.set(key, flood(map, start)[goal]);
      return known.get(key);
    };
    const walk = (path, query) => walkGrid(map, path, query, false);
    // A scenario made for diagonal steps may have no path of straight ones.
    const queries = spread(map.queries).filter((query) => optimum(query) > 0);
    for (const result of await race([stepstar(library, map, false), ...peers], queries, { budget, optimum, walk })) {
      table.rows.push({ map: map.name, ...result });
    }
  }
  const against = (peer) => mean(table.rows.filter(({ name }) => name === peer).map(({ ratio }) => ratio));
  const [l1Ratio, astarRatio] = [against("l1-path-finder"), against("PathFinding.js A*")];
  return {
    tables: [table],
    rows: [
      {
        goal: 4,
        what: "straight steps, times as fast as l1-path-finder without its preprocessing",
        value: l1Ratio,
        target: "at least 1",
        met: l1Ratio >= 1,
      },
      {
        goal: 4,
        what: "straight steps, times as fast as PathFinding.js A*",
        value: astarRatio,
        target: "at least 40",
        met: astarRatio >= 40,
      },
    ],
  };
}
