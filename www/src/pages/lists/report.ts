/** The results: plots, the laws behind them, and every run in numbers. */
import { drawn, make } from "../shared/dom.js";
import { count, duration } from "../shared/numbers.js";
import { local, t } from "../shared/text.js";
import { lawOfLargest } from "./growth.js";
import type { MeasuredRun } from "./plan.js";
import { type PlotPoint, plot, type Quantity, shapes } from "./plot.js";
import { sources } from "./sources.js";
import { type VersionName, versions } from "./versions.js";

const work: Quantity = {
  what: t("comparisons and moves"),
  least: 0,
  tell: (value) => t("{n} comparisons and moves", { n: count(value) }),
};
/** Before some milliseconds are over, the browser has hardly compiled the code. */
const time: Quantity = { what: t("milliseconds"), least: 5, tell: duration };

/** Expansions by side of the map. All versions expand the same cells, so any finished run tells how many. */
function expansions(runs: readonly MeasuredRun[]): Map<number, number> {
  return new Map(runs.filter(({ share }) => share === 1).map(({ side, expanded }) => [side, expanded]));
}

export function showPlots(where: HTMLElement, runs: readonly MeasuredRun[]): void {
  const counts = expansions(runs);
  const points = (value: (run: MeasuredRun) => number): PlotPoint[] =>
    runs.map((run) => ({
      version: run.version,
      n: counts.get(run.side) ?? 0,
      value: value(run),
      expected: run.share < 1,
    }));
  const figure = (title: string, quantity: Quantity, value: (run: MeasuredRun) => number) => {
    const place = make("figure", {}, make("figcaption", {}, title));
    return { place, draw: () => place.append(plot(points(value), quantity, place.clientWidth)) };
  };
  const figures = [
    figure(t("Counts: the same everywhere"), work, (run) => run.expectedComparisons + run.moves),
    figure(t("Time: in this browser"), time, (run) => run.expected),
  ];
  where.replaceChildren(...figures.map(({ place }) => place));
  for (const { draw } of figures) draw();
}

export function showLaws(where: HTMLElement, runs: readonly MeasuredRun[]): void {
  const counts = expansions(runs);
  const exponent = (name: VersionName, { least }: Quantity, value: (run: MeasuredRun) => number) => {
    const own = runs.filter((run) => run.version === name);
    const law = lawOfLargest(
      own.map((run) => ({ n: counts.get(run.side) ?? 0, value: value(run) })),
      least,
    );
    return law ? local(law.exponent.toFixed(2)) : "–";
  };
  where.replaceChildren(
    make(
      "table",
      { className: "laws" },
      make("thead", {}, heads(t("Version"), t("Exponent of counts"), t("Exponent of time"))),
      make(
        "tbody",
        {},
        ...versions.map(({ name, label, about }) =>
          make(
            "tr",
            {},
            make("td", {}, key(name), make("b", {}, t(label)), make("span", { className: "hint" }, t(about))),
            make(
              "td",
              {},
              exponent(name, work, (run) => run.expectedComparisons + run.moves),
            ),
            make(
              "td",
              {},
              exponent(name, time, (run) => run.expected),
            ),
          ),
        ),
      ),
      make(
        "caption",
        {},
        t(
          "With exponent 2, twice as many expanded cells cost four times as much. Exponents are fitted by least squares to the four largest sizes; times under 5 ms, in which the browser still compiles the code, are left out.",
        ),
      ),
    ),
  );
}

/** A row for every run of the plan, so that nothing moves while they come. On a narrow screen the table overflows, so it must be scrollable by keyboard. */
export function showTable(where: HTMLElement, sides: readonly number[], runs: readonly MeasuredRun[]): void {
  where.tabIndex = 0;
  where.role = "region";
  where.ariaLabel = t("Table of the runs");
  const rows = sides.flatMap((side) =>
    versions.map(({ name, label }) => {
      const run = runs.find((run) => run.side === side && run.version === name);
      const row = make(
        "tr",
        {},
        ...[`${side} × ${side}`, t(label), ...(run ? results(run) : ["–", "–", "–", "–", ""])].map((text) =>
          make("td", {}, text),
        ),
      );
      row.classList.toggle("first", name === versions[0]!.name);
      row.classList.toggle("stopped", run !== undefined && run.share < 1);
      return row;
    }),
  );
  where.replaceChildren(
    make(
      "table",
      {},
      make(
        "thead",
        {},
        heads(t("Grid"), t("Version"), t("Expanded"), t("Comparisons"), t("Entries moved"), t("Time"), t("Remark")),
      ),
      make("tbody", {}, ...rows),
    ),
  );
}

function results(run: MeasuredRun): string[] {
  const counts = [run.expanded, run.comparisons, run.moves].map(count);
  return [...counts, run.share === 0 ? "–" : duration(run.milliseconds), verdict(run)];
}

function verdict({ share, expected }: MeasuredRun): string {
  if (share === 1) return "";
  if (share === 0) return t("not begun: would take about {time}", { time: duration(expected) });
  return share < 0.01
    ? t("stopped at under 1 %: would take about {time}", { time: duration(expected) })
    : t("stopped at {share} %: would take about {time}", {
        share: Math.round(100 * share),
        time: duration(expected),
      });
}

function heads(...texts: string[]): HTMLTableRowElement {
  return make("tr", {}, ...texts.map((text) => make("th", { scope: "col" }, text)));
}

function key(name: VersionName): SVGSVGElement {
  return drawn(
    "svg",
    { viewBox: "-8 -8 16 16", class: `key series ${name}`, "aria-hidden": "true" },
    drawn("path", { d: shapes[name] }),
  );
}

/** The code of every version, folded away. */
export function showSources(where: HTMLElement): void {
  where.append(
    ...versions.map(({ name, label }) =>
      make(
        "details",
        {},
        make("summary", {}, key(name), t(label)),
        make("pre", { tabIndex: 0, ariaLabel: t(label) }, make("code", {}, sources[name].trim())),
      ),
    ),
  );
}
