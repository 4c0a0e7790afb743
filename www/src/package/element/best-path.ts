/** The best path beside one that is not: where the two part, and at which step the search could no longer find it. */
import { type FloorPoint, type Grid, type Point, resolveOptions, type Trace, traceAsync } from "../api/index.js";
import { floorsKit, isFloors } from "../board/sheet.js";
import { samePlace } from "../shared/places.js";
import type { EngineMap, Place } from "./contract.js";
import type { SearchQuestion } from "./search.js";

/** Costs are sums of a few hundred numbers: what differs by less is rounding. */
const ROUNDING = 1e-9;

export interface Lost {
  /** Just after the event from which on the best path can't be found any more. */
  readonly position: number;
  /** The first node of the best path that is not as it should be. */
  readonly at: Place;
  /** `closed`: with this g, though the best way to it costs `best`. `waiting`: it was still open, or unseen, at the end. */
  readonly how: { readonly kind: "closed"; readonly g: number; readonly best: number } | { readonly kind: "waiting" };
}

/** A best path by the same moves and costs; null if it does not cost what the audit says, as at any angle. */
export async function bestPath(
  { map, from, to, options }: SearchQuestion,
  optimalCost: number,
): Promise<readonly Place[] | null> {
  const { diagonal, diagonalCost, through } = resolveOptions(options);
  const moves = { diagonal, diagonalCost, through: through as Point[] };
  // Or a graph and its nodes.
  const steps = await traceAsync(map as Grid, from as Point, to as Point, moves);
  const { path, cost } = steps.result;
  steps.free();
  return Math.abs(cost - optimalCost) <= ROUNDING * Math.max(1, optimalCost) ? path : null;
}

/** The first place at which two paths are not the same: the last one that they share. */
export function parting(found: readonly Place[], best: readonly Place[]): Place | null {
  const first = best.findIndex((place, i) => !samePlace(place, found[i] ?? null));
  return first < 1 ? null : best[first - 1]!;
}

/** Null where the search is not one by g and parents from one end to the other, so that no step can be blamed. */
export function lostAt(trace: Trace, { map, options }: SearchQuestion, best: readonly Place[]): Lost | null {
  const { reverse, through, diagonalCost } = resolveOptions(options);
  if (through.length > 0 || ["bidirectional", "ida", "theta", "jps"].includes(trace.algorithm)) return null;
  const way = reverse ? best.toReversed() : best;
  const before = trace.position;
  trace.position = trace.length;
  try {
    let g = 0;
    for (let i = 0; i < way.length; i++) {
      const at = way[i]!;
      const last = i === 0 ? null : way[i - 1]!;
      if (last !== null) g += reverse ? stepCost(map, at, last, diagonalCost) : stepCost(map, last, at, diagonalCost);
      const node = trace.node(at as Point);
      if (node.state === "closed" && node.g <= g + ROUNDING * Math.max(1, g)) continue;
      const waiting = node.state !== "closed" ? at : i === way.length - 1 ? last : null;
      if (waiting !== null) return { position: trace.length, at: waiting, how: { kind: "waiting" } };
      const position = trace.next(0, 1, { at: at as Point, kinds: ["close"] });
      return position === null ? null : { position, at, how: { kind: "closed", g: node.g, best: g } };
    }
    return null;
  } finally {
    trace.position = before;
  }
}

function stepCost(map: EngineMap, from: Place, to: Place, diagonalCost: number): number {
  if ("connections" in map) {
    const costs = map.connections.filter((link) => link.from === from && link.to === to).map(({ cost }) => cost);
    return Math.min(...costs);
  }
  if (isFloors(map)) return floorsKit().stepCost(map, from as FloorPoint, to as FloorPoint, diagonalCost);
  if ("orientation" in map) return map.cost(to as Point);
  const [[x, y], [toX, toY]] = [from as Point, to as Point];
  return map.cost(toX, toY) * (x !== toX && y !== toY ? diagonalCost : 1);
}
