/** Which of all that a program took is its run, as a text that a diagnosis reads. */
import type { CellOrder } from "./entry.js";
import type { Site } from "./instrument.js";

/**
 * What was taken in one place of the source: for each entry the numbers of the last cell in it, behind a bar those of the first where that is
 * another, and its g, h and f.
 */
export interface Taken {
  readonly site: number | "problem";
  readonly entries: readonly string[];
  /** Places of the source within whose calls this one was reached. */
  readonly inside: readonly number[];
  /** Which entries were followed by the next without anything being put anywhere: they may have been skipped. */
  readonly idle?: readonly number[];
}

export interface Stream {
  readonly run: string;
  readonly expansions: number;
  /** Where it was recorded; undefined of a problem's questions. */
  readonly site?: Site;
}

/** The map as far as a run has to lie on it. */
export interface RunGround {
  readonly width: number;
  readonly height: number;
  /** [x, y] */
  readonly start: readonly [number, number];
}

interface Cells {
  readonly lines: readonly string[];
  readonly passed: number;
}

/** A place of the source that took the start first, and then other cells of the map. The best one is that of an open list. */
export function runOf(
  taken: readonly Taken[],
  sites: readonly Site[],
  ground: RunGround,
  order: CellOrder | undefined,
): Stream | null {
  const found = taken.flatMap(({ site, entries, inside, idle }) => {
    const ways = [entries.map(withoutFirst), entries.map(withoutLast)].flatMap((way) => {
      const cells = cellsOf(way, ground, site === "problem" ? "xy" : order, new Set(idle));
      return cells ? [cells] : [];
    });
    // Parents, and where paths begin, are fewer cells than those that were taken.
    const [cells] = ways.sort((a, b) => variety(b) - variety(a));
    return cells ? [{ site, inside, cells }] : [];
  });
  const rank = ({ site }: (typeof found)[number]) =>
    site === "problem" ? 3 : { take: 2, remove: 1, close: 0 }[sites[site]!.kind];
  const outer = found.filter(({ inside }) => !inside.some((other) => found.some(({ site }) => site === other)));
  outer.sort((a, b) => rank(b) - rank(a) || b.cells.lines.length - a.cells.lines.length);
  const best = outer[0];
  if (!best) return null;
  return {
    run: best.cells.lines.join("\n"),
    expansions: best.cells.lines.length,
    ...(best.site === "problem" ? {} : { site: sites[best.site]! }),
  };
}

const withoutFirst = (entry: string) => entry.replace(/\|[^|=]*?(?= [ghf]=|$)/, "");
const withoutLast = (entry: string) => entry.replace(/^[^|]*\|/, "");

const variety = ({ lines }: Cells) => new Set(lines).size;

/** The entries as lines of a run; null where they are no run on this ground. What was taken before and is skipped is none. */
function cellsOf(
  entries: readonly string[],
  ground: RunGround,
  order: CellOrder | undefined,
  idle: ReadonlySet<number>,
): Cells | null {
  if (entries.length === 0) return null;
  const { width, height, start } = ground;
  const numbers = entries.map((entry) =>
    (entry.match(/^(?:r )?(?:-?\d+ ?)+/)?.[0] ?? "").replace("r ", "").trim().split(" ").filter(Boolean).map(Number),
  );
  // The start is often put in without any, whatever its estimate: nothing depends on them.
  const sums = entries.map((entry, i) => (i === 0 ? "" : (/( [ghf]=\S+)+$/.exec(entry)?.[0] ?? "")));
  const isNamed = entries.every((entry) => !entry || entry.startsWith("r "));
  const pair = (one: readonly number[]) => one.slice(-2) as [number, number];
  const readings: readonly ((one: readonly number[]) => readonly [number, number] | null)[] = [
    (one) => (one.length >= 2 ? pair(one) : null),
    (one) => (one.length >= 2 ? ([pair(one)[1], pair(one)[0]] as const) : null),
    // The index of a cell, row by row.
    (one) => (one.length >= 1 ? ([one.at(-1)! % width, Math.floor(one.at(-1)! / width)] as const) : null),
  ];
  const wanted = isNamed || order === "rc" ? [1, 0, 2] : [0, 1, 2];
  for (const which of wanted) {
    const cells = numbers.map(readings[which]!);
    const first = cells.find((cell) => cell !== null);
    if (!first || first[0] !== start[0] || first[1] !== start[1]) continue;
    const lie = cells.filter(
      (cell) => cell !== null && cell[0] >= 0 && cell[0] < width && cell[1] >= 0 && cell[1] < height,
    );
    // An entry that is no cell, as None at the end, is passed over; a place that often takes something else is no open list.
    if (lie.length * 10 < entries.length * 9) continue;
    const known = new Set<string>();
    const lines = cells.flatMap((cell, i) => {
      const text = cell && lie.includes(cell) ? `(${cell[0]}, ${cell[1]})` : "";
      const isSkipped = idle.has(i) && known.has(text);
      known.add(text);
      return text && !isSkipped ? [text + sums[i]] : [];
    });
    return { lines, passed: entries.length - lines.length };
  }
  return null;
}
