/** The drawing and all that changes it: strokes, moved places, whole new maps; with undo. Knows nothing of the screen. */
import { type Graph, Grid } from "../api/index.js";
import {
  copied,
  type Drawing,
  drawingOfGrid,
  type GraphDrawing,
  type Places,
  placesOn,
  resized,
  samePlaces,
  toGraph,
  toGrid,
  usualPlaces,
} from "../board/drawing.js";
import type { Spot } from "../board/scene.js";
import type { EditDetail } from "../element/contract.js";
import { History } from "./history.js";
import { type Material, type Patch, patchOf, putPatch, sizeOf } from "./patch.js";

export interface Edit {
  readonly what: EditDetail["what"];
  /** The drag goes on. */
  readonly live: boolean;
  /** What was drawn, if that is all that changed; without it all cells may be others. */
  readonly cells?: Uint32Array;
}

interface Whole {
  readonly drawing: Drawing;
  readonly places: Places;
  readonly revision: number;
}

/** What `reload` brings back. As the engine has it, a map takes no room of its own before it is drawn on. */
interface Loaded {
  readonly map: Drawing | Grid;
  readonly places: Places;
  readonly revision: number;
}

type Change =
  | { readonly kind: "cells"; readonly patches: readonly Patch[]; readonly before: number; readonly after: number }
  | {
      readonly kind: "whole";
      readonly what: EditDetail["what"];
      readonly before: Whole;
      readonly after: Whole;
      /** It led from one map to another. */
      readonly loads: boolean;
    };

const MEMORY_FOR_UNDO = 64e6;
/** Of a patch: its number, whether it was a wall, and its cost. */
const BYTES_A_CELL = 13;
/** What holds its cells together. */
const BYTES_A_PATCH = 400;
/** Beyond this a new engine's grid is cheaper than as many calls. */
const MANY_CELLS = 50_000;

export class Studio {
  drawing: Drawing;
  places: Places;
  /** Tells maps apart, start and goal aside: undo, redo and `reload` bring its number back with a map. */
  revision = 0;
  #newest = 0;
  #engine: Grid | Graph | null = null;
  #loaded: Loaded;
  /** What the stroke that is being drawn has drawn so far, and on which map. */
  #stroke: { readonly patches: Patch[]; readonly before: number } | null = null;
  /** Everything as it was when a drag of anything else began. */
  #drag: Whole | null = null;
  readonly #history = new History<Change>(MEMORY_FOR_UNDO);

  constructor(
    drawing: Drawing,
    private readonly told: (edit: Edit) => void,
  ) {
    this.drawing = drawing;
    this.places = usualPlaces(drawing);
    this.#loaded = this.#kept();
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
    return { drawing: this.drawing, places: this.places, revision: this.revision };
  }

  #anew(drawing: Drawing, places = this.places): Whole {
    return { drawing, places, revision: ++this.#newest };
  }

  /** Strokes draw into the drawing itself: what is to stay as it is must be a copy. */
  #kept(engine: Grid | null = null): Loaded {
    const { places, revision } = this;
    return { map: engine?.clone() ?? copied(this.drawing), places, revision };
  }

  #keep(engine: Grid | null): void {
    const { map } = this.#loaded;
    this.#loaded = this.#kept(engine);
    if (map instanceof Grid) map.free();
  }

  // whole maps ---------------------------------------------------------------------------------

  /** A new map that undo doesn't lead out of; `reload` leads back to it. */
  open(drawing: Drawing, places: Places, engine: Grid | null = null): void {
    this.#history.clear();
    this.#put(this.#anew(drawing, places), "map", engine, true);
  }

  /** A new map as one change. `engine`: the same map as the engine has it, where there is one already. */
  load(drawing: Drawing, places: Places, engine: Grid | null = null): void {
    this.#change("map", this.#anew(drawing, places), engine, true);
  }

  /** Where the map is as it was loaded there is nothing to undo; who is told of it begins anew all the same. */
  reload(): void {
    const { map, places, revision } = this.#loaded;
    if (revision === this.revision && samePlaces(places, this.places)) {
      this.told({ what: "map", live: false });
      return;
    }
    const [drawing, engine] = map instanceof Grid ? [drawingOfGrid(map), map.clone()] : [copied(map), null];
    this.#change("map", { drawing, places, revision }, engine);
  }

  clear(): void {
    if (this.drawing.kind === "graph") {
      if (this.drawing.occupied.size > 0) this.replaceGraph({ ...this.drawing, occupied: new Set() });
      return;
    }
    const { width, height, walls, costs } = this.drawing;
    if (!walls.includes(1) && !costs?.some((cost) => cost !== 1)) return;
    const drawing: Drawing = { kind: "grid", width, height, walls: new Uint8Array(width * height), costs: null };
    this.#change("cells", this.#anew(drawing));
  }

  /** The same map: who watches its search keeps the place. */
  resize(width: number, height: number): void {
    if (this.drawing.kind === "graph") return;
    this.#change("cells", this.#anew(resized(this.drawing, width, height)));
  }

  replaceGraph(drawing: GraphDrawing): void {
    this.#change("graph", this.#anew(drawing));
  }

  // start, goal, way points, nodes ---------------------------------------------------------------

  /** What is not on the map stays where it was; where nothing moves there is nothing to undo. */
  place(given: Partial<Places>, what: EditDetail["what"] = "start"): void {
    const places = placesOn(this.drawing, { ...this.places, ...given }, this.places);
    if (!samePlaces(this.places, places)) this.#change(what, { ...this.#whole(), places });
  }

  /** From here to `drop` all moves are one change. */
  pickUp(): void {
    this.#drag ??= this.#whole();
  }

  drop(what: EditDetail["what"]): void {
    const before = this.#drag;
    this.#drag = null;
    if (!before || (before.drawing === this.drawing && before.places === this.places)) return;
    // There and back again is no change, but whoever was told of it is told that it is over.
    if (before.drawing !== this.drawing || !samePlaces(before.places, this.places)) this.#remember(what, before);
    this.told({ what, live: false });
  }

  /** Everything as it was before `pickUp`. */
  putBack(what: EditDetail["what"]): void {
    const before = this.#drag;
    this.#drag = null;
    if (before && (before.drawing !== this.drawing || before.places !== this.places)) this.#put(before, what);
  }

  #change(what: EditDetail["what"], after: Whole, engine: Grid | null = null, loads = false): void {
    const before = this.#whole();
    this.#set(after, engine, loads);
    // Whoever is told of the change asks whether it can be undone.
    if (!this.#drag) this.#remember(what, before, loads);
    this.told({ what, live: this.#drag !== null });
  }

  #remember(what: EditDetail["what"], before: Whole, loads = false): void {
    const after = this.#whole();
    const weight = before.drawing === after.drawing ? 100 : bytesOf(before.drawing);
    this.#history.push({ kind: "whole", what, before, after, loads }, weight);
  }

  #put(whole: Whole, what: EditDetail["what"], engine: Grid | null = null, loads = false): void {
    this.#set(whole, engine, loads);
    this.told({ what, live: false });
  }

  /** All of it before anybody is told, who may change it again. `loads`: “reload” leads back to this one. */
  #set({ drawing, places, revision }: Whole, engine: Grid | null, loads: boolean): void {
    if (drawing !== this.drawing) {
      this.free();
      this.#engine = engine;
    }
    this.drawing = drawing;
    this.revision = revision;
    this.places = placesOn(drawing, places, usualPlaces(drawing));
    if (loads) this.#keep(engine);
  }

  // cells ----------------------------------------------------------------------------------------

  /** Draws cells; between `beginStroke` and `endStroke` all of it is one change. Start and goal are never drawn over. */
  draw(cells: ArrayLike<number>, material: Material): void {
    const { drawing } = this;
    if (drawing.kind === "graph") return;
    const { start, goal } = this.places;
    const ends = [start, goal].map((place) => place && (place as Spot)[1] * drawing.width + (place as Spot)[0]);
    const patch = patchOf(drawing, cells, material, ends);
    if (patch.cells.length === 0) return;
    this.#stroke?.patches.push(patch);
    this.#putPatches([patch], true, ++this.#newest, true);
  }

  beginStroke(): void {
    this.#stroke = { patches: [], before: this.revision };
  }

  endStroke(): void {
    const { patches = [], before = 0 } = this.#stroke ?? {};
    this.#stroke = null;
    if (patches.length === 0) return;
    const weight = BYTES_A_PATCH * patches.length + BYTES_A_CELL * sizeOf(patches);
    this.#history.push({ kind: "cells", patches, before, after: this.revision }, weight);
    this.told({ what: "cells", live: false, cells: new Uint32Array() });
  }

  /** Takes back what the stroke has drawn. */
  cancelStroke(): void {
    const { patches = [], before = 0 } = this.#stroke ?? {};
    this.#stroke = null;
    if (patches.length > 0) this.#putPatches(patches, false, before, false);
  }

  /** Draws them once more, or takes them back from the last one to the first. */
  #putPatches(patches: readonly Patch[], forward: boolean, revision: number, live: boolean): void {
    const { drawing } = this;
    if (drawing.kind === "graph") return;
    this.revision = revision;
    const changed = new Uint32Array(sizeOf(patches));
    if (changed.length > MANY_CELLS) this.free();
    let at = 0;
    for (const patch of forward ? patches : patches.toReversed()) {
      // Millions of costs that are all 1 again only take room and time.
      if (!forward && patch.plain && drawing.costs) {
        drawing.costs = null;
        this.free();
      }
      putPatch(drawing, patch, forward, this.#engine as Grid | null);
      changed.set(patch.cells, at);
      at += patch.cells.length;
    }
    this.told({ what: "cells", live, cells: changed });
  }

  // back and forth ---------------------------------------------------------------------------------

  undo(): void {
    this.#travel(this.#history.undo(), "before");
  }

  redo(): void {
    this.#travel(this.#history.redo(), "after");
  }

  #travel(change: Change | undefined, to: "before" | "after"): void {
    if (change?.kind === "cells") this.#putPatches(change.patches, to === "after", change[to], false);
    else if (change) this.#put(change[to], change.what, null, change.loads);
  }
}

function bytesOf(drawing: Drawing): number {
  if (drawing.kind === "graph") return (drawing.nodes.length + drawing.connections.length) * 100;
  return drawing.walls.length * (drawing.costs ? 9 : 1);
}
