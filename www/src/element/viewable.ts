/** The properties and methods that say what of the map is in view, and what is pointed out there. */
import { choose } from "../api/choose.js";
import { finite, wrongType } from "../api/errors.js";
import type { Board } from "../board/board.js";
import { isOn } from "../board/drawing.js";
import { asPlace } from "../shared/places.js";
import type * as contract from "./contract.js";
import { misplaced } from "./given-places.js";
import { Operable } from "./operable.js";

interface Early {
  zoom?: number;
  view?: readonly [left: number, top: number, width: number] | null;
  pinned?: contract.Place | null;
}

export class Viewable extends Operable {
  /** What was set before there is a map in a page, in that order. */
  #early: Early = {};

  get #isShown(): boolean {
    return this.stage !== null && this.memory.drawn;
  }

  #keep<Name extends keyof Early>(name: Name, value: Early[Name]): void {
    if (this.#isShown) return;
    delete this.#early[name];
    this.#early[name] = value;
  }

  protected takeEarly(): void {
    if (!this.#isShown) return;
    const early = this.#early;
    this.#early = {};
    Object.assign(this, early);
  }

  fit(): void {
    this.#keep("view", null);
    this.stage?.commands.run("fit");
  }

  /** Laid out: a page may ask before the first frame. */
  get #boards(): readonly Board[] {
    const boards = this.stage?.sides.map(({ board }) => board) ?? [];
    for (const board of boards) board.measure();
    return boards;
  }

  get zoom(): number {
    return this.#boards[0]?.view.scale ?? this.#early.zoom ?? 1;
  }

  set zoom(scale: number) {
    if (!(scale > 0 && scale < Infinity)) return;
    this.#keep("zoom", scale);
    // A text or a BigInt can't be divided.
    for (const board of this.#boards) board.sized((shown) => shown.zoomBy(Number(scale) / shown.view.scale));
  }

  get view(): readonly [left: number, top: number, width: number] | null {
    const [board] = this.#boards;
    if (!board || board.fitted) return this.#early.view ?? null;
    return [board.view.x, board.view.y, board.surface.clientWidth / board.view.scale];
  }

  set view(view: readonly [left: number, top: number, width: number] | null) {
    if (!view) {
      this.fit();
      return;
    }
    if (!Array.isArray(view) || !(view[2] > 0) || !view.every(Number.isFinite))
      throw wrongType("view", view, "[left, top, width], or null");
    this.#keep("view", view);
    const [x, y, width] = view as [number, number, number];
    for (const board of this.#boards)
      board.sized((shown) => {
        shown.view = { x, y, scale: shown.surface.clientWidth / width };
      });
  }

  zoomTo(at: contract.AnyPlace, zoom?: number): void {
    if (!this.memory.drawn) return;
    const place = this.#onMap(at);
    finite(zoom ?? 1, "zoom", 0, true);
    for (const board of this.#boards) board.sized((shown) => shown.show(place, zoom ?? undefined));
  }

  #onMap(at: contract.AnyPlace): contract.Place {
    const place = asPlace(at);
    if (!isOn(this.studio.drawing, place)) throw new RangeError(misplaced("place", at, this.studio.drawing));
    return place;
  }

  get hover(): contract.Place | null {
    return this.stage?.pointing.pointed ?? null;
  }

  get pinned(): contract.Place | null {
    return this.memory.pinned ?? this.#early.pinned ?? null;
  }

  set pinned(at: contract.AnyPlace | null) {
    const place = asPlace(at);
    this.#keep("pinned", place);
    this.memory.pinned = isOn(this.studio.drawing, place) ? place : null;
    this.stage?.pointing.point();
  }

  highlight(places: readonly contract.AnyPlace[], kind: contract.HighlightKind): void {
    if (!this.memory.drawn) return;
    if (!Array.isArray(places)) throw wrongType("list", places, "an array");
    choose(kind, "kind", ["worst", "step", "only-a", "only-b", "both"]);
    const wanted = places.map((at) => this.#onMap(at));
    if (this.#boards[0]) this.stage!.sides[0]!.highlight(kind, wanted);
  }

  scene(picture?: { scale?: number; theme?: "light" | "dark" } | null) {
    const { scale, theme } = picture ?? {};
    if (scale !== undefined) finite(scale, "scale", 0, true);
    const stage = this.stage;
    if (!stage) throw new Error("A <step-star> has a picture once it is in a page.");
    return stage.sides[0]!.board.scene({ scale, palette: theme && stage.palette(theme) });
  }
}
