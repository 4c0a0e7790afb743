/** The board of a grid: its view, and the marks that lie on its cells. */
import type { Graph, Grid, Trace } from "../api/index.js";
import { samePlace } from "../shared/places.js";
import type { HighlightKind, Place } from "../shared/terms.js";
import type { Board, Look, Pointers } from "./board.js";
import { type GridDrawing, isSpot, type Places, type Stop, stopsOf } from "./drawing.js";
import { GridCells } from "./grid-cells.js";
import { marksOf, type ShownGrid } from "./grid-scene.js";
import { MOST_SPOTS, paintMarks } from "./marks.js";
import type { Palette } from "./palette.js";
import { HIDDEN, quietCells } from "./quiet.js";
import type { BoardMarks, Field, Scene, Spot } from "./scene.js";
import { NOTHING, type StepMarks, stepAt } from "./steps.js";
import type { Runs } from "./strokes.js";
import { Surface } from "./surface.js";
import { Trail } from "./trail.js";
import * as views from "./view.js";

const [GROUND, MARKS] = [0, 1];
const FADE_MS = 120;

export class GridBoard implements Board {
  readonly #surface = new Surface(
    ["ground", "marks"],
    () => this.#paint(),
    (waited) => this.#resized(waited),
  );
  readonly #cells = new GridCells();
  readonly #trail = new Trail();
  readonly #highlights = new Map<HighlightKind, readonly Spot[]>();
  readonly #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #step: StepMarks = NOTHING;
  #path: readonly Spot[] = [];
  #pointers: Pointers = { hover: null, pinned: null, cursor: null, sketch: [], breaks: [] };
  #view: views.View = { scale: 1, x: 0, y: 0 };
  #fitted = true;
  #quiet: ReadonlyMap<number, number> = new Map();
  #drawing: GridDrawing;
  #places: Places;

  constructor(
    drawing: GridDrawing,
    places: Places,
    private colours: () => Palette,
    private readonly viewed: () => void,
  ) {
    this.#drawing = drawing;
    this.#places = places;
    this.#surface.shape(drawing);
  }

  get surface(): HTMLElement {
    return this.#surface.element;
  }

  get view(): views.View {
    return this.#view;
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
    if (size.width === 0) this.#view = view;
    // A link may say anything.
    if (view.scale > views.fitScale(this.#drawing, size)) this.#keepView(view);
    else this.fit();
  }

  #keepView(view: views.View): void {
    this.#setView(views.keepInside(this.#drawing, this.#surface.size, view), false);
  }

  get fitted(): boolean {
    return this.#fitted;
  }

  draw(drawing: GridDrawing, places: Places, drawn?: Runs): void {
    const sameSize = drawing.width === this.#drawing.width && drawing.height === this.#drawing.height;
    this.#places = places;
    if (drawing === this.#drawing) {
      if (drawn) this.#cells.draw(drawing, drawn);
      this.#surface.request();
      return;
    }
    this.#drawing = drawing;
    this.#cells.trace = null;
    this.#step = NOTHING;
    this.#path = [];
    this.#highlights.clear();
    this.#surface.shape(drawing);
    this.#markAllStale();
    // What waits for a size holds for this map, too.
    if (!sameSize || (this.#fitted && !this.waiting[0])) this.fit();
  }

  search(trace: Trace | null, engine: () => Grid | Graph, field: Field | null = null): void {
    // A map that had no search and gets none stays as it is: painting a large one takes longer than a frame.
    const same = trace === null && this.#cells.trace === null;
    this.#cells.trace = trace;
    this.#cells.field = field;
    this.#cells.engine = engine as () => Grid;
    this.#highlights.clear();
    if (!same) this.#markAllStale();
    this.move(false);
  }

  move(fade: boolean): void {
    const { trace, allStale } = this.#cells;
    if (trace && !allStale && views.detail(this.#view.scale).edges) {
      if (fade && !this.#reducedMotion.matches) this.#surface.fade(FADE_MS);
      this.#cells.move(trace);
    }
    this.#showStep(trace ? stepAt(trace) : NOTHING);
  }

  lead(way: readonly Place[]): void {
    this.#showStep({ ...this.#step, path: way });
  }

  preview(path: readonly Place[]): void {
    this.#showStep({ ...NOTHING, path });
  }

  /** Close up, numbers give way to the path, so those cells change too. */
  #showStep(step: StepMarks): void {
    this.#step = step;
    // On a grid all places are cells, and checking each of a million takes longer than a frame.
    this.#path = step.path as readonly Spot[];
    const quiet = this.#coveredCells();
    const cells = [...quiet.keys(), ...this.#quiet.keys()];
    this.#cells.markStale(cells.filter((cell) => quiet.get(cell) !== this.#quiet.get(cell)));
    this.#quiet = quiet;
    this.#surface.request();
  }

  /** A field has no goal. */
  get #shownPlaces(): Places {
    return this.#cells.field ? { ...this.#places, goal: null, goals: [] } : this.#places;
  }

  /** The cells in view below the path or a disc, where numbers would be half hidden. */
  #coveredCells(): Map<number, number> {
    const shown = views.detail(this.#view.scale);
    if (!shown.edges) return new Map();
    const seen = views.visible(this.#drawing, this.#surface.size, this.#view);
    return quietCells(this.#path, this.#shownPlaces, this.#drawing.width, seen);
  }

  point(pointers: Partial<Pointers>): void {
    this.#pointers = { ...this.#pointers, ...pointers };
    this.#surface.request();
  }

  highlight(kind: HighlightKind, places: readonly Place[]): void {
    this.#highlights.set(kind, places.filter(isSpot));
    this.#surface.request();
  }

  recolour(palette: Palette, paper: boolean): void {
    this.colours = () => palette;
    this.#surface.paper = paper ? (this.#fitted ? "whole" : "part") : null;
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
    this.#setView(views.fit(this.#drawing, this.#surface.size), true);
  }

  zoomBy(factor: number, px = this.#surface.size.width / 2, py = this.#surface.size.height / 2): void {
    const view = views.zoomed(this.#drawing, this.#surface.size, this.#view, factor, px, py);
    this.#setView(view, view.scale <= views.fitScale(this.#drawing, this.#surface.size));
  }

  panBy(dx: number, dy: number): void {
    this.#setView(views.panned(this.#drawing, this.#surface.size, this.#view, dx, dy), this.#fitted);
  }

  show(place: Place, scale = this.#view.scale): void {
    if (!isSpot(place)) return;
    const wanted = Math.min(views.LARGEST, Math.max(this.#view.scale, scale));
    this.#setView(views.centred(this.#drawing, this.#surface.size, wanted, place[0] + 0.5, place[1] + 0.5), false);
  }

  reveal(place: Place): void {
    const [px, py] = this.pixelOf(place);
    const { width, height } = this.#surface.size;
    const margin = this.#view.scale / 2;
    if (px < margin || py < margin || px > width - margin || py > height - margin) this.show(place);
  }

  pixelOf(place: Place): readonly [number, number] {
    return isSpot(place) ? views.toPicture(this.#view, place[0] + 0.5, place[1] + 0.5) : [0, 0];
  }

  legible(place: Place): boolean {
    return (
      isSpot(place) &&
      views.detail(this.#view.scale).all &&
      this.#quiet.get(place[1] * this.#drawing.width + place[0]) !== HIDDEN.all
    );
  }

  get reach(): number {
    return this.#view.scale / 2;
  }

  #setView(view: views.View, fitted: boolean): void {
    this.#fitted = fitted;
    if (this.#surface.size.width === 0) return;
    // Close up the bitmap isn't kept up to date, so crossing over has it painted again.
    const near = views.detail(view.scale).edges;
    if (near !== views.detail(this.#view.scale).edges) this.#cells.markAllStale();
    this.#view = view;
    this.#quiet = this.#coveredCells();
    this.#cells.markViewStale();
    this.#surface.request();
    this.viewed();
  }

  #resized(waited: readonly Look[]): void {
    if (this.#fitted) this.fit();
    else this.#keepView(this.#view);
    for (const look of waited) look(this);
  }

  placeAt(px: number, py: number): Spot | null {
    const [x, y] = views.toMap(this.#view, px, py);
    const spot: Spot = [Math.floor(x), Math.floor(y)];
    const inside = spot[0] >= 0 && spot[1] >= 0 && spot[0] < this.#drawing.width && spot[1] < this.#drawing.height;
    return inside ? spot : null;
  }

  grabAt(px: number, py: number, reach: number): Stop | null {
    const here = this.placeAt(px, py);
    let [nearest, least]: [Stop | null, number] = [null, reach];
    for (const { place, ...stop } of stopsOf(this.#shownPlaces)) {
      const [x, y] = this.pixelOf(place);
      // What lies right under the pointer wins, whatever else is near.
      const distance = samePlace(place, here) ? -1 : Math.hypot(px - x, py - y);
      if (distance < least) [nearest, least] = [stop, distance];
    }
    return nearest;
  }

  // painting ---------------------------------------------------------------------------------------

  #markAllStale(): void {
    this.#cells.markAllStale();
    this.#surface.request();
  }

  #paint(): void {
    const { size } = this.#surface;
    const shown = this.#shown(views.visible(this.#drawing, size, this.#view));
    this.#cells.paint(this.#surface.layer(GROUND), size, shown, this.#quiet);
    this.#surface.clear(MARKS);
    const marks = this.#marks(shown);
    const layer = this.#surface.layer(MARKS);
    const trail = marks.path.length > MOST_SPOTS ? this.#trail.picture(marks, layer.canvas) : undefined;
    paintMarks(layer, { ...marks, trail });
    if (this.#cells.unfinished) this.#surface.request();
  }

  #shown(region: views.Region, view = this.#view, palette = this.colours()): ShownGrid {
    return { map: this.#drawing, view, ratio: this.#surface.ratio, region, palette };
  }

  #marks(shown: ShownGrid): BoardMarks {
    const { trace, field } = this.#cells;
    return marksOf(shown, this.#path, this.#shownPlaces, this.#step, this.#pointers, this.#highlights, trace, field);
  }

  scene({ scale, palette = this.colours() }: { scale?: number; palette?: Palette } = {}): Scene {
    const { width, height } = this.#drawing;
    const view = scale ? { scale, x: 0, y: 0 } : this.#view;
    const size = scale ? { width: Math.round(width * scale), height: Math.round(height * scale) } : this.#surface.size;
    const region = views.visible(this.#drawing, size, view);
    const shown = this.#shown(region, view, palette);
    const marks = { ...this.#marks(shown), hover: null, cursor: null };
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
