/** The drawing and everything that changes it (strokes, moved places, whole new maps), with undo. Knows nothing of the screen. */
import type { Floors } from "../api/floors.js";
import type { Hexagons } from "../api/hexagons.js";
import { Grid } from "../api/index.js";
import {
  cleared,
  copied,
  drawingOfGrid,
  type GraphDrawing,
  type Places,
  type PlainMap,
  placesOn,
  resized,
  samePlaces,
  stopsOf,
  toEngine,
  usualPlaces,
} from "../board/drawing.js";
import type { Spot } from "../board/scene.js";
import { floorsKit, hasFloors, spotOf } from "../board/sheet.js";
import { countIn, type Runs, runsOf } from "../board/strokes.js";
import { graphOf, type PlainLink } from "../shared/plain-map.js";
import type { EngineMap } from "../shared/terms.js";
import { type EditorChange, type Snapshot, type What, weightOf } from "./change.js";
import { History } from "./history.js";
import { type Material, type Patch, patchOf, putPatch } from "./patch.js";
import { NO_TIMETABLE, type Timetable, within, withMover } from "./timetable.js";

export interface Edit {
  readonly what: What;
  /** A drag or stroke is still going on. */
  readonly live: boolean;
  /** The cells that were drawn, if nothing else changed; without it, any cell may have changed. */
  readonly drawn?: Runs;
}

/** What `reload` brings back. A clone in the engine takes no memory of its own before the map is drawn on. */
interface Loaded {
  readonly map: PlainMap | Grid;
  readonly places: Places;
  readonly timetable: Timetable;
  readonly revision: number;
}

const MEMORY_FOR_UNDO = 64e6;
/** Beyond this, making the engine's grid anew is cheaper than a call per cell. */
const MANY_CELLS = 50_000;

export class Studio {
  drawing: PlainMap;
  places: Places;
  /** What an author's attributes say, until the reader changes it. */
  timetable = NO_TIMETABLE;
  /** Identifies the map, regardless of start and goal: undo, redo and `reload` bring the number back with the map. */
  revision = 0;
  #newest = 0;
  #engine: EngineMap | null = null;
  #loaded: Loaded;
  /** What the current stroke has drawn so far, and the revision on which it began. */
  #stroke: { readonly patches: Patch[]; readonly before: number } | null = null;
  /** Everything as it was when the current drag of a place or node began. */
  #drag: Snapshot | null = null;
  readonly #history = new History<EditorChange>(MEMORY_FOR_UNDO);

  constructor(
    drawing: PlainMap,
    private readonly notify: (edit: Edit) => void,
  ) {
    this.drawing = drawing;
    this.places = usualPlaces(drawing);
    this.#loaded = this.#asLoaded();
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The engine's map, made when it is first needed. */
  get engine(): EngineMap {
    this.#engine ??= this.drawing.kind === "grid" ? toEngine(this.drawing) : graphOf(this.drawing);
    return this.#engine;
  }

  /** Frees the engine's map; it is made anew when it is needed again. */
  free(): void {
    this.#engine?.free();
    this.#engine = null;
  }

  #snapshot(): Snapshot {
    const { drawing, places, timetable, revision } = this;
    return { drawing, places, timetable, revision };
  }

  #withNewRevision(drawing: PlainMap, places = this.places, timetable = this.timetable): Snapshot {
    return { drawing, places, timetable, revision: ++this.#newest };
  }

  /** A copy, as strokes draw into the drawing itself. */
  #asLoaded(engine: Grid | null = null): Loaded {
    const { places, timetable, revision } = this;
    return { map: engine?.clone() ?? copied(this.drawing), places, timetable, revision };
  }

  #rememberLoaded(engine: Grid | null): void {
    const { map } = this.#loaded;
    this.#loaded = this.#asLoaded(engine);
    if (map instanceof Grid) map.free();
  }

  // whole maps ---------------------------------------------------------------------------------

  /** Opens a new map with an empty history; `reload` leads back to it. */
  open(drawing: PlainMap, places: Places, engine: Grid | null = null, timetable = this.timetable): void {
    this.#history.clear();
    this.#put(this.#withNewRevision(drawing, places, timetable), "map", engine, true);
  }

  /** Loads a new map as one change. `engine`: the same map in the engine, if there is one already. */
  load(drawing: PlainMap, places: Places, engine: Grid | null = null, timetable = this.timetable): void {
    this.#change("map", this.#withNewRevision(drawing, places, timetable), engine, true);
  }

  /** If the map is still as it was loaded there is nothing to undo, but listeners start over all the same. */
  reload(): void {
    const { map, places, timetable, revision } = this.#loaded;
    if (revision === this.revision && samePlaces(places, this.places)) {
      this.notify({ what: "map", live: false });
      return;
    }
    const [drawing, engine] = map instanceof Grid ? [drawingOfGrid(map), map.clone()] : [copied(map), null];
    this.#change("map", { drawing, places, timetable, revision }, engine);
  }

  clear(): void {
    if (this.drawing.kind === "graph") {
      if (this.drawing.occupied.size > 0) this.replaceGraph({ ...this.drawing, occupied: new Set() });
      return;
    }
    const { walls, costs } = this.drawing;
    if (!walls.includes(1) && !costs?.some((cost) => cost !== 1)) return;
    this.#change("cells", this.#withNewRevision(cleared(this.drawing)));
  }

  /** Counts as the same map: whoever watches its search keeps the place. `floors`: how many there are afterwards, on floors. */
  resize(width: number, height: number, floors = 1): void {
    const { drawing } = this;
    if (drawing.kind === "graph") return;
    const timetable = within(this.timetable, width, height);
    const after = hasFloors(drawing)
      ? floorsKit().resized(drawing, width, height, floors)
      : resized(drawing, width, height);
    this.#change("cells", this.#withNewRevision(after, this.places, timetable));
  }

  /** Other changes come while somebody walks, or others move. */
  retime(timetable: Timetable): void {
    const { changes, movers } = this.timetable;
    if (timetable.changes === changes && timetable.movers === movers) return;
    this.#change("timetable", this.#withNewRevision(this.drawing, this.places, timetable));
  }

  addMover(places: readonly Spot[]): void {
    this.retime(withMover(this.timetable, places));
  }

  /** `continues`: the change before goes on, and both are undone as one. */
  replaceGraph(drawing: GraphDrawing, continues = false): void {
    const last = continues ? this.#history.undo() : undefined;
    const before = last?.kind === "whole" ? last.before : this.#snapshot();
    this.#change("graph", this.#withNewRevision(drawing), null, false, before);
  }

  /** The links of floors: they keep the cells, into which strokes draw. */
  relink(links: readonly PlainLink[]): void {
    const { drawing } = this;
    if (!hasFloors(drawing)) return;
    this.#change("links", this.#withNewRevision({ ...drawing, sheet: { ...drawing.sheet, links } }));
  }

  // start, goal, way points, nodes ---------------------------------------------------------------

  /** Moves places. One not on the map stays where it was; if nothing moves, there is nothing to undo. */
  place(given: Partial<Places>, what: What = "start"): void {
    const places = placesOn(this.drawing, { ...this.places, ...given }, this.places);
    if (!samePlaces(this.places, places)) this.#change(what, { ...this.#snapshot(), places });
  }

  /** From here until `drop`, all moves are one change. */
  pickUp(): void {
    this.#drag ??= this.#snapshot();
  }

  drop(what: What): void {
    const before = this.#drag;
    this.#drag = null;
    // Every change makes the places anew.
    if (!before || before.places === this.places) return;
    // There and back again is no change, but listeners must hear that the drag is over.
    if (before.drawing !== this.drawing || !samePlaces(before.places, this.places)) this.#remember(what, before);
    this.notify({ what, live: false });
  }

  /** Puts everything back as it was before `pickUp`. */
  putBack(what: What): void {
    const before = this.#drag;
    this.#drag = null;
    if (before && before.places !== this.places) this.#put(before, what);
  }

  #change(what: What, after: Snapshot, engine: Grid | null = null, loads = false, before = this.#snapshot()): void {
    this.#set(after, engine, loads);
    // First, as listeners ask whether the change can be undone.
    if (!this.#drag) this.#remember(what, before, loads);
    this.notify({ what, live: this.#drag !== null });
  }

  #remember(what: What, before: Snapshot, loads = false): void {
    this.#push({ kind: "whole", what, before, after: this.#snapshot(), loads });
  }

  #push(change: EditorChange): void {
    this.#history.push(change, weightOf(change));
  }

  #put(whole: Snapshot, what: What, engine: Grid | null = null, loads = false): void {
    this.#set(whole, engine, loads);
    this.notify({ what, live: false });
  }

  /** Sets everything before listeners hear of it, as they may change it again. `loads`: `reload` leads back to this map. */
  #set({ drawing, places, timetable, revision }: Snapshot, engine: Grid | null, loads: boolean): void {
    if (drawing !== this.drawing) {
      this.free();
      this.#engine = engine;
    }
    this.drawing = drawing;
    this.revision = revision;
    this.timetable = timetable;
    this.places = placesOn(drawing, places, usualPlaces(drawing));
    if (loads) this.#rememberLoaded(engine);
  }

  // cells ----------------------------------------------------------------------------------------

  /** Draws cells, one by one or as runs; between `beginStroke` and `endStroke` all of it is one change. Start, goal and the ends of links are never drawn over. */
  draw(cells: Runs | number[], material: Material): void {
    const { drawing } = this;
    if (drawing.kind === "graph") return;
    const linked = drawing.sheet?.links.flatMap(({ from, to }) => [from, to]) ?? [];
    const stops = stopsOf(this.places).filter(({ what }) => what !== "through");
    const ends = [...stops.map(({ place }) => place), ...linked].map((place) => {
      const [x, y] = spotOf(drawing, place)!;
      return y * drawing.width + x;
    });
    const runs = Array.isArray(cells) ? runsOf(cells) : cells;
    const patch = patchOf(drawing, drawing.sheet ? floorsKit().onFloors(drawing, runs) : runs, material, ends);
    if (patch.runs.length === 0) return;
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
    this.#push({ kind: "cells", patches, before, after: this.revision });
    this.notify({ what: "cells", live: false, drawn: new Uint32Array() });
  }

  /** Takes back what the stroke has drawn. */
  cancelStroke(): void {
    const { patches = [], before = 0 } = this.#stroke ?? {};
    this.#stroke = null;
    if (patches.length > 0) this.#putPatches(patches, false, before, false);
  }

  /** Draws patches, or takes them back from the last one to the first. */
  #putPatches(patches: readonly Patch[], forward: boolean, revision: number, live: boolean): void {
    const { drawing } = this;
    if (drawing.kind === "graph") return;
    this.revision = revision;
    const [first, second] = patches;
    // There may be millions.
    const drawn = first && !second ? first.runs : Uint32Array.from(patches.flatMap(({ runs }) => [...runs]));
    if (countIn(drawn) > MANY_CELLS) this.free();
    for (const patch of forward ? patches : patches.toReversed()) {
      // Costs that are all 1 again would only take room and time: there may be millions.
      if (!forward && !patch.costs && drawing.costs) {
        drawing.costs = null;
        this.free();
      }
      putPatch(drawing, patch, forward, this.#engine as Grid | Floors | Hexagons | null);
    }
    this.notify({ what: "cells", live, drawn });
  }

  // back and forth ---------------------------------------------------------------------------------

  undo(): void {
    this.#travel(this.#history.undo(), "before");
  }

  redo(): void {
    this.#travel(this.#history.redo(), "after");
  }

  #travel(change: EditorChange | undefined, to: "before" | "after"): void {
    if (change?.kind === "cells") this.#putPatches(change.patches, to === "after", change[to], false);
    else if (change) this.#put(change[to], change.what, null, change.loads);
  }
}
