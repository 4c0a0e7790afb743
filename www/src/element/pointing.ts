/** Which places are pointed at (hovered, pinned or under the cell cursor), and what is said about them. */
import { isOn } from "../board/drawing.js";
import { CellCursor } from "../editor/cursor.js";
import { draws } from "../editor/hand.js";
import { put } from "../shared/dom.js";
import { samePlace } from "../shared/places.js";
import type { Place } from "./contract.js";
import { describePlace } from "./describe.js";
import type { Frame } from "./frame.js";
import type { Scene } from "./scene.js";

export class Pointing {
  readonly cursor: CellCursor;
  hover: Place | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly frame: Frame,
    /** Abandons what the keys have begun to draw. */
    private readonly abandon: () => boolean,
  ) {
    this.cursor = new CellCursor(scene.host.studio);
  }

  /**
   * Keyboard focus shows the cell cursor, wherever the arrow keys can draw or answer. Where the focus only comes back, from a dialog
   * that has been closed or from another window, the cursor is as it was.
   */
  serve(surface: HTMLElement): void {
    const { cursor } = this;
    let elsewhere = false;
    surface.addEventListener("blur", () => {
      elsewhere = !document.hasFocus();
    });
    surface.addEventListener("focus", ({ relatedTarget }) => {
      const useful = this.scene.predict || (this.scene.settings.editable && draws(this.scene.host.memory.tool));
      const back = elsewhere || (relatedTarget as Element | null)?.closest("dialog:not([open])");
      if (!useful || back || !surface.matches(":focus-visible")) return;
      cursor.show(null);
      this.point(true);
    });
    surface.addEventListener("pointerdown", () => {
      if (cursor.place === null) return;
      this.abandon();
      cursor.hide();
      this.point();
    });
  }

  /** By the cell cursor, otherwise by the mouse. */
  get pointed(): Place | null {
    return this.cursor.place ?? this.hover;
  }

  clicked(at: Place): void {
    const trace = this.scene.lead;
    if (!this.scene.predict || !trace) {
      const { memory } = this.scene.host;
      this.pin(samePlace(memory.pinned, at) ? null : at);
      return;
    }
    const answer = this.scene.predict.answer(trace, at);
    if (!answer) return;
    this.scene.host.emit("answer", answer);
    if (answer.right) {
      const asked = this.scene.predict.before(trace, trace.position);
      trace.position = this.scene.predict.before(trace, asked + 1);
    }
    this.scene.moved({ slow: answer.right });
  }

  pin(at: Place | null): void {
    this.scene.host.memory.pinned = at;
    this.point();
  }

  hovered(at: Place | null): void {
    if (samePlace(at, this.hover)) return;
    this.hover = at;
    this.point();
  }

  /** Forgets places that are no longer on the drawing. */
  check(): void {
    const { studio, memory } = this.scene.host;
    const kept = (at: Place | null) => (isOn(studio.drawing, at) ? at : null);
    this.hover = kept(this.hover);
    memory.pinned = kept(memory.pinned);
    if (kept(this.cursor.place) !== this.cursor.place) this.cursor.show(null);
    const { player } = this.scene;
    player.breakPoints = player.breakPoints.filter(({ at }) => isOn(studio.drawing, at));
    this.point();
  }

  /** Updates the marks of pointer, cell cursor and break points. `aloud`: describe the place under the cursor even if nothing changed. */
  point(aloud = false): void {
    const { pinned } = this.scene.host.memory;
    const pointers = {
      hover: this.hover,
      pinned,
      cursor: this.cursor.place,
      breaks: this.scene.player.breakPoints.map(({ at }) => at),
    };
    for (const { board } of this.scene.sides) board.point(pointers);
    const before = this.frame.look.textContent;
    this.look();
    const now = this.frame.look.textContent;
    if (this.cursor.place !== null && (aloud || now !== before)) this.scene.say(now);
    this.scene.host.emit("inspect", { hover: this.pointed, pinned });
  }

  /** Shows the values of the place pointed at. They are not read out: after a step, the step should be heard. */
  look(): void {
    const at = this.pointed ?? this.scene.host.memory.pinned;
    const side = this.scene.sides[0]!;
    const { drawing, places } = this.scene.host.studio;
    // A search of another drawing may not know the place.
    const trace = side.outdated ? null : side.trace;
    const text = at === null ? "" : describePlace(at, drawing, places, trace, this.scene.settings.words);
    put(this.frame.look, { textContent: text });
  }
}
