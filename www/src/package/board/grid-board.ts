/** The board of a grid: its view, and the marks that lie on its cells. */
import type { Grid, Trace } from "../api/index.js";
import type { EngineMap, HighlightKind, Place } from "../shared/terms.js";
import type { Board, Look, Pointers } from "./board.js";
import { type GridDrawing, type Places, type Stop, stopsOf } from "./drawing.js";
import { GridCells } from "./grid-cells.js";
import { marksOf, type ShownGrid } from "./grid-scene.js";
import { GridWindow } from "./grid-window.js";
import { renames, roomOf } from "./hexagons.js";
import { MOST_SPOTS, paintMarks } from "./marks.js";
import type { Palette } from "./palette.js";
import { HIDDEN, quietCells } from "./quiet.js";
import type { BoardMarks, Field, Scene } from "./scene.js";
import { floorsKit, isIn, spotOf } from "./sheet.js";
import { NOTHING, type StepMarks, stepAt } from "./steps.js";
import type { Runs } from "./strokes.js";
import { Surface } from "./surface.js";
import { Trail } from "./trail.js";
import * as views from "./view.js";

const [GROUND, MARKS] = [0, 1];
const FADE_MS = 120;
const NO_ENDS = { start: null, goal: null };

export class GridBoard implements Board {
  readonly #surface = new Surface(
    ["ground", "marks"],
    () => this.#paint(),
    (waited) => this.#resized(waited),
  );
  readonly #cells = new GridCells();
  readonly #trail = new Trail();
  readonly #highlights = new Map<HighlightKind, readonly Place[]>();
  readonly #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #trace: Trace | null = null;
  #step: StepMarks = NOTHING;
  #pointers: Pointers = { hover: null, pinned: null, cursor: null, sketch: [], breaks: [] };
  #quiet: ReadonlyMap<number, number> = new Map();
  readonly #window: GridWindow;

  constructor(
    drawing: GridDrawing,
    places: Places,
    private colours: () => Palette,
    private readonly viewed: () => void,
    private readonly nameOf: (floor: number) => string = String,
  ) {
    this.#cells.hexagons = drawing.hexagons !== undefined;
    this.#window = new GridWindow(drawing, places, this.#surface, (view, fitted) => this.#setView(view, fitted));
  }

  get surface(): HTMLElement {
    return this.#surface.element;
  }

  get view(): views.View {
    return this.#window.view;
  }

  get #drawing(): GridDrawing {
    return this.#window.drawing;
  }

  measure(): void {
    this.#surface.measure();
  }

  set near(near: boolean) {
    this.#surface.near = near;
    if (near) return;
    this.#cells.forget();
    this.#trail.free();
  }

  sized(look: Look): void {
    this.#surface.look(this, look);
  }

  get waiting(): readonly Look[] {
    return this.#surface.waiting;
  }

  set view(view: views.View) {
    // Another map may have changed the shape of the surface since.
    this.measure();
    const { size } = this.#surface;
    // Before it is laid out, it has no size to keep the view inside.
    if (size.width === 0) this.#window.view = view;
    // A link may say anything.
    if (view.scale > this.#window.fitScale) this.#window.keep(view);
    else this.fit();
  }

  /** The floor that is shown alone; null: all of them, side by side. */
  get floor(): number | null {
    return this.#window.floor;
  }

  set floor(floor: number | null) {
    this.#surface.waiting = [];
    this.#window.floor = floor;
    this.#markAllStale();
  }

  get fitted(): boolean {
    return this.#window.fitted;
  }

  draw(drawing: GridDrawing, places: Places, drawn?: Runs): void {
    const { width, height, hexagons } = this.#drawing;
    const sameSize = drawing.width === width && drawing.height === height && drawing.hexagons === hexagons;
    this.#window.places = places;
    if (drawing === this.#drawing) {
      if (drawn) this.#cells.draw(drawing, drawn);
      this.#surface.request();
      return;
    }
    this.#window.open(drawing, sameSize);
    this.#cells.hexagons = drawing.hexagons !== undefined;
    this.#cells.trace = null;
    this.#step = NOTHING;
    this.#highlights.clear();
    this.#markAllStale();
    // What waits for a size holds for this map, too.
    if (!sameSize || (this.fitted && !this.waiting[0])) this.fit();
  }

  search(trace: Trace | null, engine: () => EngineMap, field: Field | null = null): void {
    // A map that had no search and gets none stays as it is: painting a large one takes longer than a frame.
    const same = trace === null && this.#cells.trace === null;
    this.#trace = trace;
    this.#cells.trace = trace && renames(this.#drawing) ? floorsKit().traceOn(trace, this.#drawing) : trace;
    this.#cells.field = field;
    this.#cells.engine = engine as () => Grid;
    this.#highlights.clear();
    if (!same) this.#markAllStale();
    this.move(false);
  }

  move(fade: boolean): void {
    this.#window.follow(this.#trace);
    const { trace, allStale } = this.#cells;
    if (trace && !allStale && views.detail(this.view.scale).edges) {
      if (fade && !this.#reducedMotion.matches) this.#surface.fade(FADE_MS);
      this.#cells.move(trace);
    }
    this.#showStep(this.#trace ? stepAt(this.#trace) : NOTHING);
  }

  lead(way: readonly Place[]): void {
    this.#showStep({ ...this.#step, path: way });
  }

  preview(path: readonly Place[]): void {
    this.#showStep({ ...NOTHING, path });
  }

  /** Close up, numbers give way to the path, so those cells change too. */
  #showStep(step: StepMarks): void {
    // Where turning costs, a cell that the step wrote shows another direction than before and after it.
    const touched = [this.#step, step].flatMap(({ now, fresh }) => (now === null ? fresh : [now, ...fresh]));
    const spots = touched.map((place) => spotOf(this.#drawing, place)).filter((spot) => spot !== null);
    this.#cells.markStale(spots.map(([x, y]) => y * this.#drawing.width + x));
    this.#step = step;
    const quiet = this.#coveredCells();
    const cells = [...quiet.keys(), ...this.#quiet.keys()];
    this.#cells.markStale(cells.filter((cell) => quiet.get(cell) !== this.#quiet.get(cell)));
    this.#quiet = quiet;
    this.#surface.request();
  }

  /** A field has no goal. */
  get #shownPlaces(): Places {
    const { places } = this.#window;
    return this.#cells.field ? { ...places, goal: null, goals: [] } : places;
  }

  /** The cells in view below the path or a disc, where numbers would be half hidden. */
  #coveredCells(): Map<number, number> {
    if (!views.detail(this.view.scale).edges) return new Map();
    const { seen } = this.#window;
    const discs = this.#window.spots(stopsOf(this.#shownPlaces).map(({ place }) => place));
    const path = this.#window.spots(this.#step.path);
    const { sheet, hexagons, width } = this.#drawing;
    // Between hexagons, a path only leads from cell to cell.
    if (hexagons) discs.push(...path.filter((spot) => isIn(seen, spot)));
    const parts = hexagons ? [[]] : sheet ? floorsKit().partsOf(sheet, path) : [path];
    return new Map(parts.flatMap((part) => [...quietCells(part, { ...NO_ENDS, through: discs }, width, seen)]));
  }

  point(pointers: Partial<Pointers>): void {
    this.#pointers = { ...this.#pointers, ...pointers };
    this.#surface.request();
  }

  highlight(kind: HighlightKind, places: readonly Place[]): void {
    this.#highlights.set(
      kind,
      places.filter((place) => typeof place !== "number"),
    );
    this.#surface.request();
  }

  recolour(palette: Palette, paper: boolean): void {
    this.colours = () => palette;
    this.#window.onPaper = paper;
    this.#surface.paper = paper ? (this.fitted ? "whole" : "part") : null;
    this.#markAllStale();
    if (!paper) return;
    do {
      this.#cells.unfinished = false;
      this.#surface.flush();
    } while (this.#cells.unfinished);
  }

  // the view ---------------------------------------------------------------------------------------

  fit(): void {
    this.#surface.waiting = [];
    this.#window.fit();
  }

  zoomBy(factor: number, px?: number, py?: number): void {
    this.#window.zoomBy(factor, px, py);
  }

  panBy(dx: number, dy: number): void {
    this.#window.panBy(dx, dy);
  }

  show(place: Place, scale?: number): void {
    this.#window.show(place, scale);
  }

  reveal(place: Place): void {
    this.#window.reveal(place);
  }

  pixelOf(place: Place): readonly [number, number] {
    return this.#window.pixelOf(place);
  }

  legible(place: Place): boolean {
    const spot = this.#window.spot(place);
    return (
      spot !== null &&
      views.detail(this.view.scale).all &&
      this.#quiet.get(spot[1] * this.#drawing.width + spot[0]) !== HIDDEN.all
    );
  }

  get reach(): number {
    return this.view.scale / 2;
  }

  #setView(view: views.View, fitted: boolean): void {
    this.#window.fitted = fitted;
    if (this.#surface.size.width === 0) return;
    // Close up the bitmap isn't kept up to date, so crossing over has it painted again.
    const near = views.detail(view.scale).edges;
    if (near !== views.detail(this.view.scale).edges) this.#cells.markAllStale();
    this.#window.view = view;
    this.#quiet = this.#coveredCells();
    this.#cells.markViewStale();
    this.#surface.request();
    this.viewed();
  }

  #resized(waited: readonly Look[]): void {
    this.#window.resized();
    for (const look of waited) look(this);
  }

  placeAt(px: number, py: number): Place | null {
    return this.#window.placeAt(px, py);
  }

  grabAt(px: number, py: number, reach: number): Stop | null {
    return this.#window.grabAt(px, py, reach, this.#shownPlaces);
  }

  // painting ---------------------------------------------------------------------------------------

  #markAllStale(): void {
    this.#cells.markAllStale();
    this.#surface.request();
  }

  #paint(): void {
    const { size } = this.#surface;
    const shown = this.#shown(this.#window.seen);
    this.#cells.paint(this.#surface.layer(GROUND), size, shown, this.#quiet);
    this.#surface.clear(MARKS);
    const marks = this.#marks(shown);
    const layer = this.#surface.layer(MARKS);
    const trail = marks.path.length > MOST_SPOTS ? this.#trail.picture(marks, layer.canvas) : undefined;
    paintMarks(layer, { ...marks, trail });
    if (this.#cells.unfinished) this.#surface.request();
  }

  #shown(region: views.Region, view = this.view, palette = this.colours()): ShownGrid {
    return { map: this.#drawing, view, ratio: this.#surface.ratio, region, palette };
  }

  #marks(shown: ShownGrid, area = this.#window.area): BoardMarks {
    const { trace, field } = this.#cells;
    const places = this.#shownPlaces;
    return marksOf(shown, area, places, this.#step, this.#pointers, this.#highlights, trace, this.nameOf, field);
  }

  scene({ scale, palette = this.colours() }: { scale?: number; palette?: Palette } = {}): Scene {
    const { width, height } = this.#drawing;
    const area = scale ? { x: 0, y: 0, width, height } : this.#window.area;
    const view = scale ? { scale, x: 0, y: 0 } : this.view;
    const room = roomOf(this.#drawing);
    const size = scale
      ? { width: Math.round(room.width * scale), height: Math.round(room.height * scale) }
      : this.#surface.size;
    const region = this.#window.seenBy(view, size, area);
    const shown = this.#shown(region, view, palette);
    const marks = { ...this.#marks(shown, area), hover: null, cursor: null };
    const ground = this.#cells.ground(shown, this.#quiet);
    if (this.#cells.allStale) this.#surface.request();
    return { kind: "grid", size, ground, marks };
  }

  free(): void {
    this.#surface.free();
    this.#cells.free();
    this.#trail.free();
  }
}
