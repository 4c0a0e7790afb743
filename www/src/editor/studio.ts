/** The drawing and all that changes it: strokes, moved places, whole new maps; with undo. Knows nothing of the screen. */
import type { Graph, Grid } from "../api/index.js";
import type { EditDetail, Place } from "../element/contract.js";
import {
  copied,
  type Drawing,
  type GraphDrawing,
  isOn,
  type Places,
  resized,
  samePlace,
  toGraph,
  toGrid,
  usualPlaces,
} from "./drawing.js";
import { History } from "./history.js";

export interface Edit {
  readonly what: EditDetail["what"];
  /** The drag goes on. */
  readonly live: boolean;
  /** What was drawn, if that is all that changed. */
  readonly cells?: readonly number[];
}

/** What a brush leaves in a cell; a cost of null keeps the one that is there. */
export interface Material {
  readonly wall: boolean;
  readonly cost: number | null;
}

interface Whole {
  readonly drawing: Drawing;
  readonly places: Places;
}

interface Cell {
  readonly index: number;
  readonly wall: number;
  readonly cost: number;
}

type Change =
  | { readonly kind: "cells"; readonly before: readonly Cell[]; readonly after: readonly Cell[] }
  | { readonly kind: "whole"; readonly what: EditDetail["what"]; readonly before: Whole; readonly after: Whole };

const MEMORY_FOR_UNDO = 64e6;
/** Beyond this a new engine's grid is cheaper than as many calls. */
const MANY_CELLS = 50_000;

export class Studio {
  drawing: Drawing;
  places: Places;
  #engine: Grid | Graph | null = null;
  #loaded: Whole;
  /** The cells of the stroke that is being drawn, as they were. */
  #stroke: Map<number, Cell> | null = null;
  /** Everything as it was when a drag of anything else began. */
  #drag: Whole | null = null;
  readonly #history = new History<Change>(MEMORY_FOR_UNDO);

  constructor(
    drawing: Drawing,
    private readonly told: (edit: Edit) => void,
  ) {
    this.drawing = drawing;
    this.places = usualPlaces(drawing);
    this.#loaded = this.#copy();
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The map as the engine has it; made when it is first asked for. */
  get engine(): Grid | Graph {
    this.#engine ??= this.drawing.kind === "grid" ? toGrid(this.drawing) : toGraph(this.drawing);
    return this.#engine;
  }

  /** Gives the engine's memory back; it is made anew when it is needed again. */
  free(): void {
    this.#engine?.free();
    this.#engine = null;
  }

  #whole(): Whole {
    return { drawing: this.drawing, places: this.places };
  }

  /** Strokes draw into the drawing itself: what is to stay as it is must be a copy. */
  #copy(): Whole {
    return { drawing: copied(this.drawing), places: this.places };
  }

  // whole maps ---------------------------------------------------------------------------------

  /** A new map that undo doesn't lead out of; `reload` leads back to it. */
  open(drawing: Drawing, places: Places): void {
    this.#history.clear();
    this.#put({ drawing, places }, "map");
    this.#loaded = this.#copy();
  }

  /** A new map as one change. */
  load(drawing: Drawing, places: Places): void {
    this.#change("map", { drawing, places });
    this.#loaded = this.#copy();
  }

  reload(): void {
    const loaded = this.#loaded;
    this.#change("map", { drawing: copied(loaded.drawing), places: loaded.places });
  }

  clear(): void {
    if (this.drawing.kind === "graph") {
      this.replaceGraph({ ...this.drawing, occupied: new Set() });
      return;
    }
    const { width, height } = this.drawing;
    const drawing: Drawing = { kind: "grid", width, height, walls: new Uint8Array(width * height), costs: null };
    this.#change("map", { drawing, places: this.places });
  }

  resize(width: number, height: number): void {
    if (this.drawing.kind === "graph") return;
    this.#change("map", { drawing: resized(this.drawing, width, height), places: this.places });
  }

  replaceGraph(drawing: GraphDrawing): void {
    this.#change("graph", { drawing, places: this.places });
  }

  // start, goal, way points, nodes ---------------------------------------------------------------

  place(places: Partial<Places>, what: EditDetail["what"] = "start"): void {
    this.#change(what, { drawing: this.drawing, places: { ...this.places, ...places } });
  }

  /** From here to `drop` all moves are one change. */
  pickUp(): void {
    this.#drag ??= this.#whole();
  }

  drop(what: EditDetail["what"]): void {
    const before = this.#drag;
    this.#drag = null;
    if (!before || (before.drawing === this.drawing && before.places === this.places)) return;
    this.#remember(what, before);
    this.told({ what, live: false });
  }

  #change(what: EditDetail["what"], after: Whole): void {
    const before = this.#whole();
    this.#put(after, what, this.#drag !== null);
    if (!this.#drag) this.#remember(what, before);
  }

  #remember(what: EditDetail["what"], before: Whole): void {
    const after = this.#whole();
    const weight = before.drawing === after.drawing ? 100 : sizeOf(before.drawing);
    this.#history.push({ kind: "whole", what, before, after }, weight);
  }

  #put({ drawing, places }: Whole, what: EditDetail["what"], live = false): void {
    if (drawing !== this.drawing) this.free();
    this.drawing = drawing;
    const usual = usualPlaces(drawing);
    this.places = {
      start: keep(drawing, places.start, usual.start),
      goal: keep(drawing, places.goal, usual.goal),
      through: places.through.filter((place) => isOn(drawing, place)),
    };
    this.told({ what, live });
  }

  // cells ----------------------------------------------------------------------------------------

  /** Draws cells; between `beginStroke` and `endStroke` all of it is one change. Start and goal are never drawn over. */
  draw(cells: readonly number[], { wall, cost }: Material): void {
    const { drawing } = this;
    if (drawing.kind === "graph") return;
    const changed: Cell[] = [];
    for (const index of cells) {
      if (this.#isPlace(index)) continue;
      const before = cellAt(drawing, index);
      const after = { index, wall: Number(wall), cost: cost ?? before.cost };
      if (after.wall === before.wall && after.cost === before.cost) continue;
      if (!this.#stroke?.has(index)) this.#stroke?.set(index, before);
      changed.push(after);
    }
    if (changed.length > 0) this.#putCells(changed, true);
  }

  beginStroke(): void {
    this.#stroke = new Map();
  }

  endStroke(): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    const { drawing } = this;
    if (!stroke?.size || drawing.kind === "graph") return;
    const before = [...stroke.values()];
    const after = before.map(({ index }) => cellAt(drawing, index));
    this.#history.push({ kind: "cells", before, after }, before.length * 100);
    this.told({ what: "cells", live: false, cells: [] });
  }

  /** Takes back what the stroke has drawn: it turned out to be a pinch. */
  cancelStroke(): void {
    const before = [...(this.#stroke?.values() ?? [])];
    this.#stroke = null;
    if (before.length > 0) this.#putCells(before, false);
  }

  #isPlace(index: number): boolean {
    const { drawing, places } = this;
    const width = drawing.kind === "grid" ? drawing.width : 1;
    const spot = [index % width, Math.floor(index / width)] as const;
    return samePlace(spot, places.start) || samePlace(spot, places.goal);
  }

  #putCells(cells: readonly Cell[], live: boolean): void {
    const { drawing } = this;
    if (drawing.kind === "graph") return;
    if (cells.length > MANY_CELLS) this.free();
    const grid = this.#engine as Grid | null;
    for (const { index, wall, cost } of cells) {
      const [x, y] = [index % drawing.width, Math.floor(index / drawing.width)];
      drawing.walls[index] = wall;
      grid?.setWall(x, y, wall === 1);
      if (cost === (drawing.costs?.[index] ?? 1)) continue;
      drawing.costs ??= new Float64Array(drawing.walls.length).fill(1);
      drawing.costs[index] = cost;
      grid?.setCost(x, y, cost);
    }
    this.told({ what: "cells", live, cells: cells.map(({ index }) => index) });
  }

  // back and forth ---------------------------------------------------------------------------------

  undo(): void {
    this.#travel(this.#history.undo(), "before");
  }

  redo(): void {
    this.#travel(this.#history.redo(), "after");
  }

  #travel(change: Change | undefined, to: "before" | "after"): void {
    if (change?.kind === "cells") this.#putCells(change[to], false);
    else if (change) this.#put(change[to], change.what);
  }
}

function cellAt(drawing: Drawing & { kind: "grid" }, index: number): Cell {
  return { index, wall: drawing.walls[index]!, cost: drawing.costs?.[index] ?? 1 };
}

/** A place that the map no longer has moves to where one would look for it. */
function keep(drawing: Drawing, place: Place | null, usual: Place | null): Place | null {
  return place !== null && isOn(drawing, place) ? place : usual;
}

function sizeOf(drawing: Drawing): number {
  if (drawing.kind === "graph") return (drawing.nodes.length + drawing.connections.length) * 100;
  return drawing.walls.length * (drawing.costs ? 9 : 1);
}
