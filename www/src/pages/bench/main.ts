/** The comparison page: choose a plan, run or cancel it, and read the results. */
import { offline } from "../offline/register.js";
import { begin } from "../shared/apart.js";
import { choice, labelled, make, place } from "../shared/dom.js";
import { languageMenu } from "../shared/language.js";
import { measurement } from "../shared/measurement.js";
import { count, duration } from "../shared/numbers.js";
import { theme } from "../shared/theme.js";
import { type BenchMessage, type BenchPlan, MAPS, type Row, TERRAINS } from "./plan.js";

const named = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([name, { label }]) => [name, label] as const);
const nothing = () => {};
const map = choice(named(MAPS), "random", nothing);
const terrain = choice(named(TERRAINS), "even", nothing);
const side = choice(
  [128, 256, 512, 1024].map((side) => [String(side), `${side} × ${side}`] as const),
  "512",
  nothing,
);
const diagonal = choice(
  [
    ["yes", "8 directions"],
    ["no", "4 directions"],
  ],
  "yes",
  nothing,
);
const queries = choice(
  [20, 100, 500].map((number) => [String(number), String(number)] as const),
  "100",
  nothing,
);

const { bar, status, stop } = measurement<BenchMessage>(
  [
    labelled("Map", map),
    labelled("Cost of a cell", terrain),
    labelled("Size", side),
    labelled("Steps", diagonal),
    labelled("Queries", queries),
  ],
  () => () =>
    begin("compare", {
      map: map.value as BenchPlan["map"],
      terrain: terrain.value as BenchPlan["terrain"],
      side: Number(side.value),
      diagonal: diagonal.value === "yes",
      queries: Number(queries.value),
    }),
  hear,
);

function hear(message: BenchMessage): void {
  if (message.kind === "making") {
    status.textContent = "Drawing the map…";
  } else if (message.kind === "rows") {
    bar.value = message.share;
    status.textContent = `${count(message.rows[0]?.done ?? 0)} queries asked`;
    show(message.rows);
  } else {
    stop("Done.");
  }
}

function show(rows: readonly Row[]): void {
  const ours = rows[0]!.milliseconds;
  const slowest = Math.max(...rows.map(({ milliseconds }) => milliseconds));
  const cells = ({ name, done, wrong, milliseconds }: Row) => [
    name,
    duration(milliseconds / done),
    // A clock that counts whole milliseconds may not have ticked yet.
    ours > 0 ? `${(milliseconds / ours).toFixed(1)} ×` : "–",
    `${count(done - wrong)} of ${count(done)}`,
  ];
  const line = (row: Row) => {
    const width = `${(100 * row.milliseconds) / slowest}%`;
    const strip = make("span");
    strip.style.width = width;
    return make("tr", {}, ...cells(row).map((text) => make("td", {}, text)), make("td", { className: "bar" }, strip));
  };
  const heads = ["Search", "Per query", "Times Stepstar’s", "Cheapest paths", ""].map((text) =>
    make("th", { scope: "col" }, text),
  );
  place("table").replaceChildren(
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows.map(line))),
  );
}

theme();
languageMenu();
offline();
