/** From settings to results: has the sides search, and puts their answers on the board. */

import type { Trace } from "../api/index.js";
import type { Controls } from "../player/controls.js";
import { grouped } from "../shared/grouped.js";
import type { Said } from "../shared/said.js";
import { settingsOf } from "./aim.js";
import { compared } from "./compared.js";
import type { StepStarEvents } from "./contract.js";
import { faultOf, LETTERS, NO_FAULT } from "./faults.js";
import type { Frame } from "./frame.js";
import type { Onstage } from "./onstage.js";
import type { Pointing } from "./pointing.js";
import type { Side } from "./side.js";

/** Bytes of a trace, about those of three million events. */
const LARGE = 6e7;

export class Searching {
  #asked = false;
  #dragged = false;
  /** Nothing to show: neither a map nor a search. */
  blank = false;
  /** Of the last searches that began. */
  #settings: readonly unknown[];
  /** There has been an answer: to predict anew begins at the beginning. */
  #answers = 0;
  /** The sides whose searches have taken long enough to show their progress. */
  readonly #busySides = new Set<Side>();
  /** Restarts a cancelled search. */
  again: (() => void) | null = null;

  constructor(
    private readonly stage: Onstage,
    private readonly frame: Frame,
    private readonly controls: Controls,
    private readonly pointing: Pointing,
    private readonly explain: (side: Side, sentence: string, position: number | null) => void,
    private readonly signal: AbortSignal,
  ) {
    this.#settings = settingsOf(stage.subject.wish);
  }

  /** Hears what the sides report. */
  readonly listener = {
    answered: (side: Side, milliseconds: number) => this.#answered(side, milliseconds),
    failed: (side: Side, said: Said) => this.#failed(side, said),
    busy: (side: Side, detail: StepStarEvents["busy"]["detail"]) => this.#busy(side, detail),
    // Like `result`, of the first of two searches.
    truth: (side: Side, truth: StepStarEvents["truth"]["detail"]) =>
      side === this.stage.sides[0] && this.stage.emit("truth", truth),
    explained: (side: Side, sentence: string, position: number | null) => this.explain(side, sentence, position),
    viewed: () => {
      this.pointing.magnify();
      this.stage.emit("settings", null);
    },
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
      if (this.signal.aborted || this.blank) return;
      for (const side of this.stage.sides) {
        // The engine's memory never shrinks, and would have to hold two.
        if ((side.trace?.bytes ?? 0) > LARGE) this.#withdraw(side);
        side.ask(this.#dragged);
      }
    });
  }

  get settled(): Promise<void> {
    return Promise.resolve()
      .then(() => Promise.all(this.stage.sides.map((side) => side.settled)))
      .then(() => {});
  }

  /** Searches with the options that are wanted now; while a map is awaited, nothing. */
  apply(): void {
    const { map, wish } = this.stage.subject;
    const settings = settingsOf(wish);
    const isAnswered = settings.every((setting, i) => setting === this.#settings[i]);
    this.#settings = settings;
    // There is nothing to see before an exercise draws its map.
    const blank = map === "awaited" || (wish.mode === "exercise" && map === "none");
    const wasBlank = this.blank;
    this.blank = blank;
    if (blank && !wasBlank) {
      for (const side of this.stage.sides) {
        side.cancel();
        this.#withdraw(side);
      }
    } else if (!isAnswered || (wasBlank && !blank)) this.ask();
  }

  /** A result for another map or other options is no answer: the board shows the plain map until there is one. */
  #failed(side: Side, said: Said): void {
    this.#withdraw(side);
    // What was read out tells of a path that is no answer any more.
    if (!this.stage.lead) this.frame.live.say("");
    this.#blame(side, said);
    this.stage.emit("fault", faultOf(said));
  }

  /** Of two searches each has its own fault, which the other's success doesn't clear. */
  #blame(side: Side, said: Said): void {
    const { subject, sides } = this.stage;
    subject.faults.set(sides.length === 1 ? "search" : LETTERS[sides.indexOf(side)]!, said);
  }

  /**
   * Meanwhile nothing may pass for the answer: a search of another map goes, one of the same map stays with its verdict in doubt.
   */
  #busy(side: Side, detail: StepStarEvents["busy"]["detail"]): void {
    const { words } = this.stage;
    if (!detail.busy) this.#busySides.delete(side);
    else {
      this.#busySides.add(side);
      this.#blame(side, NO_FAULT);
      if (side.outdated) this.#withdraw(side);
      else if (side.trace) side.badge.reset();
      this.frame.tell(words.say(words.searching, { expanded: grouped(detail.expanded) }), words.cancel, () =>
        this.cancel(),
      );
    }
    this.stage.emit("busy", detail);
  }

  /** Stops searching. What was found before answers another question, so it goes too. */
  cancel(): void {
    const { cancelled, again } = this.stage.words;
    for (const side of this.stage.sides) {
      if (!side.cancel()) continue;
      this.#busySides.delete(side);
      this.#withdraw(side);
      this.again = () => this.ask();
      this.frame.tell(cancelled, again, this.again);
      // The other search will soon put its own sentence below the boards.
      if (this.stage.sides.length > 1) side.caption.textContent = cancelled;
    }
  }

  /** Takes a side's search away; of two, the player goes on with the other. The position is kept for the next search. */
  #withdraw(side: Side): void {
    const { player } = this.stage;
    player.open(null);
    side.drop();
    side.caption.textContent = "";
    const { lead } = this.stage;
    player.open(lead);
    if (!lead || player.held) this.frame.tell("");
    this.controls.open(lead);
    this.stage.moved({ slow: false });
    this.pointing.look();
    this.stage.emit("withdrawn", null);
  }

  #answered(side: Side, milliseconds: number): void {
    const { lead, player, predict, sides } = this.stage;
    const trace = side.trace as Trace;
    this.#busySides.delete(side);
    this.#blame(side, NO_FAULT);
    player.held &&= sides.some(({ outdated }) => outdated);
    if (predict && this.#answers++ > 0) player.open(lead, 0);
    else player.open(lead);
    this.controls.open(lead);
    if (sides.length > 1) this.#nameSides();
    this.stage.moved({ slow: false });
    if (side === sides[0]) this.stage.emit("result", { result: trace.result, trace, milliseconds });
  }

  /** Names each of two searches by how it differs from the other. */
  #nameSides(): void {
    const { subject, sides, words } = this.stage;
    sides.forEach((side, i) => {
      // The map of an outdated question may have been freed.
      if (!side.question || side.outdated) return;
      // Each by how it differs from the first, and that one from the second.
      const other = sides[i === 0 ? 1 : 0]!.question;
      side.searchName = compared({ ...side.question, map: subject.studio.engine }, other, words);
    });
  }
}
