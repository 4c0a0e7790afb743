/** 220 traces, made the same way in every engine and natively, and one hash over all that they tell: see `crates/core/tests/engine/same_traces.rs`. */
import { choices, trace } from "stepstar";

export const COUNT = 220;

/** Numbers that any language makes alike in 32 bits. */
function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 16) % end;
  };
}

export function hashOfTraces(): string {
  const below = numbers(49);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  let hash = 0x811c9dc5;
  for (let i = 0; i < COUNT; i++) {
    const [width, height] = [4 + below(21), 4 + below(13)];
    const cells = Array.from({ length: width * height }, () => pick([".", ".", ".", ".", ".", "#", "2", "9"]));
    const [from, to] = [below(width * height), below(width * height)];
    cells[from] = ".";
    cells[to] = ".";
    const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(""));
    const options = {
      algorithm: pick(["astar", "dijkstra", "greedy", "bfs", "bidirectional", "theta"] as const),
      diagonal: pick(choices.diagonal),
      heuristic: pick(choices.heuristic),
      weight: pick([1, 1.5, 3]),
      tieBreak: pick(choices.tieBreak),
      closed: pick(choices.closed),
    };
    const place = (cell: number): [number, number] => [cell % width, Math.floor(cell / width)];
    const steps = trace(rows.join("\n"), place(from), place(to), options);
    const told = steps.toCSV();
    steps.free();
    for (let letter = 0; letter < told.length; letter++)
      hash = Math.imul(hash ^ told.charCodeAt(letter), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
