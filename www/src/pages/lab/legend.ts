/** What the colours, rings and small numbers of the board mean, and the marks above the scrub bar. Shapes tell them apart too. */

import type { EventKind, ResolvedOptions, Trace } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import { type Detail, detail } from "../../package/shared/detail.js";
import { drawn, make } from "../shared/dom.js";
import { t } from "../shared/text.js";
import { plainHexagons } from "../state/floors.js";
import { chosen, type Lab, meaningHere, searching } from "./lab.js";
import type { Meaning } from "./meaning.js";

type Entry = readonly [picture: SVGElement, text: string];

export function legend(lab: Lab): void {
  const { board } = lab;
  const content = make("div");
  const panel = lab.panel("legend", t("What the board shows"), content);
  panel.id = panel.className = "legend";
  let shown = "";
  const refresh = () => {
    const options = chosen(lab);
    const algorithm = searching(lab) ?? "astar";
    const numbers = meaningHere(lab);
    const [rays, stops] = [algorithm === "jps", options.through.length > 0];
    // Beside a node stands no h that is nothing.
    if (board.graph && options.heuristic === "zero") numbers.h = "";
    const size = board.graph ? null : detail(board.zoom);
    const isWalk = board.changes !== null;
    const has = {
      terrain: isRough(board),
      improve: happens(board.trace, "improve"),
      reopen: happens(board.trace, "reopen"),
    };
    const field = board.show === "distances";
    const world = worldOf(board, options);
    const wanted = JSON.stringify([size, numbers, rays, stops, board.graph !== null, isWalk, has, field, world]);
    if (wanted === shown) return;
    shown = wanted;
    content.replaceChildren(
      list(
        ...(board.graph ? nodes() : cells(has.terrain, field)),
        ...(rays ? [ray()] : []),
        ...(stops ? [wayPoint()] : []),
        ...(isWalk ? touched() : []),
        ...ofWorlds.filter(([name]) => world[name]).map(([, entry]) => entry()),
      ),
      list(...(size === null ? [beside(numbers)] : within(numbers, size))),
      list(...marks(has)),
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

/** Whether the search on the board has such an event. */
function happens(trace: Trace | null, kind: EventKind): boolean {
  return trace !== null && trace.next(0, 1, { kinds: [kind] }) !== null;
}

function cells(terrain: boolean, field: boolean): Entry[] {
  return [
    [key(square("wall"), line("hatch", "M2 12L12 2M8 18L18 8")), t("wall")],
    ...(field
      ? [[key(square("near")), t("near")] as const, [key(square("far")), t("far")] as const]
      : [
          [key(square("open")), t("open: seen, waits")] as const,
          [key(square("open"), square("fresh")), t("just opened")] as const,
          [key(square("closed")), t("closed: expanded")] as const,
        ]),
    [key(square("closed"), square("now")), t("now")],
    path(),
    ...(terrain
      ? [[key(square("terrain"), drawn("text", { x: 10, y: 14 }, "5")), t("terrain: its cost")] as const]
      : []),
  ];
}

/** What a tick of a walk did with a cell. */
function touched(): Entry[] {
  const dot = (name: string) => drawn("circle", { class: name, cx: 10, cy: 15, r: 2.5 });
  return [
    [key(square("closed"), dot("repaired")), t("repaired in this tick")],
    [key(square("closed"), dot("wasted")), t("looked at for nothing in this tick")],
  ];
}

function nodes(): Entry[] {
  return [
    [key(disc("wall")), t("occupied")],
    [key(disc("open")), t("open: seen, waits")],
    [key(disc("open"), disc("fresh")), t("just opened")],
    [key(disc("closed")), t("closed: expanded")],
    [key(disc("closed"), drawn("circle", { class: "now", cx: 10, cy: 10, r: 8.5 })), t("now")],
    path(),
    [key(line("tree", "M2 10H17M12 5L17 10L12 15")), t("cheapest way to it so far")],
  ];
}

function path(): Entry {
  return [key(line("casing", "M1 10H19"), line("path", "M1 10H19")), t("path")];
}

function ray(): Entry {
  return [key(line("ray", "M2 10H18")), t("ray: looked along")];
}

function wayPoint(): Entry {
  return [key(disc("way"), drawn("text", { x: 10, y: 13.5 }, "1")), t("way point")];
}

/** What is on the board of a world. */
function worldOf({ floors, starts, goals, within, show }: StepStarElement, { size, movers }: ResolvedOptions) {
  return {
    stairs: floors !== null,
    ends: starts.length + (show === "distances" ? 1 : goals.length) > 2,
    range: within !== null,
    agent: size > 1,
    movers: movers.length > 0,
  };
}

const ofWorlds: readonly (readonly [name: keyof ReturnType<typeof worldOf>, entry: () => Entry])[] = [
  [
    "stairs",
    () => [key(square("way"), drawn("text", { x: 10, y: 13.5 }, "a↑")), t("stairs: up ↑, down ↓, on the same floor ↔")],
  ],
  ["ends", () => [key(disc("left")), t("hollow: another one won")]],
  ["range", () => [key(line("range", "M10 2L18 10L10 18L2 10Z")), t("near enough to the goal")]],
  ["agent", () => [key(square("now")), t("the agent")]],
  ["movers", () => [key(disc("mover"), drawn("text", { x: 10, y: 13.5 }, "1")), t("somebody who moves, at this tick")]],
];

/** Whether a step may cost more than its length. */
function isRough({ grid, floors, hexagons }: StepStarElement): boolean {
  if (hexagons) return plainHexagons(hexagons).costs != null;
  if (!floors) return grid?.costs() != null;
  const all = Array.from({ length: floors.count }, (_, floor) => floors.floor(floor));
  const isSome = all.some((floor) => floor.costs() != null);
  for (const floor of all) floor.free();
  return isSome;
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
  const meaning = h ? t("f = {f}; g {g}, h estimated {h}", { f, g, h }) : t("f = {f}; g {g}", { f, g });
  const within = [
    picture,
    size.f ? t("{meaning}; the arrow: reached from there", { meaning }) : t("the arrow: reached from there"),
  ] as const;
  if (size.all) return [within];
  const beside = [
    lens(),
    size.f ? t("beside the cell pointed at") : t("beside the cell pointed at: {meaning}", { meaning }),
  ] as const;
  return size.edges ? [within, beside] : [beside];
}

function lens(): Entry[0] {
  const text = (name: string, x: number, y: number) => drawn("text", { class: name, x, y }, name);
  const frame = drawn("rect", { class: "frame", x: 1, y: 7, width: 38, height: 26, rx: 6 });
  const numbers = [text("f", 20, 19), text("g", 11, 29), text("h", 29, 29)];
  return drawn("svg", { viewBox: "0 0 40 40", class: "lens", "aria-hidden": "true" }, frame, ...numbers);
}

function beside({ g, h, f }: Meaning): Entry {
  const estimated =
    f === "g + h"
      ? t("g + h = f, or f alone; g {g}, h estimated {h}", { g, h })
      : t("g, h and f, or f alone; f = {f}; g {g}, h estimated {h}", { f, g, h });
  return [
    key(disc("closed"), drawn("text", { class: "f", x: 10, y: 14 }, "n")),
    t("beside a node: {numbers}", { numbers: h ? estimated : t("g, {g}", { g }) }),
  ];
}

/** The marks, each above a piece of the scrub bar. */
function marks({ improve, reopen }: { improve: boolean; reopen: boolean }): Entry[] {
  const bar = () => line("bar", "M1 17H19");
  return [
    [key(line("rises", "M10 10V14"), bar()), t("least f rises")],
    ...(improve ? [[key(line("improve", "M10 5V14"), bar()), t("improved")] as const] : []),
    ...(reopen ? [[key(line("reopen", "M10 5V14M6 5H14"), bar()), t("reopened")] as const] : []),
    [key(drawn("circle", { class: "seen", cx: 10, cy: 9, r: 4 }), bar()), t("goal first seen")],
  ];
}
