/** Strokes that change cells at a tick of a walk, in place of the map. Fetched with what records walks. */
import type { Change, Grid, Point } from "../api/index.js";
import type { Board } from "../board/board.js";
import type { GridDrawing } from "../board/drawing.js";
import type { Spot } from "../board/scene.js";
import { type Runs, runsOf } from "../board/strokes.js";
import { cellBefore, withCell } from "./cell-changes.js";
import { type Material, type Patch, patchOf, putPatch } from "./patch.js";
import type { Studio } from "./studio.js";

/** What strokes change: a studio's map, or something in its place. */
export type Strokes = Pick<Studio, "drawing" | "beginStroke" | "draw" | "endStroke" | "cancelStroke">;

/** The tick in view. */
export interface TickInView {
  readonly tick: number;
  /** Its map, and the same in the engine. */
  readonly drawing: GridDrawing;
  readonly grid: Grid;
  readonly agent: Spot;
  readonly changes: readonly Change[];
}

export class TickCanvas implements Strokes {
  #patches: Patch[] = [];

  constructor(
    private readonly studio: Studio,
    private readonly board: Board,
    private readonly view: TickInView,
    /** Keeps the reader at the tick, whose cells have changed. */
    private readonly stay: () => void,
  ) {}

  get drawing(): GridDrawing {
    return this.view.drawing;
  }

  beginStroke(): void {
    this.#patches = [];
  }

  draw(cells: Runs | number[], material: Material): void {
    const { drawing, agent } = this.view;
    // Where the agent is, and at the goal, no change comes.
    const kept = [agent, this.studio.places.goal as Spot].map((at) => (at ? at[1] * drawing.width + at[0] : -1));
    const patch = patchOf(drawing, Array.isArray(cells) ? runsOf(cells) : cells, material, kept);
    if (patch.runs.length === 0) return;
    this.#patches.push(patch);
    this.#put(patch, true);
  }

  #put(patch: Patch, forward: boolean): void {
    const { drawing, grid, agent } = this.view;
    putPatch(drawing, patch, forward, grid);
    this.board.draw(drawing, { ...this.studio.places, start: agent }, patch.runs);
  }

  endStroke(): void {
    const { tick, drawing } = this.view;
    const base = this.studio.drawing as GridDrawing;
    let { changes } = this.view;
    const cells = new Set(this.#patches.flatMap(({ runs }) => cellsIn(runs)));
    this.#patches = [];
    for (const cell of cells) {
      const at: Point = [cell % drawing.width, Math.floor(cell / drawing.width)];
      const before = cellBefore(stateOf(base, cell), changes, at, tick);
      changes = withCell(changes, tick, at, before, stateOf(drawing, cell));
    }
    if (cells.size === 0) return;
    this.stay();
    this.studio.retime({ ...this.studio.timetable, changes: JSON.stringify(changes) });
  }

  cancelStroke(): void {
    for (const patch of this.#patches.toReversed()) this.#put(patch, false);
    this.#patches = [];
  }
}

const stateOf = ({ walls, costs }: GridDrawing, cell: number) => ({
  wall: walls[cell] === 1,
  cost: costs?.[cell] ?? 1,
});

function cellsIn(runs: Runs): number[] {
  const cells: number[] = [];
  for (let i = 0; i < runs.length; i += 2) for (let cell = runs[i]!; cell < runs[i + 1]!; cell++) cells.push(cell);
  return cells;
}
