/** The picture of a graph at one step, as plain data. */

import type { Colour, Palette } from "../board/palette.js";
import type { Size, View } from "../board/view.js";
import type { PlainConnection } from "../shared/plain-map.js";

export interface NodePicture {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly occupied: boolean;
  /** 0 unseen, 1 open, 2 closed. */
  readonly state: number;
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

/** The picture of a graph at one step. Nodes are named by their ids. */
export interface GraphScene {
  readonly kind: "graph";
  /** Of the picture, in pixels. */
  readonly size: Size;
  /** Pixels per unit of the nodes' positions. */
  readonly view: View;
  readonly nodes: readonly NodePicture[];
  readonly connections: readonly PlainConnection[];
  /** The connections from parent to child in the search, named by {@link linkName}. */
  readonly tree: ReadonlySet<string>;
  readonly path: readonly number[];
  readonly now: number | null;
  /** Opened by it. */
  readonly fresh: readonly number[];
  /** Of several the path takes one: where it is known which, the others are hollow. */
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  /** Way points, in order. */
  readonly through: readonly number[];
  readonly breaks: readonly number[];
  readonly highlights: readonly number[];
  readonly hover: number | null;
  readonly pinned: number | null;
  readonly cursor: number | null;
  /** A connection while it is being drawn: from a node to a pixel. */
  readonly sketch: { readonly from: number; readonly x: number; readonly y: number } | null;
  readonly palette: Palette;
}

export const RADIUS = 19;

/** Nodes are smaller on a phone and in a crowd, to leave room between them for arrows and costs. */
export function radiusIn({
  size,
  view,
  nodes,
}: {
  readonly size: Size;
  readonly view: View;
  readonly nodes: readonly { readonly x: number; readonly y: number }[];
}): number {
  const { left, right, top, bottom } = frameOf(nodes);
  const [across, down] = [right - left, bottom - top];
  const spacing = Math.max(Math.sqrt((across * down) / nodes.length), Math.max(across, down) / nodes.length);
  return Math.min(RADIUS, size.width / 26, spacing > 0 ? Math.max(1, spacing * view.scale * 0.35) : RADIUS);
}

/** The bounds of all nodes; in a loop, as there may be more than a call takes arguments. */
export function frameOf(nodes: readonly { readonly x: number; readonly y: number }[]) {
  const frame = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of nodes) {
    frame.left = Math.min(frame.left, x);
    frame.right = Math.max(frame.right, x);
    frame.top = Math.min(frame.top, y);
    frame.bottom = Math.max(frame.bottom, y);
  }
  return frame;
}

/** The colours of a node and of its rim. */
export function coloursOf({ occupied, state }: NodePicture): [Colour, Colour] {
  if (occupied) return ["wall", "hatch"];
  if (state === 1) return ["open", "open-edge"];
  return state === 2 ? ["closed", "closed-edge"] : ["free", "soft"];
}

/** Where the nodes are in the picture. */
export type NodePlaces = ReadonlyMap<number, readonly [x: number, y: number]>;

/** A connection in the picture. */
export interface GraphLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly colour: Colour;
  readonly width: number;
}

/** The connections that may be in view, at least in part. */
export function linesOf({ size, connections, path, tree }: GraphScene, places: NodePlaces): GraphLine[] {
  const walked = new Set(path.slice(1).map((id, i) => linkName(path[i]!, id)));
  return connections.flatMap((connection) => {
    const [from, to] = [places.get(connection.from)!, places.get(connection.to)!];
    if (!sees(size, from, to)) return [];
    const name = linkName(connection.from, connection.to);
    if (walked.has(name)) return { from, to, colour: "path", width: 4 };
    return tree.has(name) ? { from, to, colour: "now", width: 2.5 } : { from, to, colour: "soft", width: 1 };
  });
}

/** How far a disc and what is written beside it reach at most. */
const REACH = 80;

/** Whether any part of a node, or of a line from one to another, may lie in the picture. */
export function sees({ width, height }: Size, a: readonly [number, number], b = a): boolean {
  return (
    Math.max(a[0], b[0]) > -REACH &&
    Math.max(a[1], b[1]) > -REACH &&
    Math.min(a[0], b[0]) < width + REACH &&
    Math.min(a[1], b[1]) < height + REACH
  );
}

export function linkName(from: number, to: number): string {
  return `${from}>${to}`;
}

/** Where a node is in the picture. */
export function centreOf({ view }: { readonly view: View }, { x, y }: { x: number; y: number }): [number, number] {
  return [(x - view.x) * view.scale, (y - view.y) * view.scale];
}

/** A connection keeps to the right of the straight line, so that there and back are two arrows. */
export function lane(from: readonly [number, number], to: readonly [number, number], radius = RADIUS) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const aside = 5;
  const inset = Math.min(radius + 2, length / 2);
  return {
    ux,
    uy,
    x1: from[0] + ux * inset - uy * aside,
    y1: from[1] + uy * inset + ux * aside,
    x2: to[0] - ux * inset - uy * aside,
    y2: to[1] - uy * inset + ux * aside,
  };
}
