/** What the hand on a grid draws on: the map or, where a walk is shown and that is wanted, the cells of the tick in view. */
import type { Change, Grid, Point } from "../api/index.js";
import type { Board } from "../board/board.js";
import type { GridDrawing } from "../board/drawing.js";
import type { Spot } from "../board/scene.js";
import { type Runs, runsOf } from "../board/strokes.js";
import type { PlainLink } from "../shared/plain-map.js";
import { type Material, type Patch, patchOf, putPatch } from "./patch.js";
import type { Studio } from "./studio.js";
import { cellBefore, withCell } from "./timetable.js";

/** What a hand needs of a studio. */
export type Canvas = Pick<
  Studio,
  | "drawing"
  | "places"
  | "beginStroke"
  | "draw"
  | "endStroke"
  | "cancelStroke"
  | "pickUp"
  | "drop"
  | "putBack"
  | "place"
  | "addMover"
  | "relink"
>;

/** The tick in view. */
export interface TickInView {
  readonly tick: number;
  /** Its map, and the same in the engine. */
  readonly drawing: GridDrawing;
  readonly grid: Grid;
  readonly agent: Spot;
  readonly changes: readonly Change[];
}

export class TickCanvas implements Canvas {
  #stroke: { readonly view: TickInView; readonly patches: Patch[] } | null = null;

  constructor(
    private readonly studio: Studio,
    private readonly board: Board,
    /** Null: strokes change the map. */
    private readonly view: () => TickInView | null,
    /** Keeps the reader at a tick whose cells have changed. */
    private readonly stay: (tick: number) => void,
  ) {}

  get drawing(): Studio["drawing"] {
    return (this.#stroke?.view ?? this.view())?.drawing ?? this.studio.drawing;
  }

  get places(): Studio["places"] {
    return this.studio.places;
  }

  beginStroke(): void {
    const view = this.view();
    if (view) this.#stroke = { view, patches: [] };
    else this.studio.beginStroke();
  }

  draw(cells: Runs | number[], material: Material): void {
    const stroke = this.#stroke;
    if (!stroke) {
      this.studio.draw(cells, material);
      return;
    }
    const { drawing, agent } = stroke.view;
    // Where the agent is, and at the goal, no change comes.
    const kept = [agent, this.studio.places.goal as Spot].map((at) => (at ? at[1] * drawing.width + at[0] : -1));
    const patch = patchOf(drawing, Array.isArray(cells) ? runsOf(cells) : cells, material, kept);
    if (patch.runs.length === 0) return;
    stroke.patches.push(patch);
    this.#put(patch, true);
  }

  #put(patch: Patch, forward: boolean): void {
    const { drawing, grid, agent } = this.#stroke!.view;
    putPatch(drawing, patch, forward, grid);
    this.board.draw(drawing, { ...this.places, start: agent }, patch.runs);
  }

  endStroke(): void {
    const stroke = this.#stroke;
    if (!stroke) {
      this.studio.endStroke();
      return;
    }
    this.#stroke = null;
    const { tick, drawing } = stroke.view;
    const base = this.studio.drawing as GridDrawing;
    let { changes } = stroke.view;
    const cells = new Set(stroke.patches.flatMap(({ runs }) => cellsIn(runs)));
    for (const cell of cells) {
      const at: Point = [cell % drawing.width, Math.floor(cell / drawing.width)];
      const before = cellBefore(stateOf(base, cell), changes, at, tick);
      changes = withCell(changes, tick, at, before, stateOf(drawing, cell));
    }
    if (cells.size === 0) return;
    this.stay(tick);
    this.studio.retime({ ...this.studio.timetable, changes: JSON.stringify(changes) });
  }

  cancelStroke(): void {
    if (!this.#stroke) {
      this.studio.cancelStroke();
      return;
    }
    for (const patch of this.#stroke.patches.toReversed()) this.#put(patch, false);
    this.#stroke = null;
  }

  pickUp(): void {
    this.studio.pickUp();
  }

  drop(what: Parameters<Studio["drop"]>[0]): void {
    this.studio.drop(what);
  }

  putBack(what: Parameters<Studio["putBack"]>[0]): void {
    this.studio.putBack(what);
  }

  place(...given: Parameters<Studio["place"]>): void {
    this.studio.place(...given);
  }

  relink(links: readonly PlainLink[]): void {
    this.studio.relink(links);
  }

  addMover(places: readonly Spot[]): void {
    this.studio.addMover(places);
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
