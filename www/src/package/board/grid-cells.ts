/** The cells of a grid's board: which of them the next frame repaints, and how: from afar as pixels, close up each with its numbers. */
import type { Grid } from "../api/index.js";
import { Bitmap } from "./bitmap.js";
import type { GridDrawing } from "./drawing.js";
import { groundOf, type ShownGrid } from "./grid-scene.js";
import { paintCells } from "./paint.js";
import type { Field, Ground } from "./scene.js";
import type { CellsTrace } from "./sheet.js";
import { around, cellsIn, countIn, type Runs, runsOf } from "./strokes.js";
import * as views from "./view.js";

/** A saved picture of more cells than this is made of pixels; one of fewer is made of shapes, which are sharp in print. */
const MOST_SHAPES = 1 << 16;
/** If more cells than this have changed, those in view are likely fewer: all of them are repainted. */
const MANY = 5000;

export class GridCells {
  trace: CellsTrace | null = null;
  field: Field | null = null;
  /** A function, as the engine's map may be replaced between two frames. */
  engine: () => Grid = () => {
    throw new Error("A trace without its map.");
  };
  /** Cells are not squares. */
  hexagons = false;
  /** The last frame could not paint all of the map: the next one goes on. */
  unfinished = false;
  readonly #bitmap = new Bitmap();
  /** What the next frame repaints: all cells in view, or these. */
  #stale: "all" | Set<number> = "all";
  /** The position of the trace that the cells show close up, or will in the next frame. */
  #shownPosition = 0;

  /** The next frame repaints all cells in view. */
  get allStale(): boolean {
    return this.#stale === "all";
  }

  markStale(cells: ArrayLike<number> & Iterable<number>): void {
    // The smooth edges of a hexagon reach into its neighbours: painted alone, it would leave seams.
    if (cells.length > MANY || (this.hexagons && cells.length > 0)) this.#stale = "all";
    if (this.#stale !== "all") for (const cell of cells) this.#stale.add(cell);
  }

  /** All that are in view; those out of view are still as they were. */
  markViewStale(): void {
    this.#stale = "all";
  }

  markAllStale(): void {
    this.#stale = "all";
    this.#bitmap.invalidate();
  }

  /** Cells were drawn. */
  draw(drawing: GridDrawing, drawn: Runs): void {
    this.#bitmap.draw(drawing, drawn);
    if (countIn(drawn) > MANY) this.#stale = "all";
    else this.markStale([...cellsIn(drawn)]);
  }

  /** Close up: the trace has moved. From afar the engine itself knows which pixels have changed. */
  move(trace: CellsTrace): void {
    // Telling which cells a leap over millions of events has changed takes longer than painting those in view.
    if (Math.abs(trace.position - this.#shownPosition) > MANY) this.#stale = "all";
    else this.markStale(trace.changed(this.#shownPosition));
    this.#shownPosition = trace.position;
  }

  /** Paints what is stale. `shown` has the region in view, and `quiet` says which cells show no numbers. */
  paint(
    painter: CanvasRenderingContext2D,
    { width, height }: views.Size,
    shown: ShownGrid,
    quiet: Ground["quiet"],
  ): void {
    const { map, view, palette } = shown;
    const afar = !views.detail(view.scale).edges;
    if (this.#stale === "all") {
      painter.fillStyle = palette.card;
      // One more, for a device pixel at the edge that is only partly inside.
      painter.fillRect(0, 0, width + 1, height + 1);
    }
    if (afar) {
      const changed = this.#bitmap.update(map, palette, this.trace, this.engine, this.field);
      const part = this.#stale === "all" ? this.#bitmap.painted : changed;
      if (part) this.#bitmap.show(painter, view, map, part);
    } else if (this.#stale === "all") {
      paintCells(painter, groundOf(shown, quiet, this.trace, this.field));
      this.#shownPosition = this.trace?.position ?? 0;
    } else {
      const part = around(runsOf(this.#stale), map.width);
      const region = part && views.common(part, shown.region);
      if (region && region.width * region.height > 0)
        paintCells(painter, groundOf({ ...shown, region }, quiet, this.trace, this.field));
    }
    this.#stale = new Set();
    this.unfinished = afar && this.#bitmap.painted.height < map.height;
  }

  /** The same as plain data. */
  ground(shown: ShownGrid, quiet: Ground["quiet"]): Ground {
    const { map, view, region, palette } = shown;
    if (region.width * region.height <= MOST_SHAPES || views.detail(view.scale).edges)
      return groundOf(shown, quiet, this.trace, this.field);
    this.#bitmap.update(map, palette, this.trace, this.engine, this.field, Infinity);
    const pixels = this.#bitmap.pixels(region, view, map);
    // This used up the engine's list of changes, which the board still has to paint.
    this.#stale = "all";
    return { ...shown, walls: new Uint8Array(), costs: null, values: null, quiet, pixels };
  }

  /** Keeps no picture. */
  forget(): void {
    this.#bitmap.free();
    this.#stale = "all";
  }

  free(): void {
    this.#bitmap.free();
    this.trace = null;
  }
}
