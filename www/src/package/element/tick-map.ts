/** What a board shows of a walk: the map of the tick, where the agent is, and what the tick did with each cell. */
import type { Grid, Point, Trace } from "../api/index.js";
import type { Board } from "../board/board.js";
import { drawingOfGrid, type Places } from "../board/drawing.js";

/** On larger maps, to look at each cell at each step takes longer than a frame. */
const MOST_CELLS = 20_000;
/** The numbers by which the engine calls what a tick did. */
const [REPAIRED, WASTED] = [2, 3];

export class TickMap {
  #trace: Trace | null = null;
  #tick = 0;
  #grid: Grid | null = null;

  /** Whether the board shows another map than the one that is drawn. */
  get isShown(): boolean {
    return this.#trace !== null;
  }

  show(trace: Trace, board: Board, places: Places): void {
    if (trace.ticks === 0) return;
    const tick = trace.tickAt(trace.position);
    if (trace !== this.#trace || tick !== this.#tick) {
      const grid = trace.mapThen()!;
      const start = trace.event(trace.tickStart(tick)).at;
      board.draw(drawingOfGrid(grid), { ...places, start });
      board.search(trace, () => grid);
      this.#grid?.free();
      [this.#trace, this.#tick, this.#grid] = [trace, tick, grid];
    }
    const { width, height } = trace;
    if (width * height > MOST_CELLS) return;
    const touched = trace.touched();
    const cells = (what: number) =>
      [...touched.keys()].filter((i) => touched[i] === what).map((i): Point => [i % width, Math.floor(i / width)]);
    board.highlight("repaired", cells(REPAIRED));
    board.highlight("wasted", cells(WASTED));
  }

  forget(): void {
    this.#grid?.free();
    [this.#trace, this.#grid] = [null, null];
  }
}
