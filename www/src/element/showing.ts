/** Says where the search is: on the player, in a sentence below the board, to a screen reader, and as an event. */

import type { Trace } from "../api/index.js";
import type { Controls } from "../player/controls.js";
import type { Moved } from "../player/player.js";
import { make } from "../shared/dom.js";
import { grouped, groupedIn } from "../shared/grouped.js";
import type { BreakPoint } from "./contract.js";
import type { Frame } from "./frame.js";
import type { Pointing } from "./pointing.js";
import type { Scene } from "./scene.js";
import type { Searching } from "./searching.js";
import { inWords, tidy } from "./written.js";

/** In a longer trace a sentence takes more than a frame to make, so it waits until the reader pauses. */
const LONG_TRACE = 100_000;
const REST_MS = 120;

export class Showing {
  #frame = 0;
  #rest = 0;
  #stopped: Moved["stopped"];
  #said = "";
  /** Where a break point has stopped the player. */
  #halt: { readonly trace: Trace; readonly position: number; readonly point: BreakPoint } | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly frame: Frame,
    private readonly controls: Controls,
    private readonly pointing: Pointing,
    private readonly searching: Searching,
  ) {}

  /** The player shows its position at once; everything else follows once a frame at most. */
  moved(stopped: Moved["stopped"]): void {
    this.#stopped = stopped ?? this.#stopped;
    const trace = this.scene.lead;
    if (trace && typeof stopped === "object") this.#halt = { trace, position: trace.position, point: stopped };
    else if (trace !== this.#halt?.trace || trace?.position !== this.#halt?.position) this.#halt = null;
    this.show();
    this.#frame ||= requestAnimationFrame(() => this.#tell());
  }

  free(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  /** The caption of one of two searches: A or B, its name, and how far it has come. */
  counts(trace: Trace): (Node | string)[] {
    const name = this.scene.sides.find((side) => side.trace === trace)!.searchName;
    const expanded = grouped(trace.expansionAt(trace.position));
    const cost = trace.position === trace.length ? tidy(trace.result.cost) : "…";
    return [
      make("span", "", `${this.#letter(trace)} · ${name}:`),
      " ",
      make("span", "", this.scene.settings.words.side(expanded, cost)),
    ];
  }

  #letter(trace: Trace): string {
    return trace === this.scene.sides[0]?.trace ? "A" : "B";
  }

  show(): void {
    const { player, predict } = this.scene;
    const lead = this.scene.lead;
    this.frame.guessing = predict !== null && lead !== null && lead.position < lead.length;
    const byEvent = player.unit === "event";
    this.controls.show({
      position: player.position,
      done: byEvent ? player.position : (lead?.expansionAt(player.position) ?? 0),
      total: player.steps,
      playing: player.playing,
      slider: player.slider,
      rate: player.rate,
      unit: player.unit,
      choosesUnit: !player.inStep,
    });
  }

  #tell(rested = false): void {
    this.#frame = 0;
    clearTimeout(this.#rest);
    const { player } = this.scene;
    const trace = this.scene.lead;
    if (!trace) return;
    const { position, length } = trace;
    const waits = !rested && length > LONG_TRACE && position > 0 && position < length && !this.scene.predict;
    if (waits) this.#rest = window.setTimeout(() => this.#tell(true), REST_MS);
    const whose = this.scene.sides.length > 1 ? `${this.#letter(trace)}: ` : "";
    const [said, engine] = waits ? ["", ""] : this.#sentence(trace);
    const sentence = waits ? "" : this.#halted(trace) + whose + said;
    const { running, again } = this.searching;
    if (!running) this.frame.tell(sentence, this.scene.settings.words.again, again, engine);
    // No voice could keep up with playing. An unchanged sentence (as after an edit elsewhere) must not drown out the cell and the
    // verdict; in predict mode it is read, as two answers may get the same reply.
    if (!player.playing && (this.scene.predict || sentence !== this.#said)) {
      this.frame.live.say(sentence, engine);
      this.#said = sentence;
    }
    this.pointing.look();
    const event = position > 0 ? trace.event(position - 1) : null;
    const stopped = this.#stopped;
    this.#stopped = undefined;
    const expansion = trace.expansionAt(position);
    const detail = { position, length, expansion, event, sentence, playing: player.playing };
    this.scene.host.emit("step", { ...detail, ...(stopped && { stopped }) });
  }

  /** The sentence of this step, and the part of it that the engine says. */
  #sentence(trace: Trace): [sentence: string, engine: string] {
    const { predict, settings, sides } = this.scene;
    // A node's id gets no thousands separators.
    const format = sides[0]!.kind === "grid" ? groupedIn : String;
    if (predict) return [format(predict.prompt(trace)), format(predict.engine)];
    const { position, length, result } = trace;
    if (position === 0 && length > 0) return [settings.words.atStart, ""];
    const said = format(position === length ? result.message : trace.explain(position - 1));
    return [said, said];
  }

  /** Names neither A nor B: either of two searches may have hit the break point. */
  #halted({ position, length }: Trace): string {
    if (!this.#halt || position === 0 || position === length) return "";
    const { words } = this.scene.settings;
    return `${words.stopped(inWords(this.#halt.point.at, words), words.when[this.#halt.point.when])} `;
  }
}
