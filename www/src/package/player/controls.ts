/** The row below the board: buttons, scrub bar, counter, speed, unit, help. */

import type { Trace } from "../api/index.js";
import type { Palette } from "../board/palette.js";
import { make, put } from "../shared/dom.js";
import { grouped } from "../shared/grouped.js";
import type { StepUnit } from "../shared/terms.js";
import { icon } from "../style/icons.js";
import type { Words } from "../words/index.js";
import { commandButton, nameButton } from "./buttons.js";
import { type Command, KEY_NAMES } from "./keys.js";
import { ScrubBar } from "./scrub.js";
import { Ticks } from "./ticks.js";

export interface ControlsState {
  readonly position: number;
  readonly done: number;
  readonly total: number;
  readonly playing: boolean;
  readonly slider: number;
  readonly rate: number;
  readonly unit: StepUnit;
  readonly choosesUnit: boolean;
  /** There are ticks to go by. */
  readonly walks: boolean;
}

export interface ControlsActions {
  run(command: Command): void;
  seek(position: number): void;
  pace(slider: number): void;
  unit(unit: StepUnit): void;
}

const SLIDER_STEPS = 200;

export class Controls {
  /** Idle until there is something to step through: before that its numbers would only be seen to change. */
  readonly element = make("div", "row player idle");
  readonly #scrub: ScrubBar;
  readonly #ticks: Ticks;
  readonly #count = make("div", "count");
  readonly #rate = make("span", "rate");
  readonly #speed: HTMLInputElement = make("input");
  readonly #unit: HTMLSelectElement = make("select");
  readonly #play: HTMLButtonElement;
  #shownPlaying = false;

  constructor(
    private readonly words: Words,
    actions: ControlsActions,
    colours: () => Palette,
    signal: AbortSignal,
  ) {
    const buttons = (["first", "back", "play", "on", "last"] as const).map((command) => {
      const button = commandButton(command, words, command, () => actions.run(command));
      button.classList.add("big", command);
      return button;
    });
    this.#play = buttons[2]!;
    this.#scrub = new ScrubBar(words, actions.seek, colours, signal);
    this.#ticks = new Ticks(words, actions.seek);
    this.#speed.type = "range";
    this.#speed.max = String(SLIDER_STEPS);
    this.#speed.title = `${words.speed} ([ ])`;
    this.#speed.ariaLabel = words.speed;
    // Screen readers hear the rate from the slider.
    this.#rate.ariaHidden = "true";
    this.#speed.addEventListener("input", () => actions.pace(this.#speed.valueAsNumber / SLIDER_STEPS));
    for (const unit of ["expansion", "event", "tick"] as const) this.#unit.append(new Option(words.units[unit], unit));
    this.#unit.title = `${words.unit} (${KEY_NAMES.unit})`;
    this.#unit.ariaLabel = words.unit;
    this.#unit.part.add("unit");
    this.#unit.addEventListener("change", () => actions.unit(this.#unit.value as StepUnit));
    this.element.setAttribute("role", "group");
    this.element.ariaLabel = words.player;
    this.element.append(
      this.#ticks.element,
      make("div", "buttons", ...buttons),
      this.#scrub.element,
      this.#count,
      make("div", "speed", this.#rate, this.#speed, this.#unit),
    );
  }

  open(trace: Trace | null): void {
    this.#scrub.open(trace);
    this.#ticks.open(trace);
  }

  set near(near: boolean) {
    this.#scrub.near = near;
  }

  show(state: ControlsState): void {
    const { words } = this;
    if (state.total > 0) this.element.classList.remove("idle");
    const total = words.number(grouped(state.total));
    const count = `${words.number(grouped(state.done))} / ${total}`;
    put(this.#count, { textContent: count });
    // As wide as it will ever be, so that nothing beside it moves while the numbers grow.
    put(this.#count.style, { minWidth: `${2 * total.length + 2}ch` });
    this.#scrub.show(state.position, count);
    this.#ticks.show(state.position);
    this.#speed.value = String(Math.round(state.slider * SLIDER_STEPS));
    this.#speed.style.setProperty("--done", `${state.slider * 100}%`);
    const rate = state.rate >= 10 ? grouped(Math.round(state.rate)) : String(Number(state.rate.toFixed(1)));
    put(this.#rate, { textContent: `${words.speed}: ${words.number(rate)}/s` });
    put(this.#speed, { ariaValueText: words.say(words.rate, { n: rate }) });
    put(this.#unit, { value: state.unit, disabled: !state.choosesUnit });
    put(this.#unit.options[2]!, { hidden: !state.walks, disabled: !state.walks });
    if (state.playing === this.#shownPlaying) return;
    this.#shownPlaying = state.playing;
    this.#play.replaceChildren(icon(state.playing ? "pause" : "play"));
    nameButton(this.#play, "play", state.playing ? words.pause : words.commands.play);
  }
}
