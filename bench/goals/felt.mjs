/** Goal 11: what no prepared map shows. An edit before each query, a process that has just begun, 4096 x 4096 cells, and a hundred agents. */
import { agents, cold, edited, LARGE, OPTIONS, onceEach, sum } from "../felt.mjs";
import { mean } from "../race.mjs";
import { least } from "./large.mjs";

/** A frame of 60 a second has 16 ms: paths may take a quarter of it. */
const FRAME = 4;
/** Longer, and a person waits. */
const PAUSE = 300;
/** What is prepared beside a query may take twice as long as a plain search. */
const MOST_OF_PLAIN = 3;

export function felt({ library, entry, maps, quick, say }) {
  const rounds = quick ? 1 : 3;
  const rows = [];
  const row = (what, value, most) => {
    const target = most === undefined ? {} : { target: `at most ${most}`, met: value <= most };
    rows.push({ goal: 11, what, value, ...target });
  };
  const over = (name, what, make, scale) => {
    say(name);
    const all = maps.map((map) => [map.name, scale * least(rounds, () => make(map)()[""])]);
    const [worst, most] = all.reduce((one, other) => (one[1] < other[1] ? other : one));
    row(`${what}: geometric mean over maps`, mean(all.map(([, value]) => value)));
    row(`the same: the worst map, ${worst}`, most);
  };
  over(
    "edited",
    "a cell changes before each query and back before the next, µs a query",
    (map) => edited(library, map),
    1000,
  );
  over("cold process", "import, read the map, ask 300 queries in a fresh process, ms", (map) => cold(entry, map), 1);
  for (const [name, make] of quick ? [] : Object.entries(LARGE)) {
    say(`4096 x 4096, ${name}`);
    const map = make();
    const found = onceEach(library, map)();
    const plain = onceEach(library, map, { ...OPTIONS, algorithm: "astar" })();
    row(`4096 x 4096, ${name}: each of 12 queries once, ms a query`, found[""]);
    row("the same: the longest query", found["the longest"], PAUSE);
    row("the same, in times of the longest plain search", found["the longest"] / plain["the longest"], MOST_OF_PLAIN);
  }
  say("agents");
  const ask = agents(library);
  const turns = Array.from({ length: rounds }, ask);
  const frames = turns.map((turn) => sum(turn.frames) / turn.frames.length);
  row("a hundred agents on 512 x 512, ten edits a frame, ms a frame", Math.min(...frames), FRAME);
  row("the same: the longest frame", Math.min(...turns.map((turn) => Math.max(...turn.frames))));
  row("the same: corners and cells expanded a frame", turns[0].expanded / turns[0].frames.length);
  return { tables: [], rows };
}
