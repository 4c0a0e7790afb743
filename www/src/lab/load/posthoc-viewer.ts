/** Looks at a search that ran elsewhere: its events in order, forwards and backwards. */
import { dialog } from "../../page/dialog.js";
import { button, make } from "../../page/dom.js";
import { cost, count } from "../../page/numbers.js";
import { type PosthocEvent, stateAt } from "./posthoc.js";

const colours: Record<string, string> = {
  source: "--start",
  destination: "--goal",
  generating: "--open",
  updating: "--open",
  opening: "--open",
  expanding: "--now",
  closing: "--closed",
  end: "--path",
};
const WIDTH = 640;

export function posthocViewer(): (events: readonly PosthocEvent[]) => void {
  let events: readonly PosthocEvent[] = [];
  const canvas = make("canvas", { width: WIDTH, className: "trace" });
  canvas.setAttribute("role", "img");
  const scrub = make("input", { type: "range", min: "0", ariaLabel: "Position in the trace" });
  const sentence = make("p", { className: "say" });
  sentence.setAttribute("role", "status");
  scrub.oninput = () => refresh();
  const move = (by: number) => {
    scrub.valueAsNumber += by;
    refresh();
  };
  const box = dialog(
    "A trace to look at",
    canvas,
    make(
      "div",
      { className: "row" },
      button("Step back", () => move(-1)),
      scrub,
      button("Step on", () => move(1)),
    ),
    sentence,
    make("p", { className: "hint" }, "This search ran elsewhere: it can be watched here, not changed."),
  );

  const refresh = () => {
    const position = scrub.valueAsNumber;
    const last = events[position - 1];
    sentence.textContent = last
      ? `Event ${count(position)} of ${count(events.length)}: ${last.type} ${place(last)}${value("g", last.g)}${value("f", last.f)}`
      : `${count(events.length)} events; none has happened yet.`;
    paint(canvas, events, position);
  };
  return (given) => {
    events = given;
    scrub.max = String(events.length);
    scrub.valueAsNumber = events.length;
    box.showModal();
    refresh();
  };
}

function paint(canvas: HTMLCanvasElement, events: readonly PosthocEvent[], position: number): void {
  const xs = events.flatMap(({ x }) => (x === undefined ? [] : [x]));
  const ys = events.flatMap(({ y }) => (y === undefined ? [] : [y]));
  const [left, right] = range(xs);
  const [top, bottom] = range(ys);
  const scale = Math.min(24, WIDTH / (right - left + 3));
  canvas.height = Math.min(480, Math.ceil((bottom - top + 3) * scale));
  const context = canvas.getContext("2d")!;
  const style = getComputedStyle(canvas);
  const paintCell = (event: PosthocEvent, x: number, y: number) => {
    // A probe resolves light-dark() to the colour in force.
    canvas.style.color = `var(${colours[event.type] ?? "--soft"})`;
    context.fillStyle = style.color;
    context.fillRect((x - left + 1) * scale, (y - top + 1) * scale, Math.max(1, scale - 1), Math.max(1, scale - 1));
  };
  for (const [place, event] of stateAt(events, position)) {
    const [x, y] = place.split(",").map(Number) as [number, number];
    paintCell(event, x, y);
  }
  for (const event of events)
    if ((event.type === "source" || event.type === "destination") && event.x !== undefined && event.y !== undefined)
      paintCell(event, event.x, event.y);
  canvas.ariaLabel = `The searched part of the map after ${position} events`;
}

/** Least and largest; spreading a long array into Math.min would overflow the stack. */
function range(values: readonly number[]): [number, number] {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

const place = ({ x, y, id }: PosthocEvent) => (x === undefined ? `${id}` : `(${x}, ${y})`);
const value = (name: string, number: number | undefined) =>
  typeof number === "number" ? `, ${name} = ${cost(number)}` : "";
