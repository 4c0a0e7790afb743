/** The properties and methods that say what of the map is in view, and what is pointed out there. */
import { choose, finite, wrongType } from "../../api/errors.js";
import type { Board } from "../../board/board.js";
import { isOn } from "../../board/drawing.js";
import { asPlace } from "../../shared/places.js";
import type { AnyPlace, HighlightKind, Place, StepStarElement } from "../contract.js";
import type { Figure } from "../figure.js";
import { misplaced } from "../given-places.js";

type Names = "fit" | "zoom" | "view" | "zoomTo" | "hover" | "pinned" | "highlight" | "scene" | "focus";

export class ViewProperties implements Pick<StepStarElement, Names> {
  constructor(private readonly figure: Figure) {}

  fit(): void {
    Object.assign(this.figure.wish, { view: null, zoom: null, looks: [(board: Board) => board.fit()] });
    this.figure.apply();
  }

  /** Laid out: a page may ask before the first frame. */
  get #board(): Board | undefined {
    const board = this.figure.stage?.sides[0]?.board;
    board?.measure();
    return board;
  }

  get zoom(): number {
    return this.figure.wish.zoom ?? this.#board?.view.scale ?? 1;
  }

  set zoom(scale: number) {
    if (!(scale > 0 && scale < Infinity)) return;
    // A text or a BigInt can't be divided.
    this.figure.wish.zoom = Number(scale);
    this.figure.apply();
  }

  get view(): readonly [left: number, top: number, width: number] | null {
    const board = this.#board;
    if (!board || board.fitted) return this.figure.wish.view;
    return [board.view.x, board.view.y, board.surface.clientWidth / board.view.scale];
  }

  set view(view: readonly [left: number, top: number, width: number] | null) {
    if (!view) {
      this.fit();
      return;
    }
    if (!Array.isArray(view) || !(view[2] > 0) || !view.every(Number.isFinite))
      throw wrongType("view", view, "[left, top, width], or null");
    Object.assign(this.figure.wish, { view, zoom: null, looks: [] });
    this.figure.apply();
  }

  zoomTo(at: AnyPlace, zoom?: number): void {
    const { figure } = this;
    if (figure.map !== "drawn") return;
    const place = this.#onMap(at);
    finite(zoom ?? 1, "zoom", 0, true);
    figure.wish.looks = [...figure.wish.looks, (board) => board.show(place, zoom ?? undefined)];
    figure.apply();
  }

  #onMap(at: AnyPlace): Place {
    const place = asPlace(at);
    const { drawing } = this.figure.studio;
    if (!isOn(drawing, place)) throw new RangeError(misplaced("place", at, drawing).text);
    return place;
  }

  get hover(): Place | null {
    return this.figure.stage?.pointing.pointed ?? null;
  }

  get pinned(): Place | null {
    return this.figure.wish.pinned;
  }

  set pinned(at: AnyPlace | null) {
    this.figure.wish.pinned = asPlace(at) ?? null;
    this.figure.apply();
  }

  highlight(places: readonly AnyPlace[], kind: HighlightKind): void {
    const { map, stage } = this.figure;
    if (map !== "drawn") return;
    if (!Array.isArray(places)) throw wrongType("list", places, "an array");
    choose(kind, "kind", ["worst", "step", "too-high", "only-a", "only-b", "both"]);
    const wanted = places.map((at) => this.#onMap(at));
    if (this.#board) stage!.sides[0]!.highlight(kind, wanted);
  }

  scene(picture?: { scale?: number; theme?: "light" | "dark" } | null) {
    const { scale, theme } = picture ?? {};
    if (scale !== undefined) finite(scale, "scale", 0, true);
    const { stage } = this.figure;
    const board = this.#board;
    if (!stage || !board) throw new Error("A <step-star> has a picture once it is in a page.");
    return board.scene({ scale, palette: theme && stage.palette(theme) });
  }

  /** The board gets the focus, as the keys work there; Shift+Tab leads to the tools before it. */
  focus(options?: FocusOptions): void {
    this.figure.stage?.sides[0]?.board.surface.focus(options);
  }
}
