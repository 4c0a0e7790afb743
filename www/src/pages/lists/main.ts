/** The open-list laboratory: choose a plan, run or cancel it, and read the results. */

import { offline } from "../offline/register.js";
import { begin } from "../shared/apart.js";
import { copyButtons } from "../shared/copy.js";
import { choice, labelled, place } from "../shared/dom.js";
import { languageMenu } from "../shared/language.js";
import { measurement } from "../shared/measurement.js";
import { duration } from "../shared/numbers.js";
import { onResize } from "../shared/on-resize.js";
import { t } from "../shared/text.js";
import { theme } from "../shared/theme.js";
import type { ListsMessage, ListsPlan, MeasuredRun } from "./plan.js";
import { SIZES, sidesOf } from "./plan.js";
import { showLaws, showPlots, showSources, showTable } from "./report.js";
import { labelOf } from "./versions.js";

const largest = choice(
  SIZES.slice(2).map((side) => [String(side), `${side} × ${side}`] as const),
  "500",
  () => {},
);
const density = choice(
  [
    ["0", t("none: an open field")],
    ["0.2", t("20 %, at random")],
    ["0.35", t("35 %, at random")],
  ],
  "0.2",
  () => {},
);
const estimate = choice(
  [
    ["euclidean", t("Euclidean")],
    ["manhattan", t("Manhattan")],
    ["zero", t("zero (Dijkstra)")],
  ],
  "euclidean",
  () => {},
);
const limit = choice(
  [
    ["2", t("2 seconds")],
    ["10", t("10 seconds")],
    ["60", t("a minute")],
    ["600", t("ten minutes")],
  ],
  "10",
  () => {},
);
/** The page opens with the results of grids up to this side, which take a moment. */
const GLANCE = 125;
let runs: MeasuredRun[] = [];
let sides: readonly number[] = [];
/** Whether these runs were asked for: the first look says nothing until it is over. */
let isAsked = false;

const { bar, status, stop, glance } = measurement<ListsMessage>(
  [
    labelled(t("Grids up to"), largest),
    labelled(t("Walls"), density),
    labelled(t("Estimate"), estimate),
    labelled(t("Stop a run after"), limit),
  ],
  (asked) => {
    const plan = {
      largest: asked ? Number(largest.value) : GLANCE,
      density: Number(density.value),
      estimate: estimate.value as ListsPlan["estimate"],
      secondsARun: Number(limit.value),
    };
    [isAsked, runs, sides] = [asked, [], sidesOf(plan)];
    report();
    if (asked) status.textContent = t("Drawing the first map…");
    return () => begin("measure", plan);
  },
  hear,
);

function hear(message: ListsMessage): void {
  if (message.kind === "progress") {
    bar.value = message.overall;
    if (!isAsked) return;
    const share = message.share > 0 ? `, ${t("{share} %", { share: Math.round(100 * message.share) })}` : "";
    status.textContent = `${t(labelOf(message.version))}, ${message.side} × ${message.side}${share}`;
  } else if (message.kind === "run") {
    runs.push(message.run);
    report();
  } else if (!isAsked) {
    stop(t("A first look, at small grids. Choose larger ones and press “Run it”."));
    bar.value = 1;
  } else {
    const lost = runs.filter(({ share }) => share < 1).reduce((sum, { expected }) => sum + expected, 0);
    stop(
      lost > 0
        ? t("Done. The runs that were stopped would have taken about {lost}.", { lost: duration(lost) })
        : t("Done."),
    );
    bar.value = 1;
  }
}

function report(): void {
  showPlots(place("plots"), runs);
  showLaws(place("laws"), runs);
  showTable(place("table"), sides, runs);
}

theme();
languageMenu();
// Redrawn when the page gets wider or narrower, so that text keeps its size.
let width = place("plots").clientWidth;
onResize(place("plots"), () => {
  if (width === place("plots").clientWidth) return;
  width = place("plots").clientWidth;
  showPlots(place("plots"), runs);
});
showSources(place("sources"));
copyButtons();
offline();
glance();
