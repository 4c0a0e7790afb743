/** What the page "Open lists" shows of its runs: plots, the laws behind them, and the table. */
import { beforeEach, expect, test, vi } from "vitest";
import type { MeasuredRun } from "../../src/pages/lists/plan.js";
import { type PlotPoint, plot, shapes } from "../../src/pages/lists/plot.js";
import { showLaws, showPlots, showTable } from "../../src/pages/lists/report.js";
import { duration } from "../../src/pages/shared/numbers.js";
import { paper, Sheet } from "./paper.js";

beforeEach(() => void vi.stubGlobal("document", paper));

const quantity = { what: "work", least: 0, tell: (value: number) => `${value} of work` };

function drawnOf(points: readonly PlotPoint[], least = 0): Sheet {
  return plot(points, { ...quantity, least }, 600) as unknown as Sheet;
}

/** Samples of a law of this exponent. */
function law(version: PlotPoint["version"], ns: readonly number[], exponent: number): PlotPoint[] {
  return ns.map((n) => ({ version, n, value: n ** exponent, expected: false }));
}

const place = (sheet: Sheet) => /^translate\((\S+) (\S+)\)$/.exec(sheet.attributes.transform!)!.slice(1).map(Number);
const ends = ({ attributes }: Sheet) => ["x1", "y1", "x2", "y2"].map((name) => Number(attributes[name]));
const series = (sheet: Sheet) => sheet.all("g").filter(({ attributes }) => attributes.class!.startsWith("series"));
const scale = (sheet: Sheet) => sheet.all("g").filter(({ attributes }) => attributes.class === "grid");

test("each ten times as far is as far on the paper, from the left to the right and from below to the top", () => {
  const marks = drawnOf(law("heap", [10, 100, 1000], 2))
    .all("path")
    .map(place);
  expect(marks[0]).toEqual([64, 316]);
  expect(marks[2]![0]).toBeCloseTo(600 - 16);
  expect(marks[2]![1]).toBeCloseTo(16);
  expect(marks[1]![0]).toBeCloseTo((64 + 584) / 2);
  expect(marks[1]![1]).toBeCloseTo((316 + 16) / 2);
});

test("the scales are labelled where their powers of ten are, in numbers up to 1000 and in powers beyond", () => {
  const lines = scale(drawnOf([...law("heap", [10, 1000], 0.5), ...law("heap", [1e5], -0.4)]));
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "10",
    "100",
    "1000",
    "10⁴",
    "10⁵",
    "10⁻²",
    "10⁻¹",
    "1",
    "10",
    "100",
  ]);
  for (const [i, line] of lines.slice(0, 5).entries()) {
    const [x1, y1, x2, y2] = ends(line.all("line")[0]!);
    expect([x1, x2]).toEqual([64 + i * 130, 64 + i * 130]);
    expect([y1, y2], "from the top to the bottom").toEqual([16, 316]);
    expect(Number(line.all("text")[0]!.attributes.x)).toBe(x1);
  }
  for (const [i, line] of lines.slice(5).entries()) {
    const [x1, y1, x2, y2] = ends(line.all("line")[0]!);
    expect([y1, y2]).toEqual([316 - i * 75, 316 - i * 75]);
    expect([x1, x2], "from the left to the right").toEqual([64, 584]);
  }
});

test("a scale of many powers of ten labels some of them, at most eight", () => {
  const labels = scale(drawnOf(law("heap", [1, 1e3], 4))).slice(4);
  expect(labels.map(({ textContent }) => textContent)).toEqual(["1", "100", "10⁴", "10⁶", "10⁸", "10¹⁰", "10¹²"]);
});

test("every version has its own marks, and a line through them where they follow a law", () => {
  const sheet = drawnOf([...law("heap", [10, 100, 1000], 1), ...law("two-arrays", [10, 1000], 2)]);
  const both = series(sheet);
  expect(both.map(({ attributes }) => attributes.class)).toEqual(["series heap", "series two-arrays"]);
  expect(both.map((own) => own.all("path").map(({ attributes }) => attributes.d))).toEqual([
    Array(3).fill(shapes.heap),
    Array(2).fill(shapes["two-arrays"]),
  ]);
  for (const own of both) {
    const marks = own.all("path").map(place);
    const [line] = own.all("line").map(ends);
    for (const [i, end] of [...marks[0]!, ...marks.at(-1)!].entries()) expect(line![i]).toBeCloseTo(end);
  }
});

test("no line is drawn through one mark, nor through values that are too small to tell", () => {
  expect(series(drawnOf(law("heap", [10], 1)))[0]!.all("line")).toEqual([]);
  const small = series(drawnOf(law("heap", [10, 100, 1000], 1), 500))[0]!;
  expect([small.all("line").length, small.all("path").length]).toEqual([0, 3]);
});

test("a mark says what it stands for, and whether it was measured", () => {
  const [measured] = law("heap", [2000], 1);
  const sheet = drawnOf([measured!, { version: "buckets", n: 10, value: 7, expected: true }]);
  expect(sheet.all("title").map(({ textContent }) => textContent)).toEqual([
    "Node array and heap: 2,000 expansions, 2000 of work",
    "Node array and buckets: 10 expansions, 7 of work, expected",
  ]);
  expect(sheet.all("path").map(({ attributes }) => attributes.class)).toEqual(["", "expected"]);
});

test("what log-log paper has no place for is left out", () => {
  const nothing = { version: "heap", n: 0, value: 5, expected: false } as const;
  const sheet = drawnOf([nothing, { ...nothing, n: 5, value: 0 }, ...law("heap", [10, 100], 1)]);
  expect(sheet.all("path").flatMap(place).every(Number.isFinite)).toBe(true);
  expect(sheet.all("path").length).toBe(2);
});

const finished: MeasuredRun = {
  version: "heap",
  side: 31,
  expanded: 1000,
  comparisons: 12_345,
  moves: 5,
  milliseconds: 17,
  share: 1,
  expected: 17,
  expectedComparisons: 12_345,
};
const stopped: MeasuredRun = {
  ...finished,
  version: "two-arrays",
  expanded: 250,
  milliseconds: 2000,
  share: 0.254,
  expected: 8000,
  expectedComparisons: 1e6,
};

test("the table tells of each run what it took and, where it was stopped or not begun, how far it came and what it would have taken", () => {
  const where = new Sheet("div");
  showTable(
    where as never,
    [31],
    [
      finished,
      stopped,
      { ...stopped, version: "buckets", share: 0.004 },
      { ...stopped, version: "node-array", share: 0, expanded: 0, milliseconds: 0, expected: 300_000 },
    ],
  );
  const rows = where.all("tr").slice(1);
  const cells = new Map(
    rows.map((row) => {
      const [, version, ...rest] = row.all("td").map(({ textContent }) => textContent);
      return [version, rest];
    }),
  );
  expect(cells.get("Node array and heap")).toEqual(["1,000", "12,345", "5", "17 ms", ""]);
  expect(cells.get("Two arrays")).toEqual(["250", "12,345", "5", "2.0 s", "stopped at 25 %: would take about 8.0 s"]);
  expect(cells.get("Node array and buckets")![4]).toBe("stopped at under 1 %: would take about 8.0 s");
  expect(cells.get("Node array")!.slice(3)).toEqual(["–", "not begun: would take about 5 min"]);
  expect(rows.map(({ classes }) => [...classes])).toEqual([["first"], ["stopped"], [], ["stopped"], ["stopped"]]);
});

test("every run of the plan has its row from the start, with dashes until it is there", () => {
  const where = new Sheet("div");
  showTable(where as never, [31, 63], [finished]);
  const rows = where.all("tr").slice(1);
  const cells = rows.map((row) => row.all("td").map(({ textContent }) => textContent));
  expect(cells.map(([grid]) => grid)).toEqual([...Array(5).fill("31 × 31"), ...Array(5).fill("63 × 63")]);
  expect(cells.filter((row) => row[2] !== "–").map(([grid, version]) => [grid, version])).toEqual([
    ["31 × 31", "Node array and heap"],
  ]);
  expect(cells[5]!.slice(2)).toEqual(["–", "–", "–", "–", ""]);
});

test("a stopped run is plotted at what all of it would take, for the cells that finished runs expand on its map", () => {
  const where = new Sheet("div");
  showPlots(where as never, [finished, stopped]);
  expect(where.all("figure").map((figure) => figure.all("title").map(({ textContent }) => textContent))).toEqual([
    [
      "Node array and heap: 1,000 expansions, 12,350 comparisons and moves",
      "Two arrays: 1,000 expansions, 1,000,005 comparisons and moves, expected",
    ],
    ["Node array and heap: 1,000 expansions, 17 ms", "Two arrays: 1,000 expansions, 8.0 s, expected"],
  ]);
  showPlots(where as never, []);
  expect(
    where.all("figure").map((figure) => figure.all("svg").length),
    "axes wait for the first run",
  ).toEqual([1, 1]);
});

test("exponents are of all the work and of times that tell, and a version without a law has a dash", () => {
  const where = new Sheet("div");
  const grown = (factor: number, milliseconds: number): MeasuredRun => ({
    ...finished,
    side: 31 * factor,
    expanded: 1000 * factor,
    expectedComparisons: 500 * factor ** 2,
    moves: 500 * factor ** 2,
    expected: milliseconds,
  });
  showLaws(where as never, [grown(1, 4.9), grown(2, 5), grown(4, 10), stopped]);
  const rows = where.all("tr").slice(1);
  expect(
    rows[0]!
      .all("td")
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(["2.00", "1.00"]);
  for (const row of rows.slice(1))
    expect(
      row
        .all("td")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(["–", "–"]);
});

test("a time is told in the unit in which it is easiest to read", () => {
  expect([0.417, 9.5, 17.4, 999, 3210, 89_000, 90_000, 89 * 60_000, 90 * 60_000].map(duration)).toEqual([
    "0.42 ms",
    "9.5 ms",
    "17 ms",
    "999 ms",
    "3.2 s",
    "89.0 s",
    "2 min",
    "89 min",
    "1.5 h",
  ]);
});
