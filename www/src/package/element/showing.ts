/** Says where the search is: on the player, in a sentence below the board, to a screen reader, and as an event. */

import type { Trace } from "../api/index.js";
import type { Controls } from "../player/controls.js";
import type { Moved } from "../player/player.js";
import { chapterAt } from "../player/ticks.js";
import { isWithinStep } from "../player/whole-steps.js";
import { later, Newest, nextFrame } from "../shared/cancel.js";
import { make } from "../shared/dom.js";
import { grouped } from "../shared/grouped.js";
import { type Said, saidOf } from "../shared/said.js";
import type { BreakPoint } from "./contract.js";
import { LETTERS } from "./faults.js";
import type { Frame } from "./frame.js";
import type { Onstage } from "./onstage.js";
import type { Pointing } from "./pointing.js";
import type { Side } from "./side.js";
import { told } from "./spoken.js";
import { inWords, tidy } from "./written.js";

/** In a longer trace a sentence takes more than a frame to make, so it waits until the reader pauses. */
const LONG_TRACE = 100_000;
const REST_MS = 120;

export class Showing {
  #due = false;
  readonly #rest: Newest;
  #stopped: Moved["stopped"];
  #said = "";
  /** Where a break point has stopped the player. */
  #halt: { readonly trace: Trace; readonly position: number; readonly point: BreakPoint } | null = null;
  /** What is said at a position in place of the step's sentence. */
  #remark: { readonly trace: Trace; readonly position: number; readonly sentence: string } | null = null;

  constructor(
    private readonly stage: Onstage,
    private readonly frame: Frame,
    private readonly controls: Controls,
    private readonly pointing: Pointing,
    /** Begins a cancelled search again. */
    private readonly again: () => (() => void) | null,
    private readonly signal: AbortSignal,
  ) {
    this.#rest = new Newest(signal);
  }

  /** The player shows its position at once; everything else follows once a frame at most. */
  moved(stopped: Moved["stopped"]): void {
    this.#stopped = stopped ?? this.#stopped;
    const trace = this.stage.lead;
    if (trace && typeof stopped === "object") this.#halt = { trace, position: trace.position, point: stopped };
    else if (trace !== this.#halt?.trace || trace?.position !== this.#halt?.position) this.#halt = null;
    if (trace !== this.#remark?.trace || trace?.position !== this.#remark?.position) this.#remark = null;
    this.show();
    if (this.#due) return;
    this.#due = true;
    nextFrame(this.signal, () => {
      this.#due = false;
      this.#tell();
    });
  }

  /** Says a sentence in place of the step's, until the position changes. */
  remark(trace: Trace, sentence: string): void {
    this.#remark = { trace, position: trace.position, sentence };
    this.moved(undefined);
  }

  /** The caption of one of two searches: A or B, its name, and how far it has come. */
  counts(side: Side, trace: Trace): (Node | string)[] {
    const { words } = this.stage;
    const expanded = grouped(trace.expansionAt(trace.position));
    const cost = trace.position === trace.length ? tidy(trace.result.cost) : "…";
    const ofTick = trace.ticks > 0 ? this.#ofTick(side, trace) : words.say(words.side, { expanded, cost });
    return [make("span", "", `${this.#letter(trace)} · ${side.searchName}:`), " ", make("span", "", ofTick)];
  }

  /** What the tick has done so far. */
  #ofTick({ ticks }: Side, trace: Trace): string {
    const { words } = this.stage;
    const tick = trace.tickAt(trace.position);
    const { counts } = ticks;
    if (counts) {
      const [kept, repaired, wasted] = (["kept", "repaired", "wasted"] as const).map((kind) => grouped(counts[kind]));
      return words.say(words.tickCells, { tick: String(tick), kept: kept!, repaired: repaired!, wasted: wasted! });
    }
    // Its first step is that the agent has come.
    const expanded = trace.expansionAt(trace.position) - trace.expansionAt(trace.tickStart(tick)) - 1;
    return words.say(words.tickSteps, { tick: String(tick), expanded: grouped(Math.max(0, expanded)) });
  }

  /** Of walks beside each other, where a tick is planned: how many cells each of them has looked at for it. */
  #looks(trace: Trace): string {
    const { sides, words } = this.stage;
    if (sides.length === 1 || trace.ticks === 0 || trace.position !== chapterAt(trace, trace.position)[1]) return "";
    const list = sides.flatMap(({ searchName, ticks: { counts } }) =>
      counts ? [`${searchName} ${grouped(counts.repaired + counts.wasted)}`] : [],
    );
    const tick = String(trace.tickAt(trace.position));
    return list.length > 0 ? ` ${words.say(words.tickLooks, { tick, list: list.join(", ") })}` : "";
  }

  #letter(trace: Trace): string {
    return LETTERS[this.stage.sides.findIndex((side) => side.trace === trace)] ?? "A";
  }

  show(): void {
    const { player, lead } = this.stage;
    const { position } = player;
    this.frame.state = this.stage.state;
    const byEvent = player.unit === "event";
    // Of a walk, the steps of its tick.
    const [first, end] = lead ? chapterAt(lead, position) : [0, 0];
    const count = (position: number) => (byEvent ? position : (lead?.expansionAt(position) ?? 0));
    this.controls.show({
      position,
      done: count(position) - count(first),
      total: lead?.ticks ? count(end) - count(first) : player.steps,
      playing: player.playing,
      slider: player.slider,
      rate: player.rate,
      unit: player.unit,
      choosesUnit: !player.inStep || player.walks,
      walks: player.walks,
    });
  }

  /** For those who see it: a screen reader hears what has been changed, and no step was made. */
  retell(): void {
    this.#tell(false, false);
  }

  #tell(rested = false, stepped = true): void {
    this.#rest.cancel();
    const { player } = this.stage;
    const trace = this.stage.lead;
    if (!trace) return;
    const { position, length } = trace;
    const waits = !rested && length > LONG_TRACE && position > 0 && position < length && !this.stage.predict;
    if (waits) later(REST_MS, this.#rest.begin(), () => this.#tell(true));
    const whose = this.stage.sides.length > 1 ? `${this.#letter(trace)}: ` : "";
    const [said, engine] = waits ? ["", ""] : this.#sentence(trace);
    const sentence = waits ? "" : this.#halted(trace) + whose + said + this.#looks(trace);
    if (whose)
      for (const side of this.stage.sides) {
        const [own, english] = waits || !side.trace ? ["", ""] : this.#sentence(side.trace);
        side.tell(own, english);
      }
    if (this.stage.state !== "searching") this.frame.tell(sentence, this.stage.words.again, this.again(), engine);
    // No voice could keep up with playing. An unchanged sentence (as after an edit elsewhere) must not drown out the cell and the
    // verdict; in predict mode it is read, as two answers may get the same reply.
    if (!stepped) this.#said = sentence;
    else if (!player.playing && (this.stage.predict || sentence !== this.#said)) {
      this.frame.live.say(sentence, engine);
      this.#said = sentence;
    }
    if (!stepped) return;
    this.pointing.look();
    const event = position > 0 ? trace.event(position - 1) : null;
    const stopped = this.#stopped;
    this.#stopped = undefined;
    const expansion = trace.expansionAt(position);
    const detail = { position, length, expansion, event, sentence, playing: player.playing };
    this.stage.emit("step", { ...detail, ...(stopped && { stopped }) });
  }

  /** The sentence of this step, and the part of it that the engine says. */
  #sentence(trace: Trace): [sentence: string, engine: string] {
    const { predict, sides, words } = this.stage;
    // A node's id gets no thousands separators.
    const grouping = sides[0]!.kind === "grid";
    if (predict) return [predict.prompt(trace), predict.engine];
    const { position, length, result } = trace;
    if (this.#remark?.trace === trace) return [this.#remark.sentence, ""];
    if (position === 0 && length > 0) return [words.atStart, ""];
    const { text, english } = told(position === length ? saidOf(result) : this.#explained(trace), words, grouping);
    return [text, english];
  }

  /** What the step that led here did: a whole expansion, or within one, or in steps by event, one event. */
  #explained(trace: Trace): Said {
    const { position } = trace;
    const { unit } = this.stage.player;
    // Where a plan is made, the step was the whole tick.
    const [tick, end] = chapterAt(trace, position);
    if (unit === "tick" && position === end) return saidAt(trace, tick);
    const whole = unit !== "event" && !isWithinStep(trace, position);
    const n = trace.expansionAt(position);
    if (!whole) return saidAt(trace, position - 1);
    return {
      get text() {
        return trace.explainExpansion(n);
      },
      get saying() {
        return trace.sayingOfExpansion(n);
      },
    };
  }

  /** Names neither A nor B: either of two searches may have hit the break point. */
  #halted({ position, length }: Trace): string {
    if (!this.#halt || position === 0 || position === length) return "";
    const { words } = this.stage;
    return `${words.say(words.stopped, { at: inWords(this.#halt.point.at, words), when: words.when[this.#halt.point.when] })} `;
  }
}

/** What an event was; only that which is said is made. */
function saidAt(trace: Trace, event: number): Said {
  return {
    get text() {
      return trace.explain(event);
    },
    get saying() {
      return trace.saying(event);
    },
  };
}
