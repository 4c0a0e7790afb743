/** Which changes have a cell become what it is to be at a tick. */
import type { Change, Point } from "../api/index.js";

/** What a cell is. */
export interface CellState {
  readonly wall: boolean;
  readonly cost: number;
}

/** What a cell is just before the changes of a tick come, and what it is in the map itself. */
export function cellBefore(base: CellState, changes: readonly Change[], at: Point, tick: number): CellState {
  const earlier = changes.filter((change) => change.at < tick && String(change.place) === String(at));
  return earlier
    .sort((a, b) => a.at - b.at)
    .reduce(({ wall, cost }, change) => ({ wall: change.wall ?? wall, cost: change.cost ?? cost }), base);
}

/** The changes with which a cell becomes so at a tick; without any, where it is so before. */
export function withCell(
  changes: readonly Change[],
  tick: number,
  place: Point,
  before: CellState,
  after: CellState,
): Change[] {
  const others = changes.filter((change) => change.at !== tick || String(change.place) !== String(place));
  const change: Change = {
    at: tick,
    place,
    ...(after.wall !== before.wall && { wall: after.wall }),
    ...(after.cost !== before.cost && { cost: after.cost }),
  };
  const isNews = change.wall !== undefined || change.cost !== undefined;
  return isNews ? [...others, change].sort((a, b) => a.at - b.at) : others;
}
