/** The picture of a graph at one step, as plain data. */
import type { Palette } from "../board/palette.js";
import type { Size, View } from "../board/view.js";
import type { Connection } from "../editor/drawing.js";

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

export interface GraphScene {
  readonly kind: "graph";
  readonly size: Size;
  /** Pixels per unit of the nodes' positions. */
  readonly view: View;
  readonly nodes: readonly NodePicture[];
  readonly connections: readonly Connection[];
  /** Parent and child of each node that was reached. */
  readonly tree: ReadonlySet<string>;
  readonly path: readonly number[];
  readonly now: number | null;
  readonly start: number | null;
  readonly goal: number | null;
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

/** On a phone nodes are smaller: between them there must be room for arrows and costs. */
export function radiusIn({ width }: Size): number {
  return Math.min(RADIUS, width / 26);
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
