/** Goal 8: the time and memory of recording a trace, and the time to seek in it. */
import { randomMap, seeded } from "../../www/src/pages/bench/maps.js";
import { gridOf } from "../ours.mjs";
import { cornersFree, least, time } from "./large.mjs";

export function trace({ library, quick, say }) {
  say("trace");
  const rows = [];
  for (const [size, limit] of quick
    ? [[512, 8]]
    : [
        [512, 8],
        [2000, 50],
      ]) {
    const map = cornersFree(randomMap(size, 0.2));
    const grid = gridOf(library, map);
    const ends = [
      [0, 0],
      [size - 1, size - 1],
    ];
    const options = { diagonal: "no-obstacles", algorithm: "astar" };
    const rounds = size > 1000 ? 2 : 5;
    const plain = least(rounds, () => time(() => library.find_path(grid, ...ends, options)));
    const traced = least(rounds, () => time(() => library.trace(grid, ...ends, options).free()));
    const kept = library.trace(grid, ...ends, options);
    const random = seeded(14);
    const seek = Math.max(
      ...Array.from({ length: 10 }, () => {
        const position = Math.floor(random() * kept.length);
        return time(() => kept.seek(position));
      }),
    );
    const bytes = kept.bytes / kept.length;
    rows.push({
      goal: 8,
      what: `bytes per event, ${size} x ${size}`,
      value: bytes,
      target: "at most 20",
      met: bytes <= 20,
    });
    if (size === 512) {
      const ratio = traced / plain;
      rows.push({
        goal: 8,
        what: "recording a search: times as long as the same search unrecorded",
        value: ratio,
        target: "at most 1.5",
        met: ratio <= 1.5,
      });
    }
    rows.push({
      goal: 8,
      what: `slowest of 10 random seeks, ${size} x ${size}, ${kept.length} events, ms`,
      value: seek,
      target: `under ${limit}`,
      met: seek < limit,
    });
    kept.free();
  }
  return { tables: [], rows };
}
