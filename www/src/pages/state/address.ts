/**
 * The whole state as the part of an address after #, and back:
 *
 *   #map=24x16!l8f3k…&from=4,7&to=19,7&diagonal=always&v=2&step=96
 *
 * `step` counts whole expansions, as the board does, and events where it is written `e206`. In links without `v=2`, which are older,
 * it always counts events.
 *
 * `changes` has somebody walk while cells change (see changes.ts), by `replanner=lpa`, who sees `sees=3` cells far.
 *
 * Maps too large for a link travel by the name of an example (`example=city`) or of a generator (`make=maze.201x201.7`).
 */
import type { Change, Options, Point } from "stepstar";
import type { BreakPoint, Place, Step } from "stepstar/element";
import type { Orientation } from "../../package/shared/axial.js";
import { MOST_SIDE } from "../../package/shared/bounds.js";
import { cut } from "../../package/shared/cut.js";
import { Refusal } from "../../package/shared/named.js";
import { OPTION_NAMES, OPTIONS } from "../../package/shared/option-text.js";
import type { PlainGraph, PlainGrid } from "../../package/shared/plain-map.js";
import { textOfView, type ViewPart, viewOf } from "../../package/shared/view-text.js";
import { readChanges, writeChanges } from "./changes.js";
import type { PlainFloors } from "./floors.js";
import { pack, unpack } from "./pack.js";

export interface PageState {
  readonly map?: PlainGrid;
  /** The cells of the map are hexagons: `hexagons=pointy`. */
  readonly hexagons?: Orientation;
  readonly graph?: PlainGraph;
  /** Each floor as a map, and what links them: `floors=6x3!abc~6x3!def~~3,0,0,2,1,1,1_0,2,0,0,2,1,5,1`, where the last 1 is for one way. */
  readonly floors?: PlainFloors;
  readonly example?: string;
  /** A generator and its settings, as `name.WIDTHxHEIGHT.seed[.percent]`. */
  readonly make?: string;
  /** A map too large for the link, as `WIDTHxHEIGHT`: at most the tab in which it was drawn still has it. */
  readonly kept?: string;
  readonly from?: Place;
  readonly to?: Place;
  /** All starts and all goals, where there are several: `from=4,7_9,2`. */
  readonly starts?: readonly Place[];
  readonly goals?: readonly Place[];
  /** A range around the goal, in straight steps. */
  readonly within?: number;
  /** What every place costs, up to a limit, in place of a path. */
  readonly show?: "distances";
  readonly maxCost?: number;
  readonly options: Options;
  /** Somebody walks while this changes, plans so, and sees so far: as the element's attributes say it. */
  readonly changes?: readonly Change[];
  readonly replanner?: string;
  readonly sees?: string;
  /** "compare": there is a second board, with its own options in `other`, written as in the element's attribute `other`. */
  readonly mode?: "compare" | "predict";
  readonly other?: string;
  readonly step?: Step;
  /** The part of the map in view, in cells or in the units of a graph, as the window may be of another size where the link is opened. */
  readonly view?: ViewPart;
  /** Break points, as `8,5,closes_8,5,opens`. */
  readonly stops?: readonly BreakPoint[];
  readonly pinned?: Place;
}

/** Mail programs and chats cut off longer addresses. */
export const LONGEST_MAP = 12_000;
/** Of the format: since this one a step counts whole expansions. */
export const ADDRESS_VERSION = 2;
/** Precedes the cost of terrain that lies under a wall. */
const WALL = "w";

/** The signs of a formula at which chat programs end a link, and what stands for each: `2_!m_max!odx,_dy!c` is `2 * max(dx, dy)`. */
const SIGNS = new Map([
  [" ", "_"],
  ["+", "!p"],
  ["*", "!m"],
  ["/", "!d"],
  ["(", "!o"],
  [")", "!c"],
]);
const LETTERS = new Map([...SIGNS].map(([sign, letters]) => [letters, sign]));
const signed = (formula: string) => formula.replace(/[ +*/()]/g, (sign) => SIGNS.get(sign)!);
const unsigned = (text: string) => text.replace(/_|![pmdoc]/g, (letters) => LETTERS.get(letters)!);

export function toHash(state: PageState): string {
  const parts: string[] = [];
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") parts.push(`${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`);
  };
  add("example", state.example);
  add("make", state.make);
  add("map", state.map && packMap(state.map));
  add("hexagons", state.hexagons);
  add("graph", state.graph && writeGraph(state.graph));
  add("floors", state.floors && writeFloors(state.floors));
  add("kept", state.kept);
  add("from", (state.starts ?? [state.from]).join("_"));
  add("to", (state.goals ?? [state.to]).join("_"));
  add("within", state.within);
  add("show", state.show);
  add("maxCost", state.maxCost);
  for (const [name, value] of Object.entries(state.options)) {
    const placesIn = (places: unknown) => (places as Point[]).map((point) => point.toString()).join("_");
    if (name === "through") add(name, placesIn(value));
    else if (name === "movers") add(name, (value as unknown[]).map(placesIn).join("!"));
    else if (name === "heuristic") add(name, signed(String(value)));
    else if (value !== undefined) add(name, String(value));
  }
  add("changes", state.changes && writeChanges(state.changes));
  add("replanner", state.replanner);
  add("sees", state.sees);
  add("mode", state.mode);
  if (state.mode) add("other", state.other?.replace(/: */g, "!").replace(/; */g, "_"));
  if (state.step !== undefined) add("v", ADDRESS_VERSION);
  add("step", state.step);
  add("view", state.view && textOfView(state.view));
  add("stops", state.stops?.map(({ at, when }) => `${at},${when}`).join("_"));
  add("pinned", state.pinned?.toString());
  return `#${parts.join("&")}`;
}

/** Throws a RangeError with a sentence if the address is damaged. */
export function fromHash(hash: string): PageState {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const take = (name: string) => given.get(name) ?? undefined;
  const options: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    const text = take(name);
    if (text !== undefined) options[name] = READERS[OPTIONS[name]](name === "heuristic" ? unsigned(text) : text);
  }
  const map = take("map");
  const graph = take("graph");
  const floors = take("floors");
  const step = take("step");
  const [from, to] = [take("from"), take("to")].map((text) => text?.split("_").map((part) => place(part)!));
  const [within, maxCost, changes] = ["within", "maxCost", "changes"].map(take);
  return {
    map: map === undefined ? undefined : unpackMap(map),
    hexagons: (["pointy", "flat"] as const).find((orientation) => orientation === take("hexagons")),
    graph: graph === undefined ? undefined : readGraph(graph),
    floors: floors === undefined ? undefined : readFloors(floors),
    example: take("example"),
    make: take("make"),
    kept: take("kept"),
    from: from?.[0],
    to: to?.[0],
    ...(from && from.length > 1 && { starts: from }),
    ...(to && to.length > 1 && { goals: to }),
    within: within === undefined ? undefined : number(within),
    show: take("show") === "distances" ? "distances" : undefined,
    maxCost: maxCost === undefined ? undefined : number(maxCost),
    options: options as Options,
    changes: changes === undefined ? undefined : readChanges(changes),
    replanner: take("replanner"),
    sees: take("sees"),
    mode: (["compare", "predict"] as const).find((mode) => mode === take("mode")),
    other: take("other")?.replaceAll("!", ": ").replaceAll("_", "; "),
    step: step === undefined ? undefined : stepOf(step, take("v")),
    view: viewOf(take("view") ?? ""),
    stops: take("stops")?.split("_").map(stop),
    pinned: place(take("pinned")),
  };
}

/** `24x16!` and the cells; terrain adds its kinds as `24x16!2_5_w2!`: symbol 2 costs 2, symbol 3 costs 5, symbol 4 is a wall on terrain that costs 2. */
export function packMap({ width, height, walls, costs }: PlainGrid): string {
  const kinds = new Map<string, number>();
  const symbol = (wall: number, cost: number) => {
    if (cost === 1) return wall;
    const kind = `${wall ? WALL : ""}${cost}`;
    if (!kinds.has(kind)) kinds.set(kind, kinds.size + 2);
    return kinds.get(kind)!;
  };
  const cells = costs ? new Uint32Array(walls).map((wall, cell) => symbol(wall, costs[cell]!)) : walls;
  const terrain = kinds.size ? [[...kinds.keys()].join("_")] : [];
  return [`${width}x${height}`, ...terrain, pack(cells, width, kinds.size + 2)].join("!");
}

export function unpackMap(text: string): PlainGrid {
  const [size, ...rest] = text.split("!") as [string, ...string[]];
  const [width, height] = (/^\d+x\d+$/.test(size) ? size.split("x").map(Number) : [0, 0]) as [number, number];
  for (const side of [width, height]) {
    if (side < 1 || side > MOST_SIDE)
      throw new Refusal(
        'The link says "{size}" where the size of a map belongs, such as "24x16": each side is a whole number from 1 to {largest}.',
        { size: cut(size), largest: MOST_SIDE },
      );
  }
  const kinds = rest.length > 1 ? rest[0]!.split("_") : [];
  const terrain = kinds.map((kind) => number(kind.replace(WALL, "")));
  const cells = unpack(rest.at(-1) ?? "", width, height, terrain.length + 2);
  return {
    width,
    height,
    walls: new Uint8Array(cells.map((cell) => (cell < 2 ? cell : Number(kinds[cell - 2]!.startsWith(WALL))))),
    costs: terrain.length ? Float64Array.from(cells, (cell) => (cell < 2 ? 1 : terrain[cell - 2]!)) : undefined,
  };
}

function writeFloors({ grids, links }: PlainFloors): string {
  const rows = links.map(({ from, to, cost, oneWay }) => [...from, ...to, cost, ...(oneWay ? [1] : [])].join());
  return [grids.map(packMap).join("~"), rows.join("_")].join("~~");
}

function readFloors(text: string): PlainFloors {
  const [floors = "", links = ""] = text.split("~~");
  const rows = links ? links.split("_").map((row) => row.split(",").map(number)) : [];
  return {
    grids: floors.split("~").map(unpackMap),
    links: rows.map(([x = 0, y = 0, floor = 0, toX = 0, toY = 0, toFloor = 0, cost = 1, oneWay = 0]) => ({
      from: [x, y, floor],
      to: [toX, toY, toFloor],
      cost,
      oneWay: oneWay === 1,
    })),
  };
}

/** Nodes `id,x,y`, connections `from,to,cost` and occupied ids: the items of a list joined by _, the three lists by !. */
function writeGraph({ nodes, connections, occupied }: PlainGraph): string {
  return [
    nodes.map(({ id, x, y }) => [id, x, y].join()).join("_"),
    connections.map(({ from, to, cost }) => [from, to, cost].join()).join("_"),
    [...occupied].join("_"),
  ].join("!");
}

function readGraph(text: string): PlainGraph {
  const [nodes = "", connections = "", occupied = ""] = text.split("!");
  const rows = (part: string) => (part ? part.split("_").map((row) => row.split(",").map(number)) : []);
  return {
    nodes: rows(nodes).map(([id = 0, x = 0, y = 0]) => ({ id, x, y })),
    connections: rows(connections).map(([from = 0, to = 0, cost = 0]) => ({ from, to, cost })),
    occupied: rows(occupied).map(([id = 0]) => id),
  };
}

/** As an attribute's, a flag's name may stand alone. */
export const FLAGS: Record<string, boolean> = { "": true, true: true, false: false };
const READERS: Record<(typeof OPTIONS)[keyof typeof OPTIONS], (text: string) => unknown> = {
  word: (text) => text,
  number,
  flag: (text) => FLAGS[text] ?? false,
  places: (text) => text.split("_").map(place),
  lists: (text) => text.split("!").map((list) => list.split("_").map(place)),
  numberOrWord: (text) => (/^[\d.]/.test(text) ? number(text) : text),
};

function stepOf(text: string, version: string | undefined): Step {
  const [, events, count] = /^(e?)(\d+)$/.exec(text) ?? [];
  if (count === undefined)
    throw new Refusal(
      'The link says "{text}" where a step belongs: a whole number of expansions, such as 96, or of events, such as e206.',
      { text: cut(text) },
    );
  return events || version === undefined ? `e${Number(count)}` : Number(count);
}

function stop(text: string): BreakPoint {
  const [, at, when] = /^(.*),(opens|closes|improves)$/.exec(text) ?? [];
  if (!when)
    throw new Refusal('The link says "{text}" where a break point belongs, such as "8,5,closes".', { text: cut(text) });
  return { at: place(at)!, when: when as BreakPoint["when"] };
}

function place(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined;
  const [x, y, floor, more] = text.split(",").map(number);
  if (more !== undefined)
    throw new Refusal('The link says "{text}" where a place belongs, such as 4,7.', { text: cut(text) });
  return y === undefined ? x : floor === undefined ? [x!, y] : [x!, y, floor];
}

function number(text: string): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new Refusal('The link says "{text}" where a number belongs.', { text: cut(text) });
  return value;
}
