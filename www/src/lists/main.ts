/** The open-list laboratory: choose a plan, run or cancel it, and read the results. */
import { offline } from "../offline/register.js";
import { button, choice, handOver, labelled, make, place } from "../page/dom.js";
import { duration } from "../page/numbers.js";
import { theme } from "../page/theme.js";
import type { Message, Plan, Run } from "./plan.js";
import { SIZES } from "./plan.js";
import { showLaws, showPlots, showSources, showTable } from "./report.js";
import { versions } from "./versions.js";

const largest = choice(
  SIZES.slice(2).map((side) => [String(side), `${side} x ${side}`] as const),
  "500",
  () => {},
);
const density = choice(
  [
    ["0", "none: an open field"],
    ["0.2", "20 %, at random"],
    ["0.35", "35 %, at random"],
  ],
  "0.2",
  () => {},
);
const estimate = choice(
  [
    ["euclidean", "Euclidean"],
    ["manhattan", "Manhattan"],
    ["zero", "zero (Dijkstra)"],
  ],
  "euclidean",
  () => {},
);
const limit = choice(
  [
    ["2", "2 seconds"],
    ["10", "10 seconds"],
    ["60", "a minute"],
    ["600", "ten minutes"],
  ],
  "10",
  () => {},
);
const start = button("Run it", () => run(), { className: "primary" });
const cancel = button("Cancel", () => stop("Cancelled. What was measured so far is kept."), { disabled: true });
place("plan").append(
  make(
    "div",
    { className: "options" },
    labelled("Grids up to", largest),
    labelled("Walls", density),
    labelled("Estimate", estimate),
    labelled("Stop a run after", limit),
  ),
  make("div", { className: "row" }, start, cancel),
);

const bar = place("progress") as HTMLProgressElement;
const status = place("status");
let worker: Worker | null = null;
let runs: Run[] = [];

function run(): void {
  const plan: Plan = {
    largest: Number(largest.value),
    density: Number(density.value),
    estimate: estimate.value as Plan["estimate"],
    secondsARun: Number(limit.value),
  };
  runs = [];
  report();
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  worker.onerror = () => stop("The measurement stopped: the browser could not run its worker.");
  worker.postMessage(plan);
  handOver(start, cancel);
  bar.value = 0;
  status.textContent = "Drawing the first map…";
}

function hear(message: Message): void {
  if (message.kind === "progress") {
    const { label } = versions.find(({ name }) => name === message.version)!;
    bar.value = message.overall;
    const share = message.share > 0 ? `, ${Math.round(100 * message.share)} %` : "";
    status.textContent = `${label}, ${message.side} x ${message.side}${share}`;
  } else if (message.kind === "run") {
    runs.push(message.run);
    report();
  } else {
    const lost = runs.filter(({ share }) => share < 1).reduce((sum, { expected }) => sum + expected, 0);
    stop(lost > 0 ? `Done. The runs that were stopped would have taken about ${duration(lost)}.` : "Done.");
    bar.value = 1;
  }
}

function stop(sentence: string): void {
  worker?.terminate();
  worker = null;
  handOver(cancel, start);
  status.textContent = sentence;
}

function report(): void {
  showPlots(place("plots"), runs);
  showLaws(place("laws"), runs);
  showTable(place("table"), runs);
}

theme();
report();
// Redrawn when the page gets wider or narrower, so that text keeps its size.
let width = place("plots").clientWidth;
new ResizeObserver(() => {
  if (width === place("plots").clientWidth) return;
  width = place("plots").clientWidth;
  showPlots(place("plots"), runs);
}).observe(place("plots"));
showSources(place("sources"));
offline();
