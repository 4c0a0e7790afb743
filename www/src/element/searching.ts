/** From settings to results: has the sides search, and puts their answers on the board. */

import type { Trace } from "../api/index.js";
import type { Controls } from "../player/controls.js";
import { grouped } from "../shared/grouped.js";
import { compared } from "./compared.js";
import type { StepStarEvents } from "./contract.js";
import type { Cause, Frame } from "./frame.js";
import type { Pointing } from "./pointing.js";
import type { Scene } from "./scene.js";
import type { Side } from "./side.js";

/** Bytes of a trace, about those of three million events. */
const LARGE = 6e7;

export class Searching {
  #asked = false;
  #gone = false;
  #dragged = false;
  /** Nothing to show: neither a map nor a search. */
  #blank = false;
  /** This map's search has not been on the board yet: a position in another map's search means nothing. */
  fresh = false;
  /** The sides whose searches have taken long enough to show their progress. */
  readonly #busySides = new Set<Side>();
  /** Restarts a cancelled search. */
  again: (() => void) | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly frame: Frame,
    private readonly controls: Controls,
    private readonly pointing: Pointing,
  ) {}

  /** Hears what the sides report. */
  readonly listener = {
    answered: (side: Side, milliseconds: number) => this.#answered(side, milliseconds),
    failed: (side: Side, message: string) => this.#failed(side, message),
    busy: (side: Side, detail: StepStarEvents["busy"]["detail"]) => this.#busy(side, detail),
    // Like `result`, of the first of two searches.
    truth: (side: Side, truth: StepStarEvents["truth"]["detail"]) =>
      side === this.scene.sides[0] && this.scene.host.emit("truth", truth),
    viewed: () => this.scene.host.emit("settings", null),
  };

  /** A search shows its progress, and can be cancelled. */
  get running(): boolean {
    return this.#busySides.size > 0;
  }

  /** Searches with the current settings; several changes in one task are one question. */
  ask(dragged = false): void {
    this.#dragged = dragged && (this.#dragged || !this.#asked);
    this.again = null;
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      if (this.#gone || this.#blank) return;
      for (const side of this.scene.sides) {
        // The engine's memory never shrinks, and would have to hold two.
        if ((side.trace?.bytes ?? 0) > LARGE) this.#withdraw(side);
        side.ask(this.#dragged);
      }
    });
  }

  get settled(): Promise<void> {
    return Promise.resolve()
      .then(() => Promise.all(this.scene.sides.map((side) => side.settled)))
      .then(() => {});
  }

  /** A map is loading or can't be read: nobody asked for what an empty board would show. */
  blank(): void {
    this.#blank = this.frame.blank = true;
    for (const side of this.scene.sides) {
      side.cancel();
      this.#withdraw(side);
    }
  }

  /** Reports a fault in one clear sentence; what is on the board stays. */
  fail(message: string, about?: Cause): void {
    this.frame.blame(message, about);
    this.scene.host.emit("fault", { message });
  }

  /** Reports mistakes in the page's HTML; the board follows the rest of it. */
  complain(message: string): void {
    this.frame.blame(message, "page");
  }

  /** A result for another map or other options is no answer: the board shows the plain map until there is one. */
  #failed(side: Side, message: string): void {
    this.#withdraw(side);
    this.#blame(side, message);
    this.scene.host.emit("fault", { message });
  }

  /** Of two searches each has its own fault, which the other's success doesn't clear. */
  #blame(side: Side, message: string): void {
    const { sides } = this.scene;
    if (sides.length > 1) this.frame.blame(message, side === sides[0] ? "A" : "B");
    this.frame.blame(sides.length > 1 ? "" : message);
  }

  /**
   * Meanwhile nothing may pass for the answer: a search of another map goes, one of the same map stays with its verdict in doubt.
   */
  #busy(side: Side, detail: StepStarEvents["busy"]["detail"]): void {
    const { words } = this.scene.settings;
    if (!detail.busy) this.#busySides.delete(side);
    else {
      this.#busySides.add(side);
      this.#blame(side, "");
      if (side.outdated) this.#withdraw(side);
      else if (side.trace) side.badge.reset();
      this.frame.tell(words.searching(grouped(detail.expanded)), words.cancel, () => this.cancel());
    }
    this.scene.host.emit("busy", detail);
  }

  /** Stops searching. What was found before answers another question, so it goes too. */
  cancel(): void {
    const { cancelled, again } = this.scene.settings.words;
    for (const side of this.scene.sides) {
      if (!side.cancel()) continue;
      this.#busySides.delete(side);
      this.#withdraw(side);
      this.again = () => this.ask();
      this.frame.tell(cancelled, again, this.again);
      // The other search will soon put its own sentence below the boards.
      if (this.scene.sides.length > 1) side.caption.textContent = cancelled;
    }
  }

  /** Takes a side's search away; of two, the player goes on with the other. The position is kept for the next search. */
  #withdraw(side: Side): void {
    const { host, player } = this.scene;
    const { memory } = host;
    const before = this.scene.lead;
    if (before && !this.fresh && before.position < before.length) memory.position ??= player.moment();
    player.open(null);
    side.drop();
    side.caption.textContent = "";
    const { lead } = this.scene;
    player.open(lead, memory.position);
    if (lead && !this.fresh) memory.position = undefined;
    else this.frame.tell("");
    this.controls.open(lead, this.scene.colours);
    this.scene.moved({ slow: false });
    this.pointing.look();
    host.emit("withdrawn", null);
  }

  #answered(side: Side, milliseconds: number): void {
    const { host, lead, player, predict, sides } = this.scene;
    const { memory } = host;
    const trace = side.trace as Trace;
    this.#busySides.delete(side);
    this.#blame(side, "");
    if (lead) {
      const otherwise = predict ? 0 : this.fresh ? Infinity : undefined;
      player.open(lead, memory.position ?? otherwise);
      if (predict) lead.position = predict.before(lead, lead.position);
      this.controls.open(lead, this.scene.colours);
      this.fresh &&= sides.some(({ outdated }) => outdated);
      if (!this.fresh) memory.position = undefined;
    }
    if (sides.length > 1) this.#nameSides();
    this.scene.moved({ slow: false });
    if (memory.playing) {
      memory.playing = false;
      player.play();
    }
    if (side === sides[0]) host.emit("result", { result: trace.result, trace, milliseconds });
  }

  /** Names each of two searches by how it differs from the other. */
  #nameSides(): void {
    const { host, settings, sides } = this.scene;
    sides.forEach((side, i) => {
      // The map of an outdated question may have been freed.
      if (!side.question || side.outdated) return;
      const other = sides[1 - i]!.question;
      side.searchName = compared(host.studio.engine, side.question.options, other?.options, settings.words);
    });
  }

  /** There is something on the board again. */
  unblank(): void {
    this.#blank = this.frame.blank = false;
  }

  free(): void {
    this.#gone = true;
  }
}
