/** Goal 5: cells of different costs. */
import { cavesMap, openMap, queries, randomMap, terrains } from "../../www/src/pages/bench/maps.js";
import { ObjectAStar } from "../../www/src/pages/bench/reference/object-astar.js";
import { TypedAStar } from "../../www/src/pages/bench/reference/typed-astar.js";
import { walkGrid } from "../../www/src/pages/bench/walk.js";
import { stepstar } from "../ours.mjs";
import { mean, race } from "../race.mjs";

const SIZE = 512;

export async function terrain({ library, budget, quick, say }) {
  const table = { title: "Terrain costs, 512 x 512", rows: [] };
  const maps = quick ? [randomMap(SIZE, 0.2)] : [openMap(SIZE), randomMap(SIZE, 0.2), cavesMap(SIZE)];
  for (const map of maps) {
    for (const [kind, make] of Object.entries(terrains)) {
      const name = `${map.name}, ${kind}`;
      say(name);
      const costly = { ...map, costs: make(SIZE) };
      const { width, height, cells, costs } = costly;
      const [object, typed] = [
        new ObjectAStar(width, height, cells, costs),
        new TypedAStar(width, height, cells, costs),
      ];
      const contestants = [
        stepstar(library, costly, true),
        {
          name: "objects and a heap",
          prepare: () => object.grid(),
          find: ([start, goal], grid) => object.find(start, goal, grid),
          path: (answer) => answer.path.map(([x, y]) => y * width + x),
        },
        {
          name: "typed arrays and a heap",
          find: ([start, goal]) => typed.find(start, goal),
          path: (answer) => answer.path,
        },
      ];
      const optimum = (query) => {
        query[2] ??= typed.find(query[0], query[1]).cost;
        return query[2];
      };
      const walk = (path, query) => walkGrid(costly, path, query, true);
      for (const result of await race(contestants, queries(map, 200), { budget, optimum, walk })) {
        table.rows.push({ map: name, ...result });
      }
    }
  }
  const against = (peer) => mean(table.rows.filter(({ name }) => name === peer).map(({ ratio }) => ratio));
  const [objects, arrays] = [against("objects and a heap"), against("typed arrays and a heap")];
  return {
    tables: [table],
    rows: [
      {
        goal: 5,
        what: "terrain, times as fast as A* with an object per cell, as in PathFinding.js",
        value: objects,
        target: "at least 25",
        met: objects >= 25,
      },
      {
        goal: 5,
        what: "terrain, times as fast as A* in plain JavaScript with typed arrays",
        value: arrays,
        target: "at least 2",
        met: arrays >= 2,
      },
    ],
  };
}
