/** Shows a search that ran elsewhere: its events in order, forwards and backwards. */

import { word } from "../../../package/shared/colour.js";
import { dialog } from "../../shared/dialog.js";
import { button, make } from "../../shared/dom.js";
import { cost, count } from "../../shared/numbers.js";
import { t } from "../../shared/text.js";
import type { Events } from "./events.js";
import { traceApart } from "./trace-apart.js";
import { pixelsOf } from "./trace-picture.js";

const colours: Record<string, string> = {
  source: "--start",
  destination: "--goal",
  generating: "--open",
  updating: "--open",
  opening: "--open",
  expanding: "--now",
  closing: "--closed",
  end: "--path",
  // As in a table saved here.
  open: "--open",
  improve: "--open",
  reopen: "--open",
  close: "--closed",
};

export function posthocViewer(): (file: Blob) => Promise<void> {
  let events: Events | null = null;
  let reading = new AbortController();
  const canvas = make("canvas", { className: "trace" });
  canvas.setAttribute("role", "img");
  const scrub = make("input", { type: "range", min: "0", ariaLabel: t("Position in the trace") });
  const sentence = make("p", { className: "say" });
  sentence.setAttribute("role", "status");
  scrub.oninput = () => refresh();
  const move = (by: number) => {
    scrub.valueAsNumber += by;
    refresh();
  };
  const player = make(
    "div",
    { className: "row" },
    button(t("Step back"), () => move(-1)),
    scrub,
    button(t("Step forward"), () => move(1)),
  );
  const box = dialog(
    t("A trace to look at"),
    canvas,
    player,
    sentence,
    make("p", { className: "hint" }, t("This search ran elsewhere: it can be watched here, not changed.")),
  );
  // Stop reading, and free the memory of what was read.
  box.addEventListener("close", () => {
    reading.abort();
    events = null;
  });

  const refresh = () => {
    if (!events) return;
    const position = scrub.valueAsNumber;
    sentence.textContent =
      position > 0
        ? `Event ${count(position)} of ${count(events.kind.length)}: ${sentenceOf(events, position - 1)}`
        : `${count(events.kind.length)} events; none has happened yet.`;
    paint(canvas, events, position);
  };
  // The graphics card has lost it.
  canvas.addEventListener("contextrestored", refresh);
  const show = (given: Events) => {
    events = given;
    canvas.hidden = player.hidden = false;
    scrub.max = String(events.kind.length);
    scrub.valueAsNumber = events.kind.length;
    refresh();
  };
  return async (file) => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    canvas.hidden = player.hidden = true;
    const told = (share: number) => {
      sentence.textContent = `Reading: ${Math.floor(100 * share)} %. Closing this ends it.`;
      if (!box.open) box.showModal();
    };
    try {
      const given = await traceApart(file, { signal, told });
      if (!box.open) box.showModal();
      show(given);
    } catch (error) {
      if (signal.aborted) return;
      box.close();
      throw error;
    }
  };
}

function paint(canvas: HTMLCanvasElement, events: Events, position: number): void {
  const style = getComputedStyle(canvas);
  const words = events.kinds.map((kind) => {
    // A probe resolves light-dark() to the colour in force.
    canvas.style.color = `var(${colours[kind] ?? "--soft"})`;
    return word(style.color);
  });
  const { width, height } = events.layout;
  const pixels = pixelsOf(events, position, Uint32Array.from(words));
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")!.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
  canvas.ariaLabel = `The searched part of the map after ${position} events`;
}

function sentenceOf({ kinds, kind, xs, ys, spot, g, f, names }: Events, event: number): string {
  const place = spot[event]!;
  const where = place < 0 ? names.get(event) : `(${xs[place]}, ${ys[place]})`;
  const value = (name: string, number: number) => (Number.isNaN(number) ? "" : `, ${name} = ${cost(number)}`);
  return `${kinds[kind[event]!]} ${where}${value("g", g[event]!)}${value("f", f[event]!)}`;
}
