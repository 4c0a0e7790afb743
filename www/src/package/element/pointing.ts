/** Which places are pointed at (hovered, pinned or under the cell cursor), and what is said about them. */
import { isOn } from "../board/drawing.js";
import { CellCursor } from "../editor/cursor.js";
import { put } from "../shared/dom.js";
import { samePlace } from "../shared/places.js";
import type { BreakPoint, Place } from "./contract.js";
import { describePlace } from "./describe.js";
import type { Frame } from "./frame.js";
import type { Onstage } from "./onstage.js";

export class Pointing {
  readonly cursor: CellCursor;
  hover: Place | null = null;
  /** As on the board now. */
  #shown: readonly [pinned: Place | null, breakPoints: readonly BreakPoint[]] = [null, []];

  constructor(
    private readonly stage: Onstage,
    private readonly frame: Frame,
    /** A pointer is pressed: what the keys have begun ends. */
    private readonly pressed: () => void,
  ) {
    this.cursor = new CellCursor(stage.subject.studio);
  }

  /**
   * Keyboard focus shows the cell cursor where the arrow keys can only answer; elsewhere they step until somebody asks for it. Where
   * the focus only comes back, from a dialog that has been closed or from another window, the cursor is as it was.
   */
  serve(surface: HTMLElement): void {
    const { cursor } = this;
    let elsewhere = false;
    surface.addEventListener("blur", () => {
      elsewhere = !document.hasFocus();
    });
    surface.addEventListener("focus", ({ relatedTarget }) => {
      const useful = this.stage.predict || this.stage.asks;
      const back = elsewhere || (relatedTarget as Element | null)?.closest("dialog:not([open])");
      if (!useful || back || !surface.matches(":focus-visible")) return;
      cursor.show(null);
      this.point(true);
    });
    surface.addEventListener("pointerdown", () => {
      if (cursor.place === null) return;
      this.pressed();
      cursor.hide();
      this.point();
    });
  }

  /** By the cell cursor, otherwise by the mouse. */
  get pointed(): Place | null {
    return this.cursor.place ?? this.hover;
  }

  /** The one that is wanted for a map that is not there yet is not on this drawing. */
  get pinned(): Place | null {
    const { studio, wish } = this.stage.subject;
    return isOn(studio.drawing, wish.pinned) ? wish.pinned : null;
  }

  clicked(at: Place): void {
    if (this.stage.asks) {
      this.stage.emit("pick", { at });
      return;
    }
    const trace = this.stage.lead;
    if (!this.stage.predict || !trace) {
      this.pin(samePlace(this.pinned, at) ? null : at);
      return;
    }
    const answer = this.stage.predict.answer(trace, at);
    if (!answer) return;
    this.stage.emit("answer", answer);
    if (answer.right) {
      const asked = this.stage.predict.before(trace, trace.position);
      this.stage.player.put(this.stage.predict.before(trace, asked + 1));
    }
    this.stage.moved({ slow: answer.right });
  }

  pin(at: Place | null): void {
    this.stage.subject.wish.pinned = at;
    this.point();
  }

  hovered(at: Place | null): void {
    if (samePlace(at, this.hover)) return;
    this.hover = at;
    this.point();
  }

  /** Forgets places that are no longer on the drawing. */
  check(): void {
    const { studio, wish } = this.stage.subject;
    const kept = (at: Place | null) => (isOn(studio.drawing, at) ? at : null);
    this.hover = kept(this.hover);
    wish.pinned = this.pinned;
    if (kept(this.cursor.place) !== this.cursor.place) this.cursor.show(null);
    const { breakPoints } = wish;
    if (!breakPoints.every(({ at }) => isOn(studio.drawing, at)))
      wish.breakPoints = breakPoints.filter(({ at }) => isOn(studio.drawing, at));
    this.point();
  }

  /** Shows the pinned place and the break points that are wanted now. */
  apply(): void {
    const { pinned, breakPoints } = this.stage.subject.wish;
    if (pinned !== this.#shown[0] || breakPoints !== this.#shown[1]) this.point();
  }

  /** Updates the marks of pointer, cell cursor and break points. `aloud`: describe the place under the cursor even if nothing changed. */
  point(aloud = false): void {
    const { pinned } = this;
    const { wish } = this.stage.subject;
    const { breakPoints } = wish;
    this.#shown = [wish.pinned, breakPoints];
    const pointers = {
      hover: this.hover,
      pinned,
      cursor: this.cursor.place,
      breaks: breakPoints.map(({ at }) => at),
    };
    const { predict, asks, words } = this.stage;
    // Where arrows step otherwise, the board says that they do not now.
    const mode = this.cursor.place !== null && !predict && !asks ? words.cursorMode : "";
    for (const { board, element } of this.stage.sides) {
      board.point(pointers);
      put(element.dataset, { cursor: mode });
    }
    const before = this.frame.look.textContent;
    this.look();
    const now = this.frame.look.textContent;
    if (this.cursor.place !== null && (aloud || now !== before)) this.stage.say(aloud && mode ? `${now} ${mode}` : now);
    this.stage.emit("inspect", { hover: this.pointed, pinned });
  }

  /** Beside the place itself. */
  magnify(): void {
    const at = this.pointed ?? this.pinned;
    for (const side of this.stage.sides) side.magnify(at);
  }

  /** Shows the values of the place pointed at. They are not read out: after a step, the step should be heard. */
  look(): void {
    const at = this.pointed ?? this.pinned;
    const side = this.stage.sides[0]!;
    const { drawing, places } = this.stage.subject.studio;
    // A search of another drawing may not know the place.
    const trace = side.outdated ? null : side.trace;
    const { ticks } = side;
    const shown = ticks.drawing ?? drawing;
    const text =
      at === null
        ? ""
        : describePlace(at, shown, places, trace, this.stage.words, ticks.touch(at), Boolean(side.question?.field));
    put(this.frame.look, { textContent: text });
    this.magnify();
  }
}
