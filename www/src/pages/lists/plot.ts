/** A plot on log-log paper: growth laws become straight lines, and their slope is the exponent. */
import { drawn } from "../shared/dom.js";
import { count } from "../shared/numbers.js";
import { t } from "../shared/text.js";
import { lawOfLargest, partWithin } from "./growth.js";
import { labelOf, type VersionName } from "./versions.js";

export interface PlotPoint {
  readonly version: VersionName;
  readonly n: number;
  readonly value: number;
  /** Extrapolated from a run that was not finished. */
  readonly expected: boolean;
}

const HEIGHT = 360;
const [LEFT, TOP, RIGHT, BOTTOM] = [64, 16, 16, 44];

/** Not everyone can tell versions by colour alone, so each has its own shape. */
export const shapes: Record<VersionName, string> = {
  heap: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  buckets: "M-4.5-4.5h9v9h-9z",
  "sorted-list": "M0-6L5.5 4.5h-11z",
  "node-array": "M0-6.5L6 0 0 6.5-6 0z",
  "two-arrays": "M-5-5L5 5M5-5L-5 5",
};

export interface Quantity {
  /** "milliseconds" */
  readonly what: string;
  /** No law is drawn through smaller values. */
  readonly least: number;
  tell(value: number): string;
}

/** `width` is that of its place on the page, so that text is not scaled. */
export function plot(points: readonly PlotPoint[], { what, least, tell }: Quantity, width: number): SVGSVGElement {
  const usable = points.filter(({ n, value }) => n > 0 && value > 0);
  const x = axis(
    usable.map(({ n }) => n),
    LEFT,
    width - RIGHT,
  );
  const y = axis(
    usable.map(({ value }) => value),
    HEIGHT - BOTTOM,
    TOP,
  );
  const grid = [
    ...x.decades.map((value) =>
      line(x.at(value), TOP, x.at(value), HEIGHT - BOTTOM, power(value), x.at(value), HEIGHT - BOTTOM + 18, "middle"),
    ),
    ...y.decades.map((value) =>
      line(LEFT, y.at(value), width - RIGHT, y.at(value), power(value), LEFT - 8, y.at(value) + 4, "end"),
    ),
  ];
  const versions = [...new Set(usable.map(({ version }) => version))];
  const series = versions.map((version) => {
    const own = usable.filter((point) => point.version === version);
    const law = lawOfLargest(own, least);
    const ends = law && partWithin(law, [own[0]!.n, own.at(-1)!.n], y.ends);
    return drawn(
      "g",
      { class: `series ${version}` },
      ...(law && ends
        ? [
            drawn("line", {
              x1: x.at(ends[0]),
              y1: y.at(law.factor * ends[0] ** law.exponent),
              x2: x.at(ends[1]),
              y2: y.at(law.factor * ends[1] ** law.exponent),
            }),
          ]
        : []),
      ...own.map(({ n, value, expected }) =>
        drawn(
          "path",
          { d: shapes[version], transform: `translate(${x.at(n)} ${y.at(value)})`, class: expected ? "expected" : "" },
          drawn(
            "title",
            {},
            expected
              ? t("{version}: {n} expansions, {value}, expected", {
                  version: t(labelOf(version)),
                  n: count(n),
                  value: tell(value),
                })
              : t("{version}: {n} expansions, {value}", {
                  version: t(labelOf(version)),
                  n: count(n),
                  value: tell(value),
                }),
          ),
        ),
      ),
    );
  });
  return drawn(
    "svg",
    {
      viewBox: `0 0 ${width} ${HEIGHT}`,
      class: "plot",
      role: "img",
      "aria-label": t("{what} against cells expanded, both on logarithmic scales; the numbers are in the table below", {
        what,
      }),
    },
    ...grid,
    ...series,
    drawn("text", { x: (LEFT + width - RIGHT) / 2, y: HEIGHT - 6, "text-anchor": "middle" }, t("cells expanded")),
    drawn("text", { x: LEFT, y: TOP - 4 }, what),
  );
}

/** A logarithmic scale that begins and ends at powers of ten. */
function axis(values: readonly number[], from: number, to: number) {
  const logs = values.map(Math.log10);
  const least = Math.floor(Math.min(6, ...logs));
  const most = Math.ceil(Math.max(least + 1, ...logs));
  const step = Math.ceil((most - least) / 7);
  const decades = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => 10 ** (least + i * step));
  const ends = [10 ** least, 10 ** most] as const;
  return { decades, ends, at: (value: number) => from + ((Math.log10(value) - least) / (most - least)) * (to - from) };
}

function line(x1: number, y1: number, x2: number, y2: number, text: string, x: number, y: number, anchor: string) {
  return drawn(
    "g",
    { class: "grid" },
    drawn("line", { x1, y1, x2, y2 }),
    drawn("text", { x, y, "text-anchor": anchor }, text),
  );
}

const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
function power(value: number): string {
  const exponent = Math.round(Math.log10(value));
  if (exponent >= 0 && exponent <= 3) return String(10 ** exponent);
  return `10${exponent < 0 ? "⁻" : ""}${[...String(Math.abs(exponent))].map((digit) => digits[Number(digit)]).join("")}`;
}
