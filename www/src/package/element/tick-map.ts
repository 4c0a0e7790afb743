/** What a board shows of a walk: the map of the tick, where the agent is, and what the tick did with each cell. */
import { TOUCHES } from "../api/definitions.js";
import type { Grid, Point, Touch, Trace } from "../api/index.js";
import type { Board } from "../board/board.js";
import { drawingOfGrid, type GridDrawing, type Places } from "../board/drawing.js";
import type { Place } from "../shared/terms.js";

/** On larger maps, to look at each cell at each step takes longer than a frame. */
const MOST_CELLS = 20_000;

export class TickMap {
  #trace: Trace | null = null;
  #tick = 0;
  #touched = new Uint8Array();
  /** The map of the tick; null where the board shows the one that is drawn. */
  drawing: GridDrawing | null = null;
  /** The same in the engine. */
  grid: Grid | null = null;

  show(trace: Trace, board: Board, places: Places): void {
    if (trace.ticks === 0) return;
    const tick = trace.tickAt(trace.position);
    if (trace !== this.#trace || tick !== this.#tick) {
      const grid = trace.mapThen()!;
      const start = trace.event(trace.tickStart(tick)).at;
      const drawing = drawingOfGrid(grid);
      board.draw(drawing, { ...places, start });
      board.search(trace, () => grid);
      this.grid?.free();
      [this.#trace, this.#tick, this.grid, this.drawing] = [trace, tick, grid, drawing];
    }
    const { width, height } = trace;
    this.#touched = width * height > MOST_CELLS ? new Uint8Array() : trace.touched();
    for (const kind of ["repaired", "wasted"] as const)
      board.highlight(
        kind,
        this.#cells(kind).map((i): Point => [i % width, Math.floor(i / width)]),
      );
  }

  #cells(kind: Touch): number[] {
    const wanted = TOUCHES.indexOf(kind);
    return [...this.#touched.keys()].filter((i) => this.#touched[i] === wanted);
  }

  /** With how many cells the tick has done what; null on a map too large to look at each. */
  get counts(): Readonly<Record<Touch, number>> | null {
    if (this.#touched.length === 0) return null;
    return Object.fromEntries(TOUCHES.map((kind) => [kind, this.#cells(kind).length])) as Record<Touch, number>;
  }

  /** What the tick has done with a place. */
  touch(at: Place): Touch | undefined {
    if (!this.drawing || typeof at === "number") return undefined;
    return TOUCHES[this.#touched[at[1] * this.drawing.width + at[0]] ?? -1];
  }

  forget(): void {
    this.grid?.free();
    [this.#trace, this.grid, this.drawing, this.#touched] = [null, null, null, new Uint8Array()];
  }
}
