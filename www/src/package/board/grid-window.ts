/** Which part of a grid a board shows, and where its places are there. On floors it may keep to one of them, which then is alone. */
import type { Trace } from "../api/index.js";
import { samePlace } from "../shared/places.js";
import type { Place } from "../shared/terms.js";
import { type GridDrawing, type Places, type Stop, stopsOf } from "./drawing.js";
import { hexOf, middleOf, renames, roomOf } from "./hexagons.js";
import type { Spot } from "./scene.js";
import { floorsKit, isIn, placeOf, spotOf } from "./sheet.js";
import type { Surface } from "./surface.js";
import * as views from "./view.js";

/** CSS pixels per cell from which on floors lie side by side: on smaller cells nobody could draw. */
const ROOMY = 18;

/** The floor of a place; the first one of a place that has none. */
const floorOf = (place: Place | null): number => (Array.isArray(place) ? (place[2] ?? 0) : 0);

export class GridWindow {
  view: views.View = { scale: 1, x: 0, y: 0 };
  fitted = true;
  #isOnPaper = false;
  /** Null: all floors. Undefined: nobody has chosen, so that it is as there is room. */
  #floor: number | null | undefined;
  /** The trace that was shown last, and its position: a step from there that lands on another floor is followed. */
  #followed: readonly [trace: Trace | null, position: number] = [null, 0];

  constructor(
    public drawing: GridDrawing,
    public places: Places,
    private readonly surface: Surface,
    private readonly look: (view: views.View, fitted: boolean) => void,
  ) {
    surface.shape(this.#room);
  }

  get #size(): views.Size {
    return this.surface.size;
  }

  /** Another drawing: it is shown as there is room, unless it is another state of the same floors. */
  open(drawing: GridDrawing, isSameSize: boolean): void {
    this.drawing = drawing;
    // On a sheet of the same size there may be fewer.
    const isGone = (this.#floor ?? 0) >= (drawing.sheet?.floors.length ?? 1);
    if (!isSameSize || isGone) this.#floor = undefined;
    this.surface.shape(this.#room);
  }

  // floors -----------------------------------------------------------------------------------------

  /** The floor that is shown alone; null: all of them, side by side. */
  get floor(): number | null {
    const { sheet, width } = this.drawing;
    if (!sheet || (this.#isOnPaper && this.fitted)) return null;
    if (this.#floor !== undefined) return this.#floor;
    const room = this.surface.element.clientWidth;
    return room > 0 && room / width < ROOMY ? floorOf(this.places.start) : null;
  }

  /** On paper, where nobody can go from floor to floor, all of them are shown. */
  set onPaper(onPaper: boolean) {
    this.#isOnPaper = onPaper;
    if (this.drawing.sheet) this.surface.shape(this.#room);
  }

  set floor(floor: number | null) {
    this.#floor = floor;
    this.surface.shape(this.#room);
    this.fit();
  }

  /** The part of the map that the view keeps to. */
  get area(): views.Region {
    const { width, height, sheet } = this.drawing;
    const { floor } = this;
    return sheet && floor !== null ? floorsKit().areaOf(sheet, floor) : { x: 0, y: 0, width, height };
  }

  /** The room that it takes, from the same corner. */
  get #room(): views.Region {
    const { area, drawing } = this;
    return drawing.hexagons ? { ...area, ...roomOf(drawing) } : area;
  }

  /** Where one floor is shown alone, it is that of the place. */
  climbTo(place: Place | null): void {
    if (this.floor !== null && floorOf(place) !== this.floor) this.floor = floorOf(place);
  }

  /** A step that lands on another floor takes the board along; another search, which is shown at its end, does not. */
  follow(trace: Trace | null): void {
    const [before, position] = this.#followed;
    this.#followed = [trace, trace?.position ?? 0];
    const isStep = trace && trace.position < trace.length && (trace !== before || trace.position !== position);
    if (!isStep || !this.drawing.sheet) return;
    this.climbTo(trace.position === 0 ? this.places.start : (trace.event(trace.position - 1).at as Place));
  }

  // places -----------------------------------------------------------------------------------------

  /** Null: it is on another floor than the one that is shown. */
  spot(place: Place | null, area = this.area): Spot | null {
    const spot = spotOf(this.drawing, place);
    return spot && this.drawing.sheet && !isIn(area, spot) ? null : spot;
  }

  spots(places: readonly Place[]): Spot[] {
    // On a grid all places are cells, and looking at each of a million takes longer than a frame.
    if (!renames(this.drawing)) return places as unknown as Spot[];
    const { area } = this;
    return places.map((place) => this.spot(place, area)).filter((spot) => spot !== null);
  }

  placeAt(px: number, py: number): Place | null {
    const [x, y] = views.toMap(this.view, px, py);
    const spot = hexOf(this.drawing)?.cellAt(x, y) ?? ([Math.floor(x), Math.floor(y)] as const);
    return isIn(this.area, spot) ? placeOf(this.drawing, spot) : null;
  }

  pixelOf(place: Place): readonly [number, number] {
    const spot = this.spot(place);
    return spot ? views.toPicture(this.view, ...middleOf(this.drawing, spot)) : [-1, -1];
  }

  grabAt(px: number, py: number, reach: number, places: Places): Stop | null {
    const here = this.placeAt(px, py);
    let [nearest, least]: [Stop | null, number] = [null, reach];
    for (const { place, ...stop } of stopsOf(places)) {
      if (!this.spot(place)) continue;
      const [x, y] = this.pixelOf(place);
      // What lies right under the pointer wins, whatever else is near.
      const distance = samePlace(place, here) ? -1 : Math.hypot(px - x, py - y);
      if (distance < least) [nearest, least] = [stop, distance];
    }
    return nearest;
  }

  // the view ---------------------------------------------------------------------------------------

  get seen(): views.Region {
    return this.seenBy(this.view, this.#size, this.area);
  }

  seenBy(view: views.View, size: views.Size, area: views.Region): views.Region {
    const hex = hexOf(this.drawing);
    if (hex) return hex.seen(this.drawing, size, view);
    const { x, y, ...seen } = views.visible(area, size, { ...view, x: view.x - area.x, y: view.y - area.y });
    return { x: x + area.x, y: y + area.y, ...seen };
  }

  /** Shows what `how` makes of the area and the view within it. */
  #see(how: (area: views.Size, within: views.View) => views.View, fitted: boolean, { scale, x, y } = this.view): void {
    const area = this.#room;
    const within = how(area, { scale, x: x - area.x, y: y - area.y });
    this.look({ scale: within.scale, x: within.x + area.x, y: within.y + area.y }, fitted);
  }

  get fitScale(): number {
    return views.fitScale(this.#room, this.#size);
  }

  fit(): void {
    this.#see((area) => views.fit(area, this.#size), true);
  }

  keep(view: views.View): void {
    this.#see((area, within) => views.keepInside(area, this.#size, within), false, view);
  }

  zoomBy(factor: number, px = this.#size.width / 2, py = this.#size.height / 2): void {
    const fitted = Math.min(views.LARGEST, this.view.scale * factor) <= this.fitScale;
    this.#see((area, within) => views.zoomed(area, this.#size, within, factor, px, py), fitted);
  }

  panBy(dx: number, dy: number): void {
    this.#see((area, within) => views.panned(area, this.#size, within, dx, dy), this.fitted);
  }

  show(place: Place, scale = this.view.scale): void {
    this.climbTo(place);
    const spot = this.spot(place);
    if (!spot) return;
    const wanted = Math.min(views.LARGEST, Math.max(this.view.scale, scale));
    const { x, y } = this.area;
    const [toX, toY] = middleOf(this.drawing, spot);
    this.#see((area) => views.centred(area, this.#size, wanted, toX - x, toY - y), false);
  }

  reveal(place: Place): void {
    this.climbTo(place);
    const [px, py] = this.pixelOf(place);
    const { width, height } = this.#size;
    const margin = this.view.scale / 2;
    if (px < margin || py < margin || px > width - margin || py > height - margin) this.show(place);
  }

  resized(): void {
    // Where there is room for one floor only, or for all again.
    if (this.drawing.sheet) this.surface.shape(this.#room);
    if (this.fitted) this.fit();
    else this.keep(this.view);
  }
}
