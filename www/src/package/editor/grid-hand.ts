/** PlainMap on a grid. */
import type { Board } from "../board/board.js";
import { type GridDrawing, moved, placesOf, type Stop, toggled } from "../board/drawing.js";
import { hexOf } from "../board/hexagons.js";
import type { Spot } from "../board/scene.js";
import { floorsKit, hasFloors, placeOf, type StairsHand, type StairsTold, spotOf } from "../board/sheet.js";
import { cellsAlong, cellsBetween, flood, type Runs, rectangle, runsIn } from "../board/strokes.js";
import { type Region, toMap } from "../board/view.js";
import { endsOf, type Hand, type HandSettings, type Press } from "./hand.js";
import type { Material } from "./patch.js";
import type { Studio } from "./studio.js";
import type { Strokes } from "./tick-canvas.js";

/** What was begun, whatever tool is chosen meanwhile. */
type Shape = "line" | "rectangle" | "filled";

type Drag =
  | { readonly kind: "brush"; readonly material: Material; last: Spot }
  | { readonly kind: "shape"; readonly material: Material; readonly from: Spot; to: Spot; readonly how: Shape }
  | { readonly kind: "trail"; readonly places: Spot[] }
  | { readonly kind: "link" }
  | { readonly kind: "move"; readonly stop: Stop; readonly evolution: boolean };

const cellAt = ([x, y]: Spot): Region => ({ x, y, width: 1, height: 1 });

const ERASED: Material = { wall: false, cost: 1 };
const FIRST_START: Stop = { what: "start", index: 0 };

export class GridHand implements Hand {
  #drag: Drag | null = null;
  /** What a tap moves: who can't drag, and has no right button, touches it first. */
  #touched: Stop = FIRST_START;
  #builder: StairsHand | null = null;

  constructor(
    private readonly studio: Studio,
    private readonly board: Board,
    private readonly settings: HandSettings,
    /** Shows how the search goes, if CONTROL was held, or only the path. */
    private readonly show: (evolution: boolean) => void,
    /** Tells who does not see it. */
    private readonly told: StairsTold = () => {},
    /** What strokes change in place of the map. */
    private readonly canvas: () => Strokes | null = () => null,
  ) {}

  press(px: number, py: number, how: Press): boolean {
    const { tool } = this.settings;
    const at = this.#spotAt(px, py);
    const grabbed = this.board.grabAt(px, py, how.reach);
    const { what, index } = this.#touched;
    if (!how.touch || index >= placesOf(this.studio.places, what).length) this.#touched = FIRST_START;
    if (how.touch) this.#touched = grabbed ?? this.#touched;
    const ends = endsOf(tool);
    if (at && ends && how.button !== 1 && !(grabbed && grabbed.what !== ends)) {
      this.studio.place(toggled(this.studio.places, ends, placeOf(this.#grid, at)!), ends);
      return true;
    }
    if (how.button === 0 && grabbed !== null) {
      this.#beginMove(grabbed, how);
      return true;
    }
    if (!at || tool === "pan" || (how.button === 1 && tool !== "pointer")) return false;
    if (tool === "pointer") this.#point(at, how);
    else if (tool === "stairs")
      this.#drag = this.#stairs.press(placeOf(this.#grid, at)!, how) ? { kind: "link" } : null;
    else if (tool === "mover") this.#begin(at);
    else this.#draw(at, toMap(this.board.view, px, py), how);
    return true;
  }

  /** The classic gestures: the left button sets the start, the right one the goal, the middle one toggles a cell. */
  #point(at: Spot, how: Press): void {
    if (how.button === 1) {
      this.#strokes.beginStroke();
      this.#strokes.draw([this.#index(at)], { wall: !this.#isWall(at), cost: null });
      return;
    }
    const stop: Stop = how.button === 2 ? { what: "goal", index: 0 } : this.#touched;
    if (!how.control) this.show(false);
    this.#beginMove(stop, how);
    this.#moveTo(stop, at);
  }

  /** One who moves: a place a tick, as long as the drag goes on. */
  #begin(at: Spot): void {
    this.#drag = { kind: "trail", places: [at] };
    this.#sketch();
  }

  /** Step by step, as far as no wall is in the way. */
  #follow(places: Spot[], to: Spot): void {
    for (const at of cellsBetween(places.at(-1)!, to).slice(1)) {
      if (!this.#inside(at) || this.#isWall(at)) return;
      places.push(at);
    }
    this.#sketch();
  }

  #beginMove(stop: Stop, how: Press): void {
    this.#drag = { kind: "move", stop, evolution: how.control };
    this.studio.pickUp();
  }

  /** What builds stairs came with the first floors. */
  get #stairs(): StairsHand {
    this.#builder ??= floorsKit().stairs(this.studio, this.board, this.settings, this.told);
    return this.#builder;
  }

  giveUp(): boolean {
    return this.#builder?.giveUp() ?? false;
  }

  #draw(at: Spot, exact: Spot, how: Press): void {
    const { tool } = this.settings;
    // What stands on stairs is they themselves.
    if (
      (tool === "erase" || how.button === 2) &&
      hasFloors(this.#grid) &&
      this.#stairs.unlink(placeOf(this.#grid, at)!)
    )
      return;
    const material = how.button === 2 ? ERASED : this.#material(at);
    if (tool === "flood") {
      this.#strokes.beginStroke();
      this.#strokes.draw(this.#area(at), material);
      return;
    }
    if (tool === "line" || tool === "rectangle") {
      this.#drag = {
        kind: "shape",
        material,
        from: at,
        to: at,
        how: tool === "rectangle" && how.shift ? "filled" : tool,
      };
      this.#sketch();
      return;
    }
    this.#strokes.beginStroke();
    this.#drag = { kind: "brush", material, last: exact };
    this.#strokes.draw([this.#index(at)], material);
  }

  /** The first cell decides: a stroke that begins on a wall removes walls, any other builds them. */
  #material(at: Spot): Material {
    const here = this.#index(at);
    const wall = this.#isWall(at);
    const { brush } = this.settings;
    if (brush === "wall") return { wall: !wall, cost: null };
    if (brush === "erase") return ERASED;
    const same = !wall && (this.#grid.costs?.[here] ?? 1) === this.settings.terrain;
    return same ? ERASED : { wall: false, cost: this.settings.terrain };
  }

  get shaping(): boolean {
    return this.#drag?.kind === "shape" || this.#drag?.kind === "trail";
  }

  drag(px: number, py: number): void {
    const drag = this.#drag;
    if (!drag) return;
    if (drag.kind === "brush") {
      const next = toMap(this.board.view, px, py);
      const cells = hexOf(this.#grid)?.cellsAlong(drag.last, next) ?? cellsAlong(drag.last, next);
      this.#strokes.draw(cells.filter(this.#inside).map(this.#index), drag.material);
      drag.last = next;
      return;
    }
    const at = this.#spotAt(px, py);
    if (!at) return;
    if (drag.kind === "move") this.#moveTo(drag.stop, at);
    else if (drag.kind === "trail") this.#follow(drag.places, at);
    else if (drag.kind === "link") this.#stairs.drag(placeOf(this.#grid, at)!);
    else {
      drag.to = at;
      this.#sketch();
    }
  }

  release(): void {
    const drag = this.#drag;
    this.#drag = null;
    if (drag?.kind === "move") {
      this.studio.drop(drag.stop.what);
      if (drag.evolution) this.show(true);
      return;
    }
    if (drag?.kind === "link") this.#stairs.release();
    if (drag?.kind === "trail") {
      this.board.point({ sketch: [] });
      this.studio.addMover(drag.places);
      return;
    }
    if (drag?.kind === "shape") {
      this.#strokes.beginStroke();
      this.#strokes.draw(runsIn(this.#shape(drag), this.#grid.width), drag.material);
      this.board.point({ sketch: [] });
    }
    this.#strokes.endStroke();
  }

  cancel(): void {
    const drag = this.#drag;
    this.#drag = null;
    this.giveUp();
    this.#strokes.cancelStroke();
    if (drag?.kind === "move") this.studio.putBack(drag.stop.what);
    this.board.point({ sketch: [] });
  }

  /** A place that is dragged over walls stays on the last free cell. */
  #moveTo(stop: Stop, to: Spot): void {
    const place = placeOf(this.#grid, to);
    if (place !== null && !this.#isWall(to)) this.studio.place(moved(this.studio.places, stop, place), stop.what);
  }

  #spotAt(px: number, py: number): Spot | null {
    return spotOf(this.#grid, this.board.placeAt(px, py));
  }

  #sketch(): void {
    const drag = this.#drag;
    if (drag?.kind === "shape") this.board.point({ sketch: this.#shape(drag) });
    if (drag?.kind === "trail") this.board.point({ sketch: drag.places.map(cellAt) });
  }

  #shape({ from, to, how }: Drag & { kind: "shape" }): Region[] {
    if (how !== "line") return rectangle(from, to, how === "filled");
    const hex = hexOf(this.#grid);
    const cells = hex?.cellsAlong(hex.middleOf(from), hex.middleOf(to)) ?? cellsBetween(from, to);
    return cells.map(cellAt);
  }

  /** The connected cells of the same kind. */
  #area(at: Spot): Runs {
    const { walls, costs, width } = this.#grid;
    const from = this.#index(at);
    const [wall, cost] = [walls[from], costs?.[from]];
    const closed = walls.slice();
    if (wall || costs)
      for (let i = 0; i < closed.length; i++) closed[i] = Number(walls[i] !== wall || costs?.[i] !== cost);
    return (hexOf(this.#grid)?.flood ?? flood)(width, from, closed);
  }

  get #strokes(): Strokes {
    return this.canvas() ?? this.studio;
  }

  get #grid(): GridDrawing {
    return this.#strokes.drawing as GridDrawing;
  }

  #isWall(at: Spot): boolean {
    return this.#grid.walls[this.#index(at)] === 1;
  }

  readonly #index = ([x, y]: Spot): number => y * this.#grid.width + x;

  readonly #inside = ([x, y]: Spot): boolean => x >= 0 && y >= 0 && x < this.#grid.width && y < this.#grid.height;
}
