/** What the colours, rings and small numbers of the board mean, and the marks above the scrub bar. Shapes tell them apart too. */

import { type Detail, detail } from "../../package/shared/detail.js";
import { drawn, make, place } from "../shared/dom.js";
import { chosen, type Lab, searching } from "./lab.js";
import { type Meaning, meaning } from "./meaning.js";

type Entry = readonly [picture: SVGElement, text: string];

export function legend(lab: Lab): void {
  const { board } = lab;
  let shown = "";
  const refresh = () => {
    const options = chosen(lab);
    const algorithm = searching(lab) ?? "astar";
    const numbers = meaning(algorithm, options);
    const [rays, stops] = [algorithm === "jps", options.through.length > 0];
    // Beside a node stands no h that is nothing.
    if (board.graph && options.heuristic === "zero") numbers.h = "";
    const size = board.graph ? null : detail(board.zoom);
    const wanted = JSON.stringify([size, numbers, rays, stops]);
    if (wanted === shown) return;
    shown = wanted;
    place("legend").replaceChildren(
      list(...(board.graph ? nodes() : cells()), ...(rays ? [ray()] : []), ...(stops ? [wayPoint()] : [])),
      list(...(size === null ? [beside(numbers)] : within(numbers, size))),
      list(...marks()),
    );
  };
  for (const event of ["edit", "result", "settings"] as const) board.addEventListener(event, refresh);
  refresh();
}

function list(...entries: Entry[]): HTMLElement {
  return make("ul", {}, ...entries.map(([picture, text]) => make("li", {}, picture, text)));
}

const square = (name: string) => drawn("rect", { class: name, x: 2, y: 2, width: 16, height: 16 });
const disc = (name: string) => drawn("circle", { class: name, cx: 10, cy: 10, r: 7 });
const line = (name: string, d: string) => drawn("path", { class: name, d });

function key(...shapes: SVGElement[]): SVGElement {
  return drawn("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, ...shapes);
}

function cells(): Entry[] {
  return [
    [key(square("wall"), line("hatch", "M2 12L12 2M8 18L18 8")), "wall"],
    [key(square("open")), "open: seen, waits"],
    [key(square("open"), square("fresh")), "just opened"],
    [key(square("closed")), "closed: expanded"],
    [key(square("closed"), square("now")), "now"],
    path(),
    [key(square("terrain"), drawn("text", { x: 10, y: 14 }, "5")), "terrain: its cost"],
  ];
}

function nodes(): Entry[] {
  return [
    [key(disc("wall")), "occupied"],
    [key(disc("open")), "open: seen, waits"],
    [key(disc("open"), disc("fresh")), "just opened"],
    [key(disc("closed")), "closed: expanded"],
    [key(disc("closed"), drawn("circle", { class: "now", cx: 10, cy: 10, r: 8.5 })), "now"],
    path(),
    [key(line("tree", "M2 10H17M12 5L17 10L12 15")), "cheapest way to it so far"],
  ];
}

function path(): Entry {
  return [key(line("casing", "M1 10H19"), line("path", "M1 10H19")), "path"];
}

function ray(): Entry {
  return [key(line("ray", "M2 10H18")), "ray: looked along"];
}

function wayPoint(): Entry {
  return [key(disc("way"), drawn("text", { x: 10, y: 13.5 }, "1")), "way point"];
}

/** A cell with as much as one on the board has room for, placed as there; and what stands beside one, if that is not all. */
function within({ g, h, f }: Meaning, size: Detail): Entry[] {
  const text = (name: string, x: number, y: number) => drawn("text", { class: name, x, y }, name);
  const picture = drawn(
    "svg",
    { viewBox: "0 0 40 40", class: "cell", "aria-hidden": "true" },
    drawn("rect", { class: "closed", x: 1, y: 1, width: 38, height: 38 }),
    size.f ? line("arrow", "M28 9H36M31 6L28 9L31 12") : line("arrow", "M10 20H30M16 14L10 20L16 26"),
    ...(size.f ? [text("f", 20, 25)] : []),
    ...(size.all ? [text("g", 8, 36), text("h", 32, 36)] : []),
  );
  const meaning = `f = ${f}; g ${g}${h ? `, h estimated ${h}` : ""}`;
  const arrow = "the arrow: reached from there";
  const within = [picture, size.f ? `${meaning}; ${arrow}` : arrow] as const;
  if (size.all) return [within];
  const beside = [lens(), `beside the cell pointed at${size.f ? "" : `: ${meaning}`}`] as const;
  return size.edges ? [within, beside] : [beside];
}

function lens(): Entry[0] {
  const text = (name: string, x: number, y: number) => drawn("text", { class: name, x, y }, name);
  const frame = drawn("rect", { class: "frame", x: 1, y: 7, width: 38, height: 26, rx: 6 });
  const numbers = [text("f", 20, 19), text("g", 11, 29), text("h", 29, 29)];
  return drawn("svg", { viewBox: "0 0 40 40", class: "lens", "aria-hidden": "true" }, frame, ...numbers);
}

function beside({ g, h, f }: Meaning): Entry {
  const numbers = f === "g + h" ? "g + h = f, or f alone" : `g, h and f, or f alone; f = ${f}`;
  return [
    key(disc("closed"), drawn("text", { class: "f", x: 10, y: 14 }, "n")),
    `beside a node: ${h ? `${numbers}; g ${g}, h estimated ${h}` : `g, ${g}`}`,
  ];
}

/** The marks, each above a piece of the scrub bar. */
function marks(): Entry[] {
  const bar = () => line("bar", "M1 17H19");
  return [
    [key(line("rises", "M10 10V14"), bar()), "least f rises"],
    [key(line("improve", "M10 5V14"), bar()), "improved"],
    [key(line("reopen", "M10 5V14M6 5H14"), bar()), "reopened"],
    [key(drawn("circle", { class: "seen", cx: 10, cy: 9, r: 4 }), bar()), "goal first seen"],
  ];
}
